#if HALCYON_STAND_INS
import Foundation
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import SwiftUI
import TestSupport
import Testing

@Suite("RemoteImage") @MainActor
struct RemoteImageTests {
    let world = RemoteImageWorld()

    @Test(
        "Given a remote image, when its view is shown, then it goes from loading right to success",
        arguments: [true, false])
    func phases(appearsFirst: Bool) async throws {
        world.hold("/a")
        let window = world.window(appearsFirst: appearsFirst) { world.phases("/a") }
        #expect(window.seen == ["loading"])
        await world.gate.waiting.wait(for: 1)
        world.gate.open()
        try await window.waits(for: ["success from network", "40×30"])
        let phases = window.seenInFrames.compactMap { $0.first?.prefix(7) }
        #expect(phases.first == "loading" && phases.last == "success" && Set(phases).count == 2)
        #expect(world.loader.started.value == 1)
    }

    @Test(
        "Given an image in memory, when its view is shown, then the image is in the first frame",
        arguments: [true, false])
    func memoryHit(appearsFirst: Bool) async throws {
        try await world.load("/a")
        let window = world.window(appearsFirst: appearsFirst) { world.telling(world.phases("/a")) }
        #expect(window.seenInFrames == [["success from memory", "40×30"]])
        #expect(world.events.entries == ["success 40×30 memory"])
    }

    @Test("Given an image in memory at view size, when its view is shown, then the first frame has it")
    func memoryHitAtSize() async throws {
        try await world.load("/b", TargetSize(width: 40, height: 40))
        let window = world.window(size: CGSize(width: 20, height: 20), scale: 2) {
            RemoteImage(world.request("/b")).placeholder { Text(verbatim: "…") }
        }
        #expect(window.seenInFrames == [["40×30"]])
    }

    @Test("Given a view without a request, when it is shown, then it is empty and loads nothing")
    func empty() {
        let window = world.window { world.telling(world.phases(nil)) }
        #expect(window.seenInFrames == [["empty"]])
        #expect(world.events.entries.isEmpty && world.loader.started.value == 0)
    }

    @Test("Given text that is no URL, when its view is shown, then it fails with the reason")
    func badText() async throws {
        let window = world.window { RemoteImage("not a URL") { PhaseView(phase: $0) } }
        try await eventually("it fails") { window.seen.first?.hasPrefix("failure") == true }
        #expect(world.loader.started.value == 0)
    }

    @Test("Given an image with previews, when part of it has arrived, then a preview is shown")
    func previews() async throws {
        let world = RemoteImageWorld(decoder: FakeDecoder(hasPreviews: true))
        let data = RemoteImageWorld.a.data
        world.loader["/a"] = .chunks([data, Data(" ".utf8)]).pausing(at: world.gate)
        let policy = PreviewPolicy(interval: 0, leastBytes: 1)
        let window = world.window { world.telling(world.phases("/a").previews(policy)) }
        try await window.waits(for: ["preview", "40×30"])
        world.gate.open()
        try await window.waits(for: ["success from network", "40×30"])
        #expect(world.events.entries == ["success 40×30 network"])
    }

    @Test("Given bytes in pieces, when they arrive, then phases and handler tell how far it has come")
    func progress() async throws {
        let data = RemoteImageWorld.a.data
        world.loader["/a"] = .chunks([data.prefix(10), data.dropFirst(10)]).pausing(at: world.gate)
        let events = world.events
        let window = world.window {
            world.phases("/a").onProgress { events.add("\($0.receivedBytes) of \($0.expectedBytes ?? 0)") }
        }
        try await window.waits(for: ["loading 10"])
        #expect(events.entries.last == "10 of \(data.count)")
        world.gate.open()
        try await window.waits(for: ["success from network", "40×30"])
    }

    @Test("Given a transition, when an image loads, then it animates from network, not from memory")
    func transition() async throws {
        let window = world.window { world.phases("/a").imageTransition(.fade(seconds: 0.5)) }
        try await window.waits(for: ["success from network", "40×30"])
        #expect(window.frames.last?.animation == .easeInOut(duration: 0.5))
        #expect(window.frames.dropLast().allSatisfy { $0.animation == nil })
        let again = world.window { world.phases("/a").imageTransition(.fade(seconds: 0.5)) }
        #expect(again.frames.map(\.animation) == [nil])
    }

    @Test("Given a scale and an alternative text, when the image is shown, then SwiftUI has both")
    func scaleAndLabel() async throws {
        let window = world.window(scale: 3) {
            RemoteImage(world.request("/a"), scale: 2) { $0.image }.alternativeText("A cat")
        }
        try await window.waits(for: ["40×30"])
        #expect(window.image?.scale == 2 && window.image?.text == "A cat")
        let decoded = world.window(scale: 3) { RemoteImage(world.request("/a")) { $0.image }.sizing(.view) }
        try await decoded.waits(for: ["40×30"])
        #expect(decoded.image?.scale == 3 && decoded.image?.text == "")
    }
}
#endif
