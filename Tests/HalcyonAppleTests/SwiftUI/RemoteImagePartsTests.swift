#if HALCYON_STAND_INS
import Foundation
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import SwiftUI
import TestSupport
import Testing

@Suite("RemoteImage: its parts") @MainActor
struct RemoteImagePartsTests {
    let world = RemoteImageWorld()
    let dots = Text(verbatim: "…")

    @Test("Given a placeholder, when an image loads, then it shows, with a spinner after a delay")
    func spinner() async throws {
        world.hold("/a")
        let window = world.window { RemoteImage(world.request("/a")).placeholder { dots } }
        #expect(window.seen == ["…"])
        await world.clock.wait(forSleepers: 1)
        world.clock.advance(0.31)
        try await window.waits(for: ["…", "progress …"])
        world.gate.open()
        try await window.waits(for: ["40×30"])
    }

    @Test("Given a fast load, when it ends, then no indicator was seen, and nobody waits to show one")
    func fast() async throws {
        world.hold("/a")
        let window = world.window { RemoteImage(world.request("/a")) }
        await world.clock.wait(forSleepers: 1)
        world.gate.open()
        try await window.waits(for: ["40×30"])
        try await eventually("nobody waits") { world.clock.sleeperCount == 0 }
        world.clock.advance(1)
        #expect(window.seenInFrames == [[], ["40×30"]])
    }

    @Test("Given a slow load, when its progress is known, then a bar or a custom indicator shows it")
    func bar() async throws {
        let data = RemoteImageWorld.a.data
        world.loader["/a"] = .chunks([data.prefix(data.count / 2), data.dropFirst(data.count / 2)])
            .pausing(at: world.gate)
        let image = RemoteImage(world.request("/a")).indicatorDelay(2)
        let window = world.window {
            image
            RemoteImage(world.request("/a")).indicatorDelay(2).showsProgress(false)
            RemoteImage(world.request("/a")).indicatorDelay(2).showsProgress(false).showsSpinner(false)
            RemoteImage(world.request("/a")).indicatorDelay(2).progress { Text(verbatim: "\(Int(($0 ?? 0) * 10))") }
        }
        await world.clock.wait(forSleepers: 4)
        world.clock.advance(2.1)
        let share = Int(Double(data.count / 2) / Double(data.count) * 100)
        try await window.waits(for: ["progress \(share)%", "progress …", "\(share / 10)"])
        world.gate.open()
        try await window.waits(for: Array(repeating: "40×30", count: 4))
    }

    @Test("Given an image that fails to load, when its view is large, then it says so and can retry")
    func failure() async throws {
        world.loader.answer("/a", with: .status(404), .image(RemoteImageWorld.a))
        let window = world.window { world.telling(RemoteImage(world.request("/a")).placeholder { dots }) }
        try await eventually("it fails") { window.seen.last == "[Try Again]" }
        #expect(window.seen.count == 3 && window.seen.first == "exclamationmark.triangle")
        window.press("Try Again")
        try await window.waits(for: ["40×30"])
        #expect(world.events.entries == ["failure 2008", "success 40×30 network"])
    }

    @Test("Given an image that cannot be had, when its view is small, then the button stands alone")
    func smallFailure() async throws {
        let window = world.window(size: CGSize(width: 40, height: 40)) { RemoteImage(world.request("/none")) }
        try await window.waits(for: ["[arrow.clockwise]"])
        let bare = world.window(size: CGSize(width: 40, height: 40)) {
            RemoteImage(world.request("/none")).showsRetry(false)
        }
        try await bare.waits(for: ["exclamationmark.triangle"])
        #expect(bare.leaves.first?.traits.first?.hasPrefix("labelled ") == true)
    }

    @Test("Given a custom failure view or none, when the image cannot be loaded, then that is shown")
    func ownFailure() async throws {
        let window = world.window {
            RemoteImage(world.request("/none")).failure { error, retry in
                Text(verbatim: "code \(error.code)")
                Button("Again", action: retry)
            }
            RemoteImage(world.request("/none")).showsFailure(false)
        }
        try await window.waits(for: ["code 2008", "[Again]"])
        world.loader["/none"] = .image(RemoteImageWorld.b)
        window.press("Again")
        try await window.waits(for: ["80×60"])
    }

    @Test("Given a failure, when the view's own retry is called twice, then it loads once")
    func retryTwice() async throws {
        let window = world.window { world.telling(world.phases("/none")) }
        try await window.waits(for: ["failure 2008", "[Retry]"])
        world.loader["/none"] = .image(RemoteImageWorld.a).held(at: world.gate)
        let retry = window.leaves.last?.action
        retry?()
        retry?()
        await world.gate.waiting.wait(for: 1)
        world.gate.open()
        try await window.waits(for: ["success from network", "40×30"])
        retry?()
        #expect(world.loader.started.value == 2)
        #expect(world.events.entries == ["failure 2008", "success 40×30 network"])
    }
}
#endif
