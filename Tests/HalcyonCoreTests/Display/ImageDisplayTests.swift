import HalcyonTesting
import Testing

@testable import HalcyonCore

@MainActor
@Suite("ImageDisplay", .timeLimit(.minutes(5)))
struct ImageDisplayTests {
    private let world = DisplayWorld()
    private typealias World = DisplayWorld

    @Test("Given an image on the network, when asked for, then first the placeholder shows, then it")
    func loads() async throws {
        world.hold("/a")
        try world.set("/a")
        #expect(world.view.events.entries == [.placeholder(World.placeholder), .loading(nil)])
        #expect(world.display.state.isLoading)
        world.gate.open()
        await world.endings.wait(for: 1)
        #expect(
            world.steps == [.placeholder(World.placeholder), .loading(nil), .image(World.a, .none), .shown])
        #expect(world.endingsOfAll == [.shown("/a")])
        let image = try #require(world.display.state.response?.image)
        #expect(FakeView.isPrepared(image))
        #expect(world.display.request?.sourceKey == "http://test/a")
    }

    @Test("Given an image in memory, when it is set, then it shows at once, without a placeholder")
    func memory() async throws {
        try await world.load("/a")
        try world.set("/a")
        #expect(world.view.events.entries == [.image(World.a, .none), .shown])
        #expect(world.endingsOfAll == [.shown("/a", .memory)])
    }

    @Test("Given a load, when its bytes arrive, then state, view and handler get the same progress")
    func progress() async throws {
        let bytes = World.a.data
        let half = bytes.count / 2
        world.loader["/a"] = .chunks([bytes.prefix(half), bytes.dropFirst(half)]).pausing(at: world.gate)
        let told = Log<Int>()
        let states = Log<Int?>()
        world.display.setImage(
            with: world.request("/a"), options: try world.options(),
            progress: { [display = world.display] progress in
                states.add(display.state.progress?.receivedBytes)
                told.add(progress.receivedBytes)
            }, completion: world.ender("/a"))
        await told.wait(for: 1)
        #expect(told.entries == [half])
        #expect(world.display.state.progress == LoadingProgress(receivedBytes: half, expectedBytes: bytes.count))
        world.gate.open()
        await world.endings.wait(for: 1)
        #expect(told.entries == [half, bytes.count])
        #expect(states.entries == [half, bytes.count])
        #expect(
            world.view.events.entries == [
                .placeholder(World.placeholder), .loading(nil), .loading(half), .loading(bytes.count),
                .image(World.a, .none), .shown,
            ])
        #expect(world.display.state.progress == nil)
    }

    @Test("Given a trailing closure, when an image is requested, then it is the completion")
    func trailingClosure() async throws {
        let ended = Tally()
        let bytes = World.a.data
        world.loader["/a"] = .chunks([bytes.prefix(4), bytes.dropFirst(4)])
        world.display.setImage(with: world.request("/a"), options: try world.options()) { _ in ended.add() }
        world.display.setImage(with: nil) { _ in ended.add() }
        #expect(ended.value == 2)
        await Task.yield()
        #expect(ended.value == 2)
    }

    @Test("Given an image that cannot be loaded, when it fails, then the failure image and error show")
    func fails() async throws {
        try world.set("/none")
        await world.endings.wait(for: 1)
        let error = ImageError.response(.status(404))
        #expect(
            world.steps == [
                .placeholder(World.placeholder), .loading(nil), .failure(World.failure), .failed(error),
            ])
        #expect(world.endingsOfAll == [.failed("/none", error)])
        #expect(world.display.state.error == error)
    }

    @Test("Given no failure image, when a load fails, then what was shown stays")
    func failsWithoutImage() async throws {
        try world.set("/none") { $0.failureImage = nil }
        await world.endings.wait(for: 1)
        #expect(
            world.steps == [
                .placeholder(World.placeholder), .loading(nil), .failed(.response(.status(404))),
            ])
    }

    @Test("Given a shown image, when the next one is set, then it goes at once unless told to stay")
    func keepsCurrentImage() async throws {
        try await world.load("/a")
        try world.set("/a")
        world.hold("/b")
        try world.set("/b") { $0.keepsCurrentImage = true }
        #expect(world.view.image == World.a)
        #expect(world.display.state.response == nil)
        try world.set("/b") { $0.placeholder = nil }
        #expect(world.view.image == nil)
        #expect(world.view.events.entries.suffix(2) == [.nothing, .loading(nil)])
        // With nothing to keep, the placeholder is shown.
        try world.set("/b") { $0.keepsCurrentImage = true }
        #expect(world.view.events.entries.suffix(2) == [.placeholder(World.placeholder), .loading(nil)])
    }

    @Test("Given no request, when it is set, then only the placeholder is shown, whatever is kept")
    func noSource() async throws {
        try await world.load("/a")
        try world.set("/a")
        try world.set(nil, as: "none") { $0.keepsCurrentImage = true }
        #expect(world.view.events.entries.suffix(2) == [.placeholder(World.placeholder), .idle])
        #expect(world.endingsOfAll.last == .failed("none", .display(.noSource)))
        #expect(world.display.request == nil)
    }

    @Test("Given a load, when cancelled, then the view stays, its transfer stops, and it ends once")
    func cancels() async throws {
        world.hold("/a")
        try world.set("/a")
        await world.loader.started.wait(for: 1)
        world.display.cancel()
        world.display.cancel()
        #expect(world.steps == [.placeholder(World.placeholder), .loading(nil), .idle])
        #expect(world.endingsOfAll == [.failed("/a", .cancelled)])
        await world.loader.running.wait { $0 == 0 }
        #expect(world.pipeline.tokens.count == 0)
        world.display.reset()
        #expect(world.endingsOfAll.count == 1)
    }

    @Test("Given an image that is shown, when the display is cancelled, then nothing changes")
    func cancelsTooLate() async throws {
        try await world.load("/a")
        try world.set("/a")
        world.display.cancel()
        #expect(world.view.events.entries == [.image(World.a, .none), .shown])
        #expect(world.endingsOfAll == [.shown("/a", .memory)])
    }

    @Test("Given a load that may finish, when the display is reset, then it is empty and not loading")
    func resets() async throws {
        world.hold("/a")
        try world.set("/a") { $0.replacement = .finish }
        await world.loader.started.wait(for: 1)
        world.display.reset()
        #expect(world.view.events.entries.suffix(2) == [.nothing, .idle])
        #expect(world.endingsOfAll == [.replaced("/a")])
        #expect(world.display.request == nil)
        await world.loader.running.wait { $0 == 0 }
    }

    @Test("Given a failed load, when it is retried, then it runs once more with the same options")
    func retries() async throws {
        let second = Gate()
        world.loader.answer(
            "/a", with: .status(503).held(at: world.gate), .image(World.a).held(at: second))
        world.display.retry()
        try world.set("/a")
        world.display.retry()
        world.gate.open()
        await world.endings.wait(for: 1)
        #expect(world.view.events.entries.last == .failed(.response(.status(503))))
        world.display.retry()
        #expect(world.view.events.entries.suffix(2) == [.placeholder(World.placeholder), .loading(nil)])
        world.display.retry()
        second.open()
        await world.view.events.wait { $0.last == .shown }
        world.display.retry()
        #expect(world.view.image == World.a)
        #expect(world.loader.started.value == 2)
        #expect(world.endingsOfAll == [.failed("/a", .response(.status(503)))])
    }

    @Test("Given a load that was cancelled, when it is tried again, then its image is shown")
    func retriesCancelled() async throws {
        world.hold("/a")
        try world.set("/a")
        world.display.cancel()
        world.display.retry()
        world.gate.open()
        await world.view.events.wait { $0.last == .shown }
        #expect(world.endingsOfAll == [.failed("/a", .cancelled)])
    }

    @Test("Given previews, when a file arrives, then each is shown, and the image after them")
    func previews() async throws {
        let world = DisplayWorld(decoder: FakeDecoder(hasPreviews: true))
        let image = FakeImage(width: 16 << 10, height: 1)
        let bytes = image.data
        world.loader["/a"] = .chunks([bytes, .init(repeating: 32, count: 64 << 10)]).pausing(at: world.gate)
        var request = world.request("/a")
        request.previews = PreviewPolicy(leastBytes: 1)
        try world.set(request, as: "/a") { $0.transition = .fade() }
        await world.view.events.wait { $0.contains(.preview(image)) }
        await world.view.events.wait { events in
            events.contains { if case .previewing = $0 { true } else { false } }
        }
        #expect(world.display.state.isLoading && world.display.state.response?.isPreview == true)
        world.gate.open()
        await world.endings.wait(for: 1)
        #expect(world.view.events.entries.suffix(2) == [.image(image, .fade()), .shown])
    }
}
