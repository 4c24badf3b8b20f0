import Foundation

extension String {
    /// The text with everything replaced by `?` that a terminal would interpret instead of showing: names and reasons
    /// come from outside, and an escape sequence could rewrite the screen.
    var printable: String {
        guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
        var text = UnicodeScalarView()
        for scalar in unicodeScalars { text.append(scalar.isUnprintable ? "?" : scalar) }
        return String(text)
    }

    /// Returns the text padded with spaces to at least `width` characters.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

    /// Returns at most `limit` characters; text removed from the middle is replaced by `…`.
    func shortened(to limit: Int) -> String {
        guard count > limit else { return self }
        guard limit > 1 else { return String(prefix(max(0, limit))) }
        let tail = (limit - 1) / 2
        return prefix(limit - 1 - tail) + "…" + suffix(tail)
    }
}

extension Unicode.Scalar {
    /// Whether it is a control character, a line separator or a directional mark.
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

/// Rows of text in columns under headings.
struct Table {
    /// The side on which a column's cells are aligned.
    enum Alignment {
        case left
        case right
    }

    private let headings: [String]
    private let alignments: [Alignment]
    private var rows: [[String]] = []

    /// Creates a table without rows. Columns without an alignment are aligned on the right.
    init(_ headings: [String], alignments: [Alignment] = []) {
        self.headings = headings
        self.alignments = headings.indices.map { $0 < alignments.count ? alignments[$0] : .right }
    }

    /// Adds a row; missing cells stay empty, cells beyond the headings are left out.
    mutating func append(_ cells: [String]) {
        rows.append(headings.indices.map { $0 < cells.count ? cells[$0] : "" })
    }

    /// The lines, without trailing spaces.
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
