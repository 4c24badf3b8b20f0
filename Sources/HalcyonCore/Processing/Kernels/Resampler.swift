/// Scales pixels with separable filters and premultiplied alpha, and computes only the part that is kept.
package struct Resampler: Sendable, Hashable {
    /// A larger result is a mistake, and its tables of weights alone would fill the memory.
    package static let longestSide = 1 << 20
    private static let mostPixels = 1 << 30

    /// How pixels are weighted. Default: `.lanczos3`.
    public var filter: ResamplingFilter

    /// Creates a resampler with the given filter.
    public init(filter: ResamplingFilter = .lanczos3) {
        self.filter = filter
    }

    /// Returns the picture, scaled and cropped according to `layout`; the same object if nothing changes.
    ///
    /// - Throws: `ImageError.decoding(.outOfMemory)` if the result does not fit in memory, and `ImageError.cancelled`
    ///   if the task is cancelled meanwhile.
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
                    rows.push(base + y * source.bytesPerRow, staysValid: true)
                }
            }
        }
    }
}

/// How source pixels are weighted for a pixel of a scaled picture.
public enum ResamplingFilter: String, Sendable, Hashable, CaseIterable {
    /// Lanczos with three lobes: the sharpest, for downscaling photographs.
    case lanczos3
    /// The cubic of Mitchell and Netravali with B = C = 1/3: softer, with hardly any ringing, for upscaling.
    ///
    /// Source: Mitchell, Netravali, "Reconstruction filters in computer graphics", SIGGRAPH 1988.
    case mitchell
    /// The plain mean of the covered pixels.
    case box

    /// The filter's reach from the centre, in pixels of the coarser grid.
    var radius: Double {
        switch self {
        case .lanczos3: 3
        case .mitchell: 2
        case .box: 0.5
        }
    }
}
