import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonStore
import LinuxTestSupport
import Synchronization
import TestSupport
import Testing

/// A server that breaks off six answers of a hundred and refuses three, few connections, impatient users, little
/// memory.
@Suite("A flaky server", .timeLimit(.minutes(5)))
struct FlakyServerTests {
    private static let requestCount = 500
    private static let pictureCount = 120

    @Test(
        "Given a flaky server, when 500 loads run among cancels and trims, then all end, none wrong",
        arguments: 1...20)
    func loads(seed: UInt64) async throws {
        let folder = try TemporaryDirectory()
        let server = try Self.server(seed: seed)
        var pipeline: ImagePipeline? = Self.pipeline(cache: folder.file("cache"))
        let outcomes = try await Self.load(seed: seed, server, #require(pipeline))
        await pipeline?.flush()

        #expect(outcomes.count == Self.requestCount, "seed \(seed)")
        #expect(outcomes.count { $0 == .wrong } == 0, "seed \(seed)")
        let failures = outcomes.compactMap { if case .failed(let error) = $0 { error } else { nil } }
        #expect(failures.allSatisfy(Self.isExpected), "seed \(seed): \(failures)")
        // One answer of eleven is bad, and each is asked for five times.
        #expect(failures.count < 10, "seed \(seed): \(failures.count) failed")
        #expect(outcomes.count { $0 == .right } > Self.requestCount / 2, "seed \(seed)")
        weak let gone = pipeline
        pipeline = nil
        try await eventually("the pipeline and its connections are gone") {
            gone == nil && server.openedCount == server.closedCount
        }
    }

    private enum Outcome: Equatable { case right, wrong, cancelled, failed(ImageError) }

    /// All loads begin within a few milliseconds of each other; one in five is cancelled, at any moment of its life.
    private static func load(seed: UInt64, _ server: ScriptedServer, _ pipeline: ImagePipeline) async -> [Outcome] {
        var numbers = SplitMix(seed: seed)
        return await withTaskGroup(of: Outcome.self) { group in
            for _ in 0..<requestCount {
                let picture = Int.random(in: 0..<pictureCount, using: &numbers)
                var request = ImageRequest(server.url("/\(picture).png"))
                if Bool.random(using: &numbers) { request.targetSize = TargetSize(width: 8, height: 8) }
                if Int.random(in: 0..<3, using: &numbers) == 0 { request.processors = [.circle()] }
                let patience =
                    Int.random(in: 0..<5, using: &numbers) == 0 ? Int.random(in: 0..<200, using: &numbers) : nil
                if Int.random(in: 0..<25, using: &numbers) == 0 { pipeline.configuration.imageCache?.trim(toCost: 0) }
                group.addTask { await outcome(of: request, of: picture, patience: patience, in: pipeline) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }

    private static func outcome(
        of request: ImageRequest, of picture: Int, patience: Int?, in pipeline: ImagePipeline
    ) async -> Outcome {
        let task = pipeline.task(for: request)
        if let patience {
            for _ in 0..<patience { await Task.yield() }
            task.cancel()
        }
        do throws(ImageError) {
            let image = try await task.response.image
            return shows(image, picture) ? .right : .wrong
        } catch {
            return error == .cancelled && patience != nil ? .cancelled : .failed(error)
        }
    }

    private static func isExpected(_ error: ImageError) -> Bool {
        if case .response = error { return true }
        return false
    }

    private static func shows(_ image: DecodedImage, _ picture: Int) -> Bool {
        let pixels = image.pixels
        // In the middle, no processor has cut anything off.
        guard let color = pixels[pixels.width / 2, pixels.height / 2] else { return false }
        return color == self.color(of: picture)
    }

    private static func color(of picture: Int) -> SIMD4<UInt8> { [UInt8(picture), UInt8(255 - picture), 77, 255] }

    private static func pipeline(cache: URL) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration.standard
        configuration.dataCache = DiskCache(directory: cache)
        configuration.imageCache = ImageCache(costLimit: 40_000)
        configuration.downloads.maximumTransfers = 2
        configuration.downloads.retry = RetryPolicy(
            maximumAttempts: 5, backoff: RetryPolicy.Backoff(initial: 0.002, factor: 2, maximum: 0.02))
        return ImagePipeline(configuration)
    }

    private static func server(seed: UInt64) throws -> ScriptedServer {
        let chance = Mutex(SplitMix(seed: seed &* 7919))
        let files = try (0..<pictureCount).map(png)
        return try ScriptedServer { connection in
            repeat {
                let name = connection.path.dropFirst().prefix { $0 != "." }
                guard let picture = Int(name), files.indices.contains(picture) else { return }
                let file = files[picture]
                let roll = chance.withLock { Int.random(in: 0..<100, using: &$0) }
                if roll < 3 {
                    connection.send("HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n")
                } else {
                    let end = roll < 9 ? chance.withLock { Int.random(in: 0..<file.count, using: &$0) } : file.count
                    connection.send("HTTP/1.1 200 OK\r\nETag: \"\(picture)\"\r\nContent-Length: \(file.count)\r\n\r\n")
                    guard connection.send(file.prefix(end)), end == file.count else { return }
                }
            } while connection.nextRequest()
        }
    }

    private static func png(of picture: Int) throws -> Data {
        let color = color(of: picture)
        let pixels = try PixelBuffer(width: 32, height: 32, hasAlpha: false) { memory in
            for offset in memory.indices { memory[offset] = color[offset % 4] }
        }
        return try #require(try PNGEncoder().encode(pixels, as: .png, options: EncodingOptions()))
    }
}
