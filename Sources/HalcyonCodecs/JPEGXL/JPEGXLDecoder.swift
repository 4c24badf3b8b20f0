#if JPEGXL
import CJXL
public import Foundation
public import HalcyonCore

/// Decodes JPEG XL with libjxl: bare and in its container, lossy and lossless, gray, colour and CMYK, with alpha, at
/// all depths, still and animated. Part of the package trait `JPEGXL`, which is off by default.
///
/// Colours follow the ICC profile or the numbers in the file. A high dynamic range image is brought to the range of
/// sRGB by the curve of ITU-R BT.2390. The image of a file made from a JPEG file is decoded like any other.
///
/// libjxl hands out pixels in parts, which are scaled as they come, so that a small result takes no full-size RGBA. For
/// an eighth of the size or less, only the coarse version of the image is decoded that comes first in a lossy file, and
/// damage behind it is not noticed.
public struct JPEGXLDecoder: ImageDecoding {
    /// Creates a decoder; it has no settings.
    public init() {}

    /// Returns what the header says, or nil if the bytes are not JPEG XL. The data may end where the header ends: the
    /// number of frames of an animation is nil if it does.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated` within the header, `.corrupt`, `.metadataTooLarge`.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        guard ImageFormat(sniffing: data) == .jpegXL else { return nil }
        let limits = DecodingLimits()
        return try data.withByteView { file throws(ImageError) in
            let reader = try JXLReader(limits, DecodeDeadline(limits), events: [JXL_DEC_FRAME])
            let header = try reader.header(file)
            try limits.check(metadata: header.metadataByteCount)
            var info = header.info
            if header.isAnimated, let timing = try Self.timing(reader, file, header, limit: .max) {
                info.frameCount = timing.delays.count
                info.duration = timing.delays.count > 1 ? timing.duration : nil
            }
            return info
        }
    }

    /// Returns the image, with its frames if it is an animation, or nil if the bytes are not JPEG XL.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels`, `.tooManyBytes`, `.tooManyFrames`,
    ///   `.tooManyAnimationPixels`, `.metadataTooLarge`, `.tookTooLong`, `.outOfMemory`; `ImageError.cancelled`. The last
    ///   are checked between parts of the image, of at most 1024 × 1024 pixels.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard ImageFormat(sniffing: data) == .jpegXL else { return nil }
        let limits = options.limits
        return try data.withByteView { file throws(ImageError) in
            let reader = try JXLReader.forFrames(limits, DecodeDeadline(limits), threads: options.maximumThreads)
            let header = try reader.header(file)
            try limits.check(metadata: header.metadataByteCount)
            let plan = try DecodePlan(header.info, options: options)
            var sizes = JXLFrameSizes(file, from: reader.offset, header.basic, limits)
            try sizes.check(plan.deadline)
            let frame = JXLFrame(header, plan, isModular: sizes.isModular)
            let held = frame.heldBytes(plan)
            try plan.checkBytes(besides: held)
            let timing = try timing(file, header, options)
            let image = try plan.holding(held) { plan throws(ImageError) in try frame.next(reader, file, plan) }
            guard var image else { throw .decoding(.corrupt(.jpegXL, why: "the file has no image")) }
            if let timing, timing.delays.count > 1 {
                let animation = JXLAnimation(data, timing, frame, plan, limits)
                image.frames = AnimatedFrames(animation, firstFrame: image.pixels)
            }
            return image
        }
    }

    /// Returns the timing of an animation whose frames are wanted; nil for a still image.
    private func timing(
        _ file: ByteView, _ header: JXLHeader, _ options: DecodingOptions
    ) throws(ImageError) -> AnimationTiming? {
        guard header.isAnimated, options.frames != .first else { return nil }
        let limits = options.limits
        let reader = try JXLReader(limits, DecodeDeadline(limits), events: [JXL_DEC_FRAME])
        _ = try reader.header(file)
        let timing = try Self.timing(reader, file, header, limit: limits.maximumFrames)
        guard let timing else { throw .decoding(.truncated(.jpegXL)) }
        try limits.check(frames: timing.delays.count, canvas: header.stored)
        return timing
    }

    /// Reads the headers of all frames; nil if the file ends before the last one.
    private static func timing(
        _ reader: JXLReader, _ file: ByteView, _ header: JXLHeader, limit: Int
    ) throws(ImageError) -> AnimationTiming? {
        var delays: [Double] = []
        while true {
            switch try reader.next(file) {
            case JXL_DEC_FRAME:
                delays.append(header.seconds(ticks: reader.frameTicks))
                guard delays.count <= limit else { throw .decoding(.tooManyFrames(delays.count, limit: limit)) }
            case JXL_DEC_NEED_MORE_INPUT: return nil
            case JXL_DEC_SUCCESS: return AnimationTiming(delays: delays, loopCount: header.loopCount)
            default: continue
            }
        }
    }
}

extension JXLReader {
    /// Creates a reader of pixels, which pauses at the coarse version of each frame.
    static func forFrames(
        _ limits: DecodingLimits, _ deadline: DecodeDeadline, threads: Int = 1
    ) throws(ImageError) -> JXLReader {
        let reader = try JXLReader(
            limits, deadline, events: [JXL_DEC_FULL_IMAGE, JXL_DEC_FRAME_PROGRESSION], threads: threads)
        reader.pause(hasPasses: false)
        return reader
    }
}

/// The frames of a JPEG XL animation.
struct JXLAnimation: AnimationDecoding {
    let timing: AnimationTiming
    private let data: Data
    private let frame: JXLFrame
    private let plan: DecodePlan
    private let limits: DecodingLimits

    init(
        _ data: Data, _ timing: AnimationTiming, _ frame: JXLFrame, _ plan: DecodePlan, _ limits: DecodingLimits
    ) {
        self.data = data
        self.timing = timing
        self.frame = frame
        self.plan = plan
        self.limits = limits
    }

    var size: PixelSize { plan.outputSize }

    var byteCount: Int { data.count }

    /// The file does not say which frames depend on no other, so each pass starts at the first.
    func pass(toward index: Int) throws(ImageError) -> any FrameDecoding {
        let reader = try JXLReader.forFrames(limits, plan.restarted().deadline)
        _ = try data.withByteView { file throws(ImageError) in try reader.header(file) }
        return JXLFramePass(reader, data, frame, plan, count: timing.delays.count)
    }
}

/// One pass over the frames of a JPEG XL animation.
final class JXLFramePass: FrameDecoding {
    private(set) var nextIndex = 0
    private let reader: JXLReader
    private let data: Data
    private let frame: JXLFrame
    private let plan: DecodePlan
    private let count: Int

    init(_ reader: JXLReader, _ data: Data, _ frame: JXLFrame, _ plan: DecodePlan, count: Int) {
        self.reader = reader
        self.data = data
        self.frame = frame
        self.plan = plan
        self.count = count
    }

    func next() throws(ImageError) -> PixelBuffer? {
        guard nextIndex < count else { return nil }
        let plan = plan.restarted()
        let picture = try data.withByteView { file throws(ImageError) in try frame.next(reader, file, plan) }
        guard let picture else { throw .decoding(.truncated(.jpegXL)) }
        nextIndex += 1
        return picture.pixels
    }

    func skip() throws(ImageError) {
        guard nextIndex < count else { return }
        // libjxl decodes it with the next frame that is shown, if that needs it.
        reader.skipFrame()
        nextIndex += 1
    }
}
#endif
