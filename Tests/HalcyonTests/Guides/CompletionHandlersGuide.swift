import Foundation
import Halcyon
import HalcyonTesting
import Testing

@Suite("Guide: Completion handlers", .timeLimit(.minutes(5)))
@MainActor
struct CompletionHandlersGuide {
    private let loader = FakeLoader(default: .image(FakeImage(width: 40, height: 30)))
    private let cache = FakeDataCache()
    private let pipeline: ImagePipeline
    private let request: ImageRequest = "https://example.org/cat.jpg"
    private let log = Log<String>()

    init() { pipeline = ImagePipeline(.fake(loader: loader, cache: cache)) }

    private func show(_ image: DecodedImage) { log.add("shown \(image.size)") }
    private func show(_ error: ImageError) { log.add("\(error)") }

    @Test("Given the guide, when an image is loaded by it, then it is shown")
    func loading() async throws {
        let url = try #require(URL(string: "https://example.org/cat.jpg"))

        pipeline.load(url) { outcome in
            switch outcome {
            case .success(let response): show(response.image)
            case .failure(let error): show(error)
            }
        }

        await log.wait(for: 1)
        #expect(log.entries == ["shown 40×30"])
    }

    @Test("Given the guide, when a cell is used again, then its first load is given up")
    func cells() async {
        var token: LoadID?

        // A cell is used again: what it waited for must not come any more.
        if let token { pipeline.cancel(token) }
        token = pipeline.load(request) { outcome in
            if case .success(let response) = outcome { show(response.image) }
        }

        if let token { pipeline.setPriority(.high, of: token) }
        await log.wait(for: 1)
        #expect(log.entries == ["shown 40×30"])
    }

    @Test("Given the guide, when handlers run on a queue, then progress and the end come there")
    func queues() async {
        let ended = Tally()
        let queue = DispatchQueue(label: "images")
        @Sendable func finish(_ outcome: Result<ImageResponse, ImageError>) { ended.add() }

        pipeline.load(request, on: .queue(queue)) { progress in
            print(progress.fraction ?? 0)
        } completion: { outcome in
            finish(outcome)  // on the queue
        }

        await ended.wait(for: 1)
    }

    @Test("Given the guide, when bytes are downloaded, then each token has an end of its own")
    func downloads() async {
        let (outcomes, gate) = (Log<Bool>(), Gate())
        let downloader = pipeline.downloader
        loader["/cat.jpg"] = .image().held(at: gate)

        let first = downloader.download("https://example.org/cat.jpg") { outcome in
            outcomes.add((try? outcome.get()) != nil)
        }
        let second = downloader.download("https://example.org/cat.jpg") { outcome in
            outcomes.add((try? outcome.get()) != nil)
        }
        downloader.cancel(first)  // ends at once, with .cancelled; the transfer goes on for the other
        downloader.setPriority(.high, of: second)

        await loader.started.wait(for: 1)
        gate.open()
        await outcomes.wait(for: 2)
        #expect(outcomes.entries == [false, true])
        #expect(loader.started.value == 1)
    }

    /// No place to wait in.
    private func useCaches(_ data: Data) {
        pipeline.cache.store(data, for: request, on: .main)
        pipeline.cache.response(for: request) { found in  // finds what was stored, written or not
            if case .success(let response?) = found { show(response.image) }
        }
        pipeline.cache.remove(for: request) { print("gone from memory and from the disk") }
    }

    @Test("Given the guide, when handlers use the caches, then each call sees what the last has done")
    func caches() async throws {
        let data = FakeImage(width: 40, height: 30).data
        let found = Log<ResponseSource?>()

        useCaches(data)

        await log.wait(for: 1)
        #expect(log.entries == ["shown 40×30"])
        pipeline.cache.response(for: request, on: .immediate) { found.add((try? $0.get())?.source) }
        await found.wait(for: 1)
        #expect(loader.started.value == 0)
    }

    @Test("Given the guide, when a program ends, then it does once all is on the disk")
    func ending() async {
        _ = try? await pipeline.image(for: request)
        let ended = Tally()
        func quit() { ended.add() }

        pipeline.flush { quit() }

        await ended.wait(for: 1)
        #expect(cache.keys == ["https://example.org/cat.jpg"])
    }

    @Test("Given the guide, when a lookup is awaited, then it is memory's, the disk's, or nothing")
    func lookup() async throws {
        if let response = try await pipeline.cache.response(for: request) {  // memory, then the disk, never the network
            print(response.source)
        }

        #expect(loader.started.value == 0)
    }
}
