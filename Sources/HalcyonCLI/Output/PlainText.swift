import Foundation

extension String {
    /// The text with everything that a terminal would act on instead of showing it replaced by `?`: names and reasons
    /// come from strangers, and an escape sequence could rewrite the screen.
    var printable: String {
        guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
        var text = UnicodeScalarView()
        for scalar in unicodeScalars { text.append(scalar.isUnprintable ? "?" : scalar) }
        return String(text)
    }

    /// The text with spaces after it, at least `width` characters.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

    /// At most `limit` characters; what is cut from the middle is marked by `…`.
    func shortened(to limit: Int) -> String {
        guard count > limit else { return self }
        guard limit > 1 else { return String(prefix(max(0, limit))) }
        let tail = (limit - 1) / 2
        return prefix(limit - 1 - tail) + "…" + suffix(tail)
    }
}

extension Unicode.Scalar {
    /// Control characters, line separators and the marks that turn the direction of text.
    var isUnprintable: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
        case .format: Self.directionMarks.contains(value)
        default: false
        }
    }

    private static let directionMarks: Set<UInt32> = [
        0x061C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0xFEFF,
    ]
}

/// Rows of text set in columns under headings.
struct Table {
    /// On which side a column's cells line up.
    enum Alignment {
        case left
        case right
    }

    private let headings: [String]
    private let alignments: [Alignment]
    private var rows: [[String]] = []

    /// A table without rows. Columns without an alignment line up on the right.
    init(_ headings: [String], alignments: [Alignment] = []) {
        self.headings = headings
        self.alignments = headings.indices.map { $0 < alignments.count ? alignments[$0] : .right }
    }

    /// Adds a row; cells that are missing stay empty, cells beyond the headings are left out.
    mutating func append(_ cells: [String]) {
        rows.append(headings.indices.map { $0 < cells.count ? cells[$0] : "" })
    }

    /// The lines, without spaces at their ends.
    var lines: [String] {
        let widths = headings.indices.map { column in
            ([headings] + rows).map { $0[column].count }.max() ?? 0
        }
        return ([headings] + rows).map { cells in
            let padded = headings.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - cells[column].count)
                return alignments[column] == .left ? cells[column] + space : space + cells[column]
            }
            let line = padded.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }
}
