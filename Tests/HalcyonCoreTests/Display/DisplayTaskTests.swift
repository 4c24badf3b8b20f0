import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@MainActor
@Suite("DisplayTask", .timeLimit(.minutes(5)))
struct DisplayTaskTests {
    private let world = DisplayWorld()
    private typealias World = DisplayWorld

    private func set(_ path: String, _ change: (inout World.Options) -> Void = { _ in }) throws -> DisplayTask {
        world.display.setImage(
            with: world.request(path), options: try world.options(change), completion: world.ender(path))
    }

    @Test("Given a running load, when its handle is cancelled, then it ends as cancelled")
    func cancel() async throws {
        world.hold("/a")
        let task = try set("/a")
        #expect(task.isRunning)
        task.cancel()
        #expect(!task.isRunning)
        #expect(world.endingsOfAll == [.failed("/a", .cancelled)])
        #expect(!world.display.state.isLoading)
        world.gate.open()
        task.cancel()
        #expect(world.endingsOfAll.count == 1)
    }

    @Test("Given an image in memory, when it is set, then no load was needed")
    func memory() async throws {
        try await world.load("/a")
        let task = try set("/a")
        #expect(!task.isRunning)
        task.cancel()
        #expect(world.endingsOfAll == [.shown("/a", .memory)])
        #expect(world.display.state.response != nil)
    }

    @Test("Given a view that shows another image, when the first handle is cancelled, then it stays")
    func replaced() async throws {
        world.hold("/a")
        let first = try set("/a")
        let second = try set("/b")
        first.cancel()
        await world.endings.wait(for: 2)
        #expect(Set(world.endingsOfAll) == [.replaced("/a"), .shown("/b")])
        #expect(!first.isRunning && !second.isRunning)
        world.gate.open()
    }

    @Test("Given a replaced load that fills the caches, when its handle is cancelled, then it ends")
    func finishing() async throws {
        world.hold("/a")
        let first = try set("/a") { $0.replacement = .finish }
        _ = try set("/b") { $0.replacement = .finish }
        #expect(first.isRunning)
        first.cancel()
        await world.endings.wait(for: 2)
        #expect(Set(world.endingsOfAll) == [.failed("/a", .cancelled), .shown("/b")])
        world.gate.open()
        #expect(world.display.state.response != nil)
    }

    /// The order in which transfers start: one that runs, one that waits, and a view's, with a priority set late.
    private func order(_ size: DecodeSize = .whole, _ change: (DisplayTask, DisplayWorld) -> Void) async throws
        -> [String]
    {
        let world = DisplayWorld(size, transfers: 1)
        for path in ["/running", "/other", "/view"] { world.loader[path] = .image().held(at: world.gate) }
        world.pipeline.load(world.request("/running")) { _ in }
        await world.loader.started.wait(for: 1)
        world.pipeline.load(world.request("/other")) { _ in }
        let task = world.display.setImage(with: world.request("/view"), options: try world.options())
        #expect(task.priority == .normal)
        change(task, world)
        try await eventually("both wait") { world.pipeline.downloader.transfers.count == 3 }
        world.gate.open()
        await world.loader.started.wait(for: 3)
        return world.loader.requests.entries.compactMap(\.path)
    }

    @Test("Given a queued load, when the priority of its handle changes, then its turn does")
    func priority() async throws {
        let inTurn = try await order { _, _ in }
        #expect(inTurn == ["/running", "/other", "/view"])
        let urgent = try await order { task, _ in
            task.priority = .high
            #expect(task.priority == .high)
        }
        #expect(urgent == ["/running", "/view", "/other"])
        // Out of sight, it is one step less urgent; the request's own priority stays.
        let hidden = try await order { task, world in
            task.priority = .high
            world.display.isVisible = false
            #expect(task.priority == .high)
        }
        #expect(hidden == ["/running", "/other", "/view"])
    }

    @Test("Given a view without size, when the priority changes before the load, then it has that")
    func priorityBeforeStart() async throws {
        let order = try await order(.unknown) { task, world in
            task.priority = .high
            world.view.displaySize = .box(TargetSize(width: 10, height: 10))
            world.display.sizeDidChange()
        }
        #expect(order == ["/running", "/view", "/other"])
    }

    @Test("Given an image that is shown, when the priority of its handle is set, then nothing changes")
    func priorityAfterEnd() async throws {
        let task = try set("/a")
        await world.endings.wait(for: 1)
        task.priority = .low
        #expect(task.priority == .normal)
    }

    @Test("Given no source, when a view is set, then its handle does nothing")
    func noSource() {
        let task = world.display.setImage(with: nil)
        #expect(!task.isRunning)
        task.priority = .high
        task.cancel()
        #expect(!world.display.state.isLoading)
    }

    @Test("Given a handle that is kept, when its view is released, then the load is cancelled")
    func release() async throws {
        let loader = FakeLoader(default: .hold(at: world.gate))
        var configuration = ImagePipeline.Configuration.fake(loader: loader)
        configuration.downloads.retry = .never
        let pipeline = ImagePipeline(configuration)
        var view: FakeView? = FakeView()
        weak let released = view
        let ended = Log<ImageError?>()
        let task = view?.display.setImage(
            with: ImageRequest("http://test/a"), options: .init(pipeline: pipeline)
        ) { ended.add($0.error) }
        await loader.started.wait(for: 1)
        view = nil
        #expect(released == nil)
        await ended.wait(for: 1)
        #expect(ended.entries == [.display(.notCurrent)])
        #expect(task?.isRunning == false)
        world.gate.open()
    }
}

extension Result where Failure == ImageError {
    fileprivate var error: ImageError? { if case .failure(let error) = self { error } else { nil } }
}
