import Foundation
import HalcyonTesting
import Testing

@testable import HalcyonCore

/// Kingfisher's `loadDiskFileSynchronously`.
@MainActor
@Suite("ImageDisplay: waiting for the disk", .timeLimit(.minutes(5)))
struct ImageDisplayDiskWaitTests {
    private typealias World = DisplayWorld

    private func worldWithDisk() async throws -> DisplayWorld {
        let world = DisplayWorld()
        try await world.load("/a")
        world.pipeline.engine.parts.caches.imageCache.removeAll()
        return world
    }

    @Test("Given an image on disk, when the main thread may wait, then it is shown before the return")
    func waits() async throws {
        let world = try await worldWithDisk()
        try world.set("/a") {
            $0.diskWait = 100
            $0.transition = .fade()
        }
        #expect(world.view.events.entries == [.image(World.a, .none), .shown])
        #expect(world.endingsOfAll == [.shown("/a", .disk)])
        #expect(FakeView.isPrepared(try #require(world.display.state.response?.image)))
        #expect(world.loader.started.value == 1)
    }

    @Test("Given no disk wait, when an image is on disk, then the placeholder shows until it is read")
    func doesNotWait() async throws {
        let world = try await worldWithDisk()
        try world.set("/a")
        #expect(world.view.events.entries.prefix(2) == [.placeholder(World.placeholder), .loading(nil)])
        await world.endings.wait(for: 1)
        #expect(world.endingsOfAll == [.shown("/a", .disk)])
    }

    @Test("Given an image only the network has, when the main thread may wait, then it does not")
    func missesTheDisk() async throws {
        let world = DisplayWorld()
        world.hold("/a")
        try world.set("/a") { $0.diskWait = 100 }
        #expect(world.view.events.entries == [.placeholder(World.placeholder), .loading(nil)])
        world.gate.open()
        await world.endings.wait(for: 1)
        #expect(world.endingsOfAll == [.shown("/a")])
        #expect(world.loader.started.value == 1)
    }

    @Test("Given a hanging disk, when the main thread's brief wait ends, then the image still arrives")
    func timesOut() async throws {
        let reads = Gate()
        let world = DisplayWorld(cache: HeldCache(reads: reads, writes: nil))
        reads.open()
        try await world.load("/a")
        world.pipeline.engine.parts.caches.imageCache.removeAll()
        reads.close()
        try world.set("/a") { $0.diskWait = 0.01 }
        #expect(world.view.events.entries == [.placeholder(World.placeholder), .loading(nil)])
        reads.open()
        await world.endings.wait(for: 1)
        #expect(world.endingsOfAll == [.shown("/a", .disk)])
        #expect(world.loader.started.value == 1)
    }

    @Test("Given a slow lookup, when its load waits for the end of the turn, then it is decoded once", .holdsThreads)
    func postponed() async throws {
        let (decodes, slow) = (Tally(), ThreadBlocker())
        let world = DisplayWorld(
            decoder: HookedDecoder {
                decodes.add()
                if decodes.value == 2 { slow.hold() }
            })
        try await world.load("/a")
        world.pipeline.engine.parts.caches.imageCache.removeAll()
        for path in ["/b", "/c"] { world.loader[path] = .image(World.b).held(at: world.gate) }
        for path in ["/b", "/c", "/b"] { try world.set(path) }
        // Two were replaced in this turn: the load of this one waits for its end.
        try world.set("/a") { $0.diskWait = 0.2 }
        #expect(world.view.events.entries.suffix(2) == [.placeholder(World.placeholder), .loading(nil)])
        await slow.held.wait(for: 1)
        slow.release()
        await world.endings.wait(for: 4)
        #expect(world.endingsOfAll.last == .shown("/a", .disk))
        #expect(decodes.value == 2)
        world.gate.open()
    }

    @Test("Given a stale image on disk, when the main thread may wait, then only .never shows it")
    func stale() async throws {
        let world = DisplayWorld()
        var request = world.request("/a")
        request.expiration = .seconds(0)
        _ = try await world.pipeline.image(for: request)
        await world.pipeline.flush()
        world.pipeline.engine.parts.caches.imageCache.removeAll()
        try world.set(request, as: "/a") { $0.diskWait = 100 }
        #expect(world.view.events.entries.first == .placeholder(World.placeholder))
        await world.endings.wait(for: 1)
        #expect(world.endingsOfAll == [.shown("/a")])
        world.pipeline.engine.parts.caches.imageCache.removeAll()
        world.view.events.removeAll()
        request.cachePolicy.network = .never
        try world.set(request, as: "/a") { $0.diskWait = 100 }
        #expect(world.view.events.entries == [.image(World.a, .none), .shown])
    }

    @Test(
        "Given a policy against disk hits, when the main thread may wait, then it does not",
        arguments: [
            CachePolicy(network: .reload), CachePolicy(network: .revalidate), CachePolicy(disk: .writeOnly),
        ])
    func policy(_ policy: CachePolicy) async throws {
        let world = try await worldWithDisk()
        var request = world.request("/a")
        request.cachePolicy = policy
        try world.set(request, as: "/a") { $0.diskWait = 100 }
        #expect(world.view.events.entries.first == .placeholder(World.placeholder))
        await world.endings.wait(for: 1)
        #expect(world.endingsOfAll == [.shown("/a")])
    }

    private func worldWithProcessed() async throws -> (DisplayWorld, ImageRequest) {
        let world = DisplayWorld(decoder: FakeDecoder())
        var request = world.request("/text")
        world.loader["/text"] = .data(Data("text".utf8))
        request.processors = [Suffix("!")]
        request.storage = .processed
        request.serializer = TextSerializer()
        _ = try await world.pipeline.image(for: request)
        await world.pipeline.flush()
        world.pipeline.engine.parts.caches.imageCache.removeAll()
        return (world, request)
    }

    @Test("Given a processed image on disk, when the main thread may wait, then it waits for that")
    func processed() async throws {
        let (world, request) = try await worldWithProcessed()
        try world.set(request, as: "/text") { $0.diskWait = 100 }
        #expect(world.display.state.response?.image.text == "text!")
        #expect(world.endingsOfAll == [.shown("/text", .disk)])
    }

    @Test("Given another form of the image on disk, when the main thread may wait, then it does not")
    func otherForm() async throws {
        let (world, processed) = try await worldWithProcessed()
        var request = processed
        request.storage = .original
        try world.set(request, as: "/text") { $0.diskWait = 100 }
        #expect(world.view.events.entries.prefix(2) == [.placeholder(World.placeholder), .loading(nil)])
        await world.endings.wait(for: 1)
        #expect(world.endingsOfAll == [.shown("/text")])
    }

    private let missing = FileManager.default.temporaryDirectory.appending(path: "halcyon-\(UUID().uuidString)")

    @Test("Given a missing local file, when the main thread may wait, then not for its stand-in")
    func alternative() async throws {
        let world = DisplayWorld()
        var request = ImageRequest(missing)
        request.alternatives = [world.request("/a").source]
        try world.set(request, as: "file") { $0.diskWait = 100 }
        #expect(world.view.events.entries.prefix(2) == [.placeholder(World.placeholder), .loading(nil)])
        await world.endings.wait(for: 1)
        #expect(world.endingsOfAll == [.shown("file")])
    }

    @Test("Given an observer of a disk wait, when it sets another image, then that one is shown")
    func comesBack() async throws {
        let (world, observer) = (DisplayWorld(), StartObserver())
        try await world.load("/b")
        var configuration = ImagePipeline.Configuration.fake()
        configuration.observer = observer
        let pipeline = ImagePipeline(configuration)
        observer.atStart { #expect(throws: Never.self) { try world.set("/b") } }
        try world.set(ImageRequest(missing), as: "file") {
            $0.diskWait = 100
            $0.pipeline = pipeline
        }
        #expect(world.view.events.entries == [.image(World.b, .none), .shown])
        #expect(world.endingsOfAll == [.shown("/b", .memory), .replaced("file")])
        #expect(pipeline.tokens.count == 0)
    }

    @Test("Given a local file, when the main thread may wait, then it is shown before the return")
    func file() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "halcyon-\(UUID().uuidString)")
        try World.a.data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let world = DisplayWorld()
        try world.set(ImageRequest(file), as: "file") { $0.diskWait = 100 }
        #expect(world.view.events.entries == [.image(World.a, .none), .shown])
        #expect(world.endingsOfAll == [.shown("file", .provider)])
    }
}
