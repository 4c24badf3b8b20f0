import CGTK
import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonCore
import HalcyonCurl
import HalcyonGTK
import HalcyonTesting
import LinuxTestSupport
import TestSupport
import Testing

extension GTKSuite {
    /// Over a real connection, through real codecs.
    @Suite @MainActor
    struct WidgetLoadingTests {
        private let nginx: NginxServer
        private let pipeline = ImagePipeline(
            ImagePipeline.Configuration(dataLoader: CurlDataLoader(), decoders: StandardCodecs.decoders))

        init() throws { nginx = try NginxServer() }

        private func png(_ color: SIMD4<UInt8>) throws -> Data {
            let image = try DecodedImage.fake(width: 32, height: 32, color: color)
            return try #require(try PNGEncoder().encode(image.pixels, as: .png, options: EncodingOptions()))
        }

        @Test("Given a picture, when set 100 times, then the last image wins, with one transfer per URL")
        func hundred() async throws {
            let count = 10
            for index in 0..<count {
                try nginx.write(png(SIMD4(UInt8(index * 20), 0, 255, 255)), to: "/\(index).png")
            }
            let picture = try #require(gtk_picture_new())
            let window = try await TestWindow(picture)
            defer { window.close() }
            var outcomes: [Result<ImageResponse, ImageError>] = []
            for index in 0..<100 {
                picture.halcyon.setImage(
                    with: ImageRequest(nginx.url("/delay/0.3/\(index % count).png")), options: .init(pipeline: pipeline)
                ) { outcomes.append($0) }
            }
            try await eventually("all are over") { outcomes.count == 100 }
            #expect(outcomes.count { if case .failure(.display(.notCurrent)) = $0 { true } else { false } } == 99)
            guard case .success = outcomes.last else { throw TestWindow.Failure(what: "the last one failed") }
            await window.frames(2)
            #expect(try window.pixels().channels(100, 100) == SIMD4(UInt8((count - 1) * 20), 0, 255, 255))
            try await eventually("all transfers have ended") {
                try nginx.log().count { $0.path.hasPrefix("/delay") } >= 1
            }
            for index in 0..<count {
                #expect(try nginx.requestCount(path: "/delay/0.3/\(index).png") <= 1)
            }
            #expect(try nginx.requestCount(path: "/delay/0.3/\(count - 1).png") == 1)
        }

        @Test("Given an image in memory, when set, then the next frame has it, never its placeholder")
        func memory() async throws {
            try nginx.write(png(FakeImage.red), to: "/red.png")
            let picture = try #require(gtk_picture_new())
            let window = try await TestWindow(picture)
            defer { window.close() }
            let options = WidgetImages.Options(transition: .fade(), pipeline: pipeline)
            let request = ImageRequest(nginx.url("/red.png"))
            var isOver = false
            picture.halcyon.setImage(with: request, options: options) { _ in isOver = true }
            try await eventually("it is in memory") { isOver }
            for _ in 0..<10 {
                picture.halcyon.reset()
                await window.frames(3)
                #expect(try window.pixels().channels(100, 100).w == 0)
                isOver = false
                picture.halcyon.setImage(with: request, placeholder: .color(PixelColor(hex: 0xFF)), options: options) {
                    _ in isOver = true
                }
                #expect(isOver)
                for _ in 0..<4 {
                    #expect(try await window.drawnPixels().channels(100, 100) == FakeImage.red)
                }
            }
        }

        @Test("Given a slow progressive JPEG, when its first scans arrive, then they are shown first")
        func progressive() async throws {
            let data = try Fixtures.data("arriving-scans-large.jpg")
            try nginx.write(data, to: "/photo.jpg")
            let picture = try #require(gtk_picture_new())
            let window = try await TestWindow(picture)
            defer { window.close() }
            var request = ImageRequest(nginx.url("/rate/\(data.count / 2)/photo.jpg"))
            request.previews = true
            var previews = 0
            var isShown = false
            var progress: [LoadingProgress] = []
            var outcome: Result<ImageResponse, ImageError>?
            picture.halcyon.setImage(
                with: request, options: .init(pipeline: pipeline), progress: { progress.append($0) },
                completion: { outcome = $0 })
            try await eventually("it is over") {
                let shot = try await window.drawnPixels()
                if case .preview = picture.halcyon.state {
                    previews += 1
                    // Drawn some frames later on a busy machine, and never blank again.
                    let isOpaque = shot.channels(100, 100).w == 255
                    #expect(isOpaque || !isShown)
                    isShown = isOpaque
                }
                return outcome != nil
            }
            #expect(previews > 2)
            #expect(isShown)
            #expect(progress.count > 1)
            #expect(try outcome?.get().isPreview == false)
        }

        @Test("Given a transfer, when the picture's window is closed, then the server sees it end")
        func closed() async throws {
            try nginx.write(testBytes(4_000_000), to: "/large.jpg")
            let picture = try #require(gtk_picture_new())
            let window = try await TestWindow(picture)
            var progress = 0
            picture.halcyon.setImage(
                with: ImageRequest(nginx.url("/rate/200000/large.jpg")), options: .init(pipeline: pipeline),
                progress: { _ in progress += 1 })
            try await eventually("bytes come") { progress > 0 }
            window.close()
            try await eventually("the server has given up") {
                try nginx.log().contains { $0.path.hasSuffix("large.jpg") && $0.bytes < 4_000_000 }
            }
        }
    }
}
