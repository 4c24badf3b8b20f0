import Foundation
import HalcyonCombine
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("ImageDataPublisher")
struct ImageDataPublisherTests {
    private let world = World()

    private func probe() -> Probe<DataResponse, ImageError> { Probe { String(decoding: $0.data, as: UTF8.self) } }

    @Test("Given bytes that are no image, when they are demanded, then they come, and the end")
    func bytes() async throws {
        world.loader["/a"] = .damaged
        let probe = probe()
        world.pipeline.dataPublisher(for: try #require(URL(string: "http://test/a"))).subscribe(probe)
        #expect(world.loader.started.value == 0)
        probe.demand(.max(1))
        await probe.events.wait(for: 2)
        #expect(probe.events.entries == [.value("bad"), .finished])
    }

    @Test("Given a load that fails, when it was demanded, then the failure comes")
    func failure() async {
        world.loader["/a"] = .failure(.response(.connectionReset))
        let probe = probe()
        world.pipeline.dataPublisher(for: world.request("/a")).subscribe(probe)
        probe.demand(.unlimited)
        await probe.events.wait(for: 1)
        #expect(probe.events.entries == [.failed(.response(.connectionReset))])
    }

    @Test("Given a load, when its subscriber cancels, then the transfer ends and nothing is sent")
    func cancel() async throws {
        world.hold("/a")
        let probe = probe()
        world.pipeline.dataPublisher(for: world.request("/a")).subscribe(probe)
        probe.demand(.unlimited)
        await world.gate.waiting.wait(for: 1)
        probe.cancel()
        try await world.settle()
        #expect(probe.events.entries.isEmpty)
    }
}
