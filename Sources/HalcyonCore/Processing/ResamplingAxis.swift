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
