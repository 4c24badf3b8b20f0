#if AVIF
import CAVIF
public import Foundation
public import HalcyonCore

/// Decodes AVIF with libavif: still images and sequences, with alpha, at 8, 10 and 12 bits, cropped, rotated and
/// mirrored as the file says. Part of the package trait `AVIF`, which is on by default.
///
/// Colours follow the ICC profile or the file's code points (`nclx`). A high dynamic range image is brought to the
/// range of sRGB by the curve of ITU-R BT.2390; a gain map is ignored. AV1 has no reduced-size decode: a small result
/// takes the memory of the full-size planes, but not of full-size RGBA.
public struct AVIFDecoder: ImageDecoding {
    /// Creates a decoder; it has no settings.
    public init() {}

    /// Returns what the boxes say, or nil if the bytes are not AVIF. The data may end where the boxes end.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated` within the boxes, `.corrupt`, and `.tooManyPixels` for more than
    ///   libavif ever decodes (2²⁸).
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        guard ImageFormat(sniffing: data) == .avif else { return nil }
        let file = try AVIFFile(data, DecodingLimits())
        let header = try file.parse(isWhole: false)
        var info = header.info
        info.hasGainMap = GainMapMark.isPresent(inBoxes: file.file)
        if header.frames > 1 { info.duration = file.timing(header).duration }
        return info
    }

    /// Returns the image, with its frames if it is a sequence, or nil if the bytes are not AVIF.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels`, `.tooManyBytes`, `.tooManyFrames`,
    ///   `.tooManyAnimationPixels`, `.metadataTooLarge`, `.outOfMemory`, and `.tookTooLong`, which like
    ///   `ImageError.cancelled` is checked only before and after a frame's planes are decoded.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard ImageFormat(sniffing: data) == .avif else { return nil }
        let (file, header, plan) = try open(data, options)
        var image: DecodedImage
        do throws(ImageError) {
            image = try plan.holding(header.planeBytes) { plan throws(ImageError) in
                try file.picture(frame: 0, header, plan, threads: plan.threads)
            }
        } catch {
            // libavif reports a thread that the system refuses as it does a damaged file.
            guard plan.threads > 1, case .decoding(let reason) = error else { throw error }
            if case .tookTooLong = reason { throw error }
            var options = options
            options.maximumThreads = 1
            return try decode(data, options: options)
        }
        if header.frames > 1, options.frames != .first {
            let animation = AVIFAnimation(data, file.timing(header), header, plan, options.limits)
            image.frames = AnimatedFrames(animation, firstFrame: image.pixels)
        }
        return image
    }

    private func open(
        _ data: Data, _ options: DecodingOptions
    ) throws(ImageError) -> (AVIFFile, AVIFHeader, DecodePlan) {
        let limits = options.limits
        let file = try AVIFFile(data, limits)
        let header = try file.parse(isWhole: true)
        let plan = try DecodePlan(header.info, options: options)
        try plan.deadline.check()
        if header.frames > 1, options.frames != .first {
            try limits.check(frames: header.frames, canvas: header.info.size)
        }
        // The cropped-away part is decoded too.
        try limits.check(header.coded)
        try plan.checkBytes(besides: header.planeBytes)
        try limits.check(metadata: header.metadataByteCount)
        try AVIFSizes(file.file).check()
        return (file, header, plan)
    }
}

extension AVIFFile {
    /// Decodes one frame to its final pixels, within the plan's time.
    func picture(
        frame index: Int, _ header: AVIFHeader, _ plan: DecodePlan, threads: Int = 1
    ) throws(ImageError) -> DecodedImage {
        try plan.deadline.check()
        let planes = try decode(frame: index, header, threads: threads)
        try plan.deadline.check()
        let deepTransform = header.isDeep ? plan.transform(header.profile, isDeep: true) : nil
        let profile = deepTransform == nil ? header.profile : nil
        return try plan.picture(hasAlpha: header.hasAlpha, profile: profile) { memory throws(ImageError) in
            try AVIFPixels(image: planes, visible: header.visible, deepTransform: deepTransform)
                .write(to: memory, plan, hasAlpha: header.hasAlpha)
        }
    }
}

/// Converts the decoded planes of a frame to RGBA; valid until the file decodes another frame.
struct AVIFPixels {
    /// The number of rows converted at a time when they go into the resampler.
    private static let band = 64
    /// The extra rows on either side of a band: with halved colour, interpolation between rows uses the neighbours. It
    /// is even because halved colour needs it to be.
    private static let margin = 2

    let image: UnsafePointer<avifImage>
    let visible: avifCropRect
    /// If present, converts samples of 16 bits to sRGB; otherwise rows have 8 bits, in the file's colours.
    let deepTransform: ColorTransform?

    /// Writes the plan's output.
    func write(
        to memory: UnsafeMutableRawBufferPointer, _ plan: DecodePlan, hasAlpha: Bool
    ) throws(ImageError) {
        if plan.isIdentity, deepTransform == nil { return try convert(rows: 0..<Int(visible.height), to: memory) }
        let sink = RowSink(
            memory, plan: plan, source: plan.stored, hasAlpha: hasAlpha, deepTransform: deepTransform,
            isBigEndian: false)
        let rowBytes = plan.stored.width * pixelBytes
        let scratch = UnsafeMutableRawBufferPointer.allocate(
            byteCount: rowBytes * (Self.band + 2 * Self.margin), alignment: 64)
        defer { scratch.deallocate() }
        for top in stride(from: 0, to: plan.stored.height, by: Self.band) {
            try plan.deadline.check()
            let wanted = top..<min(top + Self.band, plan.stored.height)
            let rows = max(0, top - Self.margin)..<min(wanted.upperBound + Self.margin, plan.stored.height)
            try convert(rows: rows, to: scratch)
            for y in wanted {
                guard let row = sink.row(y), let base = scratch.baseAddress else { throw sink.stopReason }
                UnsafeMutableRawPointer(row).copyMemory(
                    from: base + (y - rows.lowerBound) * rowBytes, byteCount: rowBytes)
            }
        }
        sink.finish()
    }

    private var pixelBytes: Int { deepTransform == nil ? 4 : 8 }

    private func convert(rows: Range<Int>, to memory: UnsafeMutableRawBufferPointer) throws(ImageError) {
        let size = PixelSize(width: Int(visible.width), height: rows.count)
        guard let view = avifImageCreateEmpty() else { throw .decoding(.outOfMemory(size)) }
        defer { avifImageDestroy(view) }
        var part = visible
        part.y += UInt32(rows.lowerBound)
        part.height = UInt32(rows.count)
        try check(avifImageSetViewRect(view, image, &part))
        var rgb = avifRGBImage()
        avifRGBImageSetDefaults(&rgb, view)
        rgb.depth = deepTransform == nil ? 8 : 16
        rgb.format = AVIF_RGB_FORMAT_RGBA
        // libyuv takes a sixth of the time of libavif's own code.
        rgb.chromaUpsampling = AVIF_CHROMA_UPSAMPLING_BEST_QUALITY
        rgb.pixels = memory.baseAddress?.assumingMemoryBound(to: UInt8.self)
        rgb.rowBytes = part.width * UInt32(pixelBytes)
        guard size.width * pixelBytes * size.height <= memory.count else { throw .decoding(.outOfMemory(size)) }
        try check(avifImageYUVToRGB(view, &rgb))
    }

    private func check(_ result: avifResult) throws(ImageError) {
        if result == AVIF_RESULT_OK { return }
        throw .decoding(.corrupt(.avif, why: .init(String(cString: avifResultToString(result)))))
    }
}

/// The frames of an AVIF image sequence.
struct AVIFAnimation: AnimationDecoding {
    let timing: AnimationTiming
    private let data: Data
    private let header: AVIFHeader
    private let plan: DecodePlan
    private let limits: DecodingLimits

    init(
        _ data: Data, _ timing: AnimationTiming, _ header: AVIFHeader, _ plan: DecodePlan, _ limits: DecodingLimits
    ) {
        self.data = data
        self.timing = timing
        self.header = header
        self.plan = plan
        self.limits = limits
    }

    var size: PixelSize { plan.outputSize }

    var byteCount: Int { data.count }

    func pass(toward index: Int) throws(ImageError) -> any FrameDecoding {
        let file = try AVIFFile(data, limits)
        _ = try file.parse(isWhole: true)
        let start = file.keyFrame(before: min(max(0, index), header.frames - 1))
        return AVIFFramePass(file, header, plan, from: start)
    }
}

/// One pass over the frames of an AVIF image sequence.
final class AVIFFramePass: FrameDecoding {
    private(set) var nextIndex: Int
    private let file: AVIFFile
    private let header: AVIFHeader
    private let plan: DecodePlan

    /// - Parameter start: A frame that depends on no other.
    init(_ file: AVIFFile, _ header: AVIFHeader, _ plan: DecodePlan, from start: Int) {
        self.file = file
        self.header = header
        self.plan = plan
        nextIndex = start
    }

    func next() throws(ImageError) -> PixelBuffer? {
        guard nextIndex < header.frames else { return nil }
        let picture = try file.picture(frame: nextIndex, header, plan.restarted())
        nextIndex += 1
        return picture.pixels
    }

    func skip() throws(ImageError) {
        guard nextIndex < header.frames else { return }
        let deadline = plan.restarted().deadline
        try deadline.check()
        // Frames build on the ones before them, so skipping saves only the conversion to RGBA.
        _ = try file.decode(frame: nextIndex, header)
        try deadline.check()
        nextIndex += 1
    }
}
#endif
