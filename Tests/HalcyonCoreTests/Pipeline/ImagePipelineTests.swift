import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("ImagePipeline")
struct ImagePipelineTests {
    private func pipeline(
        _ loader: FakeLoader, cache: FakeDataCache? = nil, decoder: FakeDecoder = FakeDecoder(),
        memory: ImageCache? = ImageCache()
    ) -> ImagePipeline {
        ImagePipeline(
            ImagePipeline.Configuration(dataLoader: loader, dataCache: cache, imageCache: memory, decoders: [decoder])
        )
    }

    // MARK: Sharing

    @Test("Given 10,000 requests for one URL, when run at once, then one transfer and decode run")
    func sharesOneTransfer() async throws {
        let gate = Gate()
        let loader = FakeLoader { request async throws(ImageError) in
            await gate.pass()
            return .success("/cat")
        }
        let decoder = FakeDecoder()
        let pipeline = pipeline(loader, decoder: decoder)
        let answered = Tally()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<10_000 {
                group.addTask {
                    _ = try await pipeline.image(for: ImageRequest("http://test/cat"))
                    answered.add()
                }
            }
            group.addTask { gate.open() }
            try await group.waitForAll()
        }
        #expect(answered.value == 10_000)
        #expect(loader.started.value == 1)
        #expect(decoder.decoded.value == 1)
    }

    @Test("Given one URL requested small and whole, when run at once, then one transfer serves both")
    func sharesTransferBetweenSizes() async throws {
        let gate = Gate()
        let loader = FakeLoader { request async throws(ImageError) in
            await gate.pass()
            return .success("0123456789")
        }
        let decoder = FakeDecoder()
        let pipeline = pipeline(loader, decoder: decoder)
        let small = pipeline.task(for: ImageRequest("http://test/a", targetSize: TargetSize(width: 4, height: 4)))
        let whole = pipeline.task(for: ImageRequest("http://test/a"))
        let bytes = Task { try await pipeline.data(for: ImageRequest("http://test/a")) }
        try await eventually("all wait for it") {
            pipeline.engine.data.jobs.waiterCount(for: LoadKey(whole.request)) == 3
        }
        gate.open()
        #expect(try await small.image.text == "0123")
        #expect(try await small.image.isDownsampled)
        #expect(try await whole.image.text == "0123456789")
        #expect(try await bytes.value.data == Data("0123456789".utf8))
        #expect(loader.started.value == 1)
        #expect(decoder.decoded.value == 2)
    }

    @Test("Given chains with a common prefix, when run at once, then the prefix is processed once")
    func sharesPrefixes() async throws {
        let gate = Gate()
        let loader = FakeLoader { request async throws(ImageError) in
            await gate.pass()
            return .success("/x")
        }
        let (a, b, c) = (Tally(), Tally(), Tally())
        let pipeline = pipeline(loader, memory: nil)
        let ab = pipeline.task(
            for: ImageRequest("http://test/x", processors: [Suffix("a", runs: a), Suffix("b", runs: b)])
        )
        let ac = pipeline.task(
            for: ImageRequest("http://test/x", processors: [Suffix("a", runs: a), Suffix("c", runs: c)])
        )
        let step = ImageRequest("http://test/x", processors: [Suffix("a")])
        try await eventually("both wait for the common beginning") {
            pipeline.engine.images.jobs.waiterCount(for: ImageJobKey(step)) == 2
        }
        gate.open()
        #expect(try await ab.image.text == "/xab")
        #expect(try await ac.image.text == "/xac")
        #expect([a.value, b.value, c.value] == [1, 1, 1] as [Int])
        #expect(loader.started.value == 1)
    }

    @Test("Given a processed image in memory, when a longer chain runs, then only its new steps run")
    func reusesIntermediates() async throws {
        let loader = FakeLoader()
        let (a, b) = (Tally(), Tally())
        let pipeline = pipeline(loader)
        _ = try await pipeline.image(for: ImageRequest("http://test/x", processors: [Suffix("a", runs: a)]))
        let image = try await pipeline.image(
            for: ImageRequest("http://test/x", processors: [Suffix("a", runs: a), Suffix("b", runs: b)])
        )
        #expect(image.text == "/xab")
        #expect([a.value, b.value] == [1, 1] as [Int])
        #expect(loader.started.value == 1)
    }

    @Test("Given a request that joins another's step, when it ends, then memory has that image too")
    func joinedIntermediateIsStored() async throws {
        let gate = Gate()
        let loader = FakeLoader { request async throws(ImageError) in
            await gate.pass()
            return .success("/x")
        }
        let pipeline = pipeline(loader)
        let longer = pipeline.task(for: ImageRequest("http://test/x", processors: [Suffix("a"), Suffix("b")]))
        let step = pipeline.task(for: ImageRequest("http://test/x", processors: [Suffix("a")]))
        try await eventually("both wait for it") {
            pipeline.engine.images.jobs.waiterCount(for: ImageJobKey(step.request)) == 2
        }
        gate.open()
        _ = try await step.image
        _ = try await longer.image
        #expect(pipeline.cachedImage(for: step.request)?.text == "/xa")
        #expect(pipeline.cachedImage(for: longer.request)?.text == "/xab")
        #expect(pipeline.cachedImage(for: ImageRequest("http://test/x")) == nil)
    }

    @Test(
        "Given different Authorization or Accept, when run at once, then each gets its own bytes",
        arguments: [HTTPField.Name.authorization, .accept])
    func neverSharesAcrossCredentials(field: HTTPField.Name) async throws {
        let loader = FakeLoader { request async throws(ImageError) in
            .success("for " + (request.headerFields[field] ?? "-"))
        }
        let cache = FakeDataCache()
        let pipeline = pipeline(loader, cache: cache)
        func request(_ value: String) -> ImageRequest {
            ImageRequest(
                source: .remote(
                    HTTPRequest(
                        method: .get, scheme: "http", authority: "test", path: "/me", headerFields: [field: value])
                )
            )
        }
        async let anna = pipeline.image(for: request("anna"))
        async let bert = pipeline.image(for: request("bert"))
        #expect(try await [anna.text, bert.text] == ["for anna", "for bert"])
        await pipeline.flush()
        let later = self.pipeline(loader, cache: cache)
        #expect(try await later.image(for: request("bert")).text == "for bert")
        #expect(try await later.image(for: request("anna")).text == "for anna")
        #expect(loader.started.value == 2)
    }

    @Test("Given waiters on three levels, when they leave, then the transfer ends with the last one")
    func lastOneOutEndsTheTransfer() async throws {
        let ended = Tally()
        let gate = Gate()
        let loader = FakeLoader { request async throws(ImageError) in
            await gate.pass()
            ended.add()
            throw .cancelled
        }
        let pipeline = pipeline(loader)
        let tasks = (0..<5).map { index in
            pipeline.task(
                for: ImageRequest(
                    "http://test/x", processors: index % 2 == 0 ? [Suffix("a")] : [Suffix("a"), Suffix("b")])
            )
        }
        try await eventually("the transfer runs") { loader.started.value == 1 }
        for task in tasks.dropLast() { task.cancel() }
        for task in tasks.dropLast() {
            #expect(await failure { _ = try await task.response } == .cancelled)
        }
        #expect(ended.value == 0)
        tasks.last?.cancel()
        try await eventually("the transfer has ended") { ended.value == 1 }
    }

    @Test("Given a request cancelled before it starts, when it is awaited, then nothing is loaded")
    func cancelledBeforeStart() async {
        let loader = FakeLoader()
        let pipeline = pipeline(loader)
        let gate = Gate()
        let caller = Task {
            await gate.pass()
            return await failure {
                _ = try await pipeline.image(for: ImageRequest("http://test/x"))
            }
        }
        caller.cancel()
        #expect(await caller.value == .cancelled)
        #expect(loader.started.value == 0)
    }

    @Test("Given too few permits, when priorities differ or are raised, then the most urgent starts")
    func startsTheMostUrgent() async throws {
        let gate = Gate()
        let loader = FakeLoader { request async throws(ImageError) in
            if request.path == "/first" { await gate.pass() }
            return .success(request.path ?? "")
        }
        var configuration = ImagePipeline.Configuration(dataLoader: loader, decoders: [FakeDecoder()])
        configuration.maximumTransfers = 1
        let pipeline = ImagePipeline(configuration)
        let first = pipeline.task(for: ImageRequest("http://test/first"))
        try await eventually("the first runs") { loader.started.value == 1 }
        let low = pipeline.task(for: ImageRequest("http://test/low", priority: .low))
        let high = pipeline.task(for: ImageRequest("http://test/high", priority: .high))
        let raised = pipeline.task(for: ImageRequest("http://test/raised", priority: .veryLow))
        raised.priority = .veryHigh
        gate.open()
        for task in [first, low, high, raised] { _ = try await task.image }
        #expect(loader.requests.entries.map(\.path) == ["/first", "/raised", "/high", "/low"])
    }

    @Test("Given one cache key but different credentials, when run, then each gets its own bytes")
    func cacheKeyKeepsUsersApart() async throws {
        let loader = FakeLoader { request async throws(ImageError) in
            .success("for " + (request.headerFields[.authorization] ?? "-"))
        }
        let cache = FakeDataCache()
        let pipeline = pipeline(loader, cache: cache)
        func request(_ user: String) -> ImageRequest {
            var request = ImageRequest(
                source: .remote(
                    HTTPRequest(
                        method: .get, scheme: "http", authority: "test", path: "/me",
                        headerFields: [.authorization: user]
                    )
                )
            )
            request.cacheKey = "avatar"
            return request
        }
        #expect(try await pipeline.image(for: request("anna")).text == "for anna")
        #expect(try await pipeline.image(for: request("bert")).text == "for bert")
        #expect(!request("secret").sourceKey.contains("secret"))
    }

    @Test("Given the same header fields reordered, when requests run at once, then they share a load")
    func headerOrderDoesNotMatter() async throws {
        let gate = Gate()
        let loader = FakeLoader { _ async throws(ImageError) in
            await gate.pass()
            return .success("x")
        }
        let pipeline = pipeline(loader)
        let orders: [HTTPFields] = [[.accept: "a", .userAgent: "b"], [.userAgent: "b", .accept: "a"]]
        let tasks = orders.map { fields in
            let http = HTTPRequest(method: .get, scheme: "http", authority: "test", path: "/x", headerFields: fields)
            return pipeline.task(for: ImageRequest(source: .remote(http)))
        }
        gate.open()
        for task in tasks { _ = try await task.image }
        #expect(loader.started.value == 1)
    }

    @Test("Given a provider named like a URL, when both are loaded, then each gives its own bytes")
    func providerIsNoURL() async throws {
        let pipeline = pipeline(FakeLoader(), cache: FakeDataCache())
        let provider = FakeDataProvider(identifier: "http://test/a") { Data("provided".utf8) }
        #expect(try await pipeline.image(for: ImageRequest("http://test/a")).text == "/a")
        #expect(try await pipeline.image(for: ImageRequest(provider: provider)).text == "provided")
    }

    @Test("Given a loader that cancels by itself, when awaited, then nobody seems to have cancelled")
    func foreignCancellation() async {
        let pipeline = pipeline(FakeLoader { _ async throws(ImageError) in throw .cancelled })
        let error = await failure {
            _ = try await pipeline.image(for: ImageRequest("http://test/x"))
        }
        #expect(error == .request(.givenUp))
    }

    // MARK: Memory

    @Test("Given an old image in memory, when a reload joins a longer chain, then memory has the new")
    func reloadReplacesWhatMemoryHas() async throws {
        let version = Tally()
        let gate = Gate()
        let loader = FakeLoader { _ async throws(ImageError) in
            version.add()
            if version.value > 1 { await gate.pass() }
            return .success("v\(version.value)")
        }
        let pipeline = pipeline(loader)
        let plain = ImageRequest("http://test/x")
        #expect(try await pipeline.image(for: plain).text == "v1")
        var reload = plain
        reload.cachePolicy.network = .reload
        var longer = reload
        longer.processors = [Suffix("a")]
        let step = pipeline.task(for: longer)
        let joined = pipeline.task(for: reload)
        gate.open()
        #expect(try await step.image.text == "v2a")
        #expect(try await joined.image.text == "v2")
        #expect(pipeline.cachedImage(for: plain)?.text == "v2")
    }

    @Test("Given an image in memory, when asked for, then it comes from there, by every door")
    func answersFromMemory() async throws {
        let loader = FakeLoader()
        let pipeline = pipeline(loader)
        let request = ImageRequest("http://test/x")
        #expect(pipeline.cachedImage(for: request) == nil)
        #expect(try await pipeline.response(for: request).source == .network)
        #expect(pipeline.cachedImage(for: request)?.text == "/x")
        #expect(try await pipeline.response(for: request).source == .memory)
        #expect(try await pipeline.task(for: request).response.source == .memory)
        #expect(try await pipeline.image(for: request).text == "/x")
        #expect(loader.started.value == 1)
    }

    @Test("Given memory policies, when images are loaded, then memory is read and written accordingly")
    func memoryPolicies() async throws {
        let loader = FakeLoader()
        let pipeline = pipeline(loader)
        func load(_ memory: CachePolicy.Access) async throws -> ResponseSource {
            try await pipeline.response(
                for: ImageRequest("http://test/x", cachePolicy: CachePolicy(memory: memory))
            ).source
        }
        #expect(try await load(.off) == .network)
        #expect(try await load(.readOnly) == .network)
        #expect(try await load(.writeOnly) == .network)
        #expect(try await load(.writeOnly) == .network)
        #expect(try await load(.readOnly) == .memory)
        #expect(try await load(.off) == .network)
    }

    @Test("Given a failing processor, when its image is loaded, then it is named; no result is kept")
    func failingProcessor() async {
        let fixture = PipelineFixture()
        let memory = ImageCache()
        let pipeline = fixture.pipeline(memory: memory)
        let request = ImageRequest("http://test/x", processors: [Suffix("a"), Suffix("b", fails: true)])
            .with { $0.storage = .both }
        #expect(
            await pipeline.failure(of: request)
                == .processing(.failed(processor: "suffix b", why: "the test wants it")))
        #expect(memory.count == 0)
        await pipeline.flush()
        // The bytes that came are good.
        #expect(fixture.cache.texts == ["/x"])
        #expect(fixture.encoder.runs.value == 0)
    }

    // MARK: Disk

    @Test("Given bytes in the disk cache, when their image is asked for, then nothing is transferred")
    func answersFromDisk() async throws {
        let loader = FakeLoader()
        let cache = FakeDataCache()
        let first = pipeline(loader, cache: cache)
        _ = try await first.image(for: ImageRequest("http://test/x"))
        await first.flush()
        let second = pipeline(loader, cache: cache)
        #expect(try await second.response(for: ImageRequest("http://test/x")).source == .disk)
        #expect(loader.started.value == 1)
        #expect(cache["http://test/x"]?.metadata.response?.status == .ok)
    }

    @Test("Given a store still being written, when its image is requested, then no transfer is needed")
    func answersFromStaging() async throws {
        let gate = Gate()
        let loader = FakeLoader()
        let cache = FakeDataCache(gate: gate)
        let pipeline = pipeline(loader, cache: cache, memory: nil)
        #expect(try await pipeline.response(for: ImageRequest("http://test/x")).source == .network)
        #expect(try await pipeline.response(for: ImageRequest("http://test/x")).source == .disk)
        #expect(cache.stores.value == 0)
        gate.open()
        await pipeline.flush()
        #expect(cache.stores.value == 1)
        #expect(loader.started.value == 1)
    }

    @Test("Given stores of one key in a row, when the disk is slow, then the last one stays")
    func lastStoreStays() async throws {
        let gate = Gate()
        let number = Tally()
        let loader = FakeLoader { request async throws(ImageError) in
            number.add()
            return .success("version \(number.value)")
        }
        let cache = FakeDataCache(gate: gate)
        let pipeline = pipeline(loader, cache: cache)
        let reload = ImageRequest("http://test/x", cachePolicy: CachePolicy(network: .reload))
        for _ in 1...3 { _ = try await pipeline.data(for: reload) }
        gate.open()
        await pipeline.flush()
        #expect(cache["http://test/x"]?.data == Data("version 3".utf8))
    }

    @Test("Given a disk cache that fails, when images are loaded, then the loads succeed all the same")
    func survivesFailingCache() async throws {
        let cache = FakeDataCache(failure: .cache(.unavailable(path: "/nowhere", why: "it is not there")))
        let pipeline = pipeline(FakeLoader(), cache: cache)
        #expect(try await pipeline.response(for: ImageRequest("http://test/x")).source == .network)
        await pipeline.flush()
    }

    @Test("Given disk policies, when images are loaded, then the disk is read and written accordingly")
    func diskPolicies() async throws {
        let cache = FakeDataCache()
        let pipeline = pipeline(FakeLoader(), cache: cache, memory: nil)
        func load(_ disk: CachePolicy.Access) async throws -> ResponseSource {
            let policy = CachePolicy(disk: disk)
            let source = try await pipeline.response(for: ImageRequest("http://test/x", cachePolicy: policy)).source
            await pipeline.flush()
            return source
        }
        #expect(try await load(.off) == .network)
        #expect(try await load(.readOnly) == .network)
        #expect(cache.stores.value == 0)
        #expect(try await load(.writeOnly) == .network)
        #expect(cache.stores.value == 1)
        #expect(try await load(.readOnly) == .disk)
        #expect(try await load(.writeOnly) == .network)
        #expect(try await load(.off) == .network)
    }

    @Test("Given cached bytes that no longer decode, when loaded, then the same request replaces them")
    func healsDamagedEntry() async throws {
        let entry = DataCacheEntry(data: Data("bad bytes".utf8), metadata: CacheMetadata(storedAt: Date()))
        let cache = FakeDataCache(["http://test/x": entry])
        let pipeline = pipeline(FakeLoader(), cache: cache)
        let response = try await pipeline.response(for: ImageRequest("http://test/x"))
        #expect(response.image.text == "/x")
        #expect(response.source == .network)
        await pipeline.flush()
        #expect(cache["http://test/x"]?.data == Data("/x".utf8))
    }

    @Test("Given an undecodable response, when it is loaded, then it fails and nothing is kept")
    func dropsUndecodable() async {
        let loader = FakeLoader { request async throws(ImageError) in .success("bad bytes") }
        let cache = FakeDataCache()
        let pipeline = pipeline(loader, cache: cache)
        let error = await failure {
            _ = try await pipeline.image(for: ImageRequest("http://test/x"))
        }
        #expect(error?.code == 4005)
        await pipeline.flush()
        #expect(cache["http://test/x"] == nil)
        #expect(loader.started.value == 1)
    }

    @Test("Given a no-store response, when it is loaded, then the disk cache does not store it")
    func respectsNoStore() async throws {
        let loader = FakeLoader { request async throws(ImageError) in
            .success("secret", fields: [.cacheControl: "private, No-Store"])
        }
        let cache = FakeDataCache()
        let pipeline = pipeline(loader, cache: cache)
        _ = try await pipeline.image(for: ImageRequest("http://test/x"))
        await pipeline.flush()
        #expect(cache.stores.value == 0)
    }

    @Test("Given a no-store response, when it replaces an older one, then the older leaves the disk")
    func noStoreRemovesTheOlder() async throws {
        let loader = FakeLoader { request async throws(ImageError) in
            .success("secret", fields: [.cacheControl: "no-store"])
        }
        let old = DataCacheEntry(data: Data("old".utf8), metadata: CacheMetadata(storedAt: Date()))
        let cache = FakeDataCache(["http://test/x": old])
        let pipeline = pipeline(loader, cache: cache)
        _ = try await pipeline.data(for: ImageRequest("http://test/x", cachePolicy: CachePolicy(network: .reload)))
        await pipeline.flush()
        #expect(cache["http://test/x"] == nil)
    }

    @Test("Given a partial response, when it is loaded, then the disk cache does not store it")
    func partIsNotStored() async throws {
        let loader = FakeLoader { request async throws(ImageError) in
            guard request.headerFields[.range] != nil else { return .success("the whole") }
            var load = DataLoad.success("the")
            load.response.status = .partialContent
            return load
        }
        let cache = FakeDataCache()
        let pipeline = pipeline(loader, cache: cache)
        let http = HTTPRequest(
            method: .get, scheme: "http", authority: "test", path: "/x", headerFields: [.range: "bytes=0-2"]
        )
        #expect(try await pipeline.image(for: ImageRequest(source: .remote(http))).text == "the")
        await pipeline.flush()
        #expect(cache.stores.value == 0)
        #expect(try await pipeline.image(for: ImageRequest("http://test/x")).text == "the whole")
    }

    @Test("Given a cached image over a decoding limit, when it is loaded, then its entry stays")
    func limitsDoNotDamage() async throws {
        struct Strict: ImageDecoding {
            func info(of data: Data) throws(ImageError) -> ImageInfo? { nil }
            func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
                throw .decoding(.tooManyPixels(PixelSize(width: data.count, height: 1), limit: 1))
            }
        }
        let entry = DataCacheEntry(data: Data("good".utf8), metadata: CacheMetadata(storedAt: Date()))
        let cache = FakeDataCache(["http://test/x": entry])
        let loader = FakeLoader()
        let pipeline = ImagePipeline(
            ImagePipeline.Configuration(dataLoader: loader, dataCache: cache, decoders: [Strict()])
        )
        let error = await failure {
            _ = try await pipeline.image(for: ImageRequest("http://test/x"))
        }
        #expect(error?.code == 4006)
        await pipeline.flush()
        #expect(cache["http://test/x"] != nil)
        #expect(loader.started.value == 0)
    }

    @Test("Given an older entry, when the store that replaces it fails, then the older one is removed")
    func failedStoreRemovesTheOlder() async throws {
        let old = DataCacheEntry(data: Data("old".utf8), metadata: CacheMetadata(storedAt: Date()))
        let cache = FakeDataCache(["http://test/x": old], storeFailure: .cache(.diskFull(path: "/")))
        let pipeline = pipeline(FakeLoader(), cache: cache)
        _ = try await pipeline.data(for: ImageRequest("http://test/x", cachePolicy: CachePolicy(network: .reload)))
        await pipeline.flush()
        #expect(cache["http://test/x"] == nil)
    }

    @Test("Given entries still being written, when they are removed, then they do not come back")
    func removingReachesStaged() async throws {
        let gate = Gate()
        let cache = FakeDataCache(gate: gate)
        let pipeline = pipeline(FakeLoader(), cache: cache)
        let (a, b) = (ImageRequest("http://test/a"), ImageRequest("http://test/b"))
        _ = try await pipeline.image(for: a)
        _ = try await pipeline.image(for: b)
        let removal = Task { await pipeline.cache.remove(for: a) }
        try await eventually("it is gone from memory") { pipeline.cachedImage(for: a) == nil }
        gate.open()
        await removal.value
        #expect(await !pipeline.cache.hasData(for: a))
        #expect(await pipeline.cache.hasData(for: b))
        #expect(cache["http://test/a"] == nil)
        try await pipeline.cache.removeAll()
        #expect(await !pipeline.cache.hasData(for: b))
        #expect(pipeline.cachedImage(for: b) == nil)
        #expect(cache["http://test/b"] == nil)
    }

    // MARK: Freshness

    @Test("Given a stale entry, when the server confirms it, then it is served and is fresh again")
    func revalidates() async throws {
        let start = Date(timeIntervalSince1970: 1_000_000)
        let clock = FakeClock(start)
        let loader = FakeLoader { request async throws(ImageError) in
            request.headerFields[.ifNoneMatch] == "\"v1\""
                ? .status(.notModified, fields: [.eTag: "\"v1\"", .age: "3"])
                : .success("picture", fields: [.eTag: "\"v1\"", .contentType: "image/fake"])
        }
        let cache = FakeDataCache()
        var configuration = ImagePipeline.Configuration(
            dataLoader: loader, dataCache: cache, imageCache: nil, decoders: [FakeDecoder()]
        )
        configuration.clock = clock
        configuration.expiration = .seconds(60)
        let pipeline = ImagePipeline(configuration)
        let request = ImageRequest("http://test/x")

        #expect(try await pipeline.response(for: request).source == .network)
        await pipeline.flush()
        clock.advance(59)
        #expect(try await pipeline.response(for: request).source == .disk)
        #expect(loader.started.value == 1)
        clock.advance(2)
        let confirmed = try await pipeline.data(for: request)
        #expect(confirmed.source == .disk)
        #expect(confirmed.data == Data("picture".utf8))
        #expect(confirmed.response?.headerFields[.contentType] == "image/fake")
        #expect(confirmed.response?.headerFields[.age] == "3")
        #expect(loader.started.value == 2)
        clock.advance(59)
        #expect(try await pipeline.response(for: request).source == .disk)
        #expect(loader.started.value == 2)
    }

    @Test("Given network policies, when an entry is cached, then the network is used only as they say")
    func networkPolicies() async throws {
        let clock = FakeClock(Date(timeIntervalSince1970: 0))
        let loader = FakeLoader()
        let cache = FakeDataCache()
        var configuration = ImagePipeline.Configuration(dataLoader: loader, dataCache: cache, decoders: [FakeDecoder()])
        configuration.clock = clock
        let pipeline = ImagePipeline(configuration)
        func load(_ network: CachePolicy.Network) async throws(ImageError) -> ResponseSource {
            try await pipeline.response(
                for: ImageRequest("http://test/x", cachePolicy: CachePolicy(network: network))
            ).source
        }
        let missing = await failure { _ = try await load(.never) }
        #expect(missing == .cache(.notCached))
        #expect(try await load(.automatic) == .network)
        #expect(try await load(.automatic) == .memory)
        #expect(try await load(.reload) == .network)
        await pipeline.flush()
        configuration.imageCache?.removeAll()
        clock.advance(8 * 86_400)
        #expect(try await load(.never) == .disk)
        #expect(loader.started.value == 2)
        configuration.imageCache?.removeAll()
        #expect(try await load(.automatic) == .network)
    }

    // MARK: Failures

    @Test(
        "Given an unusable response, when it is loaded, then the error says why; nothing is kept",
        arguments: [404, 403, 500, 304, 204])
    func badStatus(code: Int) async {
        let loader = FakeLoader { request async throws(ImageError) in
            code == 204
                ? DataLoad(response: HTTPResponse(status: 204), url: "", expectedBytes: nil, body: DataBody(Data()))
                : .status(HTTPResponse.Status(code: code))
        }
        let cache = FakeDataCache()
        let pipeline = pipeline(loader, cache: cache)
        let request = ImageRequest("http://test/x")
        #expect(await pipeline.failure(of: request) == .response(code == 204 ? .emptyBody : .status(code)))
        #expect(pipeline.cachedImage(for: request) == nil)
        await pipeline.flush()
        #expect(cache.stores.value == 0)
    }

    @Test(
        "Given URLs that cannot be loaded, when they are, then the error says why",
        arguments: [
            ("http:///x.png", ImageError.request(.missingHost("http:///x.png"))),
            ("ftp://test/x", .request(.unsupportedScheme("ftp"))),
            ("no scheme", .request(.invalidURL("no scheme"))),
            ("data:nothing", .request(.malformedDataURL("it has no comma before its data"))),
            (
                "file:///no/such/file",
                .request(.unreadableFile(path: "/no/such/file", why: "No such file or directory"))
            ),
            (
                "file://elsewhere/etc/hostname",
                .request(
                    .unreadableFile(
                        path: "/etc/hostname",
                        why: "it is on the host 'elsewhere', and only files on this machine can be read"))
            ),
            ("file:///tmp", .request(.unreadableFile(path: "/tmp", why: "it is a folder"))),
            ("file:///dev/zero", .request(.unreadableFile(path: "/dev/zero", why: "it is not a regular file"))),
        ])
    func badURL(text: String, expected: ImageError) async {
        let pipeline = pipeline(FakeLoader())
        let error = await failure {
            _ = try await pipeline.image(for: ImageRequest(text))
        }
        #expect(error == expected)
    }

    @Test("Given a body truncated or over the limit, when it is loaded, then the error says so")
    func badBody() async {
        let loader = FakeLoader { request async throws(ImageError) in
            var load = DataLoad.success("0123456789")
            if request.path == "/short" { load.expectedBytes = 20 }
            if request.path == "/unannounced" { load.expectedBytes = nil }
            return load
        }
        var configuration = ImagePipeline.Configuration(dataLoader: loader, decoders: [FakeDecoder()])
        configuration.maximumDataBytes = 20
        let roomy = ImagePipeline(configuration)
        #expect(
            await failure {
                _ = try await roomy.image(for: ImageRequest("http://t/short"))
            }
                == .response(.truncated(receivedBytes: 10, expectedBytes: 20))
        )
        configuration.maximumDataBytes = 9
        let tight = ImagePipeline(configuration)
        for path in ["announced", "unannounced"] {
            #expect(
                await failure {
                    _ = try await tight.image(for: ImageRequest("http://t/\(path)"))
                } == .response(.tooLarge(limit: 9))
            )
        }
    }

    @Test("Given a pipeline without a loader, when a URL is loaded, then the error says so")
    func noLoader() async {
        let pipeline = ImagePipeline(ImagePipeline.Configuration(decoders: [FakeDecoder()]))
        let error = await failure {
            _ = try await pipeline.image(for: ImageRequest("http://test/x"))
        }
        #expect(error == .request(.noLoader))
    }

    // MARK: Other sources

    @Test("Given a local file, when its image is asked for, then it is read, and kept in memory alone")
    func localFile() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("halcyon \(UUID()).fake")
        try Data("on disk".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let cache = FakeDataCache()
        let pipeline = pipeline(FakeLoader(), cache: cache)
        let response = try await pipeline.response(for: ImageRequest(url))
        #expect(response.image.text == "on disk")
        #expect(response.source == .provider)
        #expect(try await pipeline.response(for: ImageRequest(url)).source == .memory)
        await pipeline.flush()
        #expect(cache.stores.value == 0)
    }

    @Test("Given a provider, when wanted often at once, then it is asked once, its bytes kept on disk")
    func provider() async throws {
        let provider = FakeDataProvider(identifier: "p") { Data("provided".utf8) }
        let cache = FakeDataCache()
        let pipeline = pipeline(FakeLoader(), cache: cache, memory: nil)
        let tasks = (0..<5).map { _ in pipeline.task(for: ImageRequest(provider: provider)) }
        for task in tasks { #expect(try await task.image.text == "provided") }
        await pipeline.flush()
        #expect(try await pipeline.response(for: ImageRequest(provider: provider)).source == .disk)
        #expect(provider.calls.value == 1)
    }

    @Test("Given a failing provider, when its image is loaded, then the error is never a cancellation")
    func failingProvider() async {
        struct Odd: Error {}
        let pipeline = pipeline(FakeLoader())
        let cases: [(any Error, Int)] = [
            (Odd(), 1006), (CancellationError(), 1006), (ImageError.cancelled, 1006),
            (ImageError.response(.connectionReset), 2006),
        ]
        for (number, (error, code)) in cases.enumerated() {
            let provider = FakeDataProvider(identifier: "p\(number)") { throw error }
            let seen = await failure {
                _ = try await pipeline.image(for: ImageRequest(provider: provider))
            }
            #expect(seen?.code == code)
        }
    }
}
