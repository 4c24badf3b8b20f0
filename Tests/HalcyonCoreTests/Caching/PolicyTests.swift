import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

/// One test for each of Kingfisher's options that speaks to the engine, under its name there.
@Suite("Policies")
struct PolicyTests {
    private let url = "http://test/x"
    private let fixture = PipelineFixture()

    private func request(_ change: (inout ImageRequest) -> Void) -> ImageRequest { ImageRequest(url).with(change) }

    // MARK: CachePolicy

    @Test(
        "Given each memory policy, when an image loads, then memory is read and written as it says",
        arguments: [
            (CachePolicy.Access.readWrite, true, true), (.readOnly, true, false), (.writeOnly, false, true),
            (.off, false, false),
        ])
    func memoryPolicy(access: CachePolicy.Access, reads: Bool, writes: Bool) async throws {
        let pipeline = fixture.pipeline()
        let request = request { $0.cachePolicy.memory = access }
        #expect(try await pipeline.image(for: request).text == "/x")
        #expect((pipeline.cachedImage(for: ImageRequest(url)) != nil) == writes)
        pipeline.cache.store(try await pipeline.image(for: ImageRequest("http://test/other")), for: ImageRequest(url))
        #expect(try await pipeline.image(for: request).text == (reads ? "/other" : "/x"))
        #expect((pipeline.cachedImage(for: request) != nil) == reads)
    }

    @Test(
        "Given each disk policy, when an image loads, then the disk is read and written as it says",
        arguments: [
            (CachePolicy.Access.readWrite, true, true), (.readOnly, true, false), (.writeOnly, false, true),
            (.off, false, false),
        ])
    func diskPolicy(access: CachePolicy.Access, reads: Bool, writes: Bool) async throws {
        let pipeline = fixture.pipeline(memory: nil)
        let request = request { $0.cachePolicy.disk = access }
        #expect(try await pipeline.image(for: request).text == "/x")
        await pipeline.flush()
        #expect(fixture.cache.keys == (writes ? [url] : []))
        fixture.keep("kept", for: url)
        let readsBefore = fixture.cache.reads.value
        #expect(try await pipeline.image(for: request).text == (reads ? "kept" : "/x"))
        #expect((fixture.cache.reads.value > readsBefore) == reads)
        await pipeline.flush()
        #expect(fixture.cache.texts == [writes && !reads ? "/x" : "kept"])
    }

    /// What comes of a network policy, by what the disk cache has.
    struct NetworkCase: CustomTestStringConvertible {
        var policy: CachePolicy.Network
        /// With a fresh entry, a stale one, and none; nil for the error of `.never`.
        var answers: [String?]
        /// What was sent, of the three: nothing, a plain request, or a condition.
        var sent: [String]
        var testDescription: String { "\(policy)" }
    }

    @Test(
        "Given each network policy, when an entry is fresh, stale or missing, then it is obeyed",
        arguments: [
            NetworkCase(
                policy: .automatic, answers: ["kept", "kept", "new"], sent: ["", "condition", "plain"]),
            NetworkCase(policy: .reload, answers: ["new", "new", "new"], sent: ["plain", "plain", "plain"]),
            NetworkCase(
                policy: .revalidate, answers: ["kept", "kept", "new"], sent: ["condition", "condition", "plain"]),
            NetworkCase(policy: .never, answers: ["kept", "kept", nil], sent: ["", "", ""]),
        ])
    func networkPolicy(expected: NetworkCase) async throws {
        for (index, seconds) in [60.0, -1, nil].enumerated() {
            let loader = FakeLoader { request async throws(ImageError) in
                request.headerFields[.ifNoneMatch] == nil ? .success("new") : .status(.notModified)
            }
            let fixture = PipelineFixture(loader: loader)
            if let seconds { fixture.keep("kept", for: url, seconds: seconds, fields: [.eTag: "\"1\""]) }
            let pipeline = fixture.pipeline()
            let request = request { $0.cachePolicy.network = expected.policy }
            var text: String?
            let error = await failure {
                text = try await pipeline.image(for: request).text
            }
            #expect(text == expected.answers[index])
            #expect(error == (expected.answers[index] == nil ? .cache(.notCached(key: url)) : nil))
            let sent = loader.requests.entries.map { $0.headerFields[.ifNoneMatch] == nil ? "plain" : "condition" }
            #expect(sent.joined() == expected.sent[index])
        }
    }

    @Test("forceRefresh: given an image in both caches, when reloaded, then both have the new one")
    func forceRefresh() async throws {
        fixture.keep("old", for: url)
        let pipeline = fixture.pipeline()
        #expect(try await pipeline.image(for: ImageRequest(url)).text == "old")
        let reload = request { $0.cachePolicy.network = .reload }
        #expect(pipeline.cachedImage(for: reload) == nil)
        #expect(try await pipeline.response(for: reload).source == .network)
        #expect(pipeline.cachedImage(for: ImageRequest(url))?.text == "/x")
        await pipeline.flush()
        #expect(fixture.cache.texts == ["/x"])
    }

    @Test("onlyFromCache: given empty caches, when no network is allowed, then the load fails at once")
    func onlyFromCache() async throws {
        let pipeline = fixture.pipeline()
        let offline = request { $0.cachePolicy.network = .never }
        let error = await failure { _ = try await pipeline.image(for: offline) }
        #expect(error == .cache(.notCached(key: url)))
        #expect(error?.code == 3001)
        #expect(error?.description.contains("not in any cache") == true)
        let dataError = await failure { _ = try await pipeline.data(for: offline) }
        #expect(dataError == error)
        #expect(fixture.loader.started.value == 0)
        fixture.keep("stale", for: url, seconds: -1)
        #expect(try await pipeline.response(for: offline).source == .disk)
        #expect(try await pipeline.response(for: offline).source == .memory)
        #expect(fixture.loader.started.value == 0)
    }

    @Test("onlyFromCache: given bytes on disk, when a processed image is wanted, then it is made")
    func onlyFromCacheProcesses() async throws {
        fixture.keep("kept", for: url)
        let offline = request { request in
            request.cachePolicy.network = .never
            request.processors = [Suffix("a")]
            request.storage = .both
        }
        #expect(try await fixture.pipeline().image(for: offline).text == "kepta")
        #expect(fixture.loader.started.value == 0)
    }

    @Test("fromMemoryCacheOrRefresh: given a disk entry alone, when loaded, then it is replaced")
    func fromMemoryCacheOrRefresh() async throws {
        fixture.keep("old", for: url)
        let pipeline = fixture.pipeline()
        let refresh = request { $0.cachePolicy.disk = .writeOnly }
        #expect(try await pipeline.response(for: refresh).source == .network)
        #expect(try await pipeline.response(for: refresh).source == .memory)
        await pipeline.flush()
        #expect(fixture.cache.texts == ["/x"])
        #expect(fixture.cache.reads.value == 0)
        #expect(fixture.loader.started.value == 1)
    }

    @Test("cacheMemoryOnly: given a disk cache, when a request avoids it, then only memory is used")
    func cacheMemoryOnly() async throws {
        let pipeline = fixture.pipeline()
        let request = request { request in
            request.cachePolicy.disk = .off
            request.processors = [Suffix("a")]
            request.storage = .both
        }
        #expect(try await pipeline.image(for: request).text == "/xa")
        #expect(pipeline.cachedImage(for: request)?.text == "/xa")
        await pipeline.flush()
        #expect(fixture.cache.keys.isEmpty)
        #expect(fixture.cache.reads.value == 0)
    }

    // MARK: What is stored, and when

    @Test(
        "cacheOriginalImage: given a storage option, when an image loads, then the disk follows it",
        arguments: [
            (nil, ["/x"]), (ImageRequest.Options.Storage.original, ["/x"]), (.processed, ["/xa"]),
            (.both, ["/x", "/xa"]),
        ])
    func cacheOriginalImage(storage: ImageRequest.Options.Storage?, texts: [String]) async throws {
        let pipeline = fixture.pipeline()
        let request = request { request in
            request.processors = [Suffix("a")]
            request.storage = storage
        }
        _ = try await pipeline.image(for: request)
        await pipeline.flush()
        #expect(fixture.cache.texts == texts)
        let runs = fixture.decoder.decoded.value
        #expect(try await fixture.pipeline().response(for: request).source == .disk)
        #expect(fixture.loader.started.value == 1)
        #expect(fixture.decoder.decoded.value == runs + 1)
    }

    @Test("waitForCache: given a slow disk, when delivery is afterStore, then the image waits for it")
    func waitForCache() async throws {
        let gate = Gate()
        let fixture = PipelineFixture(cache: ListedCache(gate: gate))
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: ImageRequest("http://test/immediate"))
        let task = pipeline.task(for: request { $0.delivery = .afterStore })
        let hasEnded = Tally()
        let waiting = Task {
            defer { hasEnded.add() }
            return try await task.response.source
        }
        try await eventually("it is in memory") { pipeline.cachedImage(for: ImageRequest(url)) != nil }
        #expect(hasEnded.value == 0)
        #expect(fixture.cache.keys.isEmpty)
        gate.open()
        #expect(try await waiting.value == .network)
        #expect(fixture.cache[url] != nil)
    }

    @Test("waitForCache: given a failing disk or none, when a load waits for it, then the image comes")
    func waitForFailingCache() async throws {
        let request = request { request in
            request.delivery = .afterStore
            request.storage = .both
            request.processors = [Suffix("a")]
        }
        let full = fixture.pipeline { $0.dataCache = FakeDataCache(storeFailure: .cache(.diskFull(path: "/"))) }
        #expect(try await full.image(for: request).text == "/xa")
        #expect(try await fixture.pipeline { $0.dataCache = nil }.image(for: request).text == "/xa")
    }

    @Test("waitForCache: given a hanging disk, when a waiting task is cancelled, then it ends at once")
    func waitForCacheIsCancelled() async throws {
        let gate = Gate()
        let fixture = PipelineFixture(cache: ListedCache(gate: gate))
        let pipeline = fixture.pipeline()
        let request = request { $0.delivery = .afterStore }
        let hasEnded = Tally()
        let waiting = Task {
            defer { hasEnded.add() }
            return await failure { _ = try await pipeline.image(for: request) }
        }
        try await eventually("it is in memory") { pipeline.cachedImage(for: ImageRequest(url)) != nil }
        waiting.cancel()
        try await eventually("it has ended") { hasEnded.value == 1 }
        gate.open()
        #expect(await waiting.value == .cancelled)
    }

    @Test("CacheCallbackCoordinator: given two to store, when all is on disk, then one completion")
    func cacheCallbackCoordinator() async throws {
        let gate = Gate()
        let fixture = PipelineFixture(cache: ListedCache(gate: gate))
        let pipeline = fixture.pipeline()
        let request = request { request in
            request.delivery = .afterStore
            request.storage = .both
            request.processors = [Suffix("a")]
        }
        let seen = Log<[String]>()
        pipeline.load(request, on: .immediate) { outcome in
            if case .success = outcome { seen.add(fixture.cache.texts) }
        }
        try await eventually("it is in memory") { pipeline.cachedImage(for: request) != nil }
        #expect(seen.entries.isEmpty)
        gate.open()
        try await eventually("the completion is called") { !seen.entries.isEmpty }
        await pipeline.flush()
        #expect(seen.entries == [["/x", "/xa"]])
    }

    @Test("targetCache, originalCache: given its own caches, when loaded, then only those are used")
    func targetCache() async throws {
        let own = ListedCache()
        let caches = CacheSet(imageCache: ImageCache(), dataCache: own)
        let pipeline = fixture.pipeline()
        let request = request { $0.caches = caches }
        #expect(try await pipeline.response(for: request).source == .network)
        await caches.flush()
        #expect(own.keys == [url])
        #expect(fixture.cache.keys.isEmpty)
        #expect(caches.imageCache.count == 1)
        #expect(pipeline.cachedImage(for: request)?.text == "/x")
        #expect(pipeline.cachedImage(for: ImageRequest(url)) == nil)
        #expect(try await pipeline.response(for: request).source == .memory)
        caches.imageCache.removeAll()
        #expect(try await pipeline.response(for: request).source == .disk)
        #expect(try await pipeline.response(for: ImageRequest(url)).source == .network)
    }

    @Test("targetCache: given default caches, when a pipeline is flushed or emptied, then so are they")
    func defaultCaches() async throws {
        let gate = Gate()
        let own = ListedCache(gate: gate)
        let pipeline = fixture.pipeline { $0.defaults.caches = CacheSet(imageCache: ImageCache(), dataCache: own) }
        _ = try await pipeline.image(for: ImageRequest(url))
        gate.open()
        await pipeline.flush()
        #expect(own.keys == [url])
        try await pipeline.cache.removeAll()
        #expect(own.keys.isEmpty)
        #expect(pipeline.cachedImage(for: ImageRequest(url)) == nil)
    }

    @Test("diskCacheExpiration: given an expiration, when it has passed, then the image is reloaded")
    func expiration() async throws {
        let pipeline = fixture.pipeline(memory: nil) { $0.expiration = .seconds(100) }
        func source(after seconds: Double, _ expiration: CacheExpiration?) async throws -> ResponseSource {
            fixture.cache[url] = nil
            let request = request { $0.expiration = expiration }
            _ = try await pipeline.image(for: request)
            await pipeline.flush()
            fixture.clock.advance(seconds)
            return try await pipeline.response(for: request).source
        }
        #expect(try await source(after: 99, nil) == .disk)
        #expect(try await source(after: 100, nil) == .network)
        #expect(try await source(after: 9, .seconds(10)) == .disk)
        #expect(try await source(after: 10, .seconds(10)) == .network)
        #expect(try await source(after: 86_399, .days(1)) == .disk)
        #expect(try await source(after: 86_400, .days(1)) == .network)
        #expect(try await source(after: 1, .date(fixture.clock.date + 2)) == .disk)
        #expect(try await source(after: 3, .date(fixture.clock.date + 2)) == .network)
        #expect(try await source(after: 1e9, .never) == .disk)
        #expect(try await source(after: 0, .seconds(0)) == .network)
    }
}
