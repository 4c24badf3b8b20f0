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
        var preview: ImageResponse?
        for await event in task.events {
            guard case .preview(let response) = event else { continue }
            preview = response
            server.release()
        }
        let seen = try #require(preview).image
        let image = try await task.image
        #expect(seen.size == PixelSize(width: 100, height: 100))
        #expect(seen.originalSize == image.originalSize)
        #expect(seen.pixels[0, 0]?.w == 0)
        #expect(try #require(Fixtures.decibels(seen.pixels, image.pixels)) > 15)
    }
}
