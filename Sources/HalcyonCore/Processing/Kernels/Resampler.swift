import Foundation

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

/// How source pixels are weighed into a pixel of a scaled picture.
public enum ResamplingFilter: String, Sendable, Hashable, CaseIterable {
    /// Lanczos with three lobes: the sharpest, for photographs made smaller.
    case lanczos3
    /// The cubic of Mitchell and Netravali with B = C = 1/3: softer, hardly rings, for enlarging.
    ///
    /// Source: Mitchell, Netravali, "Reconstruction filters in computer graphics", SIGGRAPH 1988.
    case mitchell
    /// The plain mean of the pixels covered.
    case box

    /// How far from the centre the filter reaches, in pixels of the larger grid's scale.
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
            // Half open, so that a pixel on the border of two is counted once.
            return distance > -0.5 && distance <= 0.5 ? 1 : 0
        }
    }
}

/// For every output position along one axis: which source positions it is made of, and their weights.
struct ResamplingAxis {
    struct Window {
        /// The first source position, and the one after the last; never empty.
        var range: Range<Int>
        /// Where in `weights` its weights begin.
        var offset: Int
    }

    private(set) var windows: [Window] = []
    /// Each window's weights sum up to 1.
    private(set) var weights: [Float] = []

    /// - Parameters:
    ///   - sourceCount: The source positions that exist, at least 1.
    ///   - extent: The source length in positions, which a codec's reduced decoding leaves with a fraction.
    ///   - scaled: The number of output positions for the whole extent.
    ///   - output: Those that are wanted.
    init(sourceCount: Int, extent: Double, scaled: Int, output: Range<Int>, filter: ResamplingFilter) {
        let step = extent / Double(max(1, scaled))
        let stretch = max(1, step)
        let reach = filter.radius * stretch
        windows.reserveCapacity(output.count)
        for position in output {
            let centre = (Double(position) + 0.5) * step
            // Beyond the edge there is nothing: the weights that are left are raised to sum up to 1 again.
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

    /// The source positions that any output needs.
    var sourceRange: Range<Int> {
        guard let first = windows.first, let last = windows.last else { return 0..<0 }
        return first.range.lowerBound..<last.range.upperBound
    }

    /// The most windows that have begun but not ended at any time, when sources come so many at a time.
    func mostOpenWindows(batch: Int) -> Int {
        let first = sourceRange.lowerBound
        var begun = 0
        var most = 1
        for (index, window) in windows.enumerated() {
            // A window ends with the batch that holds its last source; by then all that begin in that batch are open.
            let end = first + (window.range.upperBound - first + batch - 1) / batch * batch
            while begun < windows.count, windows[begun].range.lowerBound < end { begun += 1 }
            most = max(most, begun - index)
        }
        return most
    }
}
