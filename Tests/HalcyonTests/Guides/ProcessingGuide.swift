import Foundation
import Halcyon
import HalcyonTesting
import Testing

struct Shade: ImageProcessing {
    var level: UInt8
    var identifier: String { "my.shade(\(level))" }  // all that the result depends on

    func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
        try ImageProcessors.Tint(PixelColor.black.withAlpha(Double(level) / 255)).process(image)
    }
}

@Suite("Guide: Process", .timeLimit(.minutes(5)))
struct ProcessingGuide {
    @Test("Given the guide, when an avatar is loaded, then it is a circle")
    func chain() async throws {
        let loader = FakeLoader(default: .image(FakeImage(width: 400, height: 300)))
        let pipeline = ImagePipeline(.fake(loader: loader))
        var request = ImageRequest("https://example.org/cat.jpg")

        request.targetSize = TargetSize(width: 200, height: 200, mode: .fill)
        request.processors = [.blur(radius: 2), .circle(border: .init(.white, width: 4))]
        let avatar = try await pipeline.image(for: request)

        #expect(avatar.size == PixelSize(width: 200, height: 200))
        #expect(avatar.pixels[0, 0]?.w == 0)
        #expect(avatar.pixels[100, 1] == SIMD4(255, 255, 255, 255))
    }

    @Test("Given the guide's table, when each processor runs, then it makes a picture")
    func table() throws {
        let red = PixelColor(red: 255, green: 0, blue: 0)
        let all: [any ImageProcessing] = [
            .resize(width: 300, height: 200, mode: .fill), .crop(width: 300, height: 200, anchor: .top),
            .roundedCorners(radius: 12, corners: .top), .circle(border: .init(.white, width: 4)),
            .border(.black, width: 2, radius: 12), .blur(radius: 8), .overlay(red, fraction: 0.5),
            .tint(red.withAlpha(0.3)), .colorControls(brightness: 0.1, contrast: 1.2, saturation: 0, exposure: 1),
            .blackWhite(), .blend(.multiply, with: .color(red)), .composition([.blur(), .circle()]),
            .crop(width: 200, height: 200) |> .circle(),
        ]
        let image = try DecodedImage.fake(width: 40, height: 30)
        for processor in all { #expect(try processor.process(image).size.width >= 30) }
        #expect(ImageProcessors.Blend.Mode.allCases.count == 28)
    }

    @Test("Given the guide's colours, when they are made, then they are as written")
    func colors() {
        let red = PixelColor(red: 255, green: 0, blue: 0)
        let veil = PixelColor(hex: 0x203040).withAlpha(0.5)
        let parsed = PixelColor("#20304080")  // nil for what is no colour

        #expect(red.alpha == 255)
        #expect(veil == parsed)
    }

    @Test("Given the guide's own processors, when they run, then they do what they say")
    func own() throws {
        let inverted = ImageProcessors.Anonymous(id: "inverted") { image in
            var image = image
            image.pixels = try PixelBuffer(
                width: image.pixels.width, height: image.pixels.height, hasAlpha: image.pixels.hasAlpha
            ) { target in
                image.pixels.withUnsafeBytes { source in
                    for index in source.indices { target[index] = index % 4 == 3 ? source[index] : 255 - source[index] }
                }
            }
            return image
        }

        let cyan = try inverted.process(.fake(color: FakeImage.red))
        #expect(cyan.pixels[0, 0] == SIMD4(0, 255, 255, 255))
        #expect(try Shade(level: 255).process(cyan).pixels[0, 0] == SIMD4(0, 0, 0, 255))
    }
}
