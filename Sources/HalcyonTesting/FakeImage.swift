public import Foundation
public import HalcyonCore
import Synchronization

/// An image of one colour: as pixels, and as the bytes of a file that a ``FakeDecoder`` decodes.
///
/// To distinguish images of different size or colour in a test, compare them as fake images:
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
    /// Red, green, blue and alpha of every pixel, not premultiplied.
    public var color: SIMD4<UInt8>
    /// The number of frames: one (the default) for a still image. Frames of an animation last 0.1 s each, and each has
    /// one more in red than the previous frame.
    public var frameCount = 1

    /// Creates an image. Default: one red pixel.
    public init(width: Int = 1, height: Int = 1, color: SIMD4<UInt8> = FakeImage.red, frameCount: Int = 1) {
        size = PixelSize(width: width, height: height)
        self.color = color
        self.frameCount = max(1, frameCount)
    }

    /// Creates a fake image with the size of an image, the colour of its first pixel, and the number of its frames.
    public init(of image: DecodedImage) {
        size = image.size
        color = image.pixels[0, 0] ?? SIMD4()
        frameCount = image.frames?.count ?? 1
    }

    /// Reads an image from its ``data``; returns nil for other bytes.
    public init?(_ data: Data) {
        let words = String(decoding: data.prefix(Self.longestText), as: UTF8.self).split(separator: " ")
        let numbers = words.dropFirst().compactMap { Int($0) }
        guard words.first.map(String.init) == Self.mark, (7...8).contains(words.count),
            numbers.count == words.count - 1
        else { return nil }
        let channels = numbers[2..<6].compactMap { UInt8(exactly: $0) }
        // A still image is written in only one way, without a number of frames.
        let frameCount = numbers.count == 7 ? numbers[6] : nil
        guard channels.count == 4, frameCount ?? 2 > 1 else { return nil }
        self.init(
            width: numbers[0], height: numbers[1], color: SIMD4(channels[0], channels[1], channels[2], channels[3]),
            frameCount: frameCount ?? 1
        )
    }

    /// The bytes of a file that a ``FakeDecoder`` decodes to this image.
    public var data: Data {
        let channels = (0..<4).map { "\(color[$0])" }.joined(separator: " ")
        let frames = frameCount > 1 ? " \(frameCount)" : ""
        return Data("\(Self.mark) \(size.width) \(size.height) \(channels)\(frames)".utf8)
    }

    /// Returns the image as pixels, with its frames.
    ///
    /// - Throws: `ImageError.decoding(.outOfMemory)` if a side is less than 1 pixel, or there is not enough memory.
    public func decoded() throws(ImageError) -> DecodedImage {
        let pixels = try PixelBuffer(width: size.width, height: size.height, hasAlpha: color.w < 255) { memory in
            for offset in stride(from: 0, to: memory.count, by: 4) {
                memory.storeBytes(of: color, toByteOffset: offset, as: SIMD4<UInt8>.self)
            }
        }
        let frames = animation.map { AnimatedFrames($0, firstFrame: pixels) }
        return DecodedImage(pixels: pixels, frames: frames)
    }

    /// The frames of an animated image; nil for a still one.
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
    /// Returns an image of one colour without a file or a pipeline, for testing views. Default: one red pixel.
    ///
    /// - Throws: The errors of ``FakeImage/decoded()``.
    public static func fake(
        width: Int = 1, height: Int = 1, color: SIMD4<UInt8> = FakeImage.red
    ) throws(ImageError) -> DecodedImage {
        try FakeImage(width: width, height: height, color: color).decoded()
    }
}

/// An animation with frames of one colour each. It counts its calls, and can fail or be held at a chosen point.
///
/// ```swift
/// let animation = FakeAnimation(count: 10)
/// let frames = AnimatedFrames(animation)
/// #expect(try await frames.frame(at: 3)[0, 0] == animation.color(3))
/// #expect(animation.decoded.value == 1)
/// ```
public final class FakeAnimation: AnimationDecoding {
    private struct Hold {
        /// How many more frames may be decoded or skipped; nil for no limit.
        var allowance: Int?
    }

    /// When the frames are shown.
    public let timing: AnimationTiming
    /// The size of every frame in pixels.
    public let size: PixelSize
    /// The size of the file in bytes.
    public let byteCount: Int
    /// Returns the colour of a frame.
    public let color: @Sendable (_ index: Int) -> SIMD4<UInt8>

    /// How many passes were begun.
    public let passes = Tally()
    /// How many passes exist, with the maximum so far.
    public let running = Tally()
    /// How many frames were decoded.
    public let decoded = Tally()
    /// How many frames were skipped.
    public let skipped = Tally()
    /// The indices of the decoded frames, in order.
    public let indices = Log<Int>()
    /// How many frames are currently held before their decode; see ``hold()``.
    public let held = Tally()

    private let keyInterval: Int?
    private let failure: (index: Int, error: ImageError)?
    private let holding = Mutex(Hold())

    /// Creates an animation.
    ///
    /// - Parameters:
    ///   - count: The number of frames, at least 2.
    ///   - delay: How long each frame is shown, in seconds. Default: 0.1.
    ///   - loopCount: How many times the animation plays. Default: nil, to loop forever.
    ///   - size: The size of each frame in pixels. Default: 1 × 1.
    ///   - byteCount: The size of the file in bytes. Default: 0.
    ///   - keyInterval: The interval of frames that depend on no other. Default: nil, only the first is one.
    ///   - failure: The index of a frame that cannot be decoded, with the error. Default: nil, none.
    ///   - color: Returns the colour of a frame. Default: one that distinguishes 65,536 frames by red and green.
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

    /// Holds every frame before its decode, on the decoding thread, until it is allowed; ``held`` counts the held
    /// frames.
    public func hold() { holding.withLock { $0.allowance = 0 } }

    /// Allows `count` more frames to be decoded; without a number, all.
    public func allow(_ count: Int? = nil) {
        holding.withLock { hold in hold.allowance = count.map { (hold.allowance ?? 0) + $0 } }
    }

    /// Starts a pass at the last frame at or before `index` that depends on no other.
    ///
    /// - Throws: Nothing itself. The pass throws the failure that the animation was created with, at its frame.
    public func pass(toward index: Int) throws(ImageError) -> any FrameDecoding {
        passes.add()
        return Pass(self, from: keyInterval.map { index / $0 * $0 } ?? 0)
    }

    private func waitForAllowance() {
        if takeAllowance() { return }
        held.add()
        // Polls, because the thread sanitizer does not understand condition variables.
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
            // In this order, because a test that waits for the count reads the indices next.
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
