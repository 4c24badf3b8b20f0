/// Whether, and how often, a picture is shown while it is still loading.
///
/// ```swift
/// request.previews = true
/// request.previews = PreviewPolicy(interval: 0.5, blur: 12)
/// ```
///
/// At most one preview of a load is made at a time, only while no finished image waits for a processor, and none once
/// the last byte has arrived.
public struct PreviewPolicy: Sendable, Hashable, ExpressibleByBooleanLiteral {
    /// No previews.
    public static let off = PreviewPolicy(isOn: false)
    /// Previews with the default settings: what `true` stands for.
    public static let standard = PreviewPolicy()

    /// Whether previews are made. Default: true.
    public var isOn: Bool
    /// The minimum number of seconds from the start of one preview to the start of the next, by the pipeline's clock.
    /// Default: 0.25. Negative values and NaN count as 0.
    public var interval: Double { didSet { interval = Self.interval(interval) } }
    /// The minimum number of bytes for a preview. Default: 1024.
    public var leastBytes: Int
    /// The minimum ratio of a preview's bytes to those of the preview before, so that their number grows with the
    /// logarithm of the file's size. Default: 1.25. Less than 1 and NaN count as 1.
    public var growth: Double { didSet { growth = Self.growth(growth) } }
    /// The standard deviation of a ``ImageProcessors/Blur`` in pixels of the preview, which hides its coarseness; nil
    /// for none. It shrinks to 0 with the share of the bytes that is missing or, if that is unknown, to two thirds with
    /// each preview. Default: nil. 0, negative values and NaN count as nil.
    public var blur: Double? { didSet { blur = Self.blur(blur) } }

    /// Creates a policy; see the properties.
    public init(
        isOn: Bool = true, interval: Double = 0.25, leastBytes: Int = 1024, growth: Double = 1.25, blur: Double? = nil
    ) {
        self.isOn = isOn
        self.interval = Self.interval(interval)
        self.leastBytes = leastBytes
        self.growth = Self.growth(growth)
        self.blur = Self.blur(blur)
    }

    /// ``standard`` or ``off``.
    public init(booleanLiteral value: Bool) { self.init(isOn: value) }

    /// Whether the bytes received so far are worth a preview after one made from `last` bytes.
    func isDue(_ progress: LoadingProgress, after last: Int) -> Bool {
        let grown = Int((Double(last) * growth).within(0...1e15, orElse: 0))
        let least = max(1, leastBytes, last + 1, grown)
        // The finished picture comes next.
        return progress.receivedBytes >= least && progress.receivedBytes != progress.expectedBytes
    }

    /// The blur radius for the preview with this number, counted from 0; 0 for no blur.
    func blurRadius(_ progress: LoadingProgress, number: Int) -> Double {
        guard let blur else { return 0 }
        let left = progress.fraction.map { 1 - $0 } ?? (0..<min(number, 20)).reduce(1.0) { left, _ in left * 2 / 3 }
        // A smaller radius is invisible, and takes as long.
        return blur * left < 0.3 ? 0 : blur * left
    }

    // A policy is part of the key of running work. NaN equals nothing: work under a key that contains NaN could not be
    // found, and would never report its end to its waiters.

    private static func interval(_ seconds: Double) -> Double { seconds.within(0...1e9, orElse: 0) }

    private static func growth(_ factor: Double) -> Double { factor.within(1...1e15, orElse: 1) }

    private static func blur(_ radius: Double?) -> Double? {
        radius.flatMap { $0 > 0 ? min($0, ImageProcessors.Blur.maximumRadius) : nil }
    }
}

extension ImageRequest {
    /// The request's policy for previews; nil if it wants none.
    var previewPolicy: PreviewPolicy? { hasOptions ? self.previews.flatMap { $0.isOn ? $0 : nil } : nil }
}
