#if HALCYON_STAND_INS
import Foundation
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import SwiftUI
import TestSupport
import Testing

@Suite("RemoteImage: playback") @MainActor
struct RemoteImagePlaybackTests {
    let world = RemoteImageWorld()

    init() {
        world.loader["/moving"] = .image(FakeImage(width: 4, height: 4, color: .init(10, 0, 0, 255), frameCount: 3))
    }

    /// The red of the frame that is seen.
    private func frame(of window: StandInHost) -> UInt8? {
        window.image?.image?.dataProvider?.standInBytes.first
    }

    private func next(in window: StandInHost, _ expected: UInt8) async throws {
        await world.clock.wait(forSleepers: 1)
        world.clock.advance(0.1)
        try await eventually("\(expected) is seen") { frame(of: window) == expected }
    }

    @Test("Given an animated image, when it is shown, then its frames follow each other")
    func plays() async throws {
        let window = world.window { world.phases("/moving") }
        try await window.waits(for: ["success from network", "4×4"])
        #expect(frame(of: window) == 10)
        for red in [11, 12, 10, 11] as [UInt8] { try await next(in: window, red) }
    }

    @Test("Given a playing animation, when it is off screen, then it holds no timer until it is back")
    func pauses() async throws {
        let window = world.window { world.phases("/moving") }
        try await window.waits(for: ["success from network", "4×4"])
        try await next(in: window, 11)
        window.isOnScreen = false
        try await eventually("it holds no timer") { world.clock.sleeperCount == 0 }
        world.clock.advance(10)
        #expect(frame(of: window) == 11)
        window.isOnScreen = true
        try await next(in: window, 12)
        window.close()
        try await eventually("it holds no timer") { world.clock.sleeperCount == 0 }
    }

    @Test("Given people who want images to stand still, when an animated one is shown, then it does")
    func standsStill() async throws {
        let window = world.window { world.phases("/moving") }
        window.environment.standInReducesMotion = true
        window.update()
        try await window.waits(for: ["success from network", "4×4"])
        #expect(world.clock.sleeperCount == 0)
        window.environment.standInReducesMotion = false
        window.update()
        try await next(in: window, 11)
        window.environment.standInPlaysAnimatedImages = false
        window.update()
        try await eventually("it holds no timer") { world.clock.sleeperCount == 0 }
        let other = world.window { world.phases("/moving").autoplays(false) }
        try await other.waits(for: ["success from memory", "4×4"])
        #expect(world.clock.sleeperCount == 0)
    }

    @Test("Given an animated image to be played once, when it has been, then its last frame stays")
    func once() async throws {
        let window = world.window { world.phases("/moving").repetition(.times(1)) }
        try await window.waits(for: ["success from network", "4×4"])
        let ended = Log<Int>()
        let frames = try #require(try await world.pipeline.image(for: world.request("/moving")).frames)
        let inStep = AnimationPlayer(frames, repetition: .times(1), clock: world.clock)
        inStep.onFinish = { _ in ended.add(1) }
        inStep.start()
        for red in [11, 12] as [UInt8] { try await next(in: window, red) }
        await world.clock.wait(forSleepers: 1)
        world.clock.advance(0.1)
        await ended.wait(for: 1)
        window.isOnScreen = false
        window.isOnScreen = true
        #expect(frame(of: window) == 12 && world.clock.sleeperCount == 0)
    }

    @Test("Given an animated image, when another replaces it, then its frames are no longer shown")
    func replaced() async throws {
        let path = Choice("/moving")
        let window = world.window { world.phases(path.value) }
        try await window.waits(for: ["success from network", "4×4"])
        try await next(in: window, 11)
        world.hold("/a")
        path.value = "/a"
        try await window.waits(for: ["loading"])
        try await eventually("it holds no timer") { world.clock.sleeperCount == 0 }
        world.clock.advance(1)
        window.update()
        #expect(window.seen == ["loading"])
        world.gate.open()
        try await window.waits(for: ["success from network", "40×30"])
        #expect(window.seen == ["success from network", "40×30"])
    }
}
#endif
