import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonStore
import TestSupport
import Testing

/// The real parts together, as a program gets them.
@Suite struct EndToEndTests {
    private let server: NginxServer
    private let folder: TemporaryDirectory

    init() throws {
        server = try NginxServer()
        folder = try TemporaryDirectory()
        try server.write(try Self.png(width: 320, height: 200), to: "/cat.png")
    }

    private func pipeline() -> ImagePipeline {
        var configuration = ImagePipeline.Configuration.standard
        configuration.dataCache = DiskCache(directory: folder.file("cache"))
        return ImagePipeline(configuration)
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

    @Test("Given a URL, when loaded again and again, then it comes from the network, from memory, and from disk")
    func sources() async throws {
        let request = ImageRequest(server.url("/cat.png"), targetSize: TargetSize(width: 32, height: 32))
        let first = pipeline()
        let network = try await first.response(for: request)
        #expect(network.source == .network)
        #expect(network.image.size == PixelSize(width: 32, height: 20))
        #expect(network.image.originalSize == PixelSize(width: 320, height: 200))
        #expect(try await first.response(for: request).source == .memory)
        #expect(first.cachedImage(for: request) != nil)
        await first.flush()
        #expect(try await pipeline().response(for: request).source == .disk)
        #expect(try server.requestCount(path: "/cat.png") == 1)
    }

    @Test("Given a thumbnail and the whole image of one URL at once, when loaded, then one transfer gives both")
    func twoSizes() async throws {
        let pipeline = pipeline()
        let url = server.url("/delay/0.2/cat.png")
        let whole = pipeline.task(for: ImageRequest(url))
        let small = pipeline.task(for: ImageRequest(url, targetSize: TargetSize(width: 16, height: 16)))
        let bytes = try await pipeline.data(for: ImageRequest(url))
        #expect(try await whole.response.image.size == PixelSize(width: 320, height: 200))
        #expect(try await small.response.image.size == PixelSize(width: 16, height: 10))
        #expect(bytes.data == (try Data(contentsOf: server.documentRoot.appending(path: "cat.png"))))
        #expect(try server.requestCount(path: "/delay/0.2/cat.png") == 1)
    }

    @Test("Given 10,000 requests for one URL at once, when loaded, then one transfer answers all of them")
    func crowd() async throws {
        let pipeline = pipeline()
        let request = ImageRequest(server.url("/delay/1/cat.png"))
        let images = try await withThrowingTaskGroup(of: DecodedImage.self) { group in
            for _ in 0..<10_000 { group.addTask { try await pipeline.image(for: request) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(images.count == 10_000)
        #expect(Set(images.map { ObjectIdentifier($0.pixels) }).count == 1)
        #expect(try server.requestCount(path: "/delay/1/cat.png") == 1)
    }

    @Test("Given 8,000 requests cancelled soon after their start, when all have ended, then nothing is left over")
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

    /// Starts 8,000 loads and cancels 99 of 100: some before the transfer begins, some while its connection is made, some
    /// while bytes arrive.
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

    @Test("Given a cache file that was damaged, when loaded, then the image comes from the network, whole")
    func damaged() async throws {
        let request = ImageRequest(server.url("/cat.png"))
        let first = pipeline()
        let whole = try await first.data(for: request).data
        await first.flush()
        let all = FileManager.default.enumerator(
            at: folder.file("cache"), includingPropertiesForKeys: [.fileSizeKey])
        let files = try (all?.allObjects as? [URL] ?? []).filter {
            try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize == whole.count
        }
        try #require(files.count == 1)
        try Data(count: whole.count).write(to: files[0])
        let second = pipeline()
        #expect(try await second.response(for: request).source == .network)
        #expect(try await second.data(for: request).data == whole)
    }

    @Test("Given the shared pipeline, when it is set, then it is the one that was set")
    func shared() {
        let mine = pipeline()
        let usual = ImagePipeline.shared
        ImagePipeline.shared = mine
        #expect(ImagePipeline.shared === mine)
        ImagePipeline.shared = usual
        #expect(ImagePipeline.shared === usual)
        #expect(usual.configuration.dataLoader != nil)
        #expect(usual.configuration.dataCache != nil)
        #expect(!usual.configuration.decoders.isEmpty)
    }
}
