import Foundation
public import HalcyonCore
import Synchronization

/// An animation whose frames are of one colour each, that counts what is asked of it, and that can fail or be held where a
/// test wants it to.
///
/// ```swift
/// let animation = FakeAnimation(count: 10)
/// let frames = AnimatedFrames(animation)
/// #expect(try await frames.frame(at: 3)[0, 0] == animation.color(3))
/// #expect(animation.decoded.value == 1)
/// ```
public final class FakeAnimation: AnimationDecoding {
    private struct Hold {
        /// How many more frames may be decoded or gone past; nil for any number.
        var allowance: Int?
    }

    /// When the frames are shown.
    public let timing: AnimationTiming
    /// The size of every frame in pixels.
    public let size: PixelSize
    /// What the file takes.
    public let byteCount: Int
    /// The colour of a frame.
    public let color: @Sendable (_ index: Int) -> SIMD4<UInt8>

    /// How many passes were begun.
    public let passes = Tally()
    /// How many passes there are now, and were at most.
    public let running = Tally()
    /// How many frames were decoded.
    public let decoded = Tally()
    /// How many frames were gone past.
    public let skipped = Tally()
    /// The frames that were decoded, in their order.
    public let indices = Log<Int>()
    /// How many frames are held before their decode now; see ``hold()``.
    public let held = Tally()

    private let keyInterval: Int?
    private let failure: (index: Int, error: ImageError)?
    private let holding = Mutex(Hold())

    /// An animation.
    ///
    /// - Parameters:
    ///   - count: The number of frames, at least 2.
    ///   - delay: The seconds that each is shown. Default: 0.1.
    ///   - loopCount: How often the whole is played. Default: nil, without end.
    ///   - size: The size of each frame in pixels. Default: 1 × 1.
    ///   - byteCount: What the file takes. Default: 0.
    ///   - keyInterval: Each how-manieth frame needs no other. Default: nil, the first alone.
    ///   - failure: The frame that cannot be decoded, and why. Default: nil, none.
    ///   - color: The colour of a frame. Default: one that tells 65,536 frames apart by red and green.
    public init(
        count: Int, delay: Double = 0.1, loopCount: Int? = nil, size: PixelSize = PixelSize(width: 1, height: 1),
        byteCount: Int = 0, keyInterval: Int? = nil, failure: (index: Int, error: ImageError)? = nil,
        color: @escaping @Sendable (_ index: Int) -> SIMD4<UInt8> = { index in
            SIMD4(UInt8(truncatingIfNeeded: index), UInt8(truncatingIfNeeded: index >> 8), 0, 255)
        }
    ) {
        timing = AnimationTiming(delays: Array(repeating: delay, count: max(2, count)), loopCount: loopCount)
        self.size = size
        self.byteCount = byteCount
        self.keyInterval = keyInterval
        self.failure = failure
        self.color = color
    }

    /// Holds every frame before its decode, on the decoding thread, until it is allowed: ``held`` says when one is there.
    public func hold() { holding.withLock { $0.allowance = 0 } }

    /// Lets so many frames more be decoded; without a number, all.
    public func allow(_ count: Int? = nil) {
        holding.withLock { hold in hold.allowance = count.map { (hold.allowance ?? 0) + $0 } }
    }

    /// A pass from the nearest key frame before.
    public func pass(toward index: Int) throws(ImageError) -> any FrameDecoding {
        passes.add()
        return Pass(self, from: keyInterval.map { index / $0 * $0 } ?? 0)
    }

    private func waitForAllowance() {
        if takeAllowance() { return }
        held.add()
        // Asks again and again, for the thread sanitizer understands no condition variables.
        while !takeAllowance() { usleep(200) }
        held.add(-1)
    }

    private func takeAllowance() -> Bool {
        holding.withLock { hold in
            guard let allowance = hold.allowance else { return true }
            if allowance > 0 { hold.allowance = allowance - 1 }
            return allowance > 0
        }
    }

    private final class Pass: FrameDecoding {
        private let animation: FakeAnimation
        private(set) var nextIndex: Int

        init(_ animation: FakeAnimation, from index: Int) {
            self.animation = animation
            nextIndex = index
            animation.running.add()
        }

        deinit { animation.running.add(-1) }

        func next() throws(ImageError) -> PixelBuffer? {
            guard nextIndex < animation.timing.delays.count else { return nil }
            try prepare()
            // In this order: who waits for the count reads the indices next.
            animation.indices.add(nextIndex)
            animation.decoded.add()
            defer { nextIndex += 1 }
            let color = animation.color(nextIndex)
            return try FakeImage(width: animation.size.width, height: animation.size.height, color: color)
                .decoded().pixels
        }

        func skip() throws(ImageError) {
            try prepare()
            animation.skipped.add()
            nextIndex += 1
        }

        private func prepare() throws(ImageError) {
            animation.waitForAllowance()
            if let failure = animation.failure, failure.index == nextIndex { throw failure.error }
        }
    }
}
