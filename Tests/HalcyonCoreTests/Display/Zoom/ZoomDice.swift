@testable import HalcyonCore

/// Random views of random pictures, odd ones among them; repeatable from a seed.
struct ZoomDice {
    var random: RandomSource

    init(seed: UInt64) { random = RandomSource(seed: seed) }

    static let oddImages = [
        PixelSize(width: 1, height: 1), PixelSize(width: 1, height: 2_000_000_000),
        PixelSize(width: 2_000_000_000, height: 1), PixelSize(width: 3, height: 5),
        PixelSize(width: .max, height: .max), PixelSize(width: 0, height: -7),
        PixelSize(width: 20_000, height: 20_000), PixelSize(width: 1000, height: 37),
        PixelSize(width: 512, height: 512), PixelSize(width: 513, height: 1025),
    ]
    static let oddScales = [
        1, 2, 16, 3, 9, 1.0 / 3, 1.0 / 9, 1.0 / 27, 0.5, 0.25, 0.125, 0.4999999, 0.5000001, 0.999, 1.001, 0.7,
        1e-9, .nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]

    mutating func int(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
    mutating func double(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    /// Whether one time in `count` has come.
    mutating func oneIn(_ count: Int) -> Bool { int(1...count) == 1 }

    mutating func image() -> PixelSize {
        if oneIn(2) { return Self.oddImages.randomElement(using: &random) ?? Self.oddImages[0] }
        return PixelSize(width: int(1...6000), height: int(1...6000))
    }

    mutating func view(to most: Int = 200) -> PixelSize {
        if oneIn(20) { return PixelSize(width: 0, height: 0) }
        if oneIn(20) { return PixelSize(width: 1, height: int(0...most)) }
        return PixelSize(width: int(1...most), height: int(1...most))
    }

    mutating func scale() -> Double? {
        switch int(0...4) {
        case 0: nil
        case 1: Self.oddScales.randomElement(using: &random)
        default: Self.power(of: 2, double(-14...5))
        }
    }

    mutating func state(of image: PixelSize) -> ZoomState {
        var state = ZoomState(scale: scale(), quarterTurns: oneIn(2) ? 0 : int(-5...9))
        if !oneIn(4) {
            let (width, height) = (Double(image.width), Double(image.height))
            state.center = SIMD2(double(-10...width * 1.1 + 10), double(-10...height * 1.1 + 10))
        }
        if oneIn(30) { state.center = SIMD2(.nan, 3) }
        return state
    }

    mutating func viewport() -> ZoomViewport {
        let image = image()
        return ZoomViewport(imageSize: image, viewSize: view(), state: state(of: image.within(1...1 << 40)))
    }

    /// A point of the view or beside it.
    mutating func point(in viewport: ZoomViewport) -> SIMD2<Double> {
        SIMD2(
            double(-20...Double(viewport.viewSize.width) + 20), double(-20...Double(viewport.viewSize.height) + 20))
    }

    /// What a user may do; sometimes what no user can.
    mutating func gesture(_ viewport: inout ZoomViewport) {
        let point = point(in: viewport)
        switch int(0...11) {
        case 0, 1, 2: viewport.pan(by: SIMD2(double(-300...300), double(-300...300)))
        case 3: viewport.zoom(by: double(0.2...4), at: point)
        case 4: viewport.zoom(bySteps: double(-4...4), at: point)
        case 5: viewport.zoom(to: scale() ?? .nan, at: point)
        case 6: viewport.toggle(at: oneIn(2) ? point : nil)
        case 7: viewport.rotate(by: oneIn(9) ? .min : int(-3...3))
        case 8: viewport.viewSize = view(to: 160)
        case 9: viewport.state = state(of: viewport.imageSize)
        case 10: viewport.pan(by: SIMD2(oneIn(2) ? .nan : 1e300, double(-1e9...1e9)))
        default: viewport.perform(ZoomAction.allCases.randomElement(using: &random) ?? .fit)
        }
    }

    static func power(of base: Double, _ exponent: Double) -> Double {
        var (result, whole) = (1.0, exponent.rounded(.down))
        let part = exponent - whole
        while whole > 0 { (result, whole) = (result * base, whole - 1) }
        while whole < 0 { (result, whole) = (result / base, whole + 1) }
        // Not exact, but any number does.
        return result * (1 + part * (base - 1))
    }
}

/// Counts how often each pixel of a view is painted.
struct ZoomCanvas {
    let size: PixelSize
    private var counts: [UInt8]
    private(set) var hasPaintedOutside = false

    init(_ size: PixelSize) {
        self.size = size
        counts = Array(repeating: 0, count: size.width * size.height)
    }

    mutating func paint(_ drawings: [TileDrawing]) {
        for drawing in drawings { paint(drawing.clip) }
    }

    mutating func paint(_ rect: PixelRect) {
        guard rect.x >= 0, rect.y >= 0, rect.x + rect.width <= size.width, rect.y + rect.height <= size.height else {
            hasPaintedOutside = true
            return
        }
        counts.withUnsafeMutableBufferPointer { counts in
            for y in rect.y..<rect.y + rect.height {
                let start = y * size.width + rect.x
                for index in start..<start + rect.width { counts[index] &+= 1 }
            }
        }
    }

    /// Whether each pixel of a rectangle is painted once, and nothing else is.
    func isPaintedOnce(in rect: PixelRect) -> Bool {
        guard !hasPaintedOutside else { return false }
        let rect = rect.intersection(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
        return counts.withUnsafeBufferPointer { counts in
            for y in 0..<size.height {
                for x in 0..<size.width {
                    let isInside = x >= rect.x && x < rect.maxX && y >= rect.y && y < rect.maxY
                    if counts[y * size.width + x] != (isInside ? 1 : 0) { return false }
                }
            }
            return true
        }
    }
}
