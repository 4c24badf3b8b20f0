import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// Views and handlers that come back to the display while it is in the midst of something.
@MainActor
@Suite("ImageDisplay: coming back", .timeLimit(.minutes(5)))
struct ImageDisplayReentrancyTests {
    private let world = DisplayWorld()
    private typealias World = DisplayWorld

    /// Does something the first time that the view is told of an event.
    private func once(_ wanted: FakeView.Event, _ action: @escaping @MainActor (World) throws -> Void) {
        let view = world.view
        view.onEvent = { [unowned view, world] event in
            guard event == wanted else { return }
            view.onEvent = nil
            #expect(throws: Never.self) { try action(world) }
        }
    }

    @Test(
        "Given a view that sets another image when notified, when all has ended, then that is shown",
        arguments: [
            .placeholder(World.placeholder), .loading(nil), .image(World.a, .none), .shown,
        ] as [FakeView.Event], [DisplayOptions<DecodedImage>.Replacement.cancel, .finish])
    func sets(_ event: FakeView.Event, _ replacement: DisplayOptions<DecodedImage>.Replacement) async throws {
        once(event) { try $0.set("/b") }
        try world.set("/a") { $0.replacement = replacement }
        await world.endings.wait(for: 2)
        #expect(world.view.image == World.b)
        #expect(world.view.events.entries.suffix(2) == [.image(World.b, .none), .shown])
        // What has been shown was shown, whatever came then.
        let wasShown = event == .shown || event == .image(World.a, .none)
        #expect(Set(world.endingsOfAll) == [wasShown ? .shown("/a") : .replaced("/a"), .shown("/b")])
        #expect(world.endingsOfAll.count == 2)
    }

    @Test("Given an image in memory, when a view sets it on its placeholder, then nothing else loads")
    func setsFromMemory() async throws {
        try await world.load("/b")
        once(.placeholder(World.placeholder)) { try $0.set("/b") }
        try world.set("/a")
        #expect(
            world.view.events.entries == [.placeholder(World.placeholder), .image(World.b, .none), .shown])
        await Task.yield()
        #expect(world.endingsOfAll == [.shown("/b", .memory), .replaced("/a")])
        #expect(world.loader.urls == ["http://test/b"])
    }

    @Test("Given a view that sets an image when emptied, when it is reset, then the image is loaded")
    func setsInReset() async throws {
        world.hold("/b")
        once(.nothing) { try $0.set("/b") }
        world.display.reset()
        #expect(world.display.state.isLoading)
        world.gate.open()
        await world.endings.wait(for: 1)
        #expect(world.view.events.entries.last == .shown)
        #expect(!world.view.events.entries.contains(.idle))
    }

    @Test(
        "Given a view that cancels when notified, when it loads an image, then that ends cancelled",
        arguments: [.placeholder(World.placeholder), .loading(nil)] as [FakeView.Event])
    func cancels(_ event: FakeView.Event) async throws {
        once(event) { $0.display.cancel() }
        try world.set("/a")
        #expect(world.endingsOfAll == [.failed("/a", .cancelled)])
        #expect(world.view.events.entries.last == .idle)
        #expect(world.pipeline.tokens.count == 0)
        #expect(world.loader.started.value == 0)
    }

    @Test("Given a view that cancels at the first bytes, when they arrive, then the transfer ends")
    func cancelsWhileItBegins() async throws {
        let bytes = World.a.data
        world.loader["/a"] = .chunks([bytes.prefix(4), bytes.dropFirst(4)]).pausing(at: world.gate)
        once(.loading(4)) { $0.display.cancel() }
        try world.set("/a")
        await world.endings.wait(for: 1)
        #expect(world.endingsOfAll == [.failed("/a", .cancelled)])
        try await eventually("the transfer has ended") { world.loader.running.value == 0 }
        #expect(world.pipeline.tokens.count == 0)
    }

    @Test(
        "Given a view that resets itself when told, when asked for an image, then nothing is shown",
        arguments: [
            .placeholder(World.placeholder), .loading(nil), .image(World.a, .none), .shown,
        ] as [FakeView.Event])
    func resets(_ event: FakeView.Event) async throws {
        once(event) { $0.display.reset() }
        try world.set("/a")
        await world.endings.wait(for: 1)
        await world.view.events.wait { $0.last == .idle }
        #expect(world.view.image == nil)
        #expect(world.display.request == nil)
        #expect(world.endingsOfAll.count == 1)
        #expect(world.pipeline.tokens.count == 0)
    }

    @Test("Given a view that retries when it fails, when the second attempt works, then it is shown")
    func retries() async throws {
        for event in [.failure(World.failure), .failed(.response(.status(503)))] as [FakeView.Event] {
            world.loader.answer("/a", with: .status(503), .image(World.a))
            once(event) { $0.display.retry() }
            try world.set("/a") { $0.placeholder = nil }
            await world.view.events.wait { $0.last == .shown }
            #expect(world.view.image == World.a)
            #expect(world.endingsOfAll == [.failed("/a", .response(.status(503)))])
            world.endings.removeAll()
            world.view.events.removeAll()
            await world.pipeline.cache.remove(for: world.request("/a"))
        }
    }

    @Test("Given a view that retries as its image arrives, when it is shown, then it has ended once")
    func retriesTooEarly() async throws {
        once(.image(World.a, .none)) { $0.display.retry() }
        try world.set("/a")
        await world.endings.wait(for: 1)
        #expect(world.endingsOfAll == [.shown("/a")])
        #expect(world.view.events.entries.last == .shown)
    }

    @Test("Given a completion that sets another image, when it is called, then each image ends once")
    func setsInCompletion() async throws {
        let (world, options) = (world, try world.options())
        world.loader["/slow"] = .hold(at: world.gate)
        func completion(_ name: String, then next: @escaping () -> Void) -> ImageDisplay<FakeView>.Completion {
            let end = world.ender(name)
            return {
                end($0)
                next()
            }
        }
        // When it is shown, when it is replaced, when it is cancelled, and when there was nothing.
        func last() {
            world.display.setImage(with: nil, completion: completion("none") { try? world.set("/b") })
        }
        func third() {
            world.display.setImage(
                with: world.request("/slow"), options: options, completion: completion("third", then: last))
            world.display.cancel()
        }
        func second() {
            world.display.setImage(
                with: world.request("/slow"), options: options, completion: completion("second", then: third))
            world.display.reset()
        }
        world.display.setImage(
            with: world.request("/a"), options: options, completion: completion("first", then: second))
        await world.endings.wait(for: 5)
        #expect(
            world.endingsOfAll == [
                .shown("first"), .replaced("second"), .failed("third", .cancelled),
                .failed("none", .display(.noSource)), .shown("/b"),
            ])
        #expect(world.view.image == World.b)
    }

    @Test("Given a progress handler that sets another image, when called, then it is called no more")
    func setsInProgress() async throws {
        let bytes = World.a.data
        world.loader["/a"] = .chunks(bytes.map { Data([$0]) })
        let told = Tally()
        world.display.setImage(
            with: world.request("/a"), options: try world.options { $0.replacement = .finish },
            progress: { [world] _ in
                told.add()
                try? world.set("/b")
            }, completion: world.ender("/a"))
        await world.endings.wait(for: 2)
        #expect(told.value == 1)
        #expect(Set(world.endingsOfAll) == [.replaced("/a"), .shown("/b")])
        #expect(world.view.image == World.b)
    }

    @Test("Given a view that moves on at progress, when that is reported, then no handler is called")
    func setsBeforeProgress() async throws {
        let bytes = World.a.data
        world.loader["/a"] = .chunks([bytes.prefix(4), bytes.dropFirst(4)]).pausing(at: world.gate)
        once(.loading(4)) { try $0.set("/b") }
        let told = Tally()
        world.display.setImage(
            with: world.request("/a"), options: try world.options { $0.replacement = .finish },
            progress: { _ in told.add() }, completion: world.ender("/a"))
        await world.view.events.wait { $0.last == .shown }
        world.gate.open()
        await world.endings.wait(for: 2)
        #expect(told.value == 0)
    }

    @Test("Given an observer that asks for the image again, when its load starts, then that is joined")
    func joinsWhatItReplaces() async throws {
        let (world, observer) = (DisplayWorld(), StartObserver())
        world.hold("/a")
        var configuration = ImagePipeline.Configuration.fake(loader: world.loader)
        configuration.observer = observer
        let pipeline = ImagePipeline(configuration)
        observer.atStart {
            world.view.displaySize = .unknown
            #expect(throws: Never.self) { try world.set(world.request("/a"), as: "again") { $0.pipeline = pipeline } }
        }
        try world.set("/a") { $0.pipeline = pipeline }
        #expect(world.endingsOfAll == [.replaced("/a")])
        // The replaced load goes on until the end of this turn.
        world.block { world.loader.started.value == 1 }
        world.view.displaySize = .whole
        world.display.sizeDidChange()
        world.gate.open()
        await world.endings.wait(for: 2)
        #expect(world.endingsOfAll == [.replaced("/a"), .shown("again")])
        #expect(world.loader.started.value == 1)
    }
}
