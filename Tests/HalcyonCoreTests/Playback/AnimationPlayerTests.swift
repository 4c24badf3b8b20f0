import Foundation
import HalcyonTesting
import Synchronization
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("AnimationPlayer", .timeLimit(.minutes(5)))
struct AnimationPlayerTests {
    private let clock = FakeClock()

    private func player(
        _ frames: AnimatedFrames, repetition: AnimationPlayer.Repetition = .asInFile, isSelfDriven: Bool = true
    ) -> (AnimationPlayer, PlayerProbe) {
        let player = AnimationPlayer(
            frames, repetition: repetition, isSelfDriven: isSelfDriven, callbacks: .immediate, clock: clock)
        return (player, PlayerProbe(player))
    }

    /// Frames that are all decoded.
    private func ready(_ animation: FakeAnimation) async throws -> AnimatedFrames {
        let frames = AnimatedFrames(animation)
        try await frames.preload()
        return frames
    }

    // MARK: Time

    @Test("Given three frames, when played, then each is told at its time, and each loop at its end")
    func plays() async throws {
        let (player, probe) = player(try await ready(FakeAnimation(count: 3, delay: 0.125)))
        #expect(player.status == .stopped)
        player.start()
        player.start()
        #expect(player.status == .playing)
        #expect(probe.entries == ["0"])
        await clock.pass(0.125, times: 4) { await Task.yield() }
        await probe.log.wait { $0.count >= 6 }
        #expect(probe.entries == ["0", "1", "2", "0", "loop 1", "1"])
        #expect(player.currentFrame?.index == 1)
        #expect(player.currentFrame?.loop == 1)
        #expect(clock.sleeps.allSatisfy { $0 == 0.125 })
    }

    @Test("Given two loops, when both end, then the last frame stays and the end is reported once")
    func finishes() async throws {
        let (player, probe) = player(try await ready(FakeAnimation(count: 3, delay: 0.125, loopCount: 2)))
        player.start()
        await clock.pass(0.125, times: 6)
        await probe.log.wait { $0.contains("end") }
        #expect(probe.entries == ["0", "1", "2", "0", "loop 1", "1", "2", "loop 2", "end"])
        #expect(player.status == .finished)
        #expect(player.currentFrame?.index == 2)
        #expect(clock.sleeperCount == 0)

        player.start()
        #expect(probe.entries.last == "0")
        #expect(player.status == .playing)
    }

    @Test("Given a file that plays once, when players repeat it twice or for ever, then each does so")
    func repetition() async throws {
        let frames = try await ready(FakeAnimation(count: 3, delay: 0.125, loopCount: 1))
        let (twice, twiceProbe) = player(frames, repetition: .times(2), isSelfDriven: false)
        let (endless, endlessProbe) = player(frames, repetition: .forever, isSelfDriven: false)
        let (asInFile, once) = player(frames, isSelfDriven: false)
        let players = [twice, endless, asInFile]
        for player in players { player.start() }
        for step in 1...9 {
            for player in players { _ = player.advance(to: clock.uptime + Double(step) * 0.125) }
        }
        let ends = [twiceProbe, endlessProbe, once].map { $0.entries.filter { Int($0) == nil } }
        #expect(ends == [["loop 1", "loop 2", "end"], ["loop 1", "loop 2", "loop 3"], ["loop 1", "end"]])
        #expect(players.map(\.status) == [.finished, .playing, .finished])
    }

    @Test("Given a program that stalled, when it resumes, then frames are skipped and time is kept")
    func keepsTime() async throws {
        let (player, probe) = player(try await ready(FakeAnimation(count: 10, delay: 0.125)))
        player.start()
        await clock.wait(forSleepers: 1)
        clock.advance(0.9375)
        await probe.log.wait(for: 2)
        #expect(probe.entries == ["0", "7"])
        await clock.wait(forSleepers: 1)
        #expect(clock.sleeps.last == 0.0625)
        clock.advance(125.0625)
        await probe.log.wait(for: 4)
        #expect(probe.entries == ["0", "7", "8", "loop 100"])
        player.stop()
    }

    // MARK: Pausing

    @Test("Given a paused player, when time passes, then it does nothing and resumes where it was")
    func pauses() async throws {
        let animation = FakeAnimation(count: 100, delay: 0.125)
        let frames = AnimatedFrames(animation, memoryLimit: 80)
        let (player, probe) = player(frames)
        player.start()
        await animation.decoded.wait(for: 5)
        await clock.wait(forSleepers: 1)
        clock.advance(0.3125)
        await probe.log.wait { $0.last == "2" }
        await animation.decoded.wait(for: 7)
        try await eventually("the next frames are there") { !frames.isAtWork }
        player.pause()
        player.pause()
        #expect(player.status == .paused)
        try await eventually("its timer is gone") { clock.sleeperCount == 0 }
        clock.advance(100)
        for _ in 0..<1000 { await Task.yield() }
        #expect(animation.decoded.value == 7)
        #expect(probe.entries.last == "2")
        #expect(player.currentFrame?.index == 2)

        player.resume()
        player.resume()
        await clock.wait(forSleepers: 1)
        #expect(clock.sleeps.last == 0.0625)
        clock.advance(0.0625)
        await probe.log.wait { $0.last == "3" }
        #expect(animation.passes.value == 1)
        player.stop()
    }

    @Test("Given a stopped player, when it is started, then it begins at the beginning")
    func stops() async throws {
        let (player, probe) = player(try await ready(FakeAnimation(count: 10, delay: 0.125)))
        player.start()
        await clock.wait(forSleepers: 1)
        clock.advance(0.625)
        await probe.log.wait { $0.last == "5" }
        player.stop()
        #expect(player.status == .stopped)
        #expect(player.currentFrame == nil)
        player.resume()
        #expect(player.status == .stopped)
        player.start()
        #expect(probe.entries.last == "0")
        player.stop()
        try await eventually("its timer is gone") { clock.sleeperCount == 0 }
    }

    @Test("Given playing players, when they are released, then they, their timer and frames are freed")
    func noCycle() async throws {
        let animation = FakeAnimation(count: 10, delay: 0.125)
        var frames: AnimatedFrames? = try await ready(animation)
        let held = try WeakReference(#require(frames))
        var player: AnimationPlayer? = try AnimationPlayer(#require(frames), callbacks: .immediate, clock: clock)
        let reference = try WeakReference(#require(player))
        player?.onFrame = { _ in }
        player?.start()
        await clock.wait(forSleepers: 1)
        player = nil
        frames = nil
        #expect(reference.object == nil)
        try await eventually("timer and frames are gone") { clock.sleeperCount == 0 && held.object == nil }
    }

    // MARK: Rate and seek

    @Test("Given a playing player, when its rate is set, then frame times scale from that point")
    func rates() async throws {
        let (player, probe) = player(try await ready(FakeAnimation(count: 10, delay: 0.125)))
        #expect(player.rate == 1)
        player.start()
        #expect(player.setRate(2))
        await clock.wait(forSleepers: 1)
        clock.advance(0.0625)
        await probe.log.wait { $0.last == "1" }
        await clock.wait(forSleepers: 1)
        clock.advance(0.03125)
        #expect(player.setRate(0.25))
        #expect(player.rate == 0.25)
        try await eventually("the timer is the new one") { clock.sleeps.last == 0.25 }
        #expect(!player.setRate(0))
        #expect(!player.setRate(.nan))
        #expect(!player.setRate(.infinity))
        #expect(player.setRate(1000))
        #expect(player.rate == 16)
        player.stop()
        #expect(player.rate == 1)
    }

    @Test("Given kept frames, when played backwards, then they come in reverse and end at the first")
    func backwards() async throws {
        let (player, probe) = player(try await ready(FakeAnimation(count: 4, delay: 0.125, loopCount: 2)))
        #expect(player.setRate(-1))
        player.start()
        await clock.pass(0.125, times: 8)
        await probe.log.wait { $0.contains("end") }
        #expect(probe.entries == ["3", "2", "1", "0", "3", "loop 1", "2", "1", "0", "loop 2", "end"])

        let (other, seen) = self.player(player.frames)
        other.start()
        await clock.wait(forSleepers: 1)
        clock.advance(0.3125)
        await seen.log.wait { $0.last == "2" }
        #expect(other.setRate(-1))
        await clock.pass(0.125, times: 3)
        await seen.log.wait { $0.contains("end") }
        #expect(seen.entries == ["0", "2", "1", "0", "loop 2", "end"])
    }

    @Test("Given undecoded frames that fit, when played backwards, then all are decoded in one pass")
    func backwardsBeforeDecoding() async throws {
        let animation = FakeAnimation(count: 20, delay: 0.125)
        let (player, probe) = player(AnimatedFrames(animation))
        #expect(player.setRate(-1))
        player.start()
        await probe.log.wait(for: 1)
        #expect(probe.entries == ["19"])
        #expect(animation.passes.value == 1)
        #expect(animation.decoded.value == 20)
        player.stop()
    }

    @Test("Given more loops than time can count, when played either way, then it plays on endlessly")
    func countlessLoops() async throws {
        for loopCount in [1 << 32, .max] {
            let (player, probe) = player(try await ready(FakeAnimation(count: 4, delay: 1, loopCount: loopCount)))
            player.start()
            await clock.pass(1, times: 1)
            await probe.log.wait { $0.last == "1" }
            #expect(player.setRate(-1))
            await clock.pass(1, times: 2)
            await probe.log.wait { $0.last == "2" }
            player.stop()
            try await eventually("its timer is gone") { clock.sleeperCount == 0 }
        }
    }

    @Test("Given frames that are not kept, when played backwards, then it refuses and plays on")
    func refusesBackwards() {
        let (player, _) = player(AnimatedFrames(FakeAnimation(count: 100, delay: 0.125), memoryLimit: 80))
        #expect(!player.setRate(-1))
        #expect(player.rate == 1)
        player.start()
        #expect(!player.setRate(-0.5))
        #expect(player.status == .playing)
        player.stop()
    }

    @Test("Given a playing player, when it seeks, then it goes on from there and drops pending frames")
    func seeks() async throws {
        let animation = FakeAnimation(count: 100, delay: 0.125)
        let frames = AnimatedFrames(animation, memoryLimit: 80)
        let (player, probe) = player(frames)
        player.start()
        await animation.decoded.wait(for: 5)
        try await eventually("the next frames are there") { !frames.isAtWork }
        #expect(player.seek(to: 50))
        await probe.log.wait { $0.last == "50" }
        #expect(animation.skipped.value == 45)
        #expect(player.seek(to: -90))
        await probe.log.wait { $0.last == "10" }
        await clock.wait(forSleepers: 1)
        clock.advance(0.125)
        await probe.log.wait { $0.last == "11" }
        #expect(probe.entries == ["0", "50", "10", "11"])
        player.stop()
    }

    @Test("Given a paused player, when it seeks, then it shows that frame and plays on from there")
    func seeksWhilePaused() async throws {
        let (player, probe) = player(AnimatedFrames(FakeAnimation(count: 100, delay: 0.125), memoryLimit: 80))
        player.seek(to: 7)
        #expect(player.status == .paused)
        await probe.log.wait(for: 1)
        player.seek(to: 30)
        await probe.log.wait(for: 2)
        player.start()
        await clock.wait(forSleepers: 1)
        clock.advance(0.125)
        await probe.log.wait { $0.last == "31" }
        #expect(probe.entries.filter { $0 != "30" } == ["7", "31"])
        player.stop()
    }

    // MARK: Frames that are late or fail

    @Test("Given late frames, when played, then the newest ready one is shown and nothing waits")
    func lateFrames() async throws {
        let animation = FakeAnimation(count: 100, delay: 0.125)
        animation.hold()
        let (player, probe) = player(AnimatedFrames(animation, memoryLimit: 80))
        player.start()
        #expect(probe.entries == [])
        animation.allow(1)
        await probe.log.wait(for: 1)
        await animation.held.wait(for: 1)
        await clock.wait(forSleepers: 1)
        clock.advance(1.25)
        for _ in 0..<1000 { await Task.yield() }
        #expect(probe.entries == ["0"])
        // The pass was on its way to the second frame: that is better than none.
        animation.allow(1)
        await probe.log.wait(for: 2)
        #expect(probe.entries == ["0", "1"])
        // And so it is with the one after it, when that has become late on the way as well.
        await animation.held.wait(for: 1)
        await clock.wait(forSleepers: 1)
        clock.advance(1.25)
        try await eventually("the next timer runs") { clock.sleeperCount == 1 }
        animation.allow(9)
        await probe.log.wait(for: 3)
        #expect(probe.entries == ["0", "1", "10"])
        animation.allow()
        await probe.log.wait(for: 4)
        #expect(probe.entries == ["0", "1", "10", "20"])
        #expect(animation.skipped.value == 17)
        player.stop()
    }

    @Test("Given a damaged frame, when played, then it ends with the error at the last good frame")
    func damagedFrame() async throws {
        let damage = ImageError.decoding(.corrupt(.gif, why: "the test wants it"))
        let (player, probe) = player(AnimatedFrames(FakeAnimation(count: 10, delay: 0.125, failure: (3, damage))))
        player.start()
        for index in 0..<3 {
            await probe.log.wait { $0.contains("\(index)") }
            await clock.wait(forSleepers: 1)
            clock.advance(0.125)
        }
        await probe.log.wait(for: 4)
        #expect(probe.entries == ["0", "1", "2", "\(damage)"])
        #expect(player.status == .finished)
        #expect(player.currentFrame?.index == 2)
        try await eventually("its timer is gone") { clock.sleeperCount == 0 }
    }

    @Test("Given a file that ends too early, when played, then its frames are played again and again")
    func truncated() async throws {
        let error = ImageError.decoding(.truncated(.gif))
        let (player, probe) = player(AnimatedFrames(FakeAnimation(count: 10, delay: 0.125, failure: (3, error))))
        player.start()
        for count in 1...7 {
            await probe.log.wait { $0.count { !$0.hasPrefix("loop") } >= count }
            await clock.wait(forSleepers: 1)
            clock.advance(0.125)
        }
        await probe.log.wait(for: 10)
        #expect(probe.entries == ["0", "1", "2", "0", "loop 1", "1", "2", "0", "loop 2", "1"])
        player.stop()
    }

    @Test("Given a file without a frame that can be decoded, when played, then it ends with the error")
    func nothingToPlay() async throws {
        let error = ImageError.decoding(.truncated(.gif))
        let (player, probe) = player(AnimatedFrames(FakeAnimation(count: 10, delay: 0.125, failure: (0, error))))
        player.start()
        await probe.log.wait(for: 1)
        #expect(probe.entries == ["\(error)"])
        #expect(player.status == .finished)
        #expect(player.currentFrame == nil)
    }

    // MARK: Callbacks

    @Test("Given a busy main thread, when frames are due, then it gets only the newest and every end")
    func coalesces() async throws {
        let held = Log<@Sendable () -> Void>()
        let frames = try await ready(FakeAnimation(count: 4, delay: 0.125, loopCount: 1))
        let player = AnimationPlayer(frames, callbacks: CallbackExecutor { held.add($0) }, clock: clock)
        let probe = PlayerProbe(player)
        player.start()
        await clock.pass(0.125, times: 4)
        try await eventually("it has ended") { player.status == .finished }
        #expect(held.entries.count == 1)
        for run in held.entries { run() }
        #expect(probe.entries == ["3", "loop 1", "end"])
    }

    @Test("Given a pending handler, when the player is paused first, then the handler is not called")
    func noLateCallback() async throws {
        let held = Log<@Sendable () -> Void>()
        let frames = try await ready(FakeAnimation(count: 4, delay: 0.125))
        let player = AnimationPlayer(frames, callbacks: CallbackExecutor { held.add($0) }, clock: clock)
        let probe = PlayerProbe(player)
        player.start()
        player.pause()
        for run in held.entries { run() }
        #expect(probe.entries == [])
    }

    // MARK: A view's own clock

    @Test("Given a view with a frame clock, when it asks, then each frame comes once without a timer")
    func pulled() async throws {
        let (player, probe) = player(
            try await ready(FakeAnimation(count: 3, delay: 0.125, loopCount: 1)), isSelfDriven: false)
        #expect(player.advance(to: 0) == nil)
        player.start()
        #expect(player.advance(to: 0)?.index == 0)
        #expect(player.advance(to: 0.0625) == nil)
        #expect(player.advance(to: 0.125)?.index == 1)
        #expect(player.advance(to: 0.12) == nil)
        #expect(clock.sleeps.isEmpty)
        #expect(player.advance(to: 10)?.index == 2)
        #expect(probe.entries == ["loop 1", "end"])
        #expect(player.status == .finished)
        #expect(player.advance(to: 11) == nil)
    }

    @Test("Given a view with a frame clock, when it is paused, then it gets nothing")
    func pulledAndPaused() async throws {
        let (player, _) = player(try await ready(FakeAnimation(count: 3, delay: 0.125)), isSelfDriven: false)
        player.start()
        player.pause()
        #expect(player.advance(to: 5) == nil)
    }

    @Test("Given a late report of the last frame, when the end comes first, then it is still shown")
    func lateLastFrame() async throws {
        let (player, probe) = player(
            try await ready(FakeAnimation(count: 3, delay: 0.125, loopCount: 1)), isSelfDriven: false)
        player.start()
        #expect(player.advance(to: 0)?.index == 0)
        clock.advance(0.25)
        let late = player.state.withLock { $0.timeline }.change { _, _ in }
        #expect(late.update.frame?.index == 2)
        #expect(player.advance(to: 10)?.index == 2)
        late.deliver()
        #expect(player.advance(to: 11) == nil)
        #expect(probe.entries == ["loop 1", "end"])
    }
}
