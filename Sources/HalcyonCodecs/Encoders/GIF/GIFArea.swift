/// A rectangle of a GIF's canvas, in pixels.
struct GIFArea: Equatable {
    var columns: Range<Int>
    var rows: Range<Int>

    var count: Int { columns.count * rows.count }

    /// The smallest area that holds both.
    func union(_ other: GIFArea) -> GIFArea {
        GIFArea(
            columns: min(
                columns.lowerBound, other.columns.lowerBound)..<max(columns.upperBound, other.columns.upperBound),
            rows: min(rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound))
    }
}
