import Foundation
import HalcyonCombine
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("ImagePublisher: several threads at once")
struct ImagePublisherRaceTests {
    private let world = World()

    @Test("Given many threads, when they demand at once, then one load sends one image and one end")
    func demand() async throws {
        for round in 0..<200 {
            let probe = ImageProbe()
            world.pipeline.imagePublisher(for: world.request("/\(round)")).subscribe(probe)
            DispatchQueue.concurrentPerform(iterations: 4) { _ in probe.demand(.max(1)) }
            await probe.events.wait(for: 2)
            #expect(probe.events.entries == [.value("/\(round)"), .finished])
            #expect(probe.running.peak == 1)
        }
        #expect(world.loader.started.value == 200)
    }

    @Test("Given a load, when one thread cancels as others demand, then events are in order or absent")
    func cancel() async throws {
        for round in 0..<300 {
            let probe = ImageProbe()
            world.pipeline.imagePublisher(for: world.request("/\(round % 7)")).subscribe(probe)
            DispatchQueue.concurrentPerform(iterations: 4) { thread in
                if thread == round % 4 { probe.cancel() } else { probe.demand(.max(1)) }
            }
            let whole: [ImageProbe.Event] = [.value("/\(round % 7)"), .finished]
            #expect(whole.starts(with: probe.events.entries))
            #expect(probe.running.peak <= 1)
            world.pipeline.configuration.imageCache?.removeAll()
        }
        try await world.settle()
    }

    @Test("Given previews, when several threads demand one each, then no more come than demanded")
    func previews() async throws {
        for round in 0..<50 {
            let pieces = (0..<6).map { Data("\(round) \($0) ".utf8) }
            world.loader["/\(round)"] = .chunks(pieces)
            var request = world.request("/\(round)")
            request.previews = PreviewPolicy(interval: 0, leastBytes: 1, growth: 1)
            let probe = ImageProbe()
            world.pipeline.imagePublisher(for: request).subscribe(probe)
            DispatchQueue.concurrentPerform(iterations: 3) { _ in probe.demand(.max(1)) }
            let told = probe.events.entries.count
            #expect(told <= 4)
            probe.demand(.unlimited)
            await probe.events.wait { $0.last == .finished }
            let whole = pieces.map { String(decoding: $0, as: UTF8.self) }.joined()
            #expect(probe.events.entries.suffix(2) == [.value(whole), .finished])
            #expect(probe.running.peak == 1)
        }
    }
}
