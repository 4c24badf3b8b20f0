import HalcyonTesting
import Testing

@testable import HalcyonCore

/// What becomes of a load whose view is asked for something else.
@MainActor
@Suite("ImageDisplay: replacing", .timeLimit(.minutes(5)))
struct ImageDisplayReplacementTests {
    private let world = DisplayWorld()
    private typealias World = DisplayWorld

    @Test("Given 100 requests for four URLs, when the last is shown, then each was transferred once")
    func inARow() async throws {
        let paths = (0..<4).map { "/\($0)" }
        for path in paths { world.loader[path] = .image(World.a).held(at: world.gate) }
        for number in 0..<100 { try world.set(paths[number % 4]) }
        // The last waits for the end of the turn, as others were replaced in it.
        world.block { world.loader.started.value == 3 }
        #expect(world.endingsOfAll == (0..<99).map { .replaced(paths[$0 % 4]) })
        // At the next turn of the main loop all but the last are given up.
        await world.loader.running.wait { $0 == 1 }
        world.gate.open()
        await world.endings.wait(for: 100)
        #expect(world.endingsOfAll.last == .shown("/3"))
        #expect(world.loader.urls.sorted() == paths.map { "http://test" + $0 })
        #expect(world.view.image == World.a)
        #expect(world.steps.last == .shown)
    }

    @Test("Given 200 images set in one turn, when the last is shown, then a handful was transferred")
    func manyInOneTurn() async throws {
        for number in 0..<200 { world.loader["/\(number)"] = .image(World.a).held(at: world.gate) }
        for number in 0..<200 { try world.set("/\(number)") }
        world.block { world.loader.started.value == 3 }
        await world.loader.running.wait { $0 == 1 }
        world.gate.open()
        await world.endings.wait(for: 200)
        #expect(world.endingsOfAll == (0..<199).map { .replaced("/\($0)") } + [.shown("/199")])
        #expect(world.loader.urls.sorted() == ["/0", "/1", "/199", "/2"].map { "http://test" + $0 })
        // Each turn for itself. On a busy machine the first could be there before the next is asked for.
        world.loader["/a"] = .image(World.a).held(at: Gate())
        try world.set("/a")
        try world.set("/b")
        world.block { world.loader.urls.contains("http://test/b") }
        await world.endings.wait { $0.contains(.shown("/b")) }
        #expect(Set(world.endingsOfAll.suffix(2)) == [.replaced("/a"), .shown("/b")])
    }

    @Test("Given a load waiting for the turn's end, when it is cancelled first, then it never begins")
    func givenUpInTurn() async throws {
        for path in ["/a", "/b", "/c"] { world.loader[path] = .image(World.b).held(at: world.gate) }
        for path in ["/a", "/b", "/a", "/b", "/c"] { try world.set(path) }
        world.display.cancel()
        await world.endings.wait(for: 5)
        #expect(world.endingsOfAll.last == .failed("/c", .cancelled))
        #expect(!world.display.state.isLoading)
        world.gate.open()
        try world.set("/b")
        await world.endings.wait(for: 6)
        #expect(world.endingsOfAll.last == .shown("/b"))
        #expect(!world.loader.urls.contains("http://test/c"))
    }

    @Test("Given loads that may finish, when each is replaced in one turn, then all are loaded")
    func finishesAllOfOneTurn() async throws {
        for number in 0..<20 { world.loader["/\(number)"] = .image(World.a) }
        for number in 0..<20 { try world.set("/\(number)") { $0.replacement = .finish } }
        await world.endings.wait(for: 20)
        #expect(world.loader.started.value == 20)
        #expect(world.display.state.response != nil)
    }

    @Test("Given a load, when another image is set, then it ends as replaced and its transfer stops")
    func cancels() async throws {
        world.hold("/a")
        try world.set("/a")
        world.hold("/b")
        await world.loader.started.wait(for: 1)
        try world.set("/b")
        #expect(world.endingsOfAll == [.replaced("/a")])
        await world.loader.running.wait { $0 == 1 }
        world.gate.open()
        await world.endings.wait(for: 2)
        #expect(world.view.image == World.b)
        #expect(world.pipeline.cachedImage(for: world.request("/a")) == nil)
    }

    @Test("Given a cell reset and reused for one image, when it loads, then there is one transfer")
    func usedAgain() async throws {
        world.hold("/a")
        try world.set("/a")
        await world.loader.started.wait(for: 1)
        world.display.reset()
        try world.set("/a")
        world.gate.open()
        await world.endings.wait(for: 2)
        #expect(world.endingsOfAll == [.replaced("/a"), .shown("/a")])
        #expect(world.loader.started.value == 1)
    }

    @Test("Given a load that may finish, when it is replaced, then it ends once its image is cached")
    func finishes() async throws {
        world.hold("/a")
        try world.set("/a") { $0.replacement = .finish }
        try world.set("/b")
        await world.endings.wait(for: 1)
        #expect(world.endingsOfAll == [.shown("/b")])
        world.gate.open()
        await world.endings.wait(for: 2)
        #expect(world.endingsOfAll == [.shown("/b"), .replaced("/a")])
        #expect(world.view.image == World.b)
        #expect(world.pipeline.cachedImage(for: world.request("/a")) != nil)
    }

    @Test("Given a load that may finish, when it is replaced, then it lets everybody pass")
    func finishesLast() async throws {
        let world = DisplayWorld(transfers: 1)
        for path in ["/a", "/b", "/first", "/last"] { world.loader[path] = .image().held(at: world.gate) }
        world.pipeline.load(world.request("/first")) { _ in }
        await world.loader.started.wait(for: 1)
        try world.set("/a") { $0.replacement = .finish }
        var low = world.request("/last")
        low.priority = .low
        world.pipeline.load(low) { _ in }
        world.block { world.pipeline.downloader.transfers.count == 3 }
        world.view.display.isVisible = true
        try world.set(nil, as: "none")
        // It is of no use to the view any more, seen or not.
        world.view.display.isVisible = false
        world.gate.open()
        await world.loader.started.wait(for: 3)
        #expect(world.loader.urls == ["/first", "/last", "/a"].map { "http://test" + $0 })
        await world.endings.wait(for: 2)
    }

    @Test("Given a replaced load that may finish, when it fails, then it ends as replaced, once")
    func finishesInFailure() async throws {
        world.loader["/none"] = .status(404).held(at: world.gate)
        try world.set("/none") { $0.replacement = .finish }
        try world.set(nil, as: "none")
        world.gate.open()
        await world.endings.wait(for: 2)
        #expect(world.endingsOfAll == [.failed("none", .display(.noSource)), .replaced("/none")])
        #expect(world.display.state.error == nil)
    }

    @Test("Given a load ending as the main actor is busy, when it is replaced, then the next is shown")
    func endsAtTheSameMoment() async throws {
        for _ in 0..<20 {
            let world = DisplayWorld()
            world.hold("/a")
            try world.set("/a")
            world.gate.open()
            world.blockUntilLoaded("/a")
            try world.set("/b")
            await world.endings.wait(for: 2)
            #expect(Set(world.endingsOfAll) == [.replaced("/a"), .shown("/b")] && world.endingsOfAll.count == 2)
            #expect(world.pipeline.cachedImage(for: world.request("/a")) != nil)
            #expect(!world.view.events.entries.contains(.image(World.a, .none)))
        }
    }

    @Test("Given a load ending as the main actor is busy, when it is cancelled, then it is not shown")
    func cancelledAtTheSameMoment() async throws {
        world.hold("/a")
        try world.set("/a")
        world.gate.open()
        world.blockUntilLoaded("/a")
        world.display.cancel()
        try world.set("/b")
        await world.endings.wait(for: 2)
        #expect(world.endingsOfAll == [.failed("/a", .cancelled), .shown("/b")])
        #expect(!world.view.events.entries.contains(.image(World.a, .none)))
    }
}
