import CPixels
import Foundation
import Synchronization

/// The source positions and their weights for every output position along one axis.
struct ResamplingAxis: Sendable {
    /// What an axis is computed from.
    struct Parameters: Hashable, Sendable {
        /// The number of source positions, at least 1.
        var sourceCount: Int
        /// The length of the source in positions, which may have a fraction after a codec's reduced decoding.
        var extent: Double
        /// The number of output positions for the whole extent.
        var scaled: Int
        /// The output positions to compute.
        var output: Range<Int>
        var filter: ResamplingFilter
        /// The magnitude that values are below.
        var limit: Int32
    }

    /// The source positions needed by any output.
    let sourceRange: Range<Int>
    /// The pairs of source positions of each output, counted from the first that is needed; never empty.
    let windows: [cpixels_window]
    /// The weights of pairs: see `cpixels_pair`.
    let weights: [Int32]
    /// The number that stands for the weight 1.
    let one: Int32

    /// Returns the axis, which is kept for the next picture of that size.
    static func of(_ parameters: Parameters) -> ResamplingAxis {
        if let axis = recent.withLock({ $0.find(parameters) }) { return axis }
        let axis = ResamplingAxis(parameters)
        let dropped = recent.withLock { $0.keep(axis, parameters) }
        withExtendedLifetime(dropped) {}
        return axis
    }

    private static let recent = Mutex(RecentAxes())

    private init(_ parameters: Parameters) {
        let count = parameters.output.count
        let stretch = max(1, parameters.extent / Double(max(1, parameters.scaled)))
        let mostTaps = min(parameters.sourceCount, Int(2 * parameters.filter.radius * stretch) + 2)
        var windows = [cpixels_window](repeating: cpixels_window(), count: count)
        var weights = [Float](repeating: 0, count: count * mostTaps)
        cpixels_axis(
            parameters.filter.kernel, Int32(clamping: parameters.sourceCount), parameters.extent,
            Int32(clamping: parameters.scaled), Int32(clamping: parameters.output.lowerBound), Int32(clamping: count),
            &windows, &weights)
        guard let first = windows.first, let last = windows.last else {
            (sourceRange, self.windows, self.weights, one) = (0..<0, [], [], 1)
            return
        }
        sourceRange = Int(first.first)..<Int(last.first + last.count)
        var pairWindows = windows
        var pairs = [Int32](repeating: 0, count: weights.count / 2 + 2 * count)
        one = cpixels_pair(windows, count, weights, first.first, parameters.limit, &pairWindows, &pairs)
        (self.windows, self.weights) = (pairWindows, pairs)
    }

    /// Returns the axis of some of the output. Its weights are those of the whole; computed apart, they could be
    /// rounded in another way.
    func part(_ output: Range<Int>) -> ResamplingAxis {
        guard output.upperBound <= windows.count, let first = windows[output].first, let last = windows[output].last
        else { return ResamplingAxis(sourceRange: 0..<0, windows: [], weights: [], one: one) }
        let start = sourceRange.lowerBound + 2 * Int(first.first)
        let end = min(sourceRange.upperBound, sourceRange.lowerBound + 2 * Int(last.first + last.count))
        let moved = windows[output].map {
            cpixels_window(first: $0.first - first.first, count: $0.count, offset: $0.offset)
        }
        return ResamplingAxis(sourceRange: start..<end, windows: moved, weights: weights, one: one)
    }

    private init(sourceRange: Range<Int>, windows: [cpixels_window], weights: [Int32], one: Int32) {
        self.sourceRange = sourceRange
        self.windows = windows
        self.weights = weights
        self.one = one
    }

    /// Returns the maximum number of windows open at the same time, if pairs arrive in batches of this size.
    func mostOpenWindows(batch: Int) -> Int {
        var begun = 0
        var most = 1
        for (index, window) in windows.enumerated() {
            // A window ends with the batch of its last position, when all that begin in that batch are open.
            let end = (Int(window.first + window.count) + batch - 1) / batch * batch
            while begun < windows.count, windows[begun].first < end { begun += 1 }
            most = max(most, begun - index)
        }
        return most
    }

    var byteCount: Int { 12 * windows.count + 4 * weights.count }
}

/// The axes used last. A list shows many pictures of the same few sizes.
private struct RecentAxes {
    private static let mostEntries = 16
    private static let mostBytes = 1 << 20

    /// The last is the one used last.
    private var entries: [(parameters: ResamplingAxis.Parameters, axis: ResamplingAxis)] = []
    private var bytes = 0

    mutating func find(_ parameters: ResamplingAxis.Parameters) -> ResamplingAxis? {
        guard let index = entries.lastIndex(where: { $0.parameters == parameters }) else { return nil }
        let entry = entries.remove(at: index)
        entries.append(entry)
        return entry.axis
    }

    /// - Returns: The axes that had to go, to be freed after the lock.
    mutating func keep(_ axis: ResamplingAxis, _ parameters: ResamplingAxis.Parameters) -> [ResamplingAxis] {
        // Another thread may have kept it meanwhile.
        guard axis.byteCount <= Self.mostBytes / 4, find(parameters) == nil else { return [] }
        entries.append((parameters, axis))
        bytes += axis.byteCount
        var dropped: [ResamplingAxis] = []
        while entries.count > Self.mostEntries || bytes > Self.mostBytes {
            let axis = entries.removeFirst().axis
            bytes -= axis.byteCount
            dropped.append(axis)
        }
        return dropped
    }
}

extension ResamplingFilter {
    fileprivate var kernel: Int32 {
        switch self {
        case .lanczos3: Int32(CPIXELS_LANCZOS3)
        case .mitchell: Int32(CPIXELS_MITCHELL)
        case .box: Int32(CPIXELS_BOX)
        }
    }
}
