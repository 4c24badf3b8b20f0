/// Scales pixels: separable filters, alpha premultiplied on the way, only the part that is kept computed.
public struct Resampler: Sendable, Hashable {
    /// Beyond these a result is a mistake, and the tables of weights alone would fill the memory.
    package static let longestSide = 1 << 20
    private static let mostPixels = 1 << 30

    /// How pixels are weighed. Default: `.lanczos3`.
    public var filter: ResamplingFilter

    /// A resampler with the given filter.
    public init(filter: ResamplingFilter = .lanczos3) {
        self.filter = filter
    }

    /// The picture scaled and cut as `layout` says; the same object where there is nothing to do.
    ///
    /// - Throws: `ImageError.decoding(.outOfMemory)` for a result that has no room in memory, and
    ///   `ImageError.cancelled` when the task is cancelled meanwhile.
    public func resample(_ source: PixelBuffer, to layout: TargetSize.Layout) throws(ImageError) -> PixelBuffer {
        if layout.isIdentity(for: source.size) { return source }
        let longest = max(layout.output.width, layout.output.height)
        guard let pixels = layout.output.pixelCount, pixels <= Self.mostPixels, longest <= Self.longestSide else {
            throw .decoding(.outOfMemory(layout.output))
        }
        return try PixelBuffer(
            width: layout.output.width, height: layout.output.height, hasAlpha: source.hasAlpha
        ) { memory throws(ImageError) in
            let rows = RowResampler(
                source: source.size, layout: layout, filter: filter, hasAlpha: source.hasAlpha, output: memory)
            try source.withUnsafeBytes { bytes throws(ImageError) in
                guard let base = bytes.baseAddress else { return }
                for y in 0..<source.height where !rows.isFinished {
                    if y % 16 == 0, Task.isCancelled { throw .cancelled }
                    rows.push(base + y * source.bytesPerRow)
                }
            }
        }
    }
}
