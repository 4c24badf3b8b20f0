/// Which part of a picture a view shows: the geometry of deep zoom, without a toolkit.
///
/// Points of the view are in device pixels from its top left corner, points of the picture in its own pixels from its
/// top left corner before it is rotated. ``state`` is what was asked for; ``scale``, ``center`` and ``visibleRect`` are
/// what is shown, within these limits:
///
/// * The scale is at least that at which all of the picture is visible, or 1 if the picture is smaller than the view;
///   and at most 16.
/// * A picture never leaves the view: it has no margin at a side unless it is smaller than the view in that direction,
///   and then it is in the middle.
///
/// A view that changes its size keeps what was asked for, so a view that is small for a moment loses nothing.
public struct ZoomViewport: Sendable, Hashable {
    /// The largest scale.
    public static let largestScale = 16.0
    /// The longest side of a picture. With it, all coordinates on the screen are exact in a `Double`.
    static let longestSide = 1 << 40
    /// The longest side of a view: more than any screen has.
    static let longestViewSide = 1 << 15
    static let conceivableScales = 1 / Double(1 << 41)...largestScale

    /// The size of the picture, before it is rotated; at least 1×1.
    public let imageSize: PixelSize
    /// The size of the view in device pixels: 0×0 until it is known, and at most 32,768 in each direction.
    public var viewSize: PixelSize { didSet { viewSize = viewSize.within(0...Self.longestViewSide) } }
    /// The scale, center and rotation that were asked for.
    public var state: ZoomState

    /// Creates a viewport.
    ///
    /// - Parameters:
    ///   - imageSize: The size of the picture.
    ///   - viewSize: The size of the view. Default: 0×0, unknown.
    ///   - state: What to show. Default: all of the picture.
    public init(
        imageSize: PixelSize, viewSize: PixelSize = PixelSize(width: 0, height: 0), state: ZoomState = ZoomState()
    ) {
        self.imageSize = imageSize.within(1...Self.longestSide)
        self.viewSize = viewSize.within(0...Self.longestViewSide)
        self.state = state
    }

    /// The scale at which all of the picture is visible; 1 if it is smaller than the view, because it is not enlarged.
    public var fitScale: Double {
        let room = extent(SIMD2(repeating: 1), atLeast: 1)
        return min(1, room.x / Double(imageSize.width), room.y / Double(imageSize.height))
    }

    /// The scales that are possible.
    public var scales: ClosedRange<Double> { fitScale...Self.largestScale }

    /// The scale that is shown, in device pixels per pixel of the picture.
    public var scale: Double { state.scale?.within(scales, orElse: 1) ?? fitScale }

    /// Whether all of the picture is visible.
    public var isFit: Bool { scale <= fitScale * Self.justOne }

    /// The point of the picture that is shown in the middle of the view.
    public var center: SIMD2<Double> { limited(state.center ?? size / 2, at: scale) }

    /// The part of the picture that is visible; empty if the view is.
    public var visibleRect: ZoomRect {
        let (center, half) = (center, extent(SIMD2(repeating: 1 / scale)) / 2)
        let start = (center - half).clamped(lowerBound: .zero, upperBound: size)
        let end = (center + half).clamped(lowerBound: .zero, upperBound: size)
        return ZoomRect(origin: start, size: end - start)
    }

    /// Returns the point of the picture that is shown at a point of the view. It may be outside the picture.
    public func imagePoint(at point: SIMD2<Double>) -> SIMD2<Double> {
        center + unrotated(usable(point) - middle) / scale
    }

    /// Returns the point of the view that shows a point of the picture. It may be outside the view.
    public func viewPoint(at point: SIMD2<Double>) -> SIMD2<Double> {
        guard point.x.isFinite, point.y.isFinite else { return middle }
        return middle + rotated((point - center) * scale)
    }

    /// A factor that is 1 but for the rounding of a few multiplications.
    static let justOne = 1 + 1e-9

    var size: SIMD2<Double> { SIMD2(Double(imageSize.width), Double(imageSize.height)) }
    var middle: SIMD2<Double> { SIMD2(Double(viewSize.width), Double(viewSize.height)) / 2 }
    var isTurned: Bool { state.quarterTurns & 1 == 1 }

    /// Returns the point, or the middle if it is not finite.
    func usable(_ point: SIMD2<Double>) -> SIMD2<Double> {
        point.x.isFinite && point.y.isFinite ? point : middle
    }

    /// Returns the nearest center for which the picture does not leave the view.
    func limited(_ center: SIMD2<Double>, at scale: Double) -> SIMD2<Double> {
        let half = extent(SIMD2(repeating: 1 / scale)) / 2
        var limited = size / 2
        for axis in 0..<2 where half[axis] * 2 < size[axis] {
            limited[axis] = center[axis].within(half[axis]...size[axis] - half[axis], orElse: limited[axis])
        }
        return limited
    }

    /// Rotates a vector of the picture to one of the view: a quarter turn takes the right to the bottom.
    func rotated(_ vector: SIMD2<Double>) -> SIMD2<Double> { Self.rotate(vector, state.quarterTurns) }

    /// Rotates a vector of the view to one of the picture.
    func unrotated(_ vector: SIMD2<Double>) -> SIMD2<Double> { Self.rotate(vector, 4 - state.quarterTurns) }

    private static func rotate(_ vector: SIMD2<Double>, _ quarterTurns: Int) -> SIMD2<Double> {
        switch quarterTurns & 3 {
        case 1: SIMD2(-vector.y, vector.x)
        case 2: -vector
        case 3: SIMD2(vector.y, -vector.x)
        default: vector
        }
    }

    /// Returns the size of the view along the axes of the picture, times a factor.
    private func extent(_ factor: SIMD2<Double>, atLeast least: Int = 0) -> SIMD2<Double> {
        let (width, height) = (Double(max(least, viewSize.width)), Double(max(least, viewSize.height)))
        return (isTurned ? SIMD2(height, width) : SIMD2(width, height)) * factor
    }
}

extension PixelSize {
    func within(_ sides: ClosedRange<Int>) -> PixelSize {
        PixelSize(
            width: min(max(width, sides.lowerBound), sides.upperBound),
            height: min(max(height, sides.lowerBound), sides.upperBound))
    }
}
