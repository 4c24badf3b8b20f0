import Foundation

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
                    rows.push(base + y * source.bytesPerRow)
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

    func weight(at distance: Double) -> Double {
        let x = abs(distance)
        switch self {
        case .lanczos3:
            guard x < 3 else { return 0 }
            guard x > 1e-9 else { return 1 }
            let angle = Double.pi * x
            return 3 * sin(angle) * sin(angle / 3) / (angle * angle)
        case .mitchell:
            if x < 1 { return ((7 * x - 12) * x * x + 16 / 3) / 6 }
            return x < 2 ? (((-7 / 3 * x + 12) * x - 20) * x + 32 / 3) / 6 : 0
        case .box:
            // Half open, so that a pixel on the border between two is counted once.
            return distance > -0.5 && distance <= 0.5 ? 1 : 0
        }
    }
}

/// The source positions and their weights for every output position along one axis.
struct ResamplingAxis {
    struct Window {
        /// The source positions; never empty.
        var range: Range<Int>
        /// The index of its first weight in `weights`.
        var offset: Int
    }

    private(set) var windows: [Window] = []
    /// The weights; those of each window sum up to 1.
    private(set) var weights: [Float] = []

    /// - Parameters:
    ///   - sourceCount: The number of source positions, at least 1.
    ///   - extent: The length of the source in positions, which may have a fraction after a codec's reduced decoding.
    ///   - scaled: The number of output positions for the whole extent.
    ///   - output: The output positions to compute.
    init(sourceCount: Int, extent: Double, scaled: Int, output: Range<Int>, filter: ResamplingFilter) {
        let step = extent / Double(max(1, scaled))
        let stretch = max(1, step)
        let reach = filter.radius * stretch
        windows.reserveCapacity(output.count)
        for position in output {
            let centre = (Double(position) + 0.5) * step
            // There is nothing beyond the edge: the remaining weights are scaled to sum up to 1 again.
            let first = min(max(0, Int(centre - reach + 0.5)), sourceCount - 1)
            let end = max(min(sourceCount, Int(centre + reach + 0.5)), first + 1)
            let offset = weights.count
            var sum = 0.0
            for source in first..<end {
                let weight = filter.weight(at: (Double(source) + 0.5 - centre) / stretch)
                weights.append(Float(weight))
                sum += weight
            }
            if abs(sum) < 1e-6 {
                weights.replaceSubrange(offset..., with: repeatElement(1 / Float(end - first), count: end - first))
            } else {
                for index in offset..<weights.count { weights[index] /= Float(sum) }
            }
            windows.append(Window(range: first..<end, offset: offset))
        }
    }

    /// The source positions needed by any output.
    var sourceRange: Range<Int> {
        guard let first = windows.first, let last = windows.last else { return 0..<0 }
        return first.range.lowerBound..<last.range.upperBound
    }

    /// Returns the maximum number of windows open at the same time, if sources arrive in batches of this size.
    func mostOpenWindows(batch: Int) -> Int {
        let first = sourceRange.lowerBound
        var begun = 0
        var most = 1
        for (index, window) in windows.enumerated() {
            // A window ends with the batch of its last source, when all that begin in that batch are open.
            let end = first + (window.range.upperBound - first + batch - 1) / batch * batch
            while begun < windows.count, windows[begun].range.lowerBound < end { begun += 1 }
            most = max(most, begun - index)
        }
        return most
    }
}
