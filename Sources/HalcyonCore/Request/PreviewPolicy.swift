/// Whether what has arrived of a picture is shown before the rest is there, and how often.
///
/// ```swift
/// request.previews = true
/// request.previews = PreviewPolicy(interval: 0.5, blur: 12)
/// ```
///
/// At most one preview of a load is made at a time, when nothing that is finished waits for a processor, and none once the
/// last byte is there.
public struct PreviewPolicy: Sendable, Hashable, ExpressibleByBooleanLiteral {
    /// No previews.
    public static let off = PreviewPolicy(isOn: false)
    /// Previews with the defaults of all below: what `true` stands for.
    public static let standard = PreviewPolicy()

    /// Whether there are any. Default: true.
    public var isOn: Bool
    /// The least seconds from the beginning of one preview to that of the next, by the pipeline's clock. Default: 0.25.
    /// Less than 0, and what is no number, counts as 0.
    public var interval: Double { didSet { interval = Self.interval(interval) } }
    /// The least bytes to make a preview of. Default: 1024.
    public var leastBytes: Int
    /// A preview is made of so many times the bytes of the one before at least, so that their number grows with the
    /// logarithm of the file's size. Default: 1.25. Less than 1, and what is no number, counts as 1.
    public var growth: Double { didSet { growth = Self.growth(growth) } }
    /// The standard deviation of a ``Blur`` in pixels of the preview, which hides that it is coarse; nil for none. It
    /// shrinks to 0 with the share of the bytes that is missing; where nobody knows that, to two thirds with each preview.
    /// Default: nil, which is what 0, less than that, and what is no number count as.
    public var blur: Double? { didSet { blur = Self.blur(blur) } }

    /// Previews; see the properties.
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

    /// Whether so many bytes are worth a preview after one of so many.
    func isDue(_ progress: LoadingProgress, after last: Int) -> Bool {
        let grown = Int((Double(last) * growth).within(0...1e15, orElse: 0))
        let least = max(1, leastBytes, last + 1, grown)
        // The picture itself is next.
        return progress.received >= least && progress.received != progress.expected
    }

    /// The radius for a preview, `number` counting from 0; 0 for no blur.
    func blurRadius(_ progress: LoadingProgress, number: Int) -> Double {
        guard let blur else { return 0 }
        let left = progress.fraction.map { 1 - $0 } ?? (0..<min(number, 20)).reduce(1.0) { left, _ in left * 2 / 3 }
        // Less than that is not seen, and takes as long.
        return blur * left < 0.3 ? 0 : blur * left
    }

    // A policy is part of the key of running work. NaN equals nothing: work under a key with one in it would be found by
    // nobody, and never tell those who wait for it that it is done.

    private static func interval(_ seconds: Double) -> Double { seconds.within(0...1e9, orElse: 0) }

    private static func growth(_ factor: Double) -> Double { factor.within(1...1e15, orElse: 1) }

    private static func blur(_ radius: Double?) -> Double? {
        radius.flatMap { $0 > 0 ? min($0, Blur.maximumRadius) : nil }
    }
}

extension ImageRequest {
    /// Its policy for previews; nil if it wants none.
    var previewPolicy: PreviewPolicy? { hasOptions ? self.previews.flatMap { $0.isOn ? $0 : nil } : nil }
}
