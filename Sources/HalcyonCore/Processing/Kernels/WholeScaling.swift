/// The scaling of a whole picture, whose parts are computed apart, with the same results.
package struct WholeScaling: Sendable {
    let horizontal: ResamplingAxis
    let vertical: ResamplingAxis

    /// - Parameters:
    ///   - source: The number of pixels per row, and of rows.
    ///   - scaled: What it is scaled to: an eighth at least, rounded up, so that no cells are averaged before.
    package init(source: PixelSize, scaled: PixelSize, hasAlpha: Bool) {
        horizontal = ResamplingAxis.of(
            .init(
                sourceCount: source.width, extent: Double(source.width), scaled: scaled.width,
                output: 0..<scaled.width, filter: .lanczos3, limit: RowResampler.acrossLimit(hasFraction: hasAlpha)))
        vertical = ResamplingAxis.of(
            .init(
                sourceCount: source.height, extent: Double(source.height), scaled: scaled.height,
                output: 0..<scaled.height, filter: .lanczos3, limit: RowResampler.downLimit))
    }

    /// Returns the columns of the source that some of the scaled picture need.
    package func columns(for scaled: Range<Int>) -> Range<Int> { horizontal.part(scaled).sourceRange }

    /// Returns the rows of the source that some of the scaled picture need.
    package func rows(for scaled: Range<Int>) -> Range<Int> { vertical.part(scaled).sourceRange }

    /// The width of the scaled picture.
    package var width: Int { horizontal.windows.count }

    /// The memory that it takes.
    package var byteCount: Int { horizontal.byteCount + vertical.byteCount }

    /// About how much memory it takes for sides of these lengths, which must be known before it is made.
    package static func bytes(for source: PixelSize) -> Int {
        let (sides, overflow) = source.width.addingReportingOverflow(source.height)
        return overflow || sides > .max / 128 ? .max / 2 : sides * 64
    }
}
