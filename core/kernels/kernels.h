#pragma once

#include <cstddef>
#include <cstdint>

// The arithmetic that must be fast, over plain arrays: rows are contiguous (row-major), `rows` is the batch.
// This library is built for several generations of processors and the loader takes the best one, so nothing but plain
// pointers crosses its border (Eigen's types are laid out differently in each build).
//
// A row's result does not depend on the rows beside it nor on how many there are: matrices are padded inside to whole
// blocks. So a state computed alone and in a batch of thousands is the same to the last bit.
namespace core::kernels {

enum class Activation : std::uint8_t { None, Silu, Tanh };

// y[rows×out] = activation(x[rows×in] · w[in×out] + b[out]); `pre` (may be null) keeps the value before activation.
void affine(std::size_t rows, std::size_t in, std::size_t out, const float* x, const float* w, const float* b,
            Activation activation, float* pre, float* y);
// Given dy, adds to dw and db and, where dx is not null, writes dx. `pre` as kept by affine.
void affineBackward(std::size_t rows, std::size_t in, std::size_t out, const float* x, const float* w, const float* pre,
                    Activation activation, float* dy /* overwritten */, float* dx, float* dw, float* db);

struct AdamStep {
    float rate = 1e-3f, beta1 = 0.9f, beta2 = 0.999f, epsilon = 1e-8f, weightDecay = 0.0f;
    std::uint64_t step = 1; // counts from 1
    float gradientScale = 1.0f;
};
void adam(std::size_t count, const AdamStep& step, const float* gradient, float* parameters, float* first,
          float* second);
double squaredNorm(std::size_t count, const float* values);

// Log softmax over the allowed actions of each row: bit k of legal[row] allows action k; the others get −infinity.
void maskedLogSoftmax(std::size_t rows, std::size_t actions, const float* logits, const std::uint32_t* legal,
                      float* out);

// A flow of affine couplings. Weights of all couplings one after the other: w1[half×h], b1[h], w2[h×h], b2[h],
// w3[h×2·rest], b3[2·rest] with half = features that are read, rest = features that are changed (see coupling_flow.h).
struct FlowShape {
    std::size_t features = 0, hidden = 0, couplings = 0;
    float scaleBound = 1.0f;
};
std::size_t flowWeightCount(const FlowShape& shape);
void flowForward(const FlowShape& shape, const float* weights, std::size_t rows,
                 float* values); // data → latent, in place
void flowInverse(const FlowShape& shape, const float* weights, std::size_t rows, float* values); // latent → data

// y[rows×out] = x[rows×in] · w[in×out] + b[out], all in double.
void affineDouble(std::size_t rows, std::size_t in, std::size_t out, const double* x, const double* w, const double* b,
                  double* y);

const char* processorGeneration(); // "x86-64-v4", for reports
} // namespace core::kernels
