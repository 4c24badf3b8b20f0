import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("AnimationPlayer: many of the same frames", .timeLimit(.minutes(5)))
struct AnimationSharingTests {
    private let clock = FakeClock()

    private func player(_ frames: AnimatedFrames) -> (player: AnimationPlayer, probe: PlayerProbe) {
        let player = AnimationPlayer(frames, callbacks: .immediate, clock: clock)
        return (player, PlayerProbe(player))
    }

    @Test("Given 40 players, when they play, then each frame is decoded once and one timer runs")
    func share() async throws {
        let animation = FakeAnimation(count: 100, delay: 0.125, loopCount: 1)
        let frames = AnimatedFrames(animation, memoryLimit: 80)
        let players = (0..<40).map { _ in player(frames) }
        for (player, _) in players { player.start() }
        for index in 0..<100 {
            for (_, probe) in players { await probe.log.wait { $0.contains("\(index)") } }
            await clock.wait(forSleepers: 1)
            #expect(clock.sleeperCount == 1)
            try await eventually("those ahead are decoded") { !frames.isAtWork }
            clock.advance(0.125)
        }
        for (_, probe) in players {
            await probe.log.wait { $0.last == "end" }
            #expect(probe.entries == (0..<100).map(String.init) + ["loop 1", "end"])
        }
        #expect(animation.decoded.value == 100)
        #expect(animation.skipped.value == 0)
        #expect(animation.passes.value == 1)
    }

    @Test("Given a playing player, when another starts or resumes, then it joins the first")
    func joins() async throws {
        let frames = AnimatedFrames(FakeAnimation(count: 50, delay: 0.125))
        try await frames.preload()
        let (first, firstProbe) = player(frames)
        let (second, probe) = player(frames)
        first.start()
        await clock.wait(forSleepers: 1)
        clock.advance(0.625)
        await firstProbe.log.wait { $0.last == "5" }
        second.start()
        #expect(probe.entries == ["5"])
        second.pause()
        await clock.wait(forSleepers: 1)
        clock.advance(1.25)
        await firstProbe.log.wait { $0.last == "15" }
        second.resume()
        #expect(probe.entries == ["5", "15"])
        first.stop()
        await clock.wait(forSleepers: 1)
        clock.advance(0.125)
        await probe.log.wait { $0.last == "16" }
        #expect(firstProbe.entries.last == "15")
        second.stop()
    }

    @Test("Given players in step, when one seeks, then only it goes there, with a pass of its own")
    func leavesStep() async throws {
        let animation = FakeAnimation(count: 100, delay: 0.125)
        let frames = AnimatedFrames(animation, memoryLimit: 80)
        let all = (0..<3).map { _ in player(frames) }
        for (player, _) in all { player.start() }
        await all[0].probe.log.wait { $0.last == "0" }
        await animation.decoded.wait(for: 5)
        #expect(all[2].player.seek(to: 60))
        await all[2].probe.log.wait { $0.last == "60" }
        await clock.wait(forSleepers: 2)
        clock.advance(0.125)
        for (_, probe) in all[0..<2] { await probe.log.wait { $0.last == "1" } }
        await all[2].probe.log.wait { $0.last == "61" }
        #expect(animation.passes.value == 2)
        for (player, _) in all { player.stop() }
    }

    @Test("Given the maximum of players out of step, when more come, then they fall in step with one")
    func isBounded() async throws {
        let animation = FakeAnimation(count: 1000, delay: 0.125)
        let frames = AnimatedFrames(animation, memoryLimit: 80)
        #expect(frames.maximumReaders == 3)
        let all = (0..<6).map { _ in player(frames) }
        // Two by themselves, and the others in step.
        for (player, _) in all { player.start() }
        #expect(all[0].player.seek(to: 200))
        #expect(all[1].player.seek(to: 400))
        #expect(!all[2].player.seek(to: 600))
        #expect(!all[2].player.setRate(2))
        #expect(all[2].player.rate == 1)
        for (probe, index) in [(all[0].probe, 200), (all[1].probe, 400), (all[2].probe, 0)] {
            await probe.log.wait { $0.last == "\(index)" }
        }
        for step in 1...50 {
            await clock.wait(forSleepers: 3)
            clock.advance(0.125)
            for (probe, index) in [(all[0].probe, 200), (all[1].probe, 400), (all[5].probe, 0)] {
                await probe.log.wait { $0.last == "\(index + step)" }
            }
            #expect(frames.byteCount <= frames.cost)
        }
        #expect(animation.passes.value == 3)
        #expect(animation.decoded.value < 3 * 60)

        // A third by itself takes the room of those in step, who then have to go along with another.
        for (player, _) in all[3...] { player.stop() }
        #expect(all[2].player.seek(to: 600))
        await all[2].probe.log.wait { $0.last == "600" }
        all[3].player.start()
        #expect(["250", "450", "600"].contains(all[3].probe.entries.last))
        for (player, _) in all { player.stop() }
        try await eventually("no timer is left") { clock.sleeperCount == 0 }
    }

    @Test("Given players of other frames or another clock, when they play, then they are not in step")
    func keepsApart() async throws {
        let animation = FakeAnimation(count: 10, delay: 0.125)
        let frames = AnimatedFrames(animation)
        try await frames.preload()
        let (first, _) = player(frames)
        first.start()
        await clock.wait(forSleepers: 1)
        clock.advance(0.625)
        let (other, otherProbe) = player(AnimatedFrames(animation))
        other.start()
        await otherProbe.log.wait(for: 1)
        #expect(otherProbe.entries == ["0"])
        let later = AnimationPlayer(frames, callbacks: .immediate, clock: FakeClock())
        later.start()
        #expect(later.currentFrame?.index == 0)
        for player in [first, other, later] { player.stop() }
    }
}
