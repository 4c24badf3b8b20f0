import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// The image that replaces a stale answer.
@Suite("Updates of stale answers", .timeLimit(.minutes(5)))
struct UpdateTests {
    private static let control: HTTPFields = [.cacheControl: "max-age=60, stale-while-revalidate=30", .eTag: "\"1\""]
    private let url = "http://test/x"
    private let fixture = PipelineFixture()

    /// A pipeline with an image that is stale by now, in memory or only on the disk.
    private func stalePipeline(
        isInMemory: Bool = true, _ change: (inout ImagePipeline.Configuration) -> Void = { _ in }
    ) async throws -> ImagePipeline {
        fixture.loader["/x"] = .data(Data("old".utf8), fields: Self.control)
        let pipeline = fixture.pipeline(memory: isInMemory ? ImageCache() : nil, change)
        _ = try await pipeline.image(for: url)
        await pipeline.flush()
        fixture.clock.advance(61)
        return pipeline
    }

    @Test("Given a stale answer, when its server has newer bytes, then they follow", arguments: [true, false])
    func newer(isInMemory: Bool) async throws {
        let pipeline = try await stalePipeline(isInMemory: isInMemory)
        let gate = Gate()
        fixture.loader["/x"] = .hold(at: gate, then: .data(Data("new".utf8), fields: Self.control))
        let stale = try await pipeline.response(for: url)
        #expect(stale.isStale && stale.isBeingRevalidated && stale.image.text == "old")
        async let update = pipeline.update(of: stale, for: url)
        await gate.waiting.wait(for: 1)
        var revalidation = url.asImageRequest()
        revalidation.cachePolicy.network = .revalidate
        let key = ImageJobKey(pipeline.engine.versions.begun(pipeline.cache.completed(revalidation)))
        try await eventually("it has joined") { pipeline.engine.images.jobs.waiterCount(for: key) == 2 }
        gate.open()
        let newer = try #require(await update)
        #expect(newer.image.text == "new" && !newer.isStale && !newer.isBeingRevalidated)
        // It joined the revalidation.
        #expect(fixture.loader.started.value == 2)
    }

    @Test("Given a revalidation that has ended, when the update is wanted, then memory has it")
    func late() async throws {
        let pipeline = try await stalePipeline()
        fixture.loader["/x"] = .data(Data("new".utf8), fields: Self.control)
        let stale = try await pipeline.response(for: url)
        try await eventually("it has ended") { pipeline.cachedImage(for: url) != nil }
        let newer = await pipeline.update(of: stale, for: url)
        #expect(newer?.image.text == "new" && newer?.source == .memory)
        #expect(fixture.loader.started.value == 2)
    }

    @Test("Given an interceptor, when an answer is stale, then its update follows all the same")
    func intercepted() async throws {
        let pipeline = try await stalePipeline { $0.interceptors = [{ load in try await load.proceed() }] }
        fixture.loader["/x"] = .data(Data("new".utf8), fields: Self.control)
        let stale = try await pipeline.response(for: url)
        #expect(stale.isBeingRevalidated)
        #expect(await pipeline.update(of: stale, for: url)?.image.text == "new")
    }

    @Test("Given a server that hangs, when many answers are stale, then a normal load is not held up")
    func hanging() async throws {
        let urls = (0..<600).map { "http://test/\($0)" }
        let gate = Gate()
        let pipeline = fixture.pipeline()
        for url in urls {
            fixture.loader[url] = .data(Data("old".utf8), fields: Self.control)
            _ = try await pipeline.data(for: url)
            fixture.loader[url] = .hold(at: gate, then: .data(Data("new".utf8), fields: Self.control))
        }
        await pipeline.flush()
        fixture.clock.advance(61)
        for url in urls { #expect(try await pipeline.data(for: url).isRevalidationDue) }
        await gate.waiting.wait(for: 4)
        #expect(try await pipeline.image(for: "http://test/x").text == "/x")
        #expect(gate.waiting.value == 4)
        // The rest was left out.
        #expect(pipeline.engine.data.jobs.count == 512)
        gate.open()
        try await eventually("all have ended") { pipeline.engine.data.jobs.count == 0 }
        #expect(fixture.loader.started.value == 600 + 1 + 512)
    }

    @Test("Given a stale answer, when its server confirms it, then none follows", arguments: [true, false])
    func confirmed(isInMemory: Bool) async throws {
        let pipeline = try await stalePipeline(isInMemory: isInMemory)
        fixture.loader["/x"] = .status(304, fields: Self.control)
        let stale = try await pipeline.response(for: url)
        #expect(stale.isBeingRevalidated)
        #expect(await pipeline.update(of: stale, for: url) == nil)
    }

    @Test("Given a stale answer, when its server fails or the caller is cancelled, then none follows")
    func failing() async throws {
        let pipeline = try await stalePipeline { $0.downloads.retry = .never }
        fixture.loader["/x"] = .status(500)
        let stale = try await pipeline.response(for: url)
        #expect(await pipeline.update(of: stale, for: url) == nil)
        fixture.loader["/x"] = .data(Data("new".utf8), fields: Self.control)
        let isCancelled = await Task { [url] in
            withUnsafeCurrentTask { $0?.cancel() }
            return await pipeline.update(of: stale, for: url) == nil
        }.value
        #expect(isCancelled)
    }

    @Test("Given answers that are fresh, or stale for another reason, when asked, then none follows")
    func notDue() async throws {
        let pipeline = try await stalePipeline()
        let count = fixture.loader.started.value
        let offline = try await pipeline.response(
            for: ImageRequest(url, cachePolicy: CachePolicy(network: .never)))
        #expect(offline.isStale && !offline.isBeingRevalidated)
        #expect(await pipeline.update(of: offline, for: url) == nil)
        #expect(fixture.loader.started.value == count)
        fixture.loader["/x"] = .failure(.response(.connectionRefused("test")))
        fixture.clock.advance(60)
        let failed = try await pipeline.response(for: url)
        #expect(failed.isStale && !failed.isBeingRevalidated)
        #expect(await pipeline.update(of: failed, for: url) == nil)
        let fresh = try await pipeline.response(for: "http://test/y")
        #expect(!fresh.isBeingRevalidated)
        #expect(await pipeline.update(of: fresh, for: "http://test/y") == nil)
    }

    @Test("Given a processed image of stale bytes, when newer ones come, then it is made of these")
    func processed() async throws {
        let pipeline = try await stalePipeline()
        let request = ImageRequest(url, processors: [Suffix("a")])
        fixture.loader["/x"] = .data(Data("new".utf8), fields: Self.control)
        let stale = try await pipeline.response(for: request)
        #expect(stale.image.text == "olda" && stale.isBeingRevalidated)
        #expect(await pipeline.update(of: stale, for: request)?.image.text == "newa")
    }
}

/// The same, in a view.
@MainActor
@Suite("ImageDisplay: updates of stale images", .timeLimit(.minutes(5)))
struct DisplayUpdateTests {
    private typealias World = DisplayWorld
    private let world = DisplayWorld()

    /// Puts a stale image on the disk.
    private func keepStale() async throws {
        let now = world.pipeline.configuration.clock.date
        let metadata = CacheMetadata(
            response: HTTPResponse(
                status: .ok,
                headerFields: [.cacheControl: "max-age=60, stale-while-revalidate=30", .eTag: "\"1\""]),
            storedAt: now, expiresAt: now - 1)
        try await world.cache.store(DataCacheEntry(data: World.a.data, metadata: metadata), for: "http://test/a")
    }

    /// Lets the main actor do what was handed to it.
    private func settle() async { for _ in 0..<200 { await Task.yield() } }

    private var images: [FakeView.Event] {
        world.view.events.entries.filter { if case .image = $0 { true } else { false } }
    }

    @Test("Given a stale image on view, when newer bytes come, then they show, with one completion")
    func newer() async throws {
        try await keepStale()
        world.loader["/a"] = .image(World.b)
        world.hold("/a")
        try world.set("/a") {
            $0.showsUpdates = true
            $0.transition = .fade()
            $0.forcesTransition = true
        }
        await world.endings.wait(for: 1)
        #expect(images == [.image(World.a, .fade())])
        world.gate.open()
        try await eventually("it shows the newer one") { images.count == 2 }
        #expect(images.last == .image(World.b, .none))
        #expect(world.endingsOfAll == [.shown("/a", .disk)])
        #expect(world.loader.started.value == 1)
    }

    @Test("Given a stale image on view, when it is confirmed or fails, then it stays", arguments: [304, 500])
    func stays(status: Int) async throws {
        try await keepStale()
        world.loader["/a"] = .status(status)
        try world.set("/a") { $0.showsUpdates = true }
        await world.endings.wait(for: 1)
        try await eventually("the server has answered") {
            world.loader.started.value > 0 && world.pipeline.engine.images.jobs.count == 0
        }
        await settle()
        #expect(images == [.image(World.a, .none)])
        #expect(world.view.events.entries.last == .shown)
    }

    @Test("Given a stale image on view, when updates are off, then the newer one is only cached")
    func off() async throws {
        try await keepStale()
        world.loader["/a"] = .image(World.b)
        try world.set("/a")
        await world.endings.wait(for: 1)
        try await eventually("the newer one is in memory") {
            world.pipeline.cachedImage(for: world.request("/a"))?.size == World.b.size
        }
        await settle()
        #expect(images == [.image(World.a, .none)])
    }

    @Test("Given a stale image on view, when another is set, then the newer one never shows")
    func replaced() async throws {
        try await keepStale()
        world.loader["/a"] = .image(FakeImage(width: 7, height: 7))
        world.hold("/a")
        try world.set("/a") { $0.showsUpdates = true }
        await world.endings.wait(for: 1)
        try world.set("/b")
        await world.endings.wait(for: 2)
        world.gate.open()
        try await eventually("the revalidation has ended") { world.pipeline.engine.images.jobs.count == 0 }
        await settle()
        #expect(images == [.image(World.a, .none), .image(World.b, .none)])
        #expect(world.endingsOfAll == [.shown("/a", .disk), .shown("/b")])
    }
}
