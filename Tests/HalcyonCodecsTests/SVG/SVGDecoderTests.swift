#if SVG
import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

/// Short SVG files for tests.
enum SVGs {
    static func file(_ body: String, _ attributes: String = "width='40' height='30'") -> Data {
        let names = "xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
        return Data("<svg \(names) \(attributes)>\(body)</svg>".utf8)
    }

    static func decode(_ data: Data, _ target: TargetSize? = nil, limits: DecodingLimits = DecodingLimits()) throws
        -> DecodedImage
    {
        try Codecs.decoders.decode(data, options: DecodingOptions(targetSize: target, limits: limits))
    }

    static func failure(_ data: Data, limits: DecodingLimits = DecodingLimits()) -> ImageError.DecodingReason? {
        do {
            _ = try decode(data, limits: limits)
            return nil
        } catch {
            guard case .decoding(let reason)? = error as? ImageError else { return nil }
            return reason
        }
    }

    static func isCorrupt(_ data: Data) -> Bool {
        if case .corrupt(.svg, _) = failure(data) { true } else { false }
    }
}

@Suite("SVG")
struct SVGDecoderTests {
    private struct Picture: Decodable {
        var file: String
        var factor: Int
        var width: Int
        var height: Int
    }

    @Test("Given files of any kind, when drawn at two sizes, then rsvg-convert differs by 2 levels")
    func references() throws {
        let pictures = try JSONDecoder().decode([Picture].self, from: Fixtures.data("svg.json"))
        #expect(pictures.count > 20)
        for picture in pictures {
            let data = try Fixtures.data(picture.file)
            let size = PixelSize(width: picture.width * picture.factor, height: picture.height * picture.factor)
            let target = TargetSize(width: size.width, height: size.height)
            let image = try SVGs.decode(data, picture.factor == 1 ? nil : target)
            #expect(image.size == size, "\(picture.file)")
            #expect(image.format == .svg)
            #expect(image.isDownsampled == (picture.factor > 1))
            #expect(image.originalSize == PixelSize(width: picture.width, height: picture.height))
            let expected = try Fixtures.data("\(picture.file).\(picture.factor).rgba")
            let worst = image.pixels.withUnsafeBytes { bytes in
                zip(bytes.indices, zip(bytes, expected)).reduce(0) { worst, pair in
                    // What is invisible has any colour, and what hardly is, hardly one.
                    let (index, (a, b)) = pair
                    let alpha = index % 4 == 3 ? 255 : Int(expected[expected.startIndex + index | 3])
                    return max(worst, abs(Int(a) - Int(b)) * alpha / 255)
                }
            }
            #expect(worst <= 2, "\(picture.file) × \(picture.factor): \(worst)")
        }
    }

    @Test(
        "Given sizes in any unit, or none, when probed, then the size is that of a browser",
        arguments: [
            ("width='40' height='30'", 40, 30), ("width='40px' height='30.4'", 40, 30),
            ("width='1in' height='72pt'", 96, 96),
            ("width='2.54cm' height='25.4mm'", 96, 96), ("width='6pc' height='101.6Q'", 96, 96),
            ("width='2em' height='2ex'", 32, 16), ("width='1e2' height=' 5 '", 100, 5),
            ("viewBox='0 0 10 10'", 150, 150), ("viewBox='0,0,40,10'", 300, 75),
            ("width='10' viewBox='0 0 40 20'", 10, 5),
            ("height='10' viewBox='0 0 40 20'", 20, 10), ("width='100%' height='50%' viewBox='0 0 4 1'", 300, 75),
            ("", 300, 150), ("width='100%'", 300, 150), ("height='7'", 300, 7), ("width='x' height='-1'", 300, 150),
            ("width='40' height='30' viewBox='0 0 0 9'", 40, 30), ("width='0.1' height='9'", 1, 9),
            ("width='1e30' height='1'", 1 << 30, 1),
        ])
    func sizes(_ attributes: String, width: Int, height: Int) throws {
        let info = try Codecs.decoders.info(of: SVGs.file("", attributes))
        #expect(info.size == PixelSize(width: width, height: height))
        #expect(info.format == .svg && info.hasAlpha && info.frameCount == 1)
    }

    @Test("Given a file's beginning, when probed, then its first element is enough")
    func head() throws {
        let data = try Fixtures.data("entities.svg")
        let start = try #require(data.firstRange(of: Data("<title".utf8))).lowerBound
        #expect(try Codecs.decoders.info(of: data.prefix(start)).size == PixelSize(width: 96, height: 60))
        #expect(throws: ImageError.decoding(.truncated(.svg))) { try Codecs.decoders.info(of: data.prefix(start - 1)) }
        #expect(SVGs.failure(data.prefix(start)) == .truncated(.svg))
    }

    @Test("Given a small drawing, when a larger target is given, then its edges stay sharp")
    func sharp() throws {
        let data = SVGs.file("<rect width='12' height='24' fill='#f00'/>", "viewBox='0 0 24 24' width='24' height='24'")
        for target in [
            TargetSize(width: 480, height: 480), TargetSize(width: 480, height: 480, enlarges: true),
            TargetSize(width: 480, height: 960), TargetSize(width: 480, height: 480, mode: .fill),
        ] {
            let image = try SVGs.decode(data, target)
            #expect(image.size == PixelSize(width: 480, height: 480))
            #expect(image.originalSize == PixelSize(width: 24, height: 24) && image.isDownsampled)
            for x in [0, 239] { #expect(image.pixels[x, 240] == SIMD4(255, 0, 0, 255)) }
            for x in [240, 479] { #expect(image.pixels[x, 240]?.w == 0) }
        }
    }

    @Test("Given targets of other shapes, when drawn, then the drawing is cropped or stretched")
    func modes() throws {
        let body = "<rect width='20' height='10' fill='#00f'/><rect width='5' height='10' fill='#f00'/>"
        let data = SVGs.file(body, "width='20' height='10'")
        let filled = try SVGs.decode(data, TargetSize(width: 100, height: 100, mode: .fill))
        #expect(filled.size == PixelSize(width: 100, height: 100))
        // The red quarter, 50 of 200 columns, is what is cut off.
        #expect(filled.pixels[0, 50] == SIMD4(0, 0, 255, 255) && filled.pixels[99, 99] == SIMD4(0, 0, 255, 255))
        let covering = try SVGs.decode(data, TargetSize(width: 100, height: 100, mode: .fill, crops: false))
        #expect(covering.size == PixelSize(width: 200, height: 100) && covering.pixels[49, 0] == SIMD4(255, 0, 0, 255))
        let stretched = try SVGs.decode(data, TargetSize(width: 40, height: 60, mode: .stretch))
        #expect(stretched.size == PixelSize(width: 40, height: 60))
        #expect(stretched.pixels[9, 59] == SIMD4(255, 0, 0, 255) && stretched.pixels[10, 59] == SIMD4(0, 0, 255, 255))
    }

    @Test("Given a long comment before the first element, when probed and drawn, then it is an SVG")
    func longComment() throws {
        let drawing = SVGs.file("<rect width='40' height='30' fill='red'/>")
        for length in [990, 1010, 1020, 5_000, 60_000] {
            let file = Data("<?xml version='1.0'?><!-- \(String(repeating: "0", count: length)) -->\n".utf8) + drawing
            #expect(try Codecs.decoders.info(of: file).size == PixelSize(width: 40, height: 30), "\(length)")
            #expect(try SVGs.decode(file).pixels[5, 5] == SIMD4(255, 0, 0, 255))
        }
    }

    @Test("Given half-transparent colours, when drawn, then they are straight")
    func alpha() throws {
        let image = try SVGs.decode(SVGs.file("<rect width='20' height='30' fill='#c86432' fill-opacity='.5'/>"))
        let pixel = try #require(image.pixels[5, 5])
        for (value, expected) in zip([pixel.x, pixel.y, pixel.z, pixel.w], [200, 100, 50, 128]) {
            #expect(abs(Int(value) - expected) <= 1)
        }
        #expect(image.pixels[30, 5] == SIMD4(0, 0, 0, 0) && image.pixels.hasAlpha)
    }

    @Test("Given a drawing in memory, when it is wanted larger, then it is drawn again")
    func pipeline() async throws {
        var configuration = ImagePipeline.Configuration()
        configuration.decoders = StandardCodecs.decoders
        configuration.maximumImageSize = PixelSize(width: 1000, height: 1000)
        let pipeline = ImagePipeline(configuration)
        let data = SVGs.file("<rect width='20' height='30'/>")
        for (side, width) in [(nil, 40), (20, 20), (400, 400), (800, 800), (100, 100)] as [(Int?, Int)] {
            var request = ImageRequest(provider: RawDataProvider(data, id: "drawing"))
            request.targetSize = side.map { TargetSize(width: $0, height: $0) }
            let image = try await pipeline.image(for: request)
            #expect(image.size.width == width)
        }
    }
}
#endif
