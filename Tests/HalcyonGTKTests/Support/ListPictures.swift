import Foundation
import HalcyonCodecs
import HalcyonCore
import HalcyonCurl
import HalcyonGTK
import HalcyonTesting
import LinuxTestSupport

/// Pictures of one colour each, of which no two are alike, on a server that takes its time, and has not all of them
/// whole.
final class ListPictures: Sendable {
    enum Kind: Sendable, Hashable { case whole, missing, truncated }

    static let side = 24
    static let placeholder = PixelColor(hex: 0x0000FF)
    static let failure = PixelColor(hex: 0xFFFF00)
    let server: NginxServer

    /// - Parameter count: Of pictures that are written.
    init(count: Int) throws {
        server = try NginxServer()
        for number in 0..<count where Self.kind(number) != .missing {
            let data = try Self.png(number)
            let isWhole = Self.kind(number) == .whole
            try server.write(isWhole ? data : data.prefix(data.count / 2), to: "/pictures/\(number).png")
        }
    }

    /// Without a server.
    static func fake(_ number: Int) -> FakeImage {
        FakeImage(width: 48, height: 48, color: SIMD4(UInt8(number % 250), UInt8(number / 250), 0x40, 255))
    }

    /// Its number, in colour.
    static func color(_ number: Int) -> PixelColor {
        PixelColor(red: UInt8(number % 250), green: UInt8(number / 250), blue: 0x40)
    }

    static func kind(_ number: Int) -> Kind {
        if number % 23 == 7 { return .missing }
        return number % 29 == 11 ? .truncated : .whole
    }

    /// What is seen in the end.
    static func final(_ number: Int) -> PixelColor { kind(number) == .whole ? color(number) : failure }

    /// After 0 to 0.2 seconds, by its number: as long as a fling takes.
    func request(_ number: Int) -> ImageRequest {
        let delay = [0, 0.02, 0.1, 0, 0.2, 0.05][number % 6]
        let path = "/pictures/\(number).png"
        return ImageRequest(server.url(delay == 0 ? path : "/delay/\(delay)\(path)"))
    }

    func pipeline() -> ImagePipeline {
        ImagePipeline(
            ImagePipeline.Configuration(
                dataLoader: CurlDataLoader(), dataCache: nil, imageCache: ImageCache(costLimit: 64 << 20),
                decoders: StandardCodecs.decoders))
    }

    static func options(_ pipeline: ImagePipeline) -> WidgetImages.Options {
        WidgetImages.Options(
            placeholder: .color(placeholder), failureImage: .color(failure), pipeline: pipeline)
    }

    private static func png(_ number: Int) throws -> Data {
        let color = fake(number).color
        let pixels = try PixelBuffer(width: side, height: side, hasAlpha: false) { memory in
            for offset in memory.indices { memory[offset] = color[offset % 4] }
        }
        guard let data = try PNGEncoder().encode(pixels, as: .png, options: EncodingOptions()) else {
            throw TestWindow.Failure(what: "no PNG")
        }
        return data
    }
}
