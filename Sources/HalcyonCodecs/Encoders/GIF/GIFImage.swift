/// A frame as the file holds it.
struct GIFImage {
    let area: GIFArea
    /// Numbers of colours, row by row.
    let indices: [UInt8]
    /// The frame's own table, RGBA; nil where the file's serves.
    let colors: [UInt32]?
    /// The number that is not painted; nil where all are.
    let clear: UInt8?
    /// Whether the area is cleared before the next frame.
    let clears: Bool
    /// How long it is shown, in hundredths of a second.
    let ticks: Int
}
