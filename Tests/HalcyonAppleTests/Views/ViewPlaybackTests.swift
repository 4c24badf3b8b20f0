#if canImport(UIKit)
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing
import UIKit

@Suite("Animations in views") @MainActor
struct ViewPlaybackTests {
    private let stage = ViewStage()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let clip = FakeImage(width: 20, height: 20, color: SIMD4(100, 0, 0, 255), frameCount: 4)

    private var red: UInt8? { view.image?.probe?.color.x }

    private func show() async throws {
        window.addSubview(view)
        view.halcyon.setImage(with: stage.request("/clip", clip), options: stage.options(), completion: stage.end)
        await stage.endings.wait(for: 1)
    }

    /// Lets the frame that is shown pass.
    private func pass() async throws {
        let shown = red
        try await eventually("the next frame is shown") {
            stage.clock.advance(0.05)
            await stage.turn()
            return red != shown
        }
    }

    @Test("Given an animated image, when time passes, then its frames are shown one after the other")
    func plays() async throws {
        try await show()
        #expect(red == 100)
        #expect(view.halcyon.playback.isPlaying)
        for _ in 0..<2 { try await pass() }
        #expect((101...103).contains(red ?? 0))
        #expect(view.image?.scale == 2)
    }

    @Test("Given an animation, when its view leaves the window, then it pauses until the view is back")
    func offWindow() async throws {
        try await show()
        try await pass()
        view.removeFromSuperview()
        #expect(!view.halcyon.playback.isPlaying)
        let held = red
        for _ in 0..<10 {
            stage.clock.advance(0.1)
            await stage.turn()
        }
        #expect(red == held)
        window.addSubview(view)
        #expect(view.halcyon.playback.isPlaying)
        try await pass()
    }

    @Test("Given no autoplay, when started, paused and stopped, then it plays, pauses and rewinds")
    func control() async throws {
        let playback = view.halcyon.playback
        playback.autoplays = false
        try await show()
        #expect(!playback.isPlaying)
        playback.start()
        try await pass()
        playback.pause()
        #expect(!playback.isPlaying)
        playback.stop()
        #expect(red == 100)
    }

    @Test("Given two repetitions, when they are over, then the view hears of it")
    func repetition() async throws {
        let (loops, ends) = (Log<Int>(), Tally())
        view.halcyon.playback.repetition = .times(2)
        view.halcyon.playback.preloads = true
        view.halcyon.playback.onLoop = { loops.add($0) }
        view.halcyon.playback.onFinish = { _ in ends.add() }
        try await show()
        try await eventually("it is over") {
            stage.clock.advance(0.05)
            await stage.turn()
            return ends.value == 1
        }
        #expect(loops.entries == [1, 2])
        #expect(red == 103)
    }

    @Test("Given an animation and an indicator, when their view goes, then both are freed and stop")
    func goes() async throws {
        weak var gone: UIImageView?
        weak var player: AnimationPlayer?
        do {
            let view = UIImageView(frame: view.frame)
            gone = view
            window.addSubview(view)
            view.halcyon.indicator = .activity
            view.halcyon.setImage(with: stage.request("/clip", clip), options: stage.options(), completion: stage.end)
            await stage.endings.wait(for: 1)
            player = view.halcyon.playback.player
            #expect(player?.status == .playing)
            view.halcyon.setImage(with: stage.held("/b"), options: stage.options { $0.keepsCurrentImage = true })
            stage.clock.advance(0.2)
            view.removeFromSuperview()
        }
        #expect(gone == nil)
        try await eventually("its player is let go") { player == nil }
    }

    @Test("Given an animation, when the program gives the view another image, then that stays")
    func replacedByHand() async throws {
        try await show()
        let own = try UIImage.own()
        view.image = own
        try await eventually("the animation has ended") {
            stage.clock.advance(0.1)
            await stage.turn()
            return view.halcyon.playback.player == nil
        }
        #expect(view.image === own)
    }
}
#endif
