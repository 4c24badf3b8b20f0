import Foundation
import HalcyonCombine
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("ImageEventPublisher")
struct ImageEventPublisherTests {
    private let world = World()

    private func probe() -> Probe<ImageTask.Event, Never> {
        Probe { event in
            switch event {
            case .progress(let progress): "\(progress.receivedBytes) of \(progress.expectedBytes ?? 0)"
            case .preview(let response): response.words
            case .finished(.success(let response)): "the image \(response.words)"
            case .finished(.failure(let error)): "error \(error.code)"
            }
        }
    }

    @Test("Given a load with previews, when all is demanded, then progress, previews and image come")
    func all() async throws {
        let request = world.pieces("/a", "ab", "cd")
        let probe = probe()
        world.pipeline.eventPublisher(for: request).subscribe(probe)
        probe.demand(.unlimited)
        await probe.events.wait { $0.contains(.value("ab?")) }
        await world.lastPiece()
        await probe.events.wait { $0.last == .finished }
        let told = probe.events.entries
        #expect(told.contains(.value("2 of 4")))
        #expect(told.suffix(2) == [.value("the image abcd"), .finished])
    }

    @Test("Given a failing load, when demanded, then the last event has the error, and it finishes")
    func failure() async throws {
        world.loader["/a"] = .failure(.response(.connectionReset))
        let probe = probe()
        world.pipeline.eventPublisher(for: try #require(URL(string: "http://test/a"))).subscribe(probe)
        probe.demand(.unlimited)
        await probe.events.wait { $0.last == .finished }
        #expect(probe.events.entries == [.value("error \(ImageError.response(.connectionReset).code)"), .finished])
    }

    @Test("Given events awaiting demand, when newer ones of their kind come, then those replace them")
    func overtaken() async throws {
        let request = world.pieces("/a", "ab", "cd", "ef")
        let slow = probe()
        world.pipeline.eventPublisher(for: request).subscribe(slow)
        // The progress; the preview, and whatever follows, is not asked for.
        slow.demand(.max(1))
        let all = probe()
        world.pipeline.eventPublisher(for: request).subscribe(all)
        all.demand(.unlimited)
        await all.events.wait { $0.contains(.value("ab?")) }
        await world.nextPiece()
        await all.events.wait { $0.contains(.value("abcd?")) }
        await world.lastPiece()
        await all.events.wait { $0.last == .finished }
        #expect(slow.events.entries == [.value("2 of 6")])
        // The engine tells one after the other: the end may be on its way to this one yet.
        slow.demand(.unlimited)
        await slow.events.wait { $0.last == .finished }
        #expect(slow.events.entries.suffix(2) == [.value("the image abcdef"), .finished])
        #expect(slow.events.entries.count <= 5)
    }

    @Test("Given a load, when its subscriber cancels, then the transfer ends and nothing is sent")
    func cancel() async throws {
        world.hold("/a")
        let probe = probe()
        world.pipeline.eventPublisher(for: world.request("/a")).subscribe(probe)
        probe.demand(.unlimited)
        await world.gate.waiting.wait(for: 1)
        probe.cancel()
        try await world.settle()
        #expect(probe.events.entries.isEmpty)
    }
}
