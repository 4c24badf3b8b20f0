import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// Views and displays that go, and tasks that wait for what they show.
@MainActor
@Suite("ImageDisplay: lives", .timeLimit(.minutes(5)))
struct ImageDisplayLifeTests {
    private let world = DisplayWorld()
    private typealias World = DisplayWorld

    @Test(
        "Given a view that loads or waits for its size, when it goes, then it ends as replaced",
        arguments: [DecodeSize.whole, .unknown])
    func viewGoes(_ size: DecodeSize) async throws {
        world.hold("/a")
        var view: FakeView? = FakeView(displaySize: size)
        weak let display = view?.display
        view?.display.setImage(
            with: world.request("/a"), options: try world.options(), completion: world.ender("/a"))
        if size == .whole { await world.loader.started.wait(for: 1) }
        #expect(display != nil)
        view = nil
        #expect(display == nil)
        await world.endings.wait(for: 1)
        #expect(world.endingsOfAll == [.replaced("/a")])
        await world.loader.running.wait { $0 == 0 }
        #expect(world.pipeline.tokens.count == 0)
    }

    @Test("Given a replaced load that may finish, when its view goes, then it goes on and ends once")
    func viewGoesAfterReplacing() async throws {
        world.hold("/a")
        var view: FakeView? = FakeView()
        view?.display.setImage(
            with: world.request("/a"), options: try world.options { $0.replacement = .finish },
            completion: world.ender("/a"))
        view?.display.setImage(with: nil)
        view = nil
        world.gate.open()
        await world.endings.wait(for: 1)
        #expect(world.endingsOfAll == [.replaced("/a")])
        #expect(world.pipeline.cachedImage(for: world.request("/a")) != nil)
    }

    @Test("Given a display whose view is gone, when images are requested, then none loads or shows")
    func displayOutlivesView() async throws {
        try await world.load("/b")
        world.hold("/a")
        var view: FakeView? = FakeView()
        let display = try #require(view?.display)
        display.setImage(with: world.request("/a"), options: try world.options(), completion: world.ender("/a"))
        await world.loader.started.wait(for: 2)
        view = nil
        #expect(display.view == nil)
        world.gate.open()
        await world.endings.wait(for: 1)
        #expect(world.endingsOfAll == [.replaced("/a")])
        #expect(!display.state.isLoading && display.state.response == nil)
        for path in ["/b", "/none"] {
            display.setImage(with: world.request(path), options: try world.options(), completion: world.ender(path))
        }
        #expect(world.endingsOfAll.suffix(2) == [.replaced("/b"), .replaced("/none")])
        display.sizeDidChange()
        display.retry()
        #expect(world.loader.started.value == 2)
        #expect(!display.state.isLoading && display.state.response == nil)
    }

    @Test("Given a finished load, when its handlers have been called, then the display releases them")
    func handlersGo() async throws {
        final class Owner: Sendable {}
        world.loader["/none"] = .status(404).held(at: world.gate)
        world.hold("/a")
        for path in ["/a", "/none"] {
            world.gate.close()
            var owner: Owner? = Owner()
            weak let reference = owner
            let end = world.ender(path)
            world.display.setImage(
                with: world.request(path), options: try world.options(),
                progress: { [owner] _ in withExtendedLifetime(owner) {} },
                completion: { [owner] outcome in withExtendedLifetime(owner) { end(outcome) } })
            owner = nil
            #expect(reference != nil)
            world.gate.open()
            await world.view.events.wait { $0.last == .shown || $0.last == .failed(.response(.status(404))) }
            try await eventually("they are gone") { reference == nil }
            world.view.events.removeAll()
        }
    }

    @Test("Given an image from the network, when it is shown, then only the completion has its bytes")
    func bytesGo() async throws {
        let response = try await world.display.showImage(with: world.request("/a"), options: try world.options())
        #expect(response.data == World.a.data)
        #expect(world.display.state.response?.image.pixels === response.image.pixels)
        #expect(world.display.state.response?.data == nil)
    }

    @Test("Given a task awaiting an image, when that is shown or fails, then it gets image or error")
    func waits() async throws {
        let options = try world.options()
        let response = try await world.display.showImage(with: world.request("/a"), options: options)
        #expect(response.source == .network)
        #expect(world.view.image == World.a)
        #expect(try await world.display.showImage(with: world.request("/a"), options: options).source == .memory)
        await #expect(throws: ImageError.response(.status(404))) {
            try await world.display.showImage(with: world.request("/none"), options: options)
        }
        await #expect(throws: ImageError.display(.noSource)) {
            try await world.display.showImage(with: nil, options: options)
        }
        #expect(world.view.events.entries.suffix(2) == [.placeholder(World.placeholder), .idle])
    }

    /// A task that shows an image, once its load runs.
    private func waiter(_ path: String, _ options: World.Options) async -> Task<ImageResponse, any Error> {
        let before = world.loader.started.value
        let task = Task { [world] in try await world.display.showImage(with: world.request(path), options: options) }
        await world.loader.started.wait(for: before + 1)
        return task
    }

    @Test(
        "Given a task awaiting an image, when the view goes, then it ends and the load is given up",
        arguments: [DecodeSize.whole, .unknown])
    func viewGoesWhileAwaited(_ size: DecodeSize) async throws {
        world.hold("/a")
        let (request, options) = (world.request("/a"), try world.options())
        var view: FakeView? = FakeView(displaySize: size)
        weak let reference = view
        let task = Task { [weak view] in try await view?.display.showImage(with: request, options: options) }
        try await eventually("it waits") { view?.display.request != nil }
        view = nil
        #expect(reference == nil)
        await #expect(throws: ImageError.display(.notCurrent)) { try await task.value }
        await world.loader.running.wait { $0 == 0 }
        #expect(world.pipeline.tokens.count == 0)
    }

    @Test("Given a task that waits for an image, when it is cancelled, then the load is given up")
    func cancelsTask() async throws {
        world.hold("/a")
        let task = await waiter("/a", try world.options())
        task.cancel()
        await #expect(throws: ImageError.cancelled) { try await task.value }
        #expect(world.view.events.entries.last == .idle)
        await world.loader.running.wait { $0 == 0 }
        // Off the main actor, too.
        let other = await waiter("/a", try world.options())
        await Task.detached { other.cancel() }.value
        await #expect(throws: ImageError.cancelled) { try await other.value }
        await world.loader.running.wait { $0 == 0 }
        #expect(world.view.events.entries.last == .idle)
    }

    @Test("Given a waiting task, when the view has moved on, then cancelling it spares the new image")
    func cancelsReplacedTask() async throws {
        world.hold("/a")
        let task = await waiter("/a", try world.options())
        try world.set("/b")
        await #expect(throws: ImageError.display(.notCurrent)) { try await task.value }
        let patient = await waiter("/a", try world.options { $0.replacement = .finish })
        world.hold("/b")
        try world.set("/b")
        patient.cancel()
        await #expect(throws: ImageError.cancelled) { try await patient.value }
        world.gate.open()
        await world.view.events.wait { $0.last == .shown }
        #expect(world.view.image == World.b)
    }

    @Test("Given a cancelled task, when it requests an image, then the view stays as it is")
    func cancelledBefore() async throws {
        try await world.load("/a")
        try world.set("/a")
        let options = try world.options()
        let task = Task { [world] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await world.display.showImage(with: world.request("/b"), options: options)
        }
        await #expect(throws: ImageError.cancelled) { try await task.value }
        #expect(world.view.events.entries == [.image(World.a, .none), .shown])
        #expect(world.display.request?.sourceKey == "http://test/a")
    }
}
