// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/tensor_reader_p.h"
#include "core/model/tensors.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace core {

// Each value as how far it has come through pieces of its range, 0 before a piece and 1 beyond it (piecewise linear
// encoding: Gorishniy, Rubachev and Babenko, arXiv 2203.05556). A network that sees it can turn at a limit as sharply
// as a tree does. Where it is told what is known, an estimated value has come nowhere.
class ValuePieces {
public:
    struct Piece {
        std::uint32_t feature;
        float from;
        float slope; // 1 / its length
    };

    ValuePieces() = default;
    explicit ValuePieces(std::vector<Piece> pieces) : m_pieces(std::move(pieces)) {}
    // At most `most` pieces of every feature with more than two values, of equally many patients, where those with the
    // disease together count as much as the others. A value that as many share has its neighbours at both ends.
    // `rows`: patients × features, NaN where nothing is recorded.
    static ValuePieces fit(std::span<const float> rows, std::size_t features, std::span<const std::uint8_t> diseased,
                           std::size_t most);

    std::size_t count() const { return m_pieces.size(); }
    std::span<const Piece> pieces() const { return m_pieces; }
    // `known`: 1 where a value is known, 0 where it is estimated; null: not told.
    void write(const float* values, const float* known, float* out) const;

    void save(TensorBundle& bundle, const std::string& prefix) const;
    static ValuePieces load(TensorReader& reader, std::size_t features);

private:
    std::vector<Piece> m_pieces;
};

} // namespace core
