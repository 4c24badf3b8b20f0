import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// How large images are decoded for a view, and what happens when it grows.
@MainActor
@Suite("ImageDisplay: sizes", .timeLimit(.minutes(5)))
struct ImageDisplaySizeTests {
    private typealias World = DisplayWorld

    private static let whole = FakeImage(width: 400, height: 300)

    private func world(_ size: DecodeSize, cache: (any DataCaching)? = nil) -> DisplayWorld {
        let world = DisplayWorld(size, cache: cache)
        world.loader["/a"] = .image(Self.whole)
        return world
    }

    private func box(_ width: Int, _ height: Int) -> DecodeSize { .box(TargetSize(width: width, height: height)) }

    private func image(_ width: Int, _ height: Int) -> FakeImage { FakeImage(width: width, height: height) }

    @Test("Given a view with a size, when it shows an image, then that is decoded for it by default")
    func decodesAtSize() async throws {
        let world = world(box(100, 75))
        try world.set("/a")
        await world.endings.wait(for: 1)
        #expect(world.view.image == image(100, 75))
        try world.set("/a") { $0.sizing = .whole }
        await world.endings.wait(for: 2)
        #expect(world.view.image == Self.whole)
        var request = world.request("/a")
        request.targetSize = TargetSize(width: 40, height: 30)
        try world.set(request, as: "own")
        await world.endings.wait(for: 3)
        #expect(world.view.image == image(40, 30))
        // None of these two takes its size from the view.
        world.view.displaySize = .whole
        world.display.sizeDidChange()
        #expect(world.view.events.entries.last == .shown)
        #expect(!world.display.state.isLoading && world.pipeline.tokens.count == 0)
    }

    @Test("Given a processor that enlarges, when a view shows its image, then that keeps its own size")
    func processedHasItsOwnSize() async throws {
        let world = world(box(100, 75))
        var request = world.request("/a")
        request.processors = [.resize(width: 120, height: 120, mode: .stretch, enlarges: true)]
        try world.set(request, as: "large")
        await world.endings.wait(for: 1)
        guard case .image(let image, _) = world.view.content else {
            Issue.record("no image")
            return
        }
        #expect(image.size == PixelSize(width: 120, height: 120))
        #expect(world.display.size(of: image) == image.size)
    }

    @Test("Given a view without a size, when it is laid out, then it loads, with a single placeholder")
    func waits() async throws {
        let world = world(.unknown)
        try world.set("/a")
        world.display.sizeDidChange()
        #expect(world.view.events.entries == [.placeholder(World.placeholder), .loading(nil)])
        #expect(world.pipeline.tokens.count == 0)
        world.view.displaySize = box(100, 75)
        world.display.sizeDidChange()
        await world.endings.wait(for: 1)
        #expect(
            world.steps == [
                .placeholder(World.placeholder), .loading(nil), .image(image(100, 75), .none), .shown,
            ])
        #expect(world.loader.started.value == 1)
    }

    @Test("Given a view without a size, when its image needs none of it, then it is loaded at once")
    func doesNotWait() async throws {
        let world = world(.unknown)
        try world.set("/a") { $0.sizing = .whole }
        await world.endings.wait(for: 1)
        var request = world.request("/a")
        request.targetSize = TargetSize(width: 40, height: 30)
        try world.set(request, as: "own")
        await world.endings.wait(for: 2)
        #expect(world.view.image == image(40, 30))
    }

    @Test("Given a load waiting for a size, when it is cancelled or replaced, then it never begins")
    func endsWaiting() async throws {
        let world = world(.unknown)
        try world.set("/a")
        world.display.cancel()
        #expect(world.endingsOfAll == [.failed("/a", .cancelled)])
        world.view.displaySize = box(100, 75)
        world.display.sizeDidChange()
        #expect(world.display.state.isLoading == false)
        world.view.displaySize = .unknown
        try world.set("/a") { $0.replacement = .finish }
        try world.set("/b")
        #expect(world.endingsOfAll.last == .replaced("/a"))
        world.view.displaySize = .whole
        world.display.sizeDidChange()
        await world.endings.wait(for: 3)
        #expect(world.loader.urls == ["http://test/b"])
        #expect(world.view.image == World.b)
    }

    @Test("Given a view laid out by its placeholder, when memory has the image, then it is shown once")
    func laidOutByItsPlaceholder() async throws {
        let world = world(.unknown)
        try await world.load("/a")
        world.view.onEvent = { [unowned view = world.view] event in
            guard event == .placeholder(World.placeholder) else { return }
            view.displaySize = .whole
            view.display.sizeDidChange()
        }
        try world.set("/a")
        #expect(
            world.view.events.entries == [.placeholder(World.placeholder), .image(Self.whole, .none), .shown])
        #expect(world.endingsOfAll == [.shown("/a", .memory)])
    }

    @Test("Given an image for a small view, when that grows, then it stays until a larger one arrives")
    func refines() async throws {
        let world = world(box(100, 75))
        try world.set("/a") { $0.transition = .fade() }
        await world.endings.wait(for: 1)
        world.view.events.removeAll()
        // A tenth more, or less than before, is not worth a decode.
        for size in [box(110, 82), box(50, 40), .unknown] {
            world.view.displaySize = size
            world.display.sizeDidChange()
            #expect(world.pipeline.tokens.count == 0)
        }
        world.view.displaySize = box(200, 150)
        world.display.sizeDidChange()
        world.display.sizeDidChange()
        #expect(world.display.state.response != nil)
        await world.view.events.wait { $0.last == .shown }
        #expect(world.view.events.entries == [.image(image(200, 150), .none), .shown])
        world.view.displaySize = .whole
        world.display.sizeDidChange()
        await world.view.events.wait { $0.count == 4 }
        #expect(world.view.image == Self.whole)
        world.view.displaySize = box(900, 900)
        world.display.sizeDidChange()
        #expect(world.pipeline.tokens.count == 0)
        #expect(world.endingsOfAll == [.shown("/a")])
        #expect(world.loader.started.value == 1)
    }

    @Test("Given a view that grows during a load, when its image is shown, then a larger one follows")
    func growsMeanwhile() async throws {
        let world = world(box(100, 75))
        world.hold("/a")
        try world.set("/a")
        world.view.displaySize = box(200, 150)
        world.display.sizeDidChange()
        world.gate.open()
        await world.view.events.wait { $0.contains(.image(FakeImage(width: 200, height: 150), .none)) }
        #expect(
            world.steps == [
                .placeholder(World.placeholder), .loading(nil), .image(image(100, 75), .none), .shown,
                .image(image(200, 150), .none), .shown,
            ])
        #expect(world.endingsOfAll == [.shown("/a")])
    }

    @Test("Given a larger image being loaded, when it fails, then the smaller one stays")
    func refiningFails() async throws {
        let world = world(box(100, 75), cache: FakeDataCache(storeFailure: .cache(.writeFailed("full"))))
        world.loader.answer("/a", with: .image(Self.whole), .status(404), .image(Self.whole))
        try world.set("/a")
        await world.endings.wait(for: 1)
        world.view.displaySize = box(200, 150)
        world.display.sizeDidChange()
        await world.loader.started.wait(for: 2)
        try await eventually("the second load has ended") { world.pipeline.tokens.count == 0 }
        await Task.yield()
        world.display.sizeDidChange()
        world.display.retry()
        #expect(world.view.events.entries.last == .shown)
        #expect(world.view.image == image(100, 75))
        #expect(world.display.state.response != nil)
        #expect(world.pipeline.tokens.count == 0)
    }

    @Test("Given a larger image being loaded, when it is cancelled, then the smaller one stays")
    func refiningIsCancelled() async throws {
        let world = world(box(100, 75), cache: FakeDataCache(storeFailure: .cache(.writeFailed("full"))))
        try world.set("/a")
        await world.endings.wait(for: 1)
        world.hold("/a")
        world.view.displaySize = box(200, 150)
        world.display.sizeDidChange()
        await world.loader.started.wait(for: 2)
        world.display.cancel()
        await world.loader.running.wait { $0 == 0 }
        #expect(world.view.events.entries.last == .shown)
        #expect(world.view.image == image(100, 75))
        #expect(world.endingsOfAll == [.shown("/a")])
    }

    @Test("Given an image as wide as its view, when only the height grows, then it is not reloaded")
    func growsInVain() async throws {
        let world = world(box(100, 75))
        try world.set("/a")
        await world.endings.wait(for: 1)
        for size in [box(100, 300), box(100, .max), box(109, .max)] {
            world.view.displaySize = size
            world.display.sizeDidChange()
            #expect(world.pipeline.tokens.count == 0)
        }
        world.view.displaySize = box(.max, .max)
        world.display.sizeDidChange()
        try await eventually("it is shown as it is") { world.view.image == Self.whole }
    }

    @Test("Given an image for a small view, when a larger one is shown, then the first is released")
    func letsGoOfTheSmall() async throws {
        let world = world(box(100, 75))
        try world.set("/a")
        await world.endings.wait(for: 1)
        weak let small = world.display.state.response?.image.pixels
        #expect(small != nil)
        world.view.displaySize = .whole
        world.display.sizeDidChange()
        try await eventually("the larger one is shown") { world.view.image == Self.whole }
        world.pipeline.engine.parts.caches.imageCache.removeAll()
        try await eventually("the small one is gone") { small == nil }
    }

    @Test("Given a view that keeps growing, when it stops, then all loads but the last are given up")
    func keepsGrowing() async throws {
        let world = world(box(100, 75), cache: FakeDataCache(storeFailure: .cache(.writeFailed("full"))))
        try world.set("/a") { $0.replacement = .finish }
        await world.endings.wait(for: 1)
        world.hold("/a")
        for width in [150, 200, 250, 300] {
            world.view.displaySize = box(width, width * 3 / 4)
            world.display.sizeDidChange()
        }
        try await eventually("one load is left") { world.pipeline.tokens.count == 1 }
        world.gate.open()
        await world.view.events.wait { $0.contains(.image(FakeImage(width: 300, height: 225), .none)) }
        #expect(world.endingsOfAll == [.shown("/a")])
        #expect(world.pipeline.tokens.count == 0)
    }
}
