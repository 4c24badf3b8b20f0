import BenchmarkSupport
import CPeers
import Foundation
import HTTPTypes
import Halcyon
import HalcyonCodecs
import Synchronization

/// A memory hit against a locked dictionary, and what a waiter on a running load costs.
enum MemoryRows {
    static let hits = 200_000

    static func run(_ report: inout Report) async throws {
        report.heading("Memory hit, ready request, 1,001 images, per look-up")
        let (pipeline, requests, dictionary) = try await filled()
        let middle = requests[500]
        try await compare("from a task", pipeline, middle, dictionary, &report)
        try await onMainActor(pipeline, middle, dictionary, &report)
        let expiring = try await filled(metadata: CacheMetadata(storedAt: Date(), expiresAt: Date() + 86_400))
        try await compare("an image that expires", expiring.0, expiring.1[500], expiring.2, &report)
        try await variants(&report)

        report.heading("10,000 waiters on one URL")
        try await waiters(&report)
    }

    /// What makes a hit look further: options on the request, a pipeline that changes keys, one that is watched.
    private static func variants(_ report: inout Report) async throws {
        let plain = try await filled { $0.retry = .never }
        try await compare("options on the request", plain.0, plain.1[500], plain.2, &report, isJudged: false)
        var configuration = ImagePipeline.Configuration()
        configuration.imageCache = ImageCache(expiration: .days(1))
        let leaving = try await filled(configuration)
        try await compare("a memory expiration", leaving.0, leaving.1[500], leaving.2, &report, isJudged: false)
        configuration = ImagePipeline.Configuration()
        configuration.keyMapper = .ignoringQueryItems()
        let mapped = try await filled(configuration)
        try await compare("a key mapper", mapped.0, mapped.1[500], mapped.2, &report, isJudged: false)
        configuration = ImagePipeline.Configuration()
        configuration.observer = Watcher()
        let watched = try await filled(configuration)
        try await compare("an observer", watched.0, watched.1[500], watched.2, &report, isJudged: false)
    }

    private struct Watcher: PipelineObserving {
        func observe(_ event: PipelineEvent) {}
    }

    private static func filled(
        _ configuration: ImagePipeline.Configuration = .init(), metadata: CacheMetadata? = nil,
        _ adjust: (inout ImageRequest) -> Void = { _ in }
    ) async throws -> (ImagePipeline, [ImageRequest], LockedDictionary) {
        let pipeline = ImagePipeline(configuration)
        let requests = (0...1000).map { number in
            var request = ImageRequest("https://images.example.org/photos/2026/summer/\(number).jpg")
            adjust(&request)
            return request
        }
        let image = try DecodedImage(
            pixels: PixelBuffer(width: 8, height: 8, hasAlpha: false) {
                $0.initializeMemory(as: UInt8.self, repeating: 1)
            }
        )
        let dictionary = LockedDictionary()
        for request in requests {
            pipeline.cache.store(image, for: request)
            if let metadata {
                configuration.imageCache?.store(image, metadata, for: ImageRequest(source: request.source).imageKey)
            }
            // Both find a key that is equal to the one they look for, and not the same object.
            dictionary.store(image, for: ImageRequest(source: request.source).imageKey)
        }
        return (pipeline, requests, dictionary)
    }

    private static func compare(
        _ what: String, _ pipeline: ImagePipeline, _ request: ImageRequest, _ dictionary: LockedDictionary,
        _ report: inout Report, isJudged: Bool = true
    ) async throws {
        peer_count_allocations(1)
        let before = peer_allocation_count()
        for _ in 0..<hits { _ = try await pipeline.image(for: request) }
        let allocations = Double(peer_allocation_count() - before) / Double(hits)
        peer_count_allocations(0)
        let key = request.imageKey
        let pairs = try await Measure.pairs(rounds: 21) {
            for _ in 0..<hits { _ = try await pipeline.image(for: request) }
        } against: {
            for _ in 0..<hits { _ = dictionary.image(for: key) }
        }
        let nanoseconds = { (sample: Measure.Sample) in sample.cpu / Double(hits) * 1e9 }
        report.row(
            what + " (Mutex<Dictionary>)", Report.number(pairs.ours(nanoseconds), "ns"),
            Report.number(pairs.peer(nanoseconds), "ns"), ratio: pairs.ratio(nanoseconds),
            budget: isJudged ? 1.5 : nil
        )
        if isJudged {
            report.limit(what + ", allocations", allocations.rounded(), unit: "", budget: 0)
        } else {
            report.figure(what + ", allocations", Report.number(allocations, ""))
        }
    }

    @MainActor
    private static func onMainActor(
        _ pipeline: ImagePipeline, _ request: ImageRequest, _ dictionary: LockedDictionary, _ report: inout Report
    ) async throws {
        try await compare("from the main actor", pipeline, request, dictionary, &report)
    }

    /// The peer: what the standard library has for it.
    private final class LockedDictionary: Sendable {
        private let images = Mutex<[ImageKey: DecodedImage]>([:])
        func image(for key: ImageKey) -> DecodedImage? { images.withLock { $0[key] } }
        func store(_ image: DecodedImage, for key: ImageKey) { images.withLock { $0[key] = image } }
    }

    private static func waiters(_ report: inout Report) async throws {
        let count = 10_000
        let loader = HeldLoader()
        let pipeline = ImagePipeline(
            ImagePipeline.Configuration(dataLoader: loader, imageCache: ImageCache(), decoders: StandardCodecs.decoders)
        )
        let request = ImageRequest("http://held.example.org/image.png")
        _ = request.imageKey
        let started = Counter()
        peer_count_allocations(1)
        let before = peer_bytes_in_use()
        let tasks = (0..<count).map { _ in
            Task {
                started.number.add(1, ordering: .relaxed)
                return try await pipeline.image(for: request).size
            }
        }
        while started.number.load(ordering: .relaxed) < count { await Task.yield() }
        for _ in 0..<1000 { await Task.yield() }
        let bytes = Double(peer_bytes_in_use() - before) / Double(count)
        peer_count_allocations(0)
        loader.release()
        for task in tasks { _ = try await task.value }
        report.limit("memory a waiter, with its task", bytes / 1024, unit: "KB", budget: 4)
        report.limit("transfers", Double(loader.transfers), unit: "", budget: 1)
    }
}

private final class Counter: Sendable {
    let number = Atomic<Int>(0)
}

/// Answers with a small picture, once it is let.
private final class HeldLoader: DataLoading {
    private struct State {
        var isReleased = false
        var transfers = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
    }
    private let state = Mutex(State())
    var transfers: Int { state.withLock { $0.transfers } }

    func load(_ request: DataRequest) async throws(ImageError) -> DataLoad {
        await withCheckedContinuation { continuation in
            let isReleased = state.withLock { state in
                state.transfers += 1
                if !state.isReleased { state.waiting.append(continuation) }
                return state.isReleased
            }
            if isReleased { continuation.resume() }
        }
        let pixels = try PixelBuffer(width: 4, height: 4, hasAlpha: false) {
            $0.initializeMemory(as: UInt8.self, repeating: 255)
        }
        let png = try PNGEncoder().encode(pixels, as: .png, options: EncodingOptions()) ?? Data()
        return DataLoad(
            response: HTTPResponse(status: .ok), url: "", expectedBytes: png.count, body: DataBody(png)
        )
    }

    func release() {
        let waiting = state.withLock { state in
            state.isReleased = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
