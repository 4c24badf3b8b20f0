import CGTK
import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonCurl
import HalcyonStore
import LinuxTestSupport
import TestSupport

/// What the articles' programs have around them: a web server with pictures, a folder for their disk cache, and
/// pipelines of Halcyon's own parts, nothing of them put on for the test.
final class ArticleSite: Sendable {
    let server: NginxServer
    let folder: TemporaryDirectory
    let diskCache: DiskCache

    init(diskCache adapt: (inout DiskCache.Configuration) -> Void = { _ in }) throws {
        server = try NginxServer()
        folder = try TemporaryDirectory()
        var configuration = DiskCache.Configuration()
        adapt(&configuration)
        diskCache = DiskCache(directory: folder.file("cache"), configuration: configuration)
    }

    /// A pipeline with a memory cache of its own: what a program has that was started again.
    func pipeline(_ adapt: (inout ImagePipeline.Configuration) -> Void = { _ in }) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration(
            dataLoader: CurlDataLoader(), dataCache: diskCache, decoders: StandardCodecs.decoders,
            encoders: StandardCodecs.encoders)
        adapt(&configuration)
        return ImagePipeline(configuration)
    }

    /// A picture of one colour.
    static func png(_ color: PixelColor, width: Int = 48, height: Int = 48) throws -> Data {
        let pixels = try PixelBuffer(width: width, height: height, hasAlpha: false) { memory in
            let channels = [color.red, color.green, color.blue, 255]
            for offset in memory.indices { memory[offset] = channels[offset % 4] }
        }
        guard let data = try PNGEncoder().encode(pixels, as: .png, options: EncodingOptions()) else {
            throw TestWindow.Failure(what: "no PNG")
        }
        return data
    }

    /// Puts a picture of one colour on the server.
    func publish(_ color: PixelColor, at path: String, width: Int = 48, height: Int = 48) throws {
        try server.write(Self.png(color, width: width, height: height), to: path)
    }

    func url(_ path: String) throws -> URL {
        guard let url = URL(string: server.url(path)) else { throw TestWindow.Failure(what: "no URL: \(path)") }
        return url
    }

    func request(_ path: String, _ change: (inout ImageRequest) -> Void = { _ in }) -> ImageRequest {
        var request = ImageRequest(server.url(path))
        change(&request)
        return request
    }

    /// How often a path was asked for.
    func transfers(of path: String) throws -> Int { try server.requestCount(path: path) }
}

extension TestWindow {
    /// Waits until a widget has a colour in its middle.
    func shows(_ color: PixelColor, in widget: UnsafeMutablePointer<GtkWidget>? = nil) async throws {
        try await eventually("\(color) is to be seen") {
            await frames(1)
            return try pixels(of: widget).middle == color
        }
    }
}

extension DecodedImage {
    /// The colour of its first pixel.
    var color: PixelColor {
        pixels.withUnsafeBytes { PixelColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }
    }
}
