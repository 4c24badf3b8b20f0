import Foundation
import HalcyonCore
import TestSupport
import Testing

@Suite("Scaling pixels")
struct ResamplerTests {
    private func picture(
        _ width: Int, _ height: Int, hasAlpha: Bool = false, _ color: (Int, Int) -> [UInt8]
    ) throws -> PixelBuffer {
        try PixelBuffer(width: width, height: height, hasAlpha: hasAlpha) { memory in
            for y in 0..<height {
                for x in 0..<width {
                    for (channel, value) in color(x, y).enumerated() { memory[(y * width + x) * 4 + channel] = value }
                }
            }
        }
    }

    /// The definition, one pixel at a time, in double precision: what the fast one is measured against.
    private func slowLanczos(_ source: PixelBuffer, to layout: TargetSize.Layout, x: Int, y: Int) -> SIMD4<Double> {
        func weights(_ position: Int, _ count: Int, _ scaled: Int) -> [(Int, Double)] {
            let step = Double(count) / Double(scaled)
            let stretch = max(1, step)
            let centre = (Double(position) + 0.5) * step
            let all = (0..<count).compactMap { index -> (Int, Double)? in
                let x = (Double(index) + 0.5 - centre) / stretch
                if abs(x) >= 3 { return nil }
                return (index, x == 0 ? 1 : 3 * sin(.pi * x) * sin(.pi * x / 3) / (.pi * .pi * x * x))
            }
            let sum = all.reduce(0) { $0 + $1.1 }
            return all.map { ($0.0, $0.1 / sum) }
        }
        var sum = SIMD4<Double>.zero
        for (row, down) in weights(y + layout.cropY, source.height, layout.scaled.height) {
            for (column, across) in weights(x + layout.cropX, source.width, layout.scaled.width) {
                guard let pixel = source[column, row] else { continue }
                var value = SIMD4(Double(pixel.x), Double(pixel.y), Double(pixel.z), Double(pixel.w))
                let alpha = value.w
                value *= alpha / 255
                value.w = alpha
                sum += value * (down * across)
            }
        }
        guard sum.w >= 0.5 else { return .zero }
        let alpha = sum.w
        sum *= 255 / alpha
        sum.w = alpha
        return sum.clamped(lowerBound: .zero, upperBound: .init(repeating: 255))
    }

    @Test(
        "Given any sizes, when scaled, then every pixel is the one that the definition gives",
        arguments: [
            (PixelSize(width: 37, height: 23), TargetSize(width: 11, height: 7)),
            (PixelSize(width: 37, height: 23), TargetSize(width: 9, height: 20, mode: .fill)),
            (PixelSize(width: 37, height: 23), TargetSize(width: 36, height: 36)),
            (PixelSize(width: 16, height: 16), TargetSize(width: 8, height: 3, mode: .fill)),
            (PixelSize(width: 5, height: 4), TargetSize(width: 23, height: 23, enlarges: true)),
            (PixelSize(width: 7, height: 9), TargetSize(width: 30, height: 10, mode: .fill, enlarges: true)),
            (PixelSize(width: 150, height: 3), TargetSize(width: 10, height: 10)),
            (PixelSize(width: 3, height: 150), TargetSize(width: 10, height: 10)),
            (PixelSize(width: 1, height: 1), TargetSize(width: 5, height: 9, enlarges: true)),
        ], [false, true])
    func definition(_ wanted: (size: PixelSize, target: TargetSize), hasAlpha: Bool) throws {
        let (width, height) = (wanted.size.width, wanted.size.height)
        let source = try picture(width, height, hasAlpha: hasAlpha) { x, y in
            let mixed = (x &* 73 &+ y &* 151 &+ x &* y &* 31) & 0xFF
            let alpha = hasAlpha ? UInt8((x * 40 + y * 90) & 0xFF) : 255
            return [UInt8(mixed), UInt8((mixed &* 7) & 0xFF), UInt8(x * 255 / width), alpha]
        }
        let layout = wanted.target.layout(for: source.size)
        let result = try Resampler().resample(source, to: layout)
        #expect(result.size == layout.output)
        #expect(result.hasAlpha == hasAlpha)
        for kernels in Self.kernels {
            #expect(try difference(of: source, layout, kernels) <= 0.52, "\(kernels)")
        }
    }

    @Test("Given random sizes, crops and alphas, when scaled by any kernel, then it is as defined")
    func random() throws {
        var random = SplitMix(seed: 1)
        for _ in 0..<40 {
            let size = PixelSize(
                width: .random(in: 1...70, using: &random), height: .random(in: 1...40, using: &random))
            // Up to a ratio of 16, before which no means are taken.
            let target = TargetSize(
                width: .random(in: max(1, size.width / 15)...90, using: &random),
                height: .random(in: max(1, size.height / 15)...50, using: &random),
                mode: [.fit, .fill, .stretch].randomElement(using: &random) ?? .fit, enlarges: .random(using: &random))
            let hasAlpha = Bool.random(using: &random)
            let source = try picture(size.width, size.height, hasAlpha: hasAlpha) { _, _ in
                let pixel = (0..<4).map { _ in UInt8.random(in: 0...255, using: &random) }
                return hasAlpha ? pixel : pixel.dropLast() + [255]
            }
            for kernels in Self.kernels {
                let worst = try difference(of: source, target.layout(for: size), kernels)
                #expect(worst <= 0.52, "\(kernels): \(size) to \(target), alpha \(hasAlpha)")
            }
        }
    }

    @Test("Given a cached axis, when reused among others, then its weights are those of its sizes")
    func axes() throws {
        let source = try picture(40, 30) { x, y in [UInt8(x * 6), UInt8(y * 8), UInt8(x * y % 256), 255] }
        let targets = (5...30).map { TargetSize(width: $0, height: $0) }
        let first = try targets.map { try Resampler().resample(source, to: $0.layout(for: source.size)) }
        for (target, wanted) in zip(targets, first).reversed() {
            let again = try Resampler().resample(source, to: target.layout(for: source.size))
            #expect(again.size == wanted.size)
            #expect(
                (0..<again.height).allSatisfy { y in (0..<again.width).allSatisfy { again[$0, y] == wanted[$0, y] } })
        }
    }

    /// Those that this processor can run; never empty.
    private static let kernels = ["avx2", "sse2", "neon", "plain"].filter { PixelKernels(named: $0) != nil }

    /// The largest difference of a channel from that of the definition, in levels.
    private func difference(
        of source: PixelBuffer, _ layout: TargetSize.Layout, _ kernels: String
    ) throws -> Double {
        let kernels = try #require(PixelKernels(named: kernels))
        let result = try PixelBuffer(
            width: layout.output.width, height: layout.output.height, hasAlpha: source.hasAlpha
        ) { memory in
            let rows = RowResampler(
                source: source.size, layout: layout, hasAlpha: source.hasAlpha, output: memory, kernels: kernels)
            source.withUnsafeBytes { bytes in
                for y in 0..<source.height where !rows.isFinished {
                    if let base = bytes.baseAddress { rows.push(base + y * source.bytesPerRow) }
                }
            }
            #expect(rows.isFinished)
        }
        var worst = 0.0
        for y in 0..<result.height {
            for x in 0..<result.width {
                let wanted = slowLanczos(source, to: layout, x: x, y: y)
                let pixel = try #require(result[x, y])
                // What is hardly visible may have any colour.
                for channel in 0..<(wanted.w < 8 ? 0 : 3) {
                    worst = max(worst, abs(Double(pixel[channel]) - wanted[channel]) * min(1, wanted.w / 64))
                }
                worst = max(worst, abs(Double(pixel.w) - wanted.w))
            }
        }
        return worst
    }

    @Test(
        "Given a strong reduction, when scaled, then the result is close to the definition's",
        arguments: [PixelSize(width: 400, height: 90), PixelSize(width: 120, height: 700)], [false, true])
    func strongReduction(_ size: PixelSize, hasAlpha: Bool) throws {
        let source = try picture(size.width, size.height, hasAlpha: hasAlpha) { x, y in
            let wave = 127.5 + 100 * sin(Double(x) / 17) * cos(Double(y) / 11) + 27 * sin(Double(x * y) / 40)
            return [UInt8(wave), UInt8(255 - wave), UInt8((x ^ y) & 0xFF), hasAlpha ? UInt8(200 + wave / 5) : 255]
        }
        let layout = TargetSize(width: 10, height: 10).layout(for: size)
        let result = try Resampler().resample(source, to: layout)
        var squares = 0.0
        for y in 0..<result.height {
            for x in 0..<result.width {
                let wanted = slowLanczos(source, to: layout, x: x, y: y)
                let pixel = try #require(result[x, y])
                for channel in 0..<4 { squares += pow(Double(pixel[channel]) - wanted[channel], 2) }
            }
        }
        let decibels = 10 * log10(255 * 255 * Double(result.byteCount) / squares)
        #expect(decibels > 46)
    }

    @Test(
        "Given one colour, when scaled by any filter, then it stays that colour to the edges",
        arguments: ResamplingFilter.allCases, [(3, 2), (64, 48), (1, 9), (9, 1), (1000, 1)])
    func flat(_ filter: ResamplingFilter, _ size: (Int, Int)) throws {
        let source = try picture(size.0, size.1, hasAlpha: true) { _, _ in [200, 100, 50, 255] }
        for target in [
            TargetSize(width: 5, height: 5), TargetSize(width: 2, height: 2, mode: .fill),
            TargetSize(width: 40, height: 40, enlarges: true),
        ] {
            let result = try Resampler(filter: filter).resample(source, to: target.layout(for: source.size))
            for y in 0..<result.height {
                for x in 0..<result.width { #expect(result[x, y] == SIMD4(200, 100, 50, 255)) }
            }
        }
    }

    @Test("Given even dimensions, when halved by the box filter, then each pixel is the mean of four")
    func box() throws {
        let source = try picture(8, 6) { x, y in [UInt8(x * 20), UInt8(y * 30), UInt8((x + y) % 2 * 100), 255] }
        let layout = TargetSize(width: 4, height: 3).layout(for: source.size)
        let result = try Resampler(filter: .box).resample(source, to: layout)
        for y in 0..<3 {
            for x in 0..<4 {
                #expect(result[x, y] == SIMD4(UInt8(x * 40 + 10), UInt8(y * 60 + 15), 50, 255))
            }
        }
    }

    @Test("Given a picture that has the size wanted, when scaled, then it is the same object")
    func identity() throws {
        let source = try picture(4, 4) { _, _ in [1, 2, 3, 255] }
        let layout = TargetSize(width: 4, height: 4).layout(for: source.size)
        #expect(try Resampler().resample(source, to: layout) === source)
    }

    @Test("Given a ratio of thousands, when scaled, then the result is the mean")
    func hugeRatio() throws {
        let source = try picture(20_000, 1) { x, _ in [UInt8(x % 2 * 200), 10, 20, 255] }
        let result = try Resampler().resample(source, to: TargetSize(width: 1, height: 1).layout(for: source.size))
        let pixel = try #require(result[0, 0])
        #expect(abs(Int(pixel.x) - 100) <= 1 && pixel.y == 10 && pixel.z == 20)
    }

    @Test("Given a cancelled task, when a picture is scaled, then it ends with `cancelled`")
    func cancelled() async throws {
        let source = try picture(40, 40) { _, _ in [1, 2, 3, 255] }
        let error = await Task { () -> ImageError? in
            withUnsafeCurrentTask { $0?.cancel() }
            do throws(ImageError) {
                _ = try ImageProcessors.Resize(width: 10, height: 10).process(DecodedImage(pixels: source))
                return nil
            } catch { return error }
        }.value
        #expect(error == .cancelled)
    }
}
