#if HALCYON_STAND_INS
import Foundation
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import SwiftUI
import TestSupport
import Testing

@Suite("RemoteImage: asked once more") @MainActor
struct RemoteImageAgainTests {
    let world = RemoteImageWorld()

    @Test("Given an image that is reloaded twice, when the server has none, then the image stays")
    func reloadsTwice() async throws {
        let failure = FakeLoader.Answer.status(503).held(at: world.gate)
        world.loader.answer("/a", with: .image(RemoteImageWorld.a), failure)
        let version = Choice(0)
        let window = world.window { world.telling(world.phases("/a").reloads(on: version.value)) }
        try await window.waits(for: ["success from network", "40×30"])
        version.value = 1
        try await window.waits(for: ["loading", "40×30"])
        await world.gate.waiting.wait(for: 1)
        version.value = 2
        window.update()
        world.gate.open()
        try await eventually("it fails") { world.events.entries.last?.hasPrefix("failure") == true }
        try await window.waits(for: ["success from network", "40×30"])
    }

    @Test("Given previews, when a reload breaks off, then no part of the new image was shown")
    func reloadsWithPreviews() async throws {
        let decoder = FakeDecoder(hasPreviews: true)
        let world = RemoteImageWorld(decoder: decoder)
        let part = FakeLoader.Answer.chunks([RemoteImageWorld.b.data, Data(" ".utf8)]).pausing(at: world.gate)
        world.loader.answer("/a", with: .image(RemoteImageWorld.a), part.failing(with: .response(.connectionReset)))
        let version = Choice(0)
        let window = world.window {
            world.telling(
                world.phases("/a").previews(PreviewPolicy(interval: 0, leastBytes: 1)).reloads(on: version.value))
        }
        try await window.waits(for: ["success from network", "40×30"])
        version.value = 1
        try await eventually("bytes have come") {
            window.seen == ["loading \(RemoteImageWorld.b.data.count)", "40×30"]
        }
        world.gate.open()
        try await eventually("it fails") { world.events.entries.last?.hasPrefix("failure") == true }
        try await window.waits(for: ["success from network", "40×30"])
        #expect(!window.seenInFrames.contains { $0.contains("80×60") })
    }

    @Test("Given a failure, when a newer body has another cache policy, then a retry uses that policy")
    func retriesAsNewest() async throws {
        let policy = Choice(CachePolicy(network: .never))
        let window = world.window { world.phases("/a").cachePolicy(policy.value) }
        try await eventually("it fails") { window.seen.last == "[Retry]" }
        policy.value = CachePolicy(network: .automatic)
        window.update()
        window.press("Retry")
        try await window.waits(for: ["success from network", "40×30"])
    }

    @Test("Given a load that is late, when another takes its place, then that has a delay of its own")
    func lateAnew() async throws {
        world.hold("/a")
        world.hold("/b")
        let path = Choice("/a")
        let window = world.window { RemoteImage(world.request(path.value)) }
        await world.clock.wait(forSleepers: 1)
        world.clock.advance(0.31)
        try await window.waits(for: ["progress …"])
        path.value = "/b"
        window.update()
        #expect(window.seen == [])
        await world.clock.wait(forSleepers: 1)
        world.clock.advance(0.31)
        try await window.waits(for: ["progress …"])
    }

    @Test("Given a load cancelled as it becomes late, when restarted, then no indicator shows at once")
    func lateTooLate() async throws {
        world.hold("/a")
        let window = world.window { RemoteImage(world.request("/a")).onDisappear(.cancel) }
        await world.clock.wait(forSleepers: 1)
        world.clock.advance(0.31)
        window.isOnScreen = false
        for _ in 0..<100 { await Task.yield() }
        window.isOnScreen = true
        await world.clock.wait(forSleepers: 1)
        #expect(!window.seenInFrames.contains(["progress …"]))
    }
}
#endif
