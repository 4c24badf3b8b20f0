import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonCurl
import LinuxTestSupport
import Testing

/// Files that arrive in two parts over a real connection, through real codecs.
@Suite("Previews, end to end")
struct PreviewLoadingTests {
    /// Sends the first part of a file, and the rest when the test has seen enough.
    private func server(_ data: Data, percent: Int, hasLength: Bool) throws -> ScriptedServer {
        let half = data.count * percent / 100
        let length = hasLength ? "Content-Length: \(data.count)\r\n" : ""
        return try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\n\(length)Connection: close\r\n\r\n")
            connection.send(data.prefix(half))
            guard connection.hold() else { return }
            connection.send(data.dropFirst(half))
        }
    }

    private func pipeline() -> ImagePipeline {
        ImagePipeline(ImagePipeline.Configuration(dataLoader: CurlDataLoader(), decoders: StandardCodecs.decoders))
    }

    /// Lets the server go on when there is a preview, and returns the last one.
    private func lastPreview(of task: ImageTask, from server: ScriptedServer) async -> ImageResponse? {
        var last: ImageResponse?
        for await preview in task.previews {
            last = preview
            server.release()
        }
        return last
    }

    @Test(
        "Given a file of any kind, when its first part has arrived, then a preview comes first",
        arguments: [
            "arriving-scans.jpg", "arriving-scans-turned.jpg", "arriving-rows.jpg", "arriving-passes.png",
            "arriving-rows.png", "arriving-rows.webp",
        ], [true, false])
    func preview(_ file: String, hasLength: Bool) async throws {
        let data = try Fixtures.data(file)
        let server = try server(data, percent: 70, hasLength: hasLength)
        defer { server.stop() }
        var request = ImageRequest(server.url("/\(file)"))
        request.previews = true
        let task = pipeline().task(for: request)
        var preview: ImageResponse?
        var last: ImageResponse?
        for await event in task.events {
            switch event {
            case .preview(let response):
                preview = response
                server.release()
            case .finished(let outcome): last = try outcome.get()
            case .progress: break
            }
        }
        let seen = try #require(preview)
        let image = try #require(last).image
        #expect(seen.isPreview && last?.isPreview == false)
        #expect(seen.image.size == image.size)
        #expect(try #require(Fixtures.decibels(seen.image.pixels, image.pixels)) > 5)
        let whole = try ImageDecoderRegistry(StandardCodecs.decoders).decode(data)
        #expect(Fixtures.decibels(image.pixels, whole.pixels) == .infinity)
    }

    @Test("Given a target, processors and a blur, when a preview comes, then it has the final shape")
    func processed() async throws {
        let data = try Fixtures.data("arriving-scans-large.jpg")
        let server = try server(data, percent: 50, hasLength: true)
        defer { server.stop() }
        var request = ImageRequest(
            server.url(), targetSize: TargetSize(width: 100, height: 100, mode: .fill),
            processors: [.roundedCorners(radius: 20)])
        request.previews = PreviewPolicy(blur: 6)
        let task = pipeline().task(for: request)
        let seen = try #require(await lastPreview(of: task, from: server)).image
        let image = try await task.image
        #expect(seen.size == PixelSize(width: 100, height: 100))
        #expect(seen.originalSize == image.originalSize)
        #expect(seen.pixels[0, 0]?.w == 0)
        #expect(try #require(Fixtures.decibels(seen.pixels, image.pixels)) > 15)
    }

    /// Its previews have a quarter of its pixels.
    private func largeFile() throws -> Data {
        let (width, height) = (1800, 1200)
        let pixels = try PixelBuffer(width: width, height: height, hasAlpha: false) { memory in
            for index in 0..<width * height {
                let (x, y) = (index % width, index / width)
                let pixel = SIMD4<UInt8>(UInt8(x * 255 / width), UInt8(y * 255 / height), 128, 255)
                memory.storeBytes(of: pixel, toByteOffset: index * 4, as: SIMD4<UInt8>.self)
            }
        }
        let encoders = ImageEncoderRegistry(StandardCodecs.encoders)
        return try #require(
            try encoders.encode(DecodedImage(pixels: pixels), as: .jpeg, options: EncodingOptions(isProgressive: true)))
    }

    /// Found by a user of Nuke: the corners of such a preview were twice as large, and its crop showed another piece.
    @Test(
        "Given a large picture and processors that count in pixels, then previews look like it",
        arguments: [
            [.roundedCorners(radius: 300)], [.crop(width: 700, height: 500, anchor: .bottomRight)],
            [.resize(width: 1000), .crop(width: 900, height: 300), .roundedCorners(radius: 100)],
            [.process(id: "mine") { try ImageProcessors.Crop(width: 600, height: 600).process($0) }],
        ] as [[any ImageProcessing]])
    func large(_ processors: [any ImageProcessing]) async throws {
        let server = try server(try largeFile(), percent: 60, hasLength: true)
        defer { server.stop() }
        var request = ImageRequest(server.url(), processors: processors)
        request.previews = true
        let task = pipeline().task(for: request)
        let seen = try #require(await lastPreview(of: task, from: server)).image
        let image = try await task.image
        let target = TargetSize(width: image.size.width, height: image.size.height, mode: .stretch, enlarges: true)
        let enlarged = try ImageProcessors.Resize(to: target).process(seen)
        #expect(try #require(Fixtures.decibels(enlarged.pixels, image.pixels)) > 27)
    }
}
