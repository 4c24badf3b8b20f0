import Foundation
import HalcyonCombine
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("ImagePublisher")
struct ImagePublisherTests {
    private let world = World()
    private var pipeline: ImagePipeline { world.pipeline }

    private func publisher(_ path: String) -> ImagePublisher { pipeline.imagePublisher(for: world.request(path)) }

    @Test("Given no demand, when subscribed, then nothing loads; with demand, image and end come")
    func demand() async {
        let probe = ImageProbe()
        publisher("/a").subscribe(probe)
        probe.demand(.none)
        #expect(world.loader.started.value == 0)
        #expect(probe.events.entries.isEmpty)
        probe.demand(.max(1))
        await probe.events.wait(for: 2)
        #expect(probe.events.entries == [.value("/a"), .finished])
        #expect(world.loader.started.value == 1)
    }

    @Test("Given an image in memory, when it is demanded, then it comes before that call returns")
    func memory() async throws {
        try await world.load("/a")
        let probe = ImageProbe()
        publisher("/a").subscribe(probe)
        #expect(probe.events.entries.isEmpty)
        probe.demand(.unlimited)
        #expect(probe.events.entries == [.value("/a"), .finished])
        #expect(world.loader.started.value == 1)
    }

    @Test("Given one publisher, when it is subscribed to three times, then one transfer serves all")
    func sharing() async {
        world.hold("/a")
        let publisher = publisher("/a")
        let probes = (0..<3).map { _ in ImageProbe() }
        for probe in probes {
            publisher.subscribe(probe)
            probe.demand(.unlimited)
        }
        await world.gate.waiting.wait(for: 1)
        world.gate.open()
        for probe in probes {
            await probe.events.wait(for: 2)
            #expect(probe.events.entries == [.value("/a"), .finished])
        }
        #expect(world.loader.started.value == 1)
    }

    @Test("Given a failing load, when one image was demanded, then the failure needs no more demand")
    func failure() async {
        world.loader["/a"] = .damaged
        let probe = ImageProbe()
        publisher("/a").subscribe(probe)
        probe.demand(.max(1))
        await probe.events.wait(for: 1)
        guard case .failed(.decoding?) = probe.events.entries.first else {
            Issue.record("\(probe.events.entries)")
            return
        }
        #expect(probe.events.entries.count == 1)
    }

    @Test("Given a URL or its text, when published, then its image comes; text that is no URL fails")
    func addresses() async throws {
        let url = try #require(URL(string: "http://test/a"))
        for publisher in [pipeline.imagePublisher(for: url), pipeline.imagePublisher(for: "http://test/a")] {
            let probe = ImageProbe()
            publisher.subscribe(probe)
            probe.demand(.unlimited)
            await probe.events.wait(for: 2)
            #expect(probe.events.entries == [.value("/a"), .finished])
        }
        let probe = ImageProbe()
        pipeline.imagePublisher(for: "no URL").subscribe(probe)
        probe.demand(.unlimited)
        await probe.events.wait(for: 1)
        guard case .failed(.request?) = probe.events.entries.first else {
            Issue.record("\(probe.events.entries)")
            return
        }
    }

    @Test("Given a load, when its subscriber cancels, then the transfer ends and nothing is sent")
    func cancel() async throws {
        world.hold("/a")
        let probe = ImageProbe()
        publisher("/a").subscribe(probe)
        probe.demand(.unlimited)
        await world.gate.waiting.wait(for: 1)
        probe.cancel()
        try await world.settle()
        #expect(!world.gate.isOpen)
        #expect(probe.events.entries.isEmpty)
    }

    @Test("Given two subscribers, when one cancels, then the other gets its image")
    func oneCancels() async {
        world.hold("/a")
        let (first, second) = (ImageProbe(), ImageProbe())
        for probe in [first, second] {
            publisher("/a").subscribe(probe)
            probe.demand(.unlimited)
        }
        await world.gate.waiting.wait(for: 1)
        first.cancel()
        world.gate.open()
        await second.events.wait(for: 2)
        #expect(second.events.entries == [.value("/a"), .finished])
        #expect(first.events.entries.isEmpty)
    }

    @Test("Given a subscriber that has cancelled, when it demands afterwards, then nothing is loaded")
    func cancelBefore() {
        let kept = KeptSubscription()
        publisher("/a").subscribe(kept)
        kept.subscription?.cancel()
        kept.subscription?.request(.unlimited)
        kept.subscription?.cancel()
        #expect(world.loader.started.value == 0)
        #expect(kept.isUntold)
    }

    @Test("Given a subscriber that has its image, when it cancels, then nothing happens")
    func cancelAfter() async throws {
        try await world.load("/a")
        let kept = KeptSubscription()
        publisher("/a").subscribe(kept)
        kept.subscription?.request(.unlimited)
        #expect(!kept.isUntold)
        kept.subscription?.cancel()
        kept.subscription?.request(.max(1))
    }

    /// Keeps its subscription beyond its end, as subscribers need not.
    private final class KeptSubscription: Subscriber {
        typealias Input = ImageResponse
        typealias Failure = ImageError

        private(set) var subscription: (any Subscription)?
        private(set) var isUntold = true

        func receive(subscription: any Subscription) { self.subscription = subscription }
        func receive(_ input: ImageResponse) -> Subscribers.Demand {
            isUntold = false
            return .none
        }
        func receive(completion: Subscribers.Completion<ImageError>) { isUntold = false }
    }
}
