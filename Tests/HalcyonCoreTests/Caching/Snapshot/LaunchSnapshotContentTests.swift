import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@MainActor
@Suite("Launch snapshot: what the file has", .timeLimit(.minutes(5)))
struct LaunchSnapshotContentTests {
    private let a = FakeImage(width: 40, height: 30, color: SIMD4(1, 2, 3, 255))
    private let b = FakeImage(width: 20, height: 50, color: SIMD4(200, 100, 50, 128))
    private let world: LaunchWorld

    init() throws { world = try LaunchWorld() }

    private func request(_ path: String) -> ImageRequest { LaunchWorld.request(path) }

    /// Whether the next launch has an image.
    private func isKept(_ path: String) -> Bool {
        world.launch().pipeline.cachedImage(for: request(path)) != nil
    }

    @Test("Given images kept off the disk, when they are shown, then the file has none of them")
    func forbidden() async throws {
        let launch = world.launch()
        launch.loader["/secret"] = LaunchWorld.answer(a, [.cacheControl: "no-store, max-age=3600"])
        launch.loader["/memory"] = LaunchWorld.answer(a)
        launch.loader["/once"] = LaunchWorld.answer(a)
        launch.loader["/kept"] = LaunchWorld.answer(a)
        try await launch.show(request("/secret"))
        var memoryOnly = request("/memory")
        memoryOnly.cachePolicy.disk = .off
        try await launch.show(memoryOnly)
        try await launch.show(ImageRequest(provider: FakeDataProvider(identifier: "data", a)))
        try await launch.show(request("/kept"))
        await launch.pipeline.flush()
        #expect(isKept("/kept"))
        #expect(!isKept("/secret"))
        #expect(!isKept("/memory"))
        let file = try #require(SnapshotFile.open(world.file.path))
        #expect(file.entries.map { String($0.key.source) } == [String(request("/kept").imageKey.source)])
    }

    @Test("Given images that are only loaded, when no view shows them, then no file is written")
    func notShown() async throws {
        let launch = world.launch()
        launch.loader["/a"] = LaunchWorld.answer(a)
        _ = try await launch.pipeline.image(for: request("/a"))
        await launch.pipeline.flush()
        #expect(!world.hasFile)
    }

    @Test("Given willDecode or willStore, when images are shown, then no file is written")
    func programsOwnBytes() async throws {
        world.change = { $0.willDecode = { data, _ in data } }
        try await world.showOnce("/a", a)
        #expect(!world.hasFile)
        world.change = { $0.willStore = { entry, _ in entry.data } }
        try await world.showOnce("/a", a)
        #expect(!world.hasFile)
    }

    enum Removal: CaseIterable {
        case all, image, source, variant, memory, byHand
    }

    @Test(
        "Given a file, when its image is removed from the caches, then the file is gone at once",
        arguments: Removal.allCases)
    func removal(_ removal: Removal) async throws {
        try await world.showOnce("/a", a)
        let launch = world.launch()
        let cache = launch.pipeline.cache
        switch removal {
        case .all: try await cache.removeAll()
        case .image: await cache.remove(for: request("/a"))
        case .source: try await cache.removeAll(variantsOf: request("/a"))
        case .variant: await cache.removeVariant(for: request("/a"))
        case .memory: launch.pipeline.configuration.imageCache?.remove(for: request("/a").imageKey)
        case .byHand: cache[request("/a")] = try b.decoded()
        }
        #expect(!world.hasFile)
        #expect(!isKept("/a"))
        if removal != .byHand { #expect(launch.pipeline.cachedImage(for: request("/a")) == nil) }
    }

    @Test("Given images that a launch does not use, when one is removed, then the file is deleted")
    func removalOfUnused() async throws {
        let world = try LaunchWorld()
        let first = world.launch()
        first.loader["/a"] = LaunchWorld.answer(FakeImage(width: 8, height: 8))
        try await first.show(LaunchWorld.request("/a"))
        await first.pipeline.flush()
        #expect(world.hasFile)
        // The clock was set back, so nobody knows how old they are; later, it may be right again.
        world.change = { configuration in
            let clock = FakeClock(LaunchWorld.start - 86_400)
            configuration.clock = clock
            configuration.imageCache = ImageCache(clock: clock)
        }
        let second = world.launch()
        await second.pipeline.cache.remove(for: LaunchWorld.request("/a"))
        #expect(!world.hasFile)
    }

    @Test("Given a file, when another image is removed, then the file stays")
    func otherRemoval() async throws {
        try await world.showOnce("/a", a)
        let launch = world.launch()
        await launch.pipeline.cache.remove(for: request("/b"))
        try await launch.pipeline.cache.removeAll(variantsOf: request("/b"))
        #expect(isKept("/a"))
    }

    @Test("Given a file, when newer bytes of its image come, then no launch shows the older ones")
    func newerBytes() async throws {
        try await world.showOnce("/a", a)
        let launch = world.launch()
        launch.loader["/a"] = LaunchWorld.answer(b)
        var reload = request("/a")
        reload.cachePolicy.network = .reload
        reload.targetSize = TargetSize(width: 10, height: 10)
        // Another size of the same source.
        _ = try await launch.pipeline.image(for: reload)
        #expect(launch.pipeline.cachedImage(for: request("/a")) == nil)
        #expect(!isKept("/a"))
    }

    @Test("Given an image removed after it was shown, when the file is written, then it is not there")
    func removedBeforeWriting() async throws {
        let launch = world.launch()
        launch.loader["/a"] = LaunchWorld.answer(a)
        launch.loader["/b"] = LaunchWorld.answer(b)
        try await launch.show(request("/a"))
        try await launch.show(request("/b"))
        await launch.pipeline.cache.remove(for: request("/a"))
        await launch.pipeline.flush()
        #expect(!isKept("/a"))
        #expect(isKept("/b"))
    }

    @Test("Given more than fits, when the file is written, then what was shown last is in it")
    func limit() async throws {
        world.snapshot.byteLimit = 20_000
        let launch = world.launch()
        for index in 0..<20 {
            launch.loader["/\(index)"] = LaunchWorld.answer(FakeImage(width: 30, height: 20))
            try await launch.show(request("/\(index)"))
        }
        // Once more.
        try await launch.show(request("/0"))
        await launch.pipeline.flush()
        let size = try FileManager.default.attributesOfItem(atPath: world.file.path)[.size] as? Int
        #expect(try #require(size) <= 20_000)
        let kept = (0..<20).filter { isKept("/\($0)") }
        #expect(kept.count >= 6)
        #expect(kept == [0] + Array((21 - kept.count)..<20))
    }

    @Test("Given a view out of sight, when it is seen, then its image counts as shown")
    func outOfSight() async throws {
        let launch = world.launch()
        launch.loader["/a"] = LaunchWorld.answer(a)
        let view = FakeView()
        view.display.isVisible = false
        view.display.setImage(with: request("/a"), options: DisplayOptions(pipeline: launch.pipeline))
        await view.events.wait { $0.contains(.shown) }
        await launch.pipeline.flush()
        #expect(!isKept("/a"))
        view.display.isVisible = true
        await launch.pipeline.flush()
        #expect(isKept("/a"))
    }

    @Test("Given no flush, when nothing new was shown for a while, then the file is written")
    func idle() async throws {
        let launch = world.launch()
        for path in ["/a", "/b"] { launch.loader[path] = LaunchWorld.answer(a) }
        try await launch.show(request("/a"))
        await world.clock.wait(forSleepers: 1)
        world.clock.advance(1.9)
        #expect(!world.hasFile)
        world.clock.advance(0.2)
        try await eventually("the file is written") { world.hasFile }
        try FileManager.default.removeItem(at: world.file)
        try await launch.show(request("/b"))
        await world.clock.wait(forSleepers: 1)
        world.clock.advance(20)
        #expect(!world.hasFile)
        await world.clock.wait(forSleepers: 1)
        world.clock.advance(11)
        try await eventually("the file is written") { world.hasFile }
        withExtendedLifetime(launch) {}
    }

    @Test("Given a file that others may write, or a link, when launched, then it is not read")
    func othersFile() async throws {
        try await world.showOnce("/a", a)
        let path = world.file.path
        #expect(chmod(path, 0o620) == 0)
        #expect(!isKept("/a"))
        #expect(chmod(path, 0o600) == 0)
        #expect(isKept("/a"))
        let other = world.folder.file("other").path
        #expect(rename(path, other) == 0)
        #expect(symlink(other, path) == 0)
        #expect(!isKept("/a"))
    }

    @Test("Given a place that cannot be written, when images are shown, then nothing else happens")
    func unwritable() async throws {
        try world.folder.write(Data("no folder".utf8), to: "launch")
        try await world.showOnce("/a", a)
        #expect(!isKept("/a"))
    }
}
