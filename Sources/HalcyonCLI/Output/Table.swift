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
