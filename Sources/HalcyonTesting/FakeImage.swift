public import Foundation
public import HalcyonCore
import Synchronization

/// A picture of one colour: as pixels, and as the bytes of a file that a ``FakeDecoder`` makes them of.
///
/// Two pictures that differ in size or colour can be told apart in a test by comparing them as fake images:
///
/// ```swift
/// loader["/cat.jpg"] = .image(FakeImage(width: 40, height: 30, color: FakeImage.red))
/// let image = try await pipeline.image(for: ImageRequest("http://example.org/cat.jpg"))
/// #expect(FakeImage(of: image) == FakeImage(width: 40, height: 30, color: FakeImage.red))
/// ```
public struct FakeImage: Sendable, Hashable {
    /// Opaque red.
    public static let red = SIMD4<UInt8>(255, 0, 0, 255)
    /// Opaque green.
    public static let green = SIMD4<UInt8>(0, 255, 0, 255)
    /// Opaque blue.
    public static let blue = SIMD4<UInt8>(0, 0, 255, 255)

    /// The size in pixels.
    public var size: PixelSize
    /// Red, green, blue and alpha of every pixel, straight.
    public var color: SIMD4<UInt8>
    /// The number of frames: one (the default) for a still picture. Those of an animated one take 0.1 s each, and differ in
    /// red, where each has one more than the frame before it.
    public var frameCount = 1

    /// A picture. Default: one red pixel.
    public init(width: Int = 1, height: Int = 1, color: SIMD4<UInt8> = FakeImage.red, frameCount: Int = 1) {
        size = PixelSize(width: width, height: height)
        self.color = color
        self.frameCount = max(1, frameCount)
    }

    /// The size of an image, the colour of its first pixel, and the number of its frames.
    public init(of image: DecodedImage) {
        size = image.size
        color = image.pixels[0, 0] ?? SIMD4()
        frameCount = image.frames?.count ?? 1
    }

    /// The picture that bytes stand for; nil for bytes that are not of ``data``.
    public init?(_ data: Data) {
        let words = String(decoding: data.prefix(Self.longestText), as: UTF8.self).split(separator: " ")
        let numbers = words.dropFirst().compactMap { Int($0) }
        guard words.first.map(String.init) == Self.mark, (7...8).contains(words.count),
            numbers.count == words.count - 1
        else { return nil }
        let channels = numbers[2..<6].compactMap { UInt8(exactly: $0) }
        // A still picture has one way to be written, without a number of frames.
        let frameCount = numbers.count == 7 ? numbers[6] : nil
        guard channels.count == 4, frameCount ?? 2 > 1 else { return nil }
        self.init(
            width: numbers[0], height: numbers[1], color: SIMD4(channels[0], channels[1], channels[2], channels[3]),
            frameCount: frameCount ?? 1
        )
    }

    /// The bytes of a file that a ``FakeDecoder`` makes this picture of.
    public var data: Data {
        let channels = (0..<4).map { "\(color[$0])" }.joined(separator: " ")
        let frames = frameCount > 1 ? " \(frameCount)" : ""
        return Data("\(Self.mark) \(size.width) \(size.height) \(channels)\(frames)".utf8)
    }

    /// The picture as pixels, with its frames.
    ///
    /// - Throws: `ImageError.decoding(.outOfMemory)` for a side of less than 1 pixel, or one that there is no memory for.
    public func decoded() throws(ImageError) -> DecodedImage {
        let pixels = try PixelBuffer(width: size.width, height: size.height, hasAlpha: color.w < 255) { memory in
            for offset in stride(from: 0, to: memory.count, by: 4) {
                memory.storeBytes(of: color, toByteOffset: offset, as: SIMD4<UInt8>.self)
            }
        }
        let frames = animation.map { AnimatedFrames($0, firstFrame: pixels) }
        return DecodedImage(pixels: pixels, frames: frames)
    }

    /// The frames of an animated picture; nil for a still one.
    public var animation: FakeAnimation? {
        guard frameCount > 1 else { return nil }
        return FakeAnimation(count: frameCount, size: size, byteCount: data.count) { [color] index in
            SIMD4(color.x &+ UInt8(truncatingIfNeeded: index), color.y, color.z, color.w)
        }
    }

    private static let mark = "FakeImage"
    private static let longestText = 80
}

extension DecodedImage {
    /// A picture of one colour, without a file or a pipeline: for what shows images. Default: one red pixel.
    ///
    /// - Throws: as ``FakeImage/decoded()``.
    public static func fake(
        width: Int = 1, height: Int = 1, color: SIMD4<UInt8> = FakeImage.red
    ) throws(ImageError) -> DecodedImage {
        try FakeImage(width: width, height: height, color: color).decoded()
    }
}

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
