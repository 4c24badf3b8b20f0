import Foundation
import HalcyonCore
import Testing

@Suite("Blend, the processor")
struct BlendTests {
    /// The formulas as the specification writes them, in double precision, with its branches.
    private func wanted(_ mode: ImageProcessors.Blend.Mode, _ s: Fractions, _ b: Fractions) -> Fractions {
        var result: Fractions
        let alpha: Double
        if let (fs, fb) = shares(mode, s.w, b.w) {
            alpha = s.w * fs + b.w * fb
            result = s * (s.w * fs) + b * (b.w * fb)
        } else if mode == .plusLighter || mode == .plusDarker {
            alpha = min(1, s.w + b.w)
            result = s * s.w + b * b.w
            for channel in 0..<3 {
                let darker = alpha - ((s.w - s.w * s[channel]) + (b.w - b.w * b[channel]))
                result[channel] = mode == .plusDarker ? max(0, darker) : min(alpha, result[channel])
            }
        } else {
            let mixed = mixed(mode, s, b)
            alpha = s.w + b.w - s.w * b.w
            result = (s * (1 - b.w) + mixed * b.w) * s.w + b * (b.w * (1 - s.w))
        }
        if alpha > 0 { result /= alpha }
        result.w = alpha
        return result
    }

    private func shares(_ mode: ImageProcessors.Blend.Mode, _ s: Double, _ b: Double) -> (Double, Double)? {
        switch mode {
        case .clear: (0, 0)
        case .copy: (1, 0)
        case .sourceIn: (b, 0)
        case .sourceOut: (1 - b, 0)
        case .sourceAtop: (b, 1 - s)
        case .destinationOver: (1 - b, 1)
        case .destinationIn: (0, s)
        case .destinationOut: (0, 1 - s)
        case .destinationAtop: (1 - b, s)
        case .xor: (1 - b, 1 - s)
        default: nil
        }
    }

    private func mixed(_ mode: ImageProcessors.Blend.Mode, _ s: Fractions, _ b: Fractions) -> Fractions {
        switch mode {
        case .hue: return setLum(setSat(s, sat(b)), lum(b))
        case .saturation: return setLum(setSat(b, sat(s)), lum(b))
        case .color: return setLum(s, lum(b))
        case .luminosity: return setLum(b, lum(s))
        default:
            var result = Fractions.zero
            for channel in 0..<3 { result[channel] = separable(mode, s[channel], b[channel]) }
            return result
        }
    }

    private func separable(_ mode: ImageProcessors.Blend.Mode, _ s: Double, _ b: Double) -> Double {
        switch mode {
        case .multiply: return b * s
        case .screen: return b + s - b * s
        case .overlay: return separable(.hardLight, b, s)
        case .darken: return min(b, s)
        case .lighten: return max(b, s)
        case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
        case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
        case .hardLight: return s <= 0.5 ? b * 2 * s : separable(.screen, b, 2 * s - 1)
        case .softLight:
            if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
            let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return b + (2 * s - 1) * (d - b)
        case .difference: return abs(b - s)
        case .exclusion: return b + s - 2 * b * s
        default: return s
        }
    }

    private func lum(_ c: Fractions) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
    private func sat(_ c: Fractions) -> Double { max(c.x, c.y, c.z) - min(c.x, c.y, c.z) }

    private func setLum(_ c: Fractions, _ l: Double) -> Fractions {
        var c = c + (l - lum(c))
        let (low, high, l) = (min(c.x, c.y, c.z), max(c.x, c.y, c.z), lum(c))
        if low < 0 { c = l + (c - l) * l / (l - low) }
        if high > 1 { c = l + (c - l) * (1 - l) / (high - l) }
        return c
    }

    private func setSat(_ c: Fractions, _ s: Double) -> Fractions {
        let order = (0..<3).sorted { c[$0] < c[$1] }
        var result = Fractions.zero
        if c[order[2]] > c[order[0]] {
            result[order[1]] = (c[order[1]] - c[order[0]]) * s / (c[order[2]] - c[order[0]])
            result[order[2]] = s
        }
        return result
    }

    /// All the ends and the middles against each other, then anything.
    private func pictures() throws -> (PixelBuffer, PixelBuffer) {
        let levels: [UInt8] = [0, 1, 63, 64, 127, 128, 254, 255]
        func picture(_ seed: UInt64, _ level: (Int, Int) -> Int) throws -> PixelBuffer {
            let random = try Pictures.random(8, 40, hasAlpha: true, seed: seed)
            return try Pictures.make(8, 40, hasAlpha: true) { x, y in
                if y >= 24 { return random[x, y] ?? .zero }
                let alpha: UInt8 = y < 8 ? 255 : y < 16 ? 128 : 51
                return SIMD4(levels[level(x, y % 8)], levels[(x + y) % 8], levels[level(x, y % 8)], alpha)
            }
        }
        return (try picture(1) { x, _ in x }, try picture(2) { _, y in y })
    }

    @Test(
        "Given each mode and all kinds of pixels, when blended, then each matches the specification",
        arguments: ImageProcessors.Blend.Mode.allCases)
    func definition(_ mode: ImageProcessors.Blend.Mode) throws {
        let (source, backdrop) = try pictures()
        let with = try Pictures.processed(backdrop, .blend(mode, with: .picture(source, id: "s")))
        #expect(with.worst { wanted(mode, source.fractions($0, $1), backdrop.fractions($0, $1)) } < 0.51)
        let over = try Pictures.processed(source, .blend(mode, over: .picture(backdrop, id: "b")))
        #expect(over.hasSamePixels(as: with))
        let half = try Pictures.processed(backdrop, .blend(mode, with: .picture(source, id: "s"), alpha: 0.4))
        let worst = half.worst { x, y in
            var above = source.fractions(x, y)
            above.w *= 0.4
            return wanted(mode, above, backdrop.fractions(x, y))
        }
        #expect(worst < 0.51)
    }

    @Test(
        "Given a colour, when blended, then it is everywhere, and an opaque result says so",
        arguments: ImageProcessors.Blend.Mode.allCases, [false, true])
    func colors(_ mode: ImageProcessors.Blend.Mode, hasAlpha: Bool) throws {
        for alpha in [255, 100] as [UInt8] {
            let source = try Pictures.random(7, 5, hasAlpha: hasAlpha)
            let color = ImageProcessors.Blend.Layer.color(PixelColor(red: 30, green: 160, blue: 250, alpha: alpha))
            let layer = Fractions(30, 160, 250, Double(alpha)) / 255
            let with = try Pictures.processed(source, .blend(mode, with: color))
            #expect(with.worst { wanted(mode, layer, source.fractions($0, $1)) } < 0.51)
            let over = try Pictures.processed(source, .blend(mode, over: color))
            #expect(over.worst { wanted(mode, source.fractions($0, $1), layer) } < 0.51)
            for result in [with, over] { #expect(result.hasAlpha || result.isOpaque) }
            if mode == .multiply { #expect(with.hasAlpha == (hasAlpha && alpha < 255)) }
            if mode == .sourceIn { #expect(with.hasAlpha == (hasAlpha || alpha < 255)) }
        }
    }

    @Test("Given a layer of another size, when blended, then it is stretched to the picture's")
    func stretched() throws {
        let source = try Pictures.flat(12, 6, SIMD4(10, 10, 10, 255))
        let layer = try Pictures.flat(5, 3, SIMD4(0, 200, 0, 255))
        let result = try Pictures.processed(source, .blend(.normal, with: .picture(layer, id: "green")))
        #expect(try result.hasSamePixels(as: Pictures.flat(12, 6, SIMD4(0, 200, 0, 255))))
    }

    @Test("Given an alpha of no sense, when blended, then it counts as the nearer end or as 1")
    func alphas() throws {
        let source = try Pictures.random(4, 4, hasAlpha: false)
        for alpha in [1.5, .infinity, .nan] as [Double] {
            let result = try Pictures.processed(source, .blend(.normal, with: .color(.white), alpha: alpha))
            #expect(try result.hasSamePixels(as: Pictures.flat(4, 4, SIMD4(255, 255, 255, 255))))
        }
        for alpha in [0, -1, -.infinity] as [Double] {
            let result = try Pictures.processed(source, .blend(.normal, with: .color(.white), alpha: alpha))
            #expect(result === source)
            let copy = try Pictures.processed(source, .blend(.copy, with: .color(.white), alpha: alpha))
            #expect(try copy.hasSamePixels(as: Pictures.flat(4, 4, .zero)))
        }
    }

    @Test(
        "Given an invisible colour, when laid over, then the picture is what the mode leaves",
        arguments: ImageProcessors.Blend.Mode.allCases)
    func invisible(_ mode: ImageProcessors.Blend.Mode) throws {
        let source = try Pictures.random(6, 6, hasAlpha: true)
        let color = PixelColor(red: 90, green: 20, blue: 0, alpha: 0)
        let result = try Pictures.processed(source, .blend(mode, with: .color(color)))
        let layer = Fractions(90, 20, 0, 0) / 255
        #expect(result.worst { wanted(mode, layer, source.fractions($0, $1)) } < 0.51)
    }
}
