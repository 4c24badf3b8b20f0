/// Where a picture is in a view that it may be larger than: enlarged around a point, moved, and never lost from sight.
///
/// A scale of 1 shows a pixel of the picture as a pixel of the view. Points are in the view's coordinates.
public struct Zoom: Sendable, Equatable {
    /// A point, or a size.
    public struct Pair: Sendable, Equatable {
        /// To the right.
        public var x: Double
        /// Downwards.
        public var y: Double

        /// A point, or a size.
        public init(_ x: Double, _ y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// The most that one pixel is enlarged.
    public static let most = 16.0

    /// The size of the view.
    public private(set) var view = Pair(0, 0)
    /// The size of the picture.
    public private(set) var picture = Pair(0, 0)
    /// The picture's left upper corner in the view.
    public private(set) var origin = Pair(0, 0)
    /// Nil while the picture is fitted into the view.
    private var ownScale: Double?

    /// Nothing, in no view.
    public init() {}

    /// Whether the picture is fitted into the view.
    public var isFitted: Bool { ownScale == nil }

    /// Pixels of the view to one of the picture.
    public var scale: Double { ownScale ?? fittingScale }

    /// The scale at which all of the picture is seen: as large as the view at most, and no larger than it is.
    public var fittingScale: Double {
        guard picture.x > 0, picture.y > 0, view.x > 0, view.y > 0 else { return 1 }
        return min(1, view.x / picture.x, view.y / picture.y)
    }

    /// The size of the picture in the view.
    public var shown: Pair { Pair(picture.x * scale, picture.y * scale) }

    /// The view has another size: what was in its middle stays there.
    public mutating func resize(toWidth width: Double, height: Double) {
        guard view != Pair(width, height) else { return }
        origin = Pair(origin.x + (width - view.x) / 2, origin.y + (height - view.y) / 2)
        view = Pair(width, height)
        settle()
    }

    /// Another picture is shown, fitted.
    public mutating func show(width: Double, height: Double) {
        picture = Pair(max(0, width), max(0, height))
        fit()
    }

    /// Shows all of the picture.
    public mutating func fit() {
        ownScale = nil
        settle()
    }

    /// Enlarges by a factor; the pixel under the point stays there.
    public mutating func zoom(by factor: Double, around point: Pair) { zoom(to: scale * factor, around: point) }

    /// Enlarges to a scale; the pixel under the point stays there. What would be smaller than fitted is fitted.
    public mutating func zoom(to wanted: Double, around point: Pair) {
        guard wanted.isFinite, wanted > 0, picture.x > 0, picture.y > 0 else { return }
        let before = scale
        guard wanted > fittingScale * 1.0001 else { return fit() }
        let new = min(wanted, max(Self.most, fittingScale))
        ownScale = new
        origin = Pair(
            point.x - (point.x - origin.x) * new / before, point.y - (point.y - origin.y) * new / before)
        settle()
    }

    /// Moves the picture, as far as there is more of it to see.
    public mutating func move(byX x: Double, y: Double) {
        guard x.isFinite, y.isFinite else { return }
        origin = Pair(origin.x + x, origin.y + y)
        settle()
    }

    /// In the middle where there is room, without a gap where there is none.
    private mutating func settle() {
        if let ownScale, ownScale <= fittingScale { self.ownScale = nil }
        let shown = shown
        origin = Pair(Self.settled(origin.x, shown.x, view.x), Self.settled(origin.y, shown.y, view.y))
    }

    private static func settled(_ origin: Double, _ shown: Double, _ view: Double) -> Double {
        shown <= view ? ((view - shown) / 2).rounded() : min(0, max(view - shown, origin))
    }
}
