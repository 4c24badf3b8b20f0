import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// Requests that share work.
extension ImagePipelineTests {
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
}
