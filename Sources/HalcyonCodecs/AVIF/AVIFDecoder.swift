#if AVIF
import CAVIF
public import Foundation
public import HalcyonCore

/// Decodes AVIF with libavif: stills and sequences, with alpha, of 8, 10 and 12 bits, cut, turned and mirrored as the
/// file says. Part of the package trait `AVIF`, on by default.
///
/// Colours come by the ICC profile or by the code points of the file (`nclx`). Of a picture of high dynamic range, what
/// is brighter than plain white (203 cd/m²) becomes white. AV1 knows no reduced decode: a small picture costs the
/// planes of the large one, but not its RGBA.
public struct AVIFDecoder: ImageDecoding {
    /// A decoder; it has no settings.
    public init() {}

    /// What the boxes say; nil for bytes that are no AVIF. The file may end where they end.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated` within the boxes, `.corrupt`, and `.tooManyPixels` for more than
    ///   libavif ever decodes (2²⁸).
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        guard ImageFormat(sniffing: data) == .avif else { return nil }
        let file = try AVIFFile(data, DecodingLimits())
        let header = try file.parse(isWhole: false)
        var info = header.info
        if header.frames > 1 { info.duration = file.timing(header).duration }
        return info
    }

    /// The picture, with its frames where it is a sequence; nil for bytes that are no AVIF.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels`, `.tooManyBytes`, `.tooManyFrames`,
    ///   `.tooManyAnimationPixels`, `.metadataTooLarge`, `.outOfMemory`, and `.tookTooLong`, which like
    ///   `ImageError.cancelled` is looked at only before and after a frame's planes are decoded.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard ImageFormat(sniffing: data) == .avif else { return nil }
        let (file, header, plan) = try open(data, options)
        var image = try file.picture(frame: 0, header, plan)
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
        try plan.watch.check()
        if header.frames > 1, options.frames != .first {
            try limits.check(frames: header.frames, canvas: header.info.size)
        }
        // What is cut away has been decoded as well.
        try limits.check(header.coded)
        try plan.checkBytes(besides: header.planeBytes)
        try limits.check(metadata: header.metadataByteCount)
        return (file, header, plan)
    }
}

extension AVIFFile {
    /// One frame, finished, within the plan's time.
    func picture(
        frame index: Int, _ header: AVIFHeader, _ plan: DecodePlan
    ) throws(ImageError) -> DecodedImage {
        try plan.watch.check()
        let planes = try decode(frame: index, header)
        try plan.watch.check()
        return try plan.picture(hasAlpha: header.hasAlpha, profile: header.profile) { memory throws(ImageError) in
            try AVIFPixels(image: planes, visible: header.visible)
                .write(to: memory, plan, hasAlpha: header.hasAlpha)
        }
    }
}
#endif
