import Foundation
import HalcyonCombine
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("ImagePublisher: calls from within")
struct ImagePublisherReentrancyTests {
    private let world = World()

    @Test("Given a subscriber that cancels on its image, when it gets it, then no completion follows")
    func cancelInMemory() async throws {
        try await world.load("/a")
        let probe = ImageProbe { probe, _ in
            probe.cancel()
            return .unlimited
        }
        world.pipeline.imagePublisher(for: world.request("/a")).subscribe(probe)
        probe.demand(.unlimited)
        #expect(probe.events.entries == [.value("/a")])
    }

    @Test("Given a subscriber that cancels at a preview, when it is told, then the transfer ends")
    func cancelAtPreview() async throws {
        let probe = ImageProbe { probe, _ in
            probe.cancel()
            return .none
        }
        world.pipeline.imagePublisher(for: world.pieces("/a", "ab", "cd")).subscribe(probe)
        probe.demand(.unlimited)
        try await world.settle()
        #expect(probe.events.entries == [.value("ab?")])
    }

    @Test(
        "Given a subscriber, when it demands more while receiving, then the rest comes one by one",
        arguments: [true, false])
    func demand(byReturning: Bool) async {
        let probe = ImageProbe { probe, _ in
            if byReturning { return .max(1) }
            probe.demand(.max(1))
            return .none
        }
        world.pipeline.imagePublisher(for: world.pieces("/a", "ab", "cd")).subscribe(probe)
        probe.demand(.max(1))
        await probe.events.wait(for: 1)
        await world.lastPiece()
        await probe.events.wait(for: 3)
        #expect(probe.events.entries == [.value("ab?"), .value("abcd"), .finished])
        #expect(probe.running.peak == 1)
    }

    @Test("Given an image in memory, when more is demanded while it is received, then the end waits")
    func nested() async throws {
        try await world.load("/a")
        let order = Log<String>()
        let probe = ImageProbe { probe, event in
            order.add("in \(event)")
            probe.demand(.unlimited)
            order.add("out")
            return .none
        }
        world.pipeline.imagePublisher(for: world.request("/a")).subscribe(probe)
        probe.demand(.max(1))
        #expect(order.entries == ["in value(\"/a\")", "out", "in finished", "out"])
    }

    @Test("Given a subscriber, when it subscribes again on completion, then both get their images")
    func again() async throws {
        try await world.load("/a")
        let (publisher, second) = (world.pipeline.imagePublisher(for: world.request("/a")), ImageProbe())
        let first = ImageProbe { _, event in
            if event == .finished {
                publisher.subscribe(second)
                second.demand(.unlimited)
            }
            return .none
        }
        publisher.subscribe(first)
        first.demand(.unlimited)
        #expect(first.events.entries == [.value("/a"), .finished])
        #expect(second.events.entries == [.value("/a"), .finished])
    }

    @Test("Given a load that is starting, when its subscriber cancels, then the transfer ends")
    func cancelAtStart() async throws {
        let (loader, gate, probe) = (FakeLoader(), Gate(), ImageProbe())
        var configuration = ImagePipeline.Configuration.fake(loader: loader)
        // Told of a load's beginning before the call returns that begins it.
        configuration.observer = Observer { probe.cancel() }
        loader["/a"] = .hold(at: gate)
        let pipeline = ImagePipeline(configuration)
        pipeline.imagePublisher(for: world.request("/a")).subscribe(probe)
        probe.demand(.unlimited)
        try await eventually("no transfer runs") { loader.running.value == 0 }
        #expect(!gate.isOpen)
        #expect(probe.events.entries.isEmpty)
    }

    private struct Observer: PipelineObserving {
        let onStart: @Sendable () -> Void

        func observe(_ event: PipelineEvent) {
            if case .started = event.kind { onStart() }
        }
    }
}
