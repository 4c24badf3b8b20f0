import Testing

@testable import HalcyonCore

/// What previews of large pictures rest on: a smaller copy comes out in the shape of the finished picture.
@Suite("A smaller copy of a picture in processors")
struct ScaledCopyTests {
    /// Colours that change slowly from edge to edge, so that a wrong piece or a wrong size shows.
    private func picture(_ width: Int, _ height: Int) throws -> DecodedImage {
        DecodedImage(
            pixels: try Pictures.make(width, height, hasAlpha: false) { x, y in
                SIMD4(UInt8(x * 255 / max(1, width - 1)), UInt8(y * 255 / max(1, height - 1)), 128, 255)
            })
    }

    private func stretched(_ image: DecodedImage, to size: PixelSize) throws -> DecodedImage {
        let target = TargetSize(width: size.width, height: size.height, mode: .stretch, enlarges: true)
        return try ImageProcessors.Resize(to: target, filter: .mitchell).process(image)
    }

    /// The mean difference of all channels, in steps of 1/255; colours count by their alpha.
    private func difference(_ one: PixelBuffer, _ other: PixelBuffer) -> Double {
        var sum = 0.0
        for y in 0..<one.height {
            for x in 0..<one.width {
                let (left, right) = (one.fractions(x, y), other.fractions(x, y))
                for channel in 0..<3 { sum += abs(left[channel] * left.w - right[channel] * right.w) }
                sum += abs(left.w - right.w)
            }
        }
        return sum * 255 / Double(one.width * one.height * 4)
    }

    private static let processors: [any ImageProcessing] = [
        .crop(width: 100, height: 60), .crop(width: 90, height: .max, anchor: .bottomRight),
        .crop(width: .max, height: 41, anchor: .top), .circle(), .circle(border: .init(.white, width: 16)),
        .roundedCorners(radius: 40), .roundedCorners(radius: .fraction(0.2, of: .width), corners: .top),
        .roundedCorners(radius: .pixels(.infinity), background: .white, border: .init(.black, width: 20)),
        .border(.white, width: 24, radius: 30), .blur(radius: 16), .blur(radius: .infinity),
        .resize(width: 60), .resize(width: 100, height: 100, mode: .fill),
        .resize(to: TargetSize(width: 100, height: 100, mode: .fill, crops: false)),
        .resize(width: 400, height: 100, mode: .stretch), .resize(width: 400, enlarges: true),
        .resize(width: 300, height: 500, mode: .fill, enlarges: true),
        .crop(width: 160, height: 160) |> .resize(width: 120) |> .roundedCorners(radius: 30),
        .resize(width: 150) |> .crop(width: 100, height: 50) |> .border(.black, width: 8),
        .process(id: "a crop of one's own") { try ImageProcessors.Crop(width: 77, height: 66).process($0) },
        .process(id: "turned over") { try ImageProcessors.Crop(width: 70, height: 70).process($0) } |> .circle(),
        .tint(PixelColor(red: 255, green: 0, blue: 0, alpha: 100)), .overlay(.black), .blackWhite(),
        .colorControls(brightness: 0.2), .blend(.multiply, with: .color(PixelColor(hex: 0xFFCC88))),
    ]

    @Test(
        "Given a copy at 1/2, 1/4 or 1/8, when processed, then it looks like the processed picture",
        arguments: processors.indices, [2, 4, 8])
    func shape(_ index: Int, divisor: Int) throws {
        let processor = Self.processors[index]
        for (width, height) in [(240, 160), (161, 243), (200, 200)] {
            let picture = try picture(width, height)
            let size = PixelSize(width: (width + divisor - 1) / divisor, height: (height + divisor - 1) / divisor)
            let copy = ScaledCopy(try stretched(picture, to: size), of: picture.size)
            let result = try copy.applying(processor)
            let wanted = try processor.process(picture)
            #expect(result.whole == wanted.size, "\(processor.identifier)")
            #expect(
                result.image.size.width <= wanted.size.width && result.image.size.height <= wanted.size.height,
                "\(processor.identifier)")
            let seen = try stretched(result.image, to: wanted.size)
            let difference = difference(seen.pixels, wanted.pixels)
            #expect(difference < 2 + 2 * Double(divisor), "\(processor.identifier), \(width) × \(height)")
        }
    }

    @Test("Given an edge, when a copy is blurred, then the edge is as wide as in the blurred picture")
    func blur() throws {
        let picture = DecodedImage(
            pixels: try Pictures.make(256, 64, hasAlpha: false) { x, _ in
                SIMD4(repeating: x < 128 ? 0 : 255) | SIMD4(0, 0, 0, 255)
            })
        let wanted = try ImageProcessors.Blur(radius: 16).process(picture)
        let size = PixelSize(width: 64, height: 16)
        let copy = try ScaledCopy(stretched(picture, to: size), of: picture.size).applying(.blur(radius: 16))
        #expect(difference(try stretched(copy.image, to: picture.size).pixels, wanted.pixels) < 2)
    }

    @Test("Given processors of ours alone, when a copy is processed, then it is never enlarged")
    func size() throws {
        for processor in Self.processors where !processor.identifier.contains("anonymous") {
            let copy = ScaledCopy(try picture(60, 40), of: PixelSize(width: 240, height: 160))
            let result = try copy.applying(processor).image
            #expect(result.size.width <= 60 && result.size.height <= 60, "\(processor.identifier)")
        }
    }

    @Test("Given a processor of one's own, when a copy is processed, then it sees the picture's size")
    func custom() throws {
        let copy = ScaledCopy(try picture(60, 40), of: PixelSize(width: 240, height: 160))
        let processor = ImageProcessors.Anonymous(id: "looks") { image in
            #expect(image.size == PixelSize(width: 240, height: 160))
            return image
        }
        #expect(try copy.applying(processor).image.size == PixelSize(width: 240, height: 160))
    }

    @Test("Given forty crops in a row, when a copy is processed, then it is still of the same piece")
    func manyCrops() throws {
        for anchor in [ImageProcessors.Crop.Anchor.center, .topLeft, .bottomRight] {
            var copy = ScaledCopy(
                try stretched(picture(400, 240), to: PixelSize(width: 100, height: 60)),
                of: PixelSize(width: 400, height: 240))
            var wanted = try picture(400, 240)
            for step in 1...40 {
                let crop = ImageProcessors.Crop(width: 400 - 3 * step, height: 240 - 2 * step, anchor: anchor)
                copy = try copy.applying(crop)
                wanted = try crop.process(wanted)
            }
            #expect(copy.image.size == PixelSize(width: 70, height: 40))
            #expect(difference(try stretched(copy.image, to: wanted.size).pixels, wanted.pixels) < 2)
        }
    }

    @Test("Given a large picture and processors of one's own, then its copy stays small")
    func large() throws {
        let whole = PixelSize(width: 2400, height: 1600)
        var copy = ScaledCopy(try picture(600, 400), of: whole)
        let processor = ImageProcessors.Anonymous(id: "looks") { image in
            #expect(image.size == whole)
            return image
        }
        for _ in 0..<3 { copy = try copy.applying(processor) }
        #expect(copy.image.size == PixelSize(width: 600, height: 400))
        #expect(copy.whole == whole)
        let difference = difference(copy.image.pixels, try picture(600, 400).pixels)
        #expect(difference < 2)
    }

    @Test("Given a resize that the copy has enough pixels for, then the result has the finished size")
    func enough() throws {
        let copy = ScaledCopy(try picture(120, 80), of: PixelSize(width: 240, height: 160))
        let result = try copy.applying(.resize(width: 90))
        #expect(result.image.size == PixelSize(width: 90, height: 60))
        #expect(result.whole == result.image.size)
    }

    @Test(
        "Given sizes that no picture has, when a copy is processed, then nothing traps",
        arguments: [
            PixelSize(width: 0, height: 0), PixelSize(width: -5, height: 3), PixelSize(width: .max, height: .max),
            PixelSize(width: .max, height: 1), PixelSize(width: 1, height: .max), PixelSize(width: .min, height: .max),
        ])
    func absurd(_ whole: PixelSize) throws {
        for processor in Self.processors {
            let copy = ScaledCopy(try picture(3, 1), of: whole)
            // Too large a picture fails with an error, as the picture itself would.
            let result = try? copy.applying(processor)
            #expect((result?.image.size.width ?? 1) >= 1)
        }
    }
}
