import Foundation

extension ZoomViewport {
    /// A step of the wheel, a quarter of a doubling.
    private static let wheelStep = 0.25
    /// A press of a key, half of a doubling.
    private static let keyStep = 0.5
    /// The part of the view that the picture moves by at a press of a key.
    private static let panStep = 0.125
    /// The part of the view that the picture moves by at a press of a page key.
    private static let pageStep = 0.875

    /// More than the picture can be moved by.
    private static let farAway = Double(longestSide) * largestScale

    /// Moves the picture with a pointer.
    ///
    /// - Parameter offset: How far the pointer has moved, in device pixels; right and down are positive.
    /// - Returns: How far the picture has moved: less than `offset` at its edges.
    @discardableResult
    public mutating func pan(by offset: SIMD2<Double>) -> SIMD2<Double> {
        guard offset.x.isFinite, offset.y.isFinite else { return .zero }
        let (old, scale) = (center, scale)
        let new = limited(old - unrotated(offset) / scale, at: scale)
        state.center = new
        return rotated((old - new) * scale)
    }

    /// Changes the scale, and keeps the point of the picture that is under a point of the view where it is, except at
    /// the edges of the picture. A scale at which all is visible stays that when the view changes its size.
    ///
    /// - Parameters:
    ///   - scale: Device pixels per pixel of the picture; limited to ``scales``.
    ///   - point: A point of the view. Default: nil, its middle.
    public mutating func zoom(to scale: Double, at point: SIMD2<Double>? = nil) {
        guard !scale.isNaN else { return }
        let point = usable(point ?? middle)
        let anchor = imagePoint(at: point)
        let new = scale.within(scales, orElse: 1)
        let center = limited(anchor - unrotated(point - middle) / new, at: new)
        state.scale = new <= fitScale * Self.justOne ? nil : new
        state.center = center
    }

    /// Multiplies the scale: pass how much two fingers have moved apart since the last event.
    ///
    /// - Parameters:
    ///   - factor: A positive number; anything else does nothing.
    ///   - point: A point of the view that stays: that between the fingers. Default: nil, the middle of the view.
    public mutating func zoom(by factor: Double, at point: SIMD2<Double>? = nil) {
        guard factor > 0 else { return }
        zoom(to: scale * factor, at: point)
    }

    /// Zooms by steps of a wheel; four steps double the scale.
    ///
    /// - Parameters:
    ///   - steps: The number of steps, which may be a fraction; positive to enlarge.
    ///   - point: A point of the view that stays: that under the pointer. Default: nil, the middle of the view.
    public mutating func zoom(bySteps steps: Double, at point: SIMD2<Double>? = nil) {
        zoom(by: exp2(steps.within(-256...256, orElse: 0) * Self.wheelStep), at: point)
    }

    /// Shows all of the picture.
    public mutating func fit() {
        state.scale = nil
        state.center = nil
    }

    /// Shows all of the picture, or a pixel of it at each of the screen if all is shown already: for a double click.
    ///
    /// - Parameter point: A point of the view that stays: that under the pointer. Default: nil, the middle of the view.
    public mutating func toggle(at point: SIMD2<Double>? = nil) {
        if isFit { zoom(to: 1, at: point) } else { fit() }
    }

    /// Rotates the picture about the middle of the view. The scale stays, as far as it is possible.
    ///
    /// - Parameter quarterTurns: The number of quarter turns; clockwise if positive. Default: 1.
    public mutating func rotate(by quarterTurns: Int = 1) {
        state.quarterTurns += quarterTurns & 3
    }

    /// Carries out an action, such as that of a key.
    public mutating func perform(_ action: ZoomAction) {
        let step = 2 * middle * Self.panStep
        switch action {
        case .left: pan(by: SIMD2(step.x, 0))
        case .right: pan(by: SIMD2(-step.x, 0))
        case .up: pan(by: SIMD2(0, step.y))
        case .down: pan(by: SIMD2(0, -step.y))
        case .pageUp: pan(by: SIMD2(0, 2 * middle.y * Self.pageStep))
        case .pageDown: pan(by: SIMD2(0, -2 * middle.y * Self.pageStep))
        case .start: pan(by: SIMD2(repeating: Self.farAway))
        case .end: pan(by: SIMD2(repeating: -Self.farAway))
        case .zoomIn: zoom(by: exp2(Self.keyStep))
        case .zoomOut: zoom(by: exp2(-Self.keyStep))
        case .fit: fit()
        case .actualSize: zoom(to: 1)
        case .rotateRight: rotate()
        case .rotateLeft: rotate(by: -1)
        }
    }
}

/// What a key or a button does to a zoomable view.
public enum ZoomAction: String, Sendable, Hashable, CaseIterable {
    /// Shows what is farther left, by an eighth of the view. Its key is the arrow.
    case left
    /// Shows what is farther right.
    case right
    /// Shows what is farther up.
    case up
    /// Shows what is farther down.
    case down
    /// Shows what is farther up, by seven eighths of the view. Its key is Page Up.
    case pageUp
    /// Shows what is farther down, by seven eighths of the view. Page Down.
    case pageDown
    /// Shows what is at the top left of the view's picture, as it is rotated. Home.
    case start
    /// Shows what is at the bottom right. End.
    case end
    /// Enlarges; two steps double the scale. `+` or `=`.
    case zoomIn
    /// Makes it smaller. `-`.
    case zoomOut
    /// Shows all of the picture. `0`.
    case fit
    /// Shows a pixel of the picture at each of the screen. `1`.
    case actualSize
    /// Rotates by a quarter turn clockwise. `r`.
    case rotateRight
    /// Rotates by a quarter turn counterclockwise. `R`.
    case rotateLeft

    /// Creates the action of a key that types a character; nil if it has none. The arrows and the keys
    /// of pages type none.
    public init?(key: Character) {
        switch key {
        case "+", "=": self = .zoomIn
        case "-", "_": self = .zoomOut
        case "0": self = .fit
        case "1": self = .actualSize
        case "r": self = .rotateRight
        case "R": self = .rotateLeft
        default: return nil
        }
    }
}
