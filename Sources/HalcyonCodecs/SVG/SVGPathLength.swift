#if SVG
import Foundation
import HalcyonCore

/// How long a path is at most: the length of its lines, and of the polygons around its curves.
///
/// Source: SVG 2 (W3C, 2018), 9.3.
struct SVGPathLength {
    private var scanner: SVGNumberScanner
    private var length = 0.0
    private var start = SIMD2<Double>(0, 0)
    private var current = SIMD2<Double>(0, 0)
    private var control = SIMD2<Double>(0, 0)

    private init(_ data: [UInt8]) { scanner = SVGNumberScanner(data) }

    /// - Parameter data: The text of a path's `d`. As it is drawn, it ends where it cannot be read.
    static func most(of data: [UInt8]) -> Double {
        var path = Self(data)
        path.walk()
        return path.length.isNaN ? .infinity : path.length
    }

    /// - Parameter data: The text of a polygon's points.
    static func most(ofPoints data: [UInt8]) -> Double {
        var path = Self(data)
        if let first = path.pair() { (path.start, path.current) = (first, first) }
        while let point = path.pair() { path.line(to: point) }
        path.line(to: path.start)
        return path.length.isNaN ? .infinity : path.length
    }

    private mutating func pair() -> SIMD2<Double>? {
        guard let x = number(), let y = number() else { return nil }
        return SIMD2(x, y)
    }

    private mutating func number() -> Double? {
        scanner.skipSeparators()
        return scanner.number()
    }

    private mutating func line(to point: SIMD2<Double>) {
        length += Self.distance(current, point)
        current = point
    }

    private static func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { hypot(a.x - b.x, a.y - b.y) }

    private mutating func walk() {
        var command: UInt8 = 0
        var previous: UInt8 = 0
        while true {
            scanner.skipSeparators()
            if let next = scanner.command() {
                command = next
            } else if command | 0x20 == UInt8(ascii: "m") {
                command = command == UInt8(ascii: "m") ? UInt8(ascii: "l") : UInt8(ascii: "L")
            } else if command | 0x20 == UInt8(ascii: "z") || command == 0 {
                return
            }
            guard segment(command, after: previous) else { return }
            previous = command | 0x20
        }
    }

    /// Returns whether it could be read.
    private mutating func segment(_ command: UInt8, after previous: UInt8) -> Bool {
        let origin = command & 0x20 != 0 ? current : SIMD2(0, 0)
        switch command | 0x20 {
        case UInt8(ascii: "m"):
            guard let point = pair() else { return false }
            (current, start) = (origin + point, origin + point)
        case UInt8(ascii: "l"):
            guard let point = pair() else { return false }
            line(to: origin + point)
        case UInt8(ascii: "h"):
            guard let x = number() else { return false }
            line(to: SIMD2(origin.x + x, current.y))
        case UInt8(ascii: "v"):
            guard let y = number() else { return false }
            line(to: SIMD2(current.x, origin.y + y))
        case UInt8(ascii: "c"):
            guard let first = pair(), let second = pair(), let point = pair() else { return false }
            curve([origin + first, origin + second, origin + point])
        case UInt8(ascii: "s"):
            guard let second = pair(), let point = pair() else { return false }
            let isSmooth = previous == UInt8(ascii: "c") || previous == UInt8(ascii: "s")
            curve([isSmooth ? current + current - control : current, origin + second, origin + point])
        case UInt8(ascii: "q"):
            guard let first = pair(), let point = pair() else { return false }
            curve([origin + first, origin + point])
        case UInt8(ascii: "t"):
            guard let point = pair() else { return false }
            let isSmooth = previous == UInt8(ascii: "q") || previous == UInt8(ascii: "t")
            curve([isSmooth ? current + current - control : current, origin + point])
        case UInt8(ascii: "a"):
            guard let radii = pair(), number() != nil, scanner.flag() != nil, scanner.flag() != nil,
                let point = pair()
            else { return false }
            arc(radii, to: origin + point)
        case UInt8(ascii: "z"):
            line(to: start)
        default: return false
        }
        return true
    }

    private mutating func curve(_ points: [SIMD2<Double>]) {
        control = points[points.count - 2]
        for point in points { line(to: point) }
    }

    /// Radii that are too small for the distance grow until they are not.
    private mutating func arc(_ radii: SIMD2<Double>, to end: SIMD2<Double>) {
        let (small, large) = (min(abs(radii.x), abs(radii.y)), max(abs(radii.x), abs(radii.y)))
        let distance = Self.distance(current, end)
        if small > 0 { length += 2 * .pi * large * max(1, distance / 2 / small) }
        line(to: end)
    }
}
#endif
