import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// Glide's `thumbnail`: a small version first.
@MainActor
@Suite("ImageDisplay: a small version first", .timeLimit(.minutes(5)))
struct ThumbnailTests {
    private let world = DisplayWorld()
    private typealias World = DisplayWorld

    private static let small = FakeImage(width: 4, height: 3)

    init() { world.loader["/small"] = .image(Self.small) }

    private func set(_ path: String, thumbnail: String = "/small") throws {
        let small = world.request(thumbnail)
        try world.set(path) { $0.thumbnail = small }
    }

    @Test("Given a small version, when it comes first, then it shows until the image does")
    func first() async throws {
        world.hold("/a")
        try set("/a")
        try await eventually("it shows") { world.showsPreview }
        #expect(world.endingsOfAll.isEmpty)
        world.gate.open()
        await world.endings.wait(for: 1)
        #expect(
            world.steps == [
                .placeholder(World.placeholder), .loading(nil), .preview(Self.small), .previewing(nil),
                .image(World.a, .none), .shown,
            ])
        #expect(world.endingsOfAll == [.shown("/a")])
    }

    @Test("Given a small version in memory, when the image is not, then it shows at once")
    func inMemory() async throws {
        try await world.load("/small")
        world.hold("/a")
        try set("/a")
        #expect(world.showsPreview)
        world.gate.open()
        await world.endings.wait(for: 1)
        #expect(world.endingsOfAll == [.shown("/a")])
    }

    @Test("Given an image in memory, when it is set, then its small version is not loaded")
    func unneeded() async throws {
        try await world.load("/a")
        try set("/a")
        await world.pipeline.flush()
        #expect(world.endingsOfAll == [.shown("/a", .memory)])
        #expect(world.loader.urls == ["http://test/a"])
    }

    @Test("Given an image that comes first, when it is shown, then its small version is given up")
    func late() async throws {
        world.hold("/small")
        try set("/a")
        await world.endings.wait(for: 1)
        try await eventually("the small one is given up") { world.loader.running.value == 0 }
        world.gate.open()
        #expect(world.steps.last == .shown)
        #expect(world.pipeline.tokens.count == 0)
    }

    @Test("Given a small version that fails, when the image comes, then nobody hears of the failure")
    func failing() async throws {
        world.hold("/a")
        try set("/a", thumbnail: "/none")
        try await eventually("it has failed") { world.loader.urls.contains("http://test/none") }
        world.gate.open()
        await world.endings.wait(for: 1)
        #expect(world.steps == [.placeholder(World.placeholder), .loading(nil), .image(World.a, .none), .shown])
    }

    @Test("Given a view that shows another image, when the small one comes, then it is not shown")
    func replaced() async throws {
        world.hold("/a")
        world.hold("/small")
        try set("/a")
        try world.set("/b")
        world.gate.open()
        await world.endings.wait(for: 2)
        #expect(Set(world.endingsOfAll) == [.replaced("/a"), .shown("/b")])
        #expect(world.steps.last == .shown)
        try await eventually("all is over") { world.pipeline.tokens.count == 0 }
        #expect(world.display.state.response?.image.size == World.b.size)
    }

    @Test("Given an image that fails, when its small version is shown, then that stays")
    func failingImage() async throws {
        world.loader["/a"] = .status(404).held(at: world.gate)
        let small = world.request("/small")
        try world.set("/a") {
            $0.thumbnail = small
            $0.failureImage = nil
        }
        try await eventually("it shows") { world.showsPreview }
        world.gate.open()
        await world.endings.wait(for: 1)
        #expect(world.steps.last == .failed(.response(.status(404))))
        #expect(!world.steps.contains(.failure(World.failure)))
    }
}

extension DisplayWorld {
    fileprivate var showsPreview: Bool { if case .preview = display.state { true } else { false } }
}
