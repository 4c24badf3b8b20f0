import Foundation
import HalcyonCombine
import HalcyonCore
import HalcyonTesting
import Synchronization
import TestSupport
import Testing

@Suite("ImagePublisher: previews")
struct ImagePublisherPreviewTests {
    private let world = World()

    @Test("Given a request for previews, when all are demanded, then each comes before the image")
    func all() async {
        let request = world.pieces("/a", "ab", "cd", "ef")
        let probe = ImageProbe()
        world.pipeline.imagePublisher(for: request).subscribe(probe)
        probe.demand(.unlimited)
        await probe.events.wait(for: 1)
        await world.nextPiece()
        await probe.events.wait(for: 2)
        await world.lastPiece()
        await probe.events.wait(for: 4)
        #expect(probe.events.entries == [.value("ab?"), .value("abcd?"), .value("abcdef"), .finished])
    }

    @Test("Given a request without previews, when it is published, then the image comes alone")
    func none() async {
        var request = world.pieces("/a", "ab", "cd")
        request.previews = nil
        let probe = ImageProbe()
        world.pipeline.imagePublisher(for: request).subscribe(probe)
        probe.demand(.unlimited)
        await world.lastPiece()
        await probe.events.wait(for: 2)
        #expect(probe.events.entries == [.value("abcd"), .finished])
    }

    @Test("Given a slow subscriber, when it demands one more, then it gets the newest preview")
    func newest() async throws {
        let request = world.pieces("/a", "ab", "cd", "ef", "gh")
        let slow = ImageProbe()
        world.pipeline.imagePublisher(for: request).subscribe(slow)
        slow.demand(.max(1))
        await slow.events.wait(for: 1)
        let previews = Previews(of: request, in: world.pipeline)
        await world.nextPiece()
        await previews.wait(for: "abcd?")
        await world.nextPiece()
        await previews.wait(for: "abcdef?")
        // Its last owner is the subscription, until that has got the next one.
        try await eventually("the preview has been replaced") { previews["abcd?"] == nil }
        slow.demand(.max(1))
        #expect(slow.events.entries == [.value("ab?"), .value("abcdef?")])
        slow.cancel()
    }

    @Test("Given an undemanded preview, when the image comes, then it replaces it and awaits demand")
    func image() async throws {
        let request = world.pieces("/a", "ab", "cd", "ef")
        let slow = ImageProbe()
        world.pipeline.imagePublisher(for: request).subscribe(slow)
        slow.demand(.max(1))
        await slow.events.wait(for: 1)
        let previews = Previews(of: request, in: world.pipeline)
        await world.nextPiece()
        await previews.wait(for: "abcd?")
        await world.lastPiece()
        await previews.wait(for: "abcdef")
        try await eventually("the preview has been replaced") { previews["abcd?"] == nil }
        #expect(slow.events.entries == [.value("ab?")])
        slow.demand(.max(1))
        #expect(slow.events.entries == [.value("ab?"), .value("abcdef"), .finished])
    }

    @Test("Given a preview without demand, when the load fails, then only the failure comes, at once")
    func failure() async throws {
        let request = world.pieces("/a", "ab", "cd", "ef")
        world.loader["/a"] = world.loader["/a"]?.failing(with: .response(.connectionReset))
        let slow = ImageProbe()
        world.pipeline.imagePublisher(for: request).subscribe(slow)
        slow.demand(.max(1))
        await slow.events.wait(for: 1)
        let previews = Previews(of: request, in: world.pipeline)
        await world.nextPiece()
        await previews.wait(for: "abcd?")
        await world.lastPiece()
        await slow.events.wait(for: 2)
        #expect(slow.events.entries == [.value("ab?"), .failed(.response(.connectionReset))])
    }

    /// What another subscriber sees of the same load, without keeping any of it.
    private struct Previews {
        private let seen = Log<(words: String, pixels: WeakReference)>()
        private let subscription: AnyCancellable

        init(of request: ImageRequest, in pipeline: ImagePipeline) {
            let seen = seen
            subscription = pipeline.imagePublisher(for: request)
                .sink(
                    receiveCompletion: { _ in },
                    receiveValue: { seen.add(($0.words, WeakReference($0.image.pixels))) })
        }

        func wait(for words: String) async { await seen.wait { $0.contains { $0.words == words } } }

        subscript(words: String) -> AnyObject? { seen.entries.first { $0.words == words }?.pixels.object }
    }
}
