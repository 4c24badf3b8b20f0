import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@MainActor
@Suite("Launch snapshot: the second launch", .timeLimit(.minutes(5)))
struct LaunchSnapshotTests {
    private let a = FakeImage(width: 40, height: 30, color: SIMD4(1, 2, 3, 255))
    private let b = FakeImage(width: 20, height: 50, color: SIMD4(200, 100, 50, 128))
    private let world: LaunchWorld

    init() throws { world = try LaunchWorld() }

    private func request(_ path: String) -> ImageRequest { LaunchWorld.request(path) }

    @Test("Given images that were shown, when launched again, then they are shown at once")
    func atOnce() async throws {
        let first = world.launch()
        first.loader["/a"] = LaunchWorld.answer(a)
        first.loader["/b"] = LaunchWorld.answer(b)
        try await first.show(request("/a"))
        try await first.show(request("/b"))
        await first.pipeline.flush()

        let second = world.launch()
        for (path, image) in [("/a", a), ("/b", b)] {
            let view = second.set(request(path))
            #expect(view.events.entries == [.image(image, .none), .shown])
            let known = try #require(second.pipeline.cachedImage(for: request(path)))
            let pixels = try image.decoded().pixels
            #expect(known.pixels.withUnsafeBytes { Data($0) } == pixels.withUnsafeBytes { Data($0) })
            #expect(known.pixels.hasAlpha == pixels.hasAlpha)
            #expect(known.format == .png)
        }
        #expect(second.loader.started.value == 0)
        let mode = try FileManager.default.attributesOfItem(atPath: world.file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test("Given a stale image, when launched again, then it is a preview until it is confirmed")
    func stale() async throws {
        try await world.showOnce("/a", a, [.cacheControl: "max-age=60", .eTag: "\"1\""])
        world.clock.advance(61)
        let second = world.launch()
        second.loader["/a"] = .status(304)
        let view = second.set(request("/a"))
        #expect(view.events.entries.prefix(2) == [.preview(a), .previewing(nil)])
        await view.events.wait { $0.contains(.shown) }
        #expect(view.image == a)
        #expect(second.loader.requests.entries.first?.headerFields[.ifNoneMatch] == "\"1\"")
    }

    @Test("Given an image that is stale, when its server has another, then that replaces the preview")
    func replaced() async throws {
        try await world.showOnce("/a", a, [.cacheControl: "max-age=60"])
        world.clock.advance(61)
        let second = world.launch()
        second.loader["/a"] = LaunchWorld.answer(b)
        let view = try await second.show(request("/a"))
        #expect(view.events.entries.first == .preview(a))
        #expect(view.image == b)
    }

    @Test(
        "Given a stale image with no-cache, when launched again, then it is not shown",
        arguments: ["no-cache", "max-age=60, must-revalidate"])
    func forbidden(_ control: String) async throws {
        try await world.showOnce("/a", a, [.cacheControl: control, .eTag: "\"1\""])
        world.clock.advance(61)
        let second = world.launch()
        second.loader["/a"] = .status(304)
        let view = try await second.show(request("/a"))
        #expect(!view.events.entries.contains(.preview(a)))
        #expect(view.image == a)
    }

    @Test("Given strict rules, when a stale image is wanted again, then it is not shown before")
    func strict() async throws {
        world.change = { $0.freshness = .strict }
        try await world.showOnce("/a", a, [.cacheControl: "max-age=60", .eTag: "\"1\""])
        world.clock.advance(61)
        let second = world.launch()
        second.loader["/a"] = .status(304)
        let view = try await second.show(request("/a"))
        #expect(!view.events.entries.contains(.preview(a)))
    }

    @Test("Given a reload, when launched again, then nothing of the last launch is shown")
    func reload() async throws {
        try await world.showOnce("/a", a)
        let second = world.launch()
        second.loader["/a"] = LaunchWorld.answer(b)
        var reload = request("/a")
        reload.cachePolicy.network = .reload
        let view = try await second.show(reload)
        #expect(!view.events.entries.contains(.preview(a)))
        #expect(view.image == b)
    }

    @Test("Given an animation, when launched again, then its first frame is a preview")
    func animation() async throws {
        let animated = FakeImage(width: 8, height: 8, color: SIMD4(9, 9, 9, 255), frameCount: 3)
        try await world.showOnce("/a", animated)
        let second = world.launch()
        second.loader["/a"] = LaunchWorld.answer(animated)
        #expect(second.pipeline.cachedImage(for: request("/a")) == nil)
        let view = try await second.show(request("/a"))
        let still = FakeImage(width: 8, height: 8, color: SIMD4(9, 9, 9, 255))
        #expect(view.events.entries.first == .preview(still))
        #expect(view.image == animated)
    }

    @Test("Given an image, when a view is smaller in the next launch, then it serves that")
    func smallerView() async throws {
        var first = request("/a")
        first.targetSize = TargetSize(width: 20, height: 20)
        let launch = world.launch()
        launch.loader["/a"] = LaunchWorld.answer(a)
        try await launch.show(first)
        await launch.pipeline.flush()
        var next = request("/a")
        next.targetSize = TargetSize(width: 16, height: 16)
        next.precision = .atLeast
        #expect(world.launch().pipeline.cachedImage(for: next)?.size == PixelSize(width: 20, height: 15))
        next.precision = .exact
        #expect(world.launch().pipeline.cachedImage(for: next) == nil)
    }

    @Test("Given images of the launch before the last, when launched, then they are there too")
    func carriedOver() async throws {
        try await world.showOnce("/a", a)
        try await world.showOnce("/b", b)
        try await world.showOnce("/c", FakeImage(width: 3, height: 3))
        let last = world.launch()
        for path in ["/a", "/b", "/c"] { #expect(last.pipeline.cachedImage(for: request(path)) != nil) }
    }

    @Test("Given a local file, when it has changed between launches, then it is not shown")
    func localFile() async throws {
        let picture = try world.folder.write(a.data, to: "a.png")
        let first = world.launch()
        try await first.show(ImageRequest(picture))
        await first.pipeline.flush()
        let second = world.launch()
        #expect(second.set(ImageRequest(picture)).events.entries == [.image(a, .none), .shown])
        try b.data.write(to: picture)
        let third = world.launch()
        #expect(third.pipeline.cachedImage(for: ImageRequest(picture)) == nil)
        #expect(try await third.show(ImageRequest(picture)).image == b)
    }

    @Test("Given a clock that was set back, when launched again, then nothing counts as fresh")
    func clock() async throws {
        world.clock.advance(200_000)
        try await world.showOnce("/a", a)
        world.change = {
            $0.clock = FakeClock(LaunchWorld.start)
            $0.imageCache = ImageCache(clock: $0.clock)
        }
        #expect(world.launch().pipeline.cachedImage(for: request("/a")) == nil)
    }

    @Test("Given images that expire in memory, when launched later, then they are gone")
    func expired() async throws {
        world.change = { [clock = world.clock] in
            $0.imageCache = ImageCache(expiration: .seconds(100), clock: clock)
        }
        try await world.showOnce("/a", a)
        #expect(world.launch().pipeline.cachedImage(for: request("/a")) != nil)
        world.clock.advance(101)
        #expect(world.launch().pipeline.cachedImage(for: request("/a")) == nil)
    }
}
