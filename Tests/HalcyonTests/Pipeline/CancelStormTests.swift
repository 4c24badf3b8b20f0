import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonStore
import LinuxTestSupport
import TestSupport
import Testing

@Suite struct CancelStormTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func pipeline() -> ImagePipeline {
        var configuration = ImagePipeline.Configuration.standard
        configuration.dataCache = DiskCache(directory: folder.file("cache"))
        return ImagePipeline(configuration)
    }

    @Test("Given 8,000 requests, when 99 in 100 are cancelled, then the others get their images")
    func cancelStorm() async throws {
        let png = try Self.png(width: 320, height: 200)
        let server = try ScriptedServer { connection in
            repeat {
                connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(png.count)\r\n\r\n")
                guard connection.send(png) else { return }
            } while connection.nextRequest()
        }
        var pipeline: ImagePipeline? = pipeline()
        let outcomes = try await storm(on: #require(pipeline), url: server.url("/cat.png"))
        #expect(outcomes.count == 8_000)
        // Whoever was not cancelled has an image, whatever happened around it.
        #expect(outcomes.filter { $0.key % 100 == 0 && $0.value != nil } == [:])
        #expect(outcomes.allSatisfy { $0.value == nil || $0.value == .cancelled })
        let after = try await pipeline?.response(for: ImageRequest(server.url("/after.png")))
        #expect(after?.source == .network)
        await pipeline?.flush()
        weak let gone = pipeline
        pipeline = nil
        try await eventually("the pipeline and its connections are gone") {
            gone == nil && server.openedCount == server.closedCount
        }
    }

    /// Starts 8,000 loads and cancels 99 of 100: some before the transfer begins, some while its connection is made,
    /// some while bytes arrive.
    ///
    /// - Returns: What went wrong with each, once every one has ended.
    private func storm(on pipeline: ImagePipeline, url: String) async -> [Int: ImageError?] {
        await withTaskGroup(of: (Int, ImageError?).self) { group in
            for number in 0..<8_000 {
                group.addTask {
                    let task = pipeline.task(for: ImageRequest("\(url)?\(number)"))
                    for _ in 0..<number % 16 { await Task.yield() }
                    if number % 100 != 0 { task.cancel() }
                    do throws(ImageError) {
                        _ = try await task.response
                        return (number, nil)
                    } catch {
                        return (number, error)
                    }
                }
            }
            return await group.reduce(into: [:]) { $0.updateValue($1.1, forKey: $1.0) }
        }
    }

    private static func png(width: Int, height: Int) throws -> Data {
        let pixels = try PixelBuffer(width: width, height: height, hasAlpha: false) { memory in
            for offset in memory.indices { memory[offset] = offset % 4 == 3 ? 255 : UInt8(offset / 4 % 251) }
        }
        let files = try StandardCodecs.encoders.compactMap {
            try $0.encode(pixels, as: .png, options: EncodingOptions())
        }
        return try #require(files.first)
    }
}
