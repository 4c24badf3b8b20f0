/// What a zoomable view shows of its picture: how large, which part, and which way up. Save it to restore the view.
///
/// Any number may be set. A scale that is not a positive number counts as nil, a center that is not finite as nil, and
/// everything else is limited when it is used: see ``ZoomViewport``.
///
/// ```swift
/// let saved = try JSONEncoder().encode(viewport.state)
/// viewport.state = try JSONDecoder().decode(ZoomState.self, from: saved)
/// ```
public struct ZoomState: Sendable, Hashable {
    /// Screen pixels per pixel of the picture; nil to show all of it, whatever the size of the view. Default: nil.
    public var scale: Double? { didSet { scale = Self.usable(scale) } }
    /// The point of the picture in the middle of the view, in pixels of the picture from its top left corner before it
    /// is rotated; nil for the middle of the picture. Default: nil.
    public var center: SIMD2<Double>? { didSet { center = Self.usable(center) } }
    /// Rotation in quarter turns clockwise, from 0 to 3; other numbers count modulo 4. Default: 0.
    public var quarterTurns: Int { didSet { quarterTurns = Self.usable(quarterTurns) } }

    /// Creates a state; all of the picture by default.
    public init(scale: Double? = nil, center: SIMD2<Double>? = nil, quarterTurns: Int = 0) {
        self.scale = Self.usable(scale)
        self.center = Self.usable(center)
        self.quarterTurns = Self.usable(quarterTurns)
    }

    private static func usable(_ scale: Double?) -> Double? {
        guard let scale, scale.isFinite, scale > 0 else { return nil }
        return scale.within(ZoomViewport.conceivableScales, orElse: 1)
    }

    private static func usable(_ center: SIMD2<Double>?) -> SIMD2<Double>? {
        guard let center, center.x.isFinite, center.y.isFinite else { return nil }
        return center.clamped(lowerBound: .zero, upperBound: SIMD2(repeating: Double(ZoomViewport.longestSide)))
    }

    private static func usable(_ quarterTurns: Int) -> Int { quarterTurns & 3 }
}

extension ZoomState: Codable {
    private enum Key: String, CodingKey {
        case scale, x, y, quarterTurns
    }

    /// Reads a state. What is missing has its default.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let x = try values.decodeIfPresent(Double.self, forKey: .x)
        let y = try values.decodeIfPresent(Double.self, forKey: .y)
        var center: SIMD2<Double>?
        if let x, let y { center = SIMD2(x, y) }
        self.init(
            scale: try values.decodeIfPresent(Double.self, forKey: .scale), center: center,
            quarterTurns: try values.decodeIfPresent(Int.self, forKey: .quarterTurns) ?? 0)
    }

    /// Writes a state.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encodeIfPresent(scale, forKey: .scale)
        try values.encodeIfPresent(center?.x, forKey: .x)
        try values.encodeIfPresent(center?.y, forKey: .y)
        try values.encode(quarterTurns, forKey: .quarterTurns)
    }
}
