#if HALCYON_STAND_INS
import CoreGraphics
import Foundation
import Halcyon
import HalcyonStore
import TestSupport
import Testing

#if canImport(LinuxTestSupport)
import LinuxTestSupport
#endif

/// With nothing faked but Apple's frameworks: nginx, URLSession, ImageIO, the disk cache, Core Graphics.
@Suite("Apple's pipeline, end to end")
struct ApplePipelineTests {
    private let nginx: NginxServer
    private let folder: TemporaryDirectory
    private let standard = ImagePipeline.Configuration.standard

    init() throws {
        nginx = try NginxServer()
        folder = try TemporaryDirectory()
        let pixels = try PixelBuffer(width: 400, height: 300, hasAlpha: true) { memory in
            for index in memory.indices {
                memory[index] = index % 4 == 3 ? UInt8(index / 1920) : UInt8(truncatingIfNeeded: index / 400)
            }
        }
        for (path, format) in [("/photo.jpg", ImageFormat.jpeg), ("/picture.png", .png)] {
            let file = try ImageEncoderRegistry(standard.encoders).encode(pixels, as: format)
            try nginx.write(try #require(file), to: path)
        }
    }

    /// Halcyon's own configuration, but for the folder: nothing is left in the caches of the user.
    private func pipeline() -> ImagePipeline {
        var configuration = ImagePipeline.Configuration.standard
        configuration.dataCache = DiskCache(directory: folder.file("cache"))
        return ImagePipeline(configuration)
    }

    @Test("Given `import Halcyon`, when nothing is set up, then the shared pipeline has Apple's parts")
    func parts() {
        let configuration = ImagePipeline.shared.configuration
        #expect(configuration.dataLoader is URLSessionDataLoader)
        #expect(configuration.decoders.contains { $0 is ImageIODecoder })
        #expect(configuration.encoders.contains { $0 is ImageIOEncoder })
        #expect(configuration.dataCache != nil)
        #expect(ImagePipeline.Configuration.apple().dataCache == nil)
    }

    @Test(
        "Given a remote picture, when loaded three times, then network, disk and memory supply it",
        arguments: ["/photo.jpg", "/picture.png"])
    func load(_ path: String) async throws {
        var request = ImageRequest(nginx.url(path), targetSize: TargetSize(width: 200, height: 200))
        request.delivery = .afterStore
        let first = try await pipeline().response(for: request)
        #expect(first.source == .network)
        #expect(first.image.size == PixelSize(width: 200, height: 150))
        #expect(first.metrics?.receivedBytes ?? 0 > 0)
        let second = pipeline()
        #expect(try await second.response(for: request).source == .disk)
        let third = try await second.response(for: request)
        #expect(third.source == .memory)
        let image = try #require(third.image.cgImage)
        #expect((image.width, image.height) == (200, 150))
        #expect(try nginx.requestCount(path: path) == 1)
        // Each is made once, and kept with the pixels.
        #expect(third.image.cgImage === image)
    }

    @Test("Given a processed image stored by ImageIO, when reloaded, then the disk has it intact")
    func processed() async throws {
        var request = ImageRequest(
            nginx.url("/picture.png"), processors: [.resize(width: 40, height: 30), .circle()])
        request.storage = .processed
        request.delivery = .afterStore
        let made = try await pipeline().response(for: request)
        let kept = try await pipeline().response(for: request)
        #expect(kept.source == .disk)
        #expect(Fixtures.areEqual(kept.image.pixels, made.image.pixels))
    }

    @Test("Given a server that refuses, when loaded, then the error is the pipeline's")
    func refusal() async throws {
        await #expect(throws: ImageError.response(.status(404))) {
            try await pipeline().image(for: ImageRequest(nginx.url("/nothing.jpg")))
        }
    }
}
#endif
