import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@MainActor
@Suite("ImageDisplay: options", .timeLimit(.minutes(5)))
struct ImageDisplayOptionsTests {
    private typealias World = DisplayWorld

    private func transition(_ request: ImageRequest, forced: Bool, in world: DisplayWorld) async throws
        -> ImageTransition?
    {
        world.view.events.removeAll()
        world.endings.removeAll()
        try world.set(request, as: "x") {
            $0.transition = .fade(seconds: 0.5)
            $0.forcesTransition = forced
        }
        await world.endings.wait(for: 1)
        for case .image(_, let transition) in world.view.events.entries { return transition }
        return nil
    }

    @Test("Given a transition, when an image comes from a cache, then it is used only if forced")
    func transitions() async throws {
        let fade = ImageTransition.fade(seconds: 0.5)
        for (forced, near) in [(false, ImageTransition.none), (true, fade)] {
            let world = DisplayWorld()
            let (remote, provided) = (world.request("/a"), ImageRequest(provider: FakeDataProvider(identifier: "x")))
            #expect(try await transition(remote, forced: forced, in: world) == fade)
            #expect(try await transition(provided, forced: forced, in: world) == fade)
            #expect(try await transition(remote, forced: forced, in: world) == near)
            #expect(world.endingsOfAll == [.shown("x", .memory)])
            await world.pipeline.flush()
            world.pipeline.engine.parts.caches.imageCache.removeAll()
            #expect(try await transition(remote, forced: forced, in: world) == near)
            #expect(world.endingsOfAll == [.shown("x", .disk)])
        }
        #expect(ImageTransition.fade() == .fade(seconds: 0.2))
    }

    @Test("Given nothing said, when options are made, then they are as documented")
    func defaults() {
        let options = DisplayOptions<DecodedImage>()
        #expect(options.placeholder == nil && options.failureImage == nil && options.pipeline == nil)
        #expect(!options.keepsCurrentImage && !options.forcesTransition)
        #expect(options.transition == .none && options.sizing == .view && options.replacement == .cancel)
        #expect(options.diskWait == 0)
    }

    /// A transfer that runs, and two that wait for its place: by a view, and by the pipeline, the view's first if it
    /// says so.
    private func order(viewFirst: Bool, _ change: (ImageDisplay<FakeView>) -> Void) async throws -> [String] {
        let world = DisplayWorld(transfers: 1)
        for path in ["/running", "/view", "/other"] { world.loader[path] = .image().held(at: world.gate) }
        world.pipeline.load(world.request("/running")) { _ in }
        await world.loader.started.wait(for: 1)
        if viewFirst { try world.set("/view") }
        world.block { world.pipeline.downloader.transfers.count == (viewFirst ? 2 : 1) }
        world.pipeline.load(world.request("/other")) { _ in }
        if !viewFirst { try world.set("/view") }
        try await eventually("both wait") { world.pipeline.downloader.transfers.count == 3 }
        change(world.display)
        world.gate.open()
        await world.endings.wait(for: 1)
        await world.loader.started.wait(for: 3)
        return world.loader.requests.entries.compactMap(\.path)
    }

    @Test("Given queued loads, when a view becomes visible or hidden, then its load moves up or down")
    func visibility() async throws {
        #expect(try await order(viewFirst: false) { _ in } == ["/running", "/other", "/view"])
        #expect(try await order(viewFirst: false) { $0.isVisible = true } == ["/running", "/view", "/other"])
        #expect(try await order(viewFirst: true) { _ in } == ["/running", "/view", "/other"])
        #expect(try await order(viewFirst: true) { $0.isVisible = false } == ["/running", "/other", "/view"])
        // Back where it was: the same urgency, but its place in the line is gone.
        #expect(
            try await order(viewFirst: false) {
                $0.isVisible = true
                $0.isVisible = nil
            } == ["/running", "/other", "/view"])
    }

    @Test("Given a view known to be visible, when it begins to load, then its load is urgent at once")
    func visibleFromTheStart() async throws {
        let world = DisplayWorld(transfers: 1)
        for path in ["/running", "/view", "/other"] { world.loader[path] = .image().held(at: world.gate) }
        world.pipeline.load(world.request("/running")) { _ in }
        await world.loader.started.wait(for: 1)
        world.pipeline.load(world.request("/other")) { _ in }
        world.display.isVisible = true
        try world.set("/view")
        try await eventually("both wait") { world.pipeline.downloader.transfers.count == 3 }
        world.gate.open()
        await world.loader.started.wait(for: 3)
        #expect(world.loader.requests.entries.compactMap(\.path) == ["/running", "/view", "/other"])
        // There is nothing above the most urgent, and nothing below the least.
        #expect(LoadPriority.veryHigh.raised == .veryHigh && LoadPriority.veryLow.lowered == .veryLow)
        #expect(LoadPriority.normal.raised == .high && LoadPriority.normal.lowered == .low)
    }
}
