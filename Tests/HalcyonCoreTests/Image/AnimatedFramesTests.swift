import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("AnimatedFrames", .timeLimit(.minutes(5)))
struct AnimatedFramesTests {
    /// Room for `count` frames of one pixel each.
    private func limit(_ count: Int) -> Int { count * 4 }

    private func isFrame(_ pixels: PixelBuffer?, _ index: Int, of animation: FakeAnimation) -> Bool {
        pixels?[0, 0] == animation.color(index)
    }

    // MARK: Single frames

    @Test("Given frames that fit, when each is requested twice, then one pass decodes each once")
    func keepsAll() async throws {
        let animation = FakeAnimation(count: 20)
        let frames = AnimatedFrames(animation)
        #expect(frames.keepsAll)
        for index in Array(0..<20) + Array(0..<20) {
            #expect(isFrame(try await frames.frame(at: index), index, of: animation))
        }
        #expect(animation.decoded.value == 20)
        #expect(animation.passes.value == 1)
        #expect(frames.byteCount == 80)
        #expect(frames.cost == 80)
        // What is decoded in full needs no pass any more.
        await animation.running.wait { $0 == 0 }
    }

    @Test("Given a first frame that is there, when all are asked for, then it is not decoded")
    func firstFrame() async throws {
        let animation = FakeAnimation(count: 5)
        let first = try DecodedImage.fake(color: FakeImage.blue).pixels
        let frames = AnimatedFrames(animation, firstFrame: first)
        #expect(frames.readyFrame(at: 0) === first)
        try await frames.preload()
        #expect(animation.indices.entries == [1, 2, 3, 4])
        #expect(try await frames.frame(at: 0) === first)
        #expect(frames.limited(to: 8).readyFrame(at: 0) === first)
    }

    @Test("Given more frames than fit, when all are requested, then the limit is never exceeded")
    func ring() async throws {
        let animation = FakeAnimation(count: 100, byteCount: 1000)
        let frames = AnimatedFrames(animation, memoryLimit: limit(20))
        #expect(!frames.keepsAll)
        #expect(frames.cost == 1000 + limit(15))
        for index in 0..<250 {
            #expect(isFrame(try await frames.frame(at: index), index % 100, of: animation))
            #expect(frames.byteCount <= limit(15))
        }
        #expect(animation.passes.value == 3)
        try await frames.preload()
        #expect(animation.decoded.value == 250)
    }

    @Test("Given frames larger than the limit, when they are played, then two are held")
    func smallLimit() async throws {
        let animation = FakeAnimation(count: 10)
        let frames = AnimatedFrames(animation, memoryLimit: 0)
        #expect(frames.cost == limit(2))
        for index in 0..<10 { _ = try await frames.frame(at: index) }
        #expect(frames.byteCount == limit(2))
    }

    @Test("Given a frame being shown, when it is no longer held, then its pixels are still there")
    func heldByViewer() async throws {
        let animation = FakeAnimation(count: 50)
        let frames = AnimatedFrames(animation, memoryLimit: limit(2))
        let shown = try await frames.frame(at: 7)
        for index in 8..<20 { _ = try await frames.frame(at: index) }
        #expect(frames.readyFrame(at: 7) == nil)
        #expect(isFrame(shown, 7, of: animation))
    }

    @Test("Given indices beyond both ends, when they are asked for, then they count on around")
    func wrapsAround() async throws {
        let animation = FakeAnimation(count: 10)
        let frames = AnimatedFrames(animation)
        #expect(isFrame(try await frames.frame(at: 12), 2, of: animation))
        #expect(isFrame(try await frames.frame(at: -1), 9, of: animation))
        #expect(isFrame(frames.readyFrame(at: -8), 2, of: animation))
    }

    @Test("Given a frame far ahead, when it is requested, then earlier ones are skipped, not decoded")
    func seeks() async throws {
        let plain = FakeAnimation(count: 100)
        _ = try await AnimatedFrames(plain).frame(at: 60)
        #expect(plain.decoded.value == 1)
        #expect(plain.skipped.value == 60)

        let keyed = FakeAnimation(count: 100, keyInterval: 25)
        let frames = AnimatedFrames(keyed)
        _ = try await frames.frame(at: 1)
        _ = try await frames.frame(at: 60)
        #expect(keyed.skipped.value == 1 + 10)
        _ = try await frames.frame(at: 62)
        #expect(keyed.skipped.value == 1 + 10 + 1)
        #expect(keyed.passes.value == 2)
        _ = try await frames.frame(at: 30)
        #expect(keyed.passes.value == 3)
        #expect(keyed.decoded.value == 4)
    }

    @Test("Given many waiters for the same frames, when they are decoded, then each is decoded once")
    func sharesDecodes() async throws {
        let animation = FakeAnimation(count: 200)
        animation.hold()
        let frames = AnimatedFrames(animation, memoryLimit: limit(20))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<40 {
                group.addTask {
                    for index in 0..<10 { _ = try await frames.frame(at: index) }
                }
            }
            try await eventually("all wait") { frames.waiterCount == 40 }
            animation.allow()
            try await group.waitForAll()
        }
        #expect(animation.decoded.value == 10)
        #expect(animation.passes.value == 1)
    }

    // MARK: Looking ahead

    @Test("Given a frame to prepare from, when time passes, then it and the next four alone are ready")
    func looksAhead() async throws {
        let animation = FakeAnimation(count: 50)
        let frames = AnimatedFrames(animation, memoryLimit: limit(20))
        frames.prepare(from: 48)
        await animation.decoded.wait(for: 5)
        try await eventually("five are ready") { [48, 49, 0, 1, 2].allSatisfy { frames.readyFrame(at: $0) != nil } }
        for _ in 0..<1000 { await Task.yield() }
        #expect(animation.indices.entries == [48, 49, 0, 1, 2])
        frames.prepare(from: 49)
        await animation.decoded.wait(for: 6)
        #expect(animation.indices.entries.last == 3)
        #expect(animation.passes.value == 2)
    }

    @Test("Given frames being prepared, when one of them is requested, then it is not decoded twice")
    func joinsPreparing() async throws {
        let animation = FakeAnimation(count: 50)
        animation.hold()
        let frames = AnimatedFrames(animation, memoryLimit: limit(20))
        frames.prepare(from: 0)
        await animation.held.wait(for: 1)
        async let third = frames.frame(at: 3)
        try await eventually("it waits") { frames.waiterCount == 1 }
        animation.allow()
        #expect(isFrame(try await third, 3, of: animation))
        await animation.decoded.wait(for: 5)
        #expect(animation.passes.value == 1)
    }

    @Test("Given a frame pending for a reader, when the reader leaves, then a waiter still gets it")
    func readerLeaves() async throws {
        let animation = FakeAnimation(count: 50)
        animation.hold()
        let frames = AnimatedFrames(animation, memoryLimit: limit(20))
        let reader = WaitID()
        _ = frames.look(reader, at: FrameMove(index: 0)) {}
        await animation.held.wait(for: 1)
        async let third = frames.frame(at: 3)
        try await eventually("it waits") { frames.waiterCount == 1 }
        frames.leave(reader: reader)
        animation.allow()
        #expect(isFrame(try await third, 3, of: animation))
    }

    @Test("Given an animation of one frame or none, when it is played, then nothing breaks")
    func tooFewFrames() async throws {
        struct Short: AnimationDecoding {
            let timing = AnimationTiming(delays: [])
            let size = PixelSize(width: 1, height: 1)
            let byteCount = 0
            func pass(toward index: Int) throws(ImageError) -> any FrameDecoding { throw .decoding(.empty) }
        }
        let frames = AnimatedFrames(Short())
        #expect(frames.count == 1)
        await #expect(throws: ImageError.decoding(.empty)) { try await frames.frame(at: 7) }
        let player = AnimationPlayer(frames, callbacks: .immediate, clock: FakeClock())
        player.start()
        try await eventually("it has ended") { player.status == .finished }
    }

    // MARK: Giving up

    @Test("Given a frame far ahead, when its only waiter is cancelled, then no further is decoded")
    func cancelled() async throws {
        let animation = FakeAnimation(count: 1000)
        animation.hold()
        let frames = AnimatedFrames(animation, memoryLimit: limit(20))
        let outcome = Log<ImageError?>()
        let waiting = Task {
            let error = await failure {
                _ = try await frames.frame(at: 900)
            }
            outcome.add(error)
        }
        await animation.held.wait(for: 1)
        waiting.cancel()
        await waiting.value
        #expect(outcome.entries == [.cancelled])
        animation.allow()
        await animation.held.wait { $0 == 0 }
        try await eventually("the step is over") { animation.skipped.value == 1 }
        for _ in 0..<1000 { await Task.yield() }
        #expect(animation.skipped.value == 1)
        #expect(animation.decoded.value == 0)
        #expect(isFrame(try await frames.frame(at: 3), 3, of: animation))
        #expect(animation.passes.value == 1)
    }

    @Test("Given two who wait, when one is cancelled, then the other still gets the frame")
    func oneCancelled() async throws {
        let animation = FakeAnimation(count: 10)
        animation.hold()
        let frames = AnimatedFrames(animation)
        let first = Task { _ = try await frames.frame(at: 4) }
        let second = Task { try await frames.frame(at: 4) }
        try await eventually("both wait") { frames.waiterCount == 2 }
        first.cancel()
        await #expect(throws: ImageError.cancelled) { try await first.value }
        animation.allow()
        #expect(isFrame(try await second.value, 4, of: animation))
    }

    @Test("Given frames being prepared, when nobody has them any more, then decoding stops")
    func letGo() async throws {
        let animation = FakeAnimation(count: 10)
        animation.hold()
        var frames: AnimatedFrames? = AnimatedFrames(animation)
        frames?.prepare(from: 0)
        await animation.held.wait(for: 1)
        let reference = frames.map { WeakReference($0) }
        frames = nil
        animation.allow()
        try await eventually("they are gone") { reference?.object == nil }
        #expect(animation.decoded.value == 1)
        await animation.running.wait { $0 == 0 }
    }

    // MARK: Failure

    private static let damage = ImageError.decoding(.corrupt(.gif, why: "the test wants it"))

    @Test("Given a damaged frame, when frames are requested, then only those before it are available")
    func damagedFrame() async throws {
        let animation = FakeAnimation(count: 10, failure: (6, Self.damage))
        let frames = AnimatedFrames(animation)
        #expect(frames.playableCount == 10)
        for index in 0..<6 { #expect(isFrame(try await frames.frame(at: index), index, of: animation)) }
        for index in 6..<10 {
            await #expect(throws: Self.damage) { try await frames.frame(at: index) }
        }
        #expect(frames.playableCount == 6)
        #expect(isFrame(try await frames.frame(at: 2), 2, of: animation))
        #expect(animation.passes.value == 1)
        await #expect(throws: Self.damage) { try await frames.preload() }
    }

    @Test("Given several waiters, when a frame fails, then only those for earlier frames succeed")
    func failsWaiters() async throws {
        let animation = FakeAnimation(count: 10, failure: (6, Self.damage))
        animation.hold()
        let frames = AnimatedFrames(animation)
        let tasks = (4..<9).map { index in Task { try await frames.frame(at: index) } }
        try await eventually("all wait") { frames.waiterCount == 5 }
        animation.allow()
        for (index, task) in zip(4..<9, tasks) {
            let outcome = await task.result
            #expect((try? outcome.get()) != nil ? index < 6 : index >= 6)
        }
        #expect(animation.passes.value == 1)
    }

    @Test("Given a frame that failed for lack of memory, when requested again, then it is tried again")
    func transientFailure() async throws {
        let outOfMemory = ImageError.decoding(.outOfMemory(PixelSize(width: 1, height: 1)))
        let animation = FakeAnimation(count: 10, failure: (3, outOfMemory))
        let frames = AnimatedFrames(animation)
        for _ in 0..<2 {
            await #expect(throws: outOfMemory) { try await frames.frame(at: 3) }
        }
        #expect(animation.passes.value == 2)
        #expect(frames.playableCount == 10)
        #expect(isFrame(try await frames.frame(at: 2), 2, of: animation))
    }

    // MARK: Bounds

    @Test("Given 10,000 frames, when they are played through once, then the memory limit always holds")
    func manyFrames() async throws {
        let size = PixelSize(width: 64, height: 64)
        let animation = FakeAnimation(count: 10_000, size: size)
        let frames = AnimatedFrames(animation, memoryLimit: 1 << 20)
        #expect(frames.cost <= 1 << 20)
        for index in 0..<10_000 {
            frames.prepare(from: index)
            _ = try await frames.frame(at: index)
            #expect(frames.byteCount <= frames.cost)
        }
        // A second one where the first frames are looked ahead for at the end.
        #expect(animation.passes.value <= 2)
        #expect(animation.decoded.value < 10_005)
    }

    @Test("Given many animations, when all want frames, then at most half the processors decode")
    func leavesRoom() async throws {
        let animations = (0..<12).map { _ in FakeAnimation(count: 4) }
        for animation in animations { animation.hold() }
        let all = animations.map { AnimatedFrames($0) }
        for frames in all { frames.prepare(from: 0) }
        let most = max(1, ProcessInfo.processInfo.activeProcessorCount / 2)
        try await eventually("some are decoding") { animations.reduce(0) { $0 + $1.held.value } > 0 }
        for _ in 0..<2000 { await Task.yield() }
        #expect(animations.reduce(0) { $0 + $1.held.value } <= most)
        for animation in animations { animation.allow() }
        for animation in animations { await animation.decoded.wait(for: 4) }
        // Their end would stop the decoding.
        withExtendedLifetime(all) {}
    }

    @Test("Given more readers than room, when none of them moves, then decoding comes to an end")
    func tooManyReaders() async throws {
        let animation = FakeAnimation(count: 100)
        let frames = AnimatedFrames(animation, memoryLimit: limit(4))
        #expect(frames.maximumReaders == 1)
        for index in [10, 50, 80] {
            _ = frames.look(WaitID(), at: FrameMove(index: index)) {}
        }
        await animation.decoded.wait(for: 4)
        try await eventually("nothing runs") { !frames.isAtWork }
        #expect(animation.decoded.value < 20)
    }
}
