import Foundation

/// Moves a picture with a pointer, and lets it glide on when the pointer lets go.
///
/// It has no clock: every call passes the time in seconds, as events and frames have it. The way of a glide is a
/// function of time alone, so it is the same at any frame rate: `t` seconds after the pointer let go at velocity `v`,
/// the picture has moved by `v × τ × (1 − exp(−t / τ))`, with `τ` = 0.325 s. It ends when it is slower than 10 pixels
/// a second, and stops at the edges of the picture, in each direction for itself.
///
/// ```swift
/// pan.begin(at: point, time: time)
/// viewport.pan(by: pan.drag(to: point, time: time))   // for each event
/// pan.end(time: time)
/// let glides = pan.advance(&viewport, to: frameTime)  // for each frame, until it returns false
/// ```
public struct KineticPan: Sendable, Hashable {
    /// The seconds in which a glide loses 63 % of its velocity.
    static let decay = 0.325
    /// The velocity at which a glide ends, and the least at which it begins, in device pixels a second.
    static let slowest = 10.0
    /// The largest velocity of a glide: a view of 4K in a quarter of a second.
    static let fastest = 16_000.0
    /// The seconds of movement that decide on the velocity.
    private static let window = 0.1
    /// A pointer that has not moved for these seconds has come to rest.
    private static let rest = 0.05
    /// The most events within the window that are kept.
    private static let mostSamples = 64

    private struct Sample: Hashable {
        var time: Double
        var point: SIMD2<Double>
    }

    private struct Glide: Hashable {
        var velocity: SIMD2<Double>
        let start: Double
        let end: Double
        /// The time of the last frame.
        var time: Double
        /// How far it was then.
        var offset = SIMD2<Double>.zero

        func offset(at time: Double) -> SIMD2<Double> {
            velocity * (decay * (1 - exp(-(min(time, end) - start) / decay)))
        }
    }

    private var samples: [Sample] = []
    private var glide: Glide?

    /// Creates one at rest.
    public init() {}

    /// Whether a pointer moves the picture.
    public var isDragging: Bool { !samples.isEmpty }
    /// Whether the picture glides.
    public var isGliding: Bool { glide != nil }

    /// Begins with a pointer at a point of the view. Ends a glide: the picture is held.
    public mutating func begin(at point: SIMD2<Double>, time: Double) {
        glide = nil
        samples = Self.isUsable(point, time) ? [Sample(time: time, point: point)] : []
    }

    /// Moves the pointer.
    ///
    /// - Returns: How far it has moved since the last event, for ``ZoomViewport/pan(by:)``; zero before
    ///   ``begin(at:time:)``.
    public mutating func drag(to point: SIMD2<Double>, time: Double) -> SIMD2<Double> {
        guard let last = samples.last, Self.isUsable(point, time) else { return .zero }
        let sample = Sample(time: max(time, last.time), point: point)
        if sample.time == last.time, samples.count > 1 { samples.removeLast() }
        samples.append(sample)
        // One older than the window stays, or few events would have no velocity.
        let kept = samples.firstIndex { $0.time >= sample.time - Self.window } ?? 0
        samples.removeFirst(max(kept - 1, samples.count - Self.mostSamples, 0))
        return point - last.point
    }

    /// Lets go. The picture glides on if the pointer has moved until now.
    ///
    /// - Returns: Whether it glides.
    @discardableResult
    public mutating func end(time: Double) -> Bool {
        let velocity = velocity(at: time)
        samples = []
        return glide(velocity: velocity, time: time)
    }

    /// Glides at a velocity that the toolkit has measured, such as that of a touchpad.
    ///
    /// - Parameters:
    ///   - velocity: Of the picture, in device pixels a second; right and down are positive.
    ///   - time: The time at which it begins.
    /// - Returns: Whether it glides.
    @discardableResult
    public mutating func glide(velocity: SIMD2<Double>, time: Double) -> Bool {
        stop()
        guard Self.isUsable(velocity, time) else { return false }
        let speed = hypot(velocity.x, velocity.y)
        guard speed >= Self.slowest else { return false }
        let limited = velocity * (min(speed, Self.fastest) / speed)
        let end = time + Self.decay * log(min(speed, Self.fastest) / Self.slowest)
        glide = Glide(velocity: limited, start: time, end: end, time: time)
        return true
    }

    /// Ends drag and glide at once.
    public mutating func stop() {
        samples = []
        glide = nil
    }

    /// Moves a glide on to the time of a frame.
    ///
    /// - Returns: How far the picture has moved since the last frame; zero if it does not glide.
    public mutating func advance(to time: Double) -> SIMD2<Double> {
        guard var current = glide, time.isFinite else { return .zero }
        current.time = max(current.time, time)
        let offset = current.offset(at: current.time)
        let step = offset - current.offset
        current.offset = offset
        glide = current.time < current.end && current.velocity != .zero ? current : nil
        return step
    }

    /// Moves a viewport on to the time of a frame, and stops at the edges of its picture.
    ///
    /// - Returns: Whether it still glides; then draw another frame.
    public mutating func advance(_ viewport: inout ZoomViewport, to time: Double) -> Bool {
        let step = advance(to: time)
        let moved = viewport.pan(by: step)
        let isStopped = (step - moved).magnitudes .> SIMD2(repeating: 0.01)
        if isStopped[0] || isStopped[1], var current = glide {
            for axis in 0..<2 where isStopped[axis] {
                current.velocity[axis] = 0
                current.offset[axis] = 0
            }
            glide = current.velocity == .zero ? nil : current
        }
        return isGliding
    }

    /// Returns the velocity of the picture in device pixels a second: that of the pointer's last events, or of the
    /// glide. ``TileStore`` loads ahead by it.
    public func velocity(at time: Double) -> SIMD2<Double> {
        guard time.isFinite else { return .zero }
        if let glide {
            return time < glide.end ? glide.velocity * exp(-max(0, time - glide.start) / Self.decay) : .zero
        }
        guard let last = samples.last, time - last.time < Self.rest else { return .zero }
        let recent = samples.filter { $0.time >= last.time - Self.window }
        guard let first = recent.count > 1 ? recent.first : samples.first, last.time > first.time else { return .zero }
        let velocity = (last.point - first.point) / (last.time - first.time)
        return Self.isUsable(velocity, time) ? velocity : .zero
    }

    private static func isUsable(_ vector: SIMD2<Double>, _ time: Double) -> Bool {
        // Sums and differences of such numbers are finite too.
        abs(vector.x) < 1e12 && abs(vector.y) < 1e12 && abs(time) < 1e12
    }
}

extension SIMD2<Double> {
    fileprivate var magnitudes: SIMD2<Double> { SIMD2(abs(x), abs(y)) }
}
