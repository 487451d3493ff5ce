// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/report_content.h"
#include "ui/report/report_piece.h"

#include <QSizeF>

#include <cstddef>
#include <memory>
#include <vector>

class QPainter;

namespace ui {

// A report on paper: which piece stands where on which page. Files, the preview and its pages are painted by the same
// code. Laid out section by section, so that a window can go on living in between.
class ReportPages {
public:
    ReportPages(ReportContent arranged, bool letterPaper);
    ReportPages(const ReportPages&) = delete; // its pieces know where it is
    ReportPages& operator=(const ReportPages&) = delete;

    bool done() const { return m_next > m_content.sections.size(); }
    double share() const;
    void layOutNext(); // the first page, then one section after the other

    int count() const { return static_cast<int>(m_pages.size()); } // so far
    QSizeF size() const { return m_size; }                         // of a page, in pixels of 1/96 inch
    void paint(QPainter& painter, int page) const;                 // from (0, 0)
    const ReportContent& content() const { return m_content; }
    int pageOf(std::size_t section) const { return m_sectionPages[section]; } // on which it begins
    QString sectionTitle(std::size_t section) const;                          // "3 Participants and flow"

private:
    struct Placed {
        double y = 0.0;
        std::shared_ptr<const ReportPiece> piece;
    };
    using Page = std::vector<Placed>;

    void layOutFace();
    void layOutSection(std::size_t section);
    ReportPieces sectionHead(std::size_t section) const;
    ReportPieces piecesOf(const ReportBlock& block);
    ReportPieces contentsPieces() const;
    ReportPiece contentsLine(std::size_t section) const;
    int place(ReportPieces pieces); // the page on which the first one stands
    void placeOne(ReportPiece piece);
    void beginPage();
    void paintFrame(QPainter& painter, int page) const;

    ReportContent m_content;
    QSizeF m_size;
    double m_width = 0.0; // of the text
    double m_y = 0.0;     // where the next piece goes
    std::size_t m_next = 0;
    std::vector<Page> m_pages;
    std::vector<int> m_sectionPages;
    ReportNumbers m_numbers;
};

// All at once.
std::unique_ptr<ReportPages> reportPages(ReportContent arranged, bool letterPaper);

} // namespace ui
