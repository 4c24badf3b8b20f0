import CCodecs
public import Foundation
public import HalcyonCore

/// Decodes PNG with libpng: every colour type and depth, and animated PNG. The rows of common kinds are read without
/// it, which is faster; libpng says what is wrong with a damaged file.
///
/// Rows of a file that is not interlaced go straight into the resampler, so that a small image never takes the memory
/// of a full-size one.
///
/// An animation may exclude the default image, which viewers without APNG support show: that image is then decoded only
/// if just the first frame is requested. A file whose frames break the rules of animation, or that has only one, is
/// decoded as a still image, as in browsers.
public struct PNGDecoder: ImageDecoding {
    /// Creates a decoder; it has no settings.
    public init() {}

    /// Returns what the chunks say, or nil if the bytes are not PNG. The frame count is nil if `data` ends before the
    /// pixels; of a whole animation, it is the number of frames that ``decode(_:options:)`` finds.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated` before the end of the header, `.corrupt`.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        guard ImageFormat(sniffing: data) == .png else { return nil }
        return try data.withByteView { file throws(ImageError) in
            let header = try PNGHeader(file)
            var info = header.info
            // Of a whole file, say what `decode` finds: those of the frames that are there, if they keep the rules.
            if header.sawEnd, header.animation != nil {
                info.frameCount = APNGHeader(file, header, limit: .max)?.frames.count ?? 1
                if info.frameCount == 1 { info.duration = nil }
            }
            return info
        }
    }

    /// Returns the image, with all frames if there are several and `options` ask for them, or nil if the bytes are not
    /// PNG.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels`, `.tooManyBytes`,
    ///   `.metadataTooLarge`, `.tooManyFrames`, `.tooManyAnimationPixels`, `.tookTooLong`, `.outOfMemory`;
    ///   `ImageError.cancelled`.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard ImageFormat(sniffing: data) == .png else { return nil }
        return try data.withByteView { file throws(ImageError) in
            let header = try PNGHeader(file, limits: options.limits)
            let plan = try DecodePlan(header.info, options: options)
            try options.limits.check(metadata: header.metadataByteCount)
            if header.isOrientationCut, header.animation == nil { throw .decoding(.truncated(.png)) }
            let damage = options.frames == .first ? nil : header.damage
            guard let frames = try frames(file, header, options) else {
                var image = try still(file, header, plan, options.limits)
                if let damage { image.damage = damage }
                return image
            }
            let animation = try EncodedAnimation(
                data, plan: plan, profile: header.profile, placements: frames.frames.map(\.placement),
                timing: AnimationTiming(delays: frames.frames.map(\.delay), loopCount: frames.loopCount),
                painter: PNGFramePainter(header: frames, hasAlpha: header.hasAlpha, limits: options.limits),
                scratchBytes: frames.frames.reduce(0) { max($0, $1.placement.pixelCount * 4) }, limits: options.limits)
            var image =
                if frames.startsWithDefaultImage {
                    // The frames after it are blended in 8 bits, and so is this one when it comes again.
                    try still(file, header, plan, options.limits, mayBeDeep: false)
                } else {
                    try AnimationPass(animation, from: 0).show()
                }
            image.frames = AnimatedFrames(animation, firstFrame: image.pixels)
            if let damage { image.damage = damage }
            return image
        }
    }

    private func frames(
        _ file: ByteView, _ header: PNGHeader, _ options: DecodingOptions
    ) throws(ImageError) -> APNGHeader? {
        guard options.frames != .first, let announced = header.animation?.frames, announced > 1 else { return nil }
        // The declared number is not reliable, so count the actual frames.
        let limits = options.limits
        guard let frames = APNGHeader(file, header, limit: limits.maximumFrames) else { return nil }
        let count = frames.frames.count > limits.maximumFrames ? announced : frames.frames.count
        try limits.check(frames: count, canvas: header.stored)
        return frames
    }

    private func still(
        _ file: ByteView, _ header: PNGHeader, _ plan: DecodePlan, _ limits: DecodingLimits, mayBeDeep: Bool = true
    ) throws(ImageError) -> DecodedImage {
        var stream = PNGStream(
            parts: [codecs_part(bytes: file.baseAddress, size: file.count)], size: plan.stored,
            hasAlpha: header.hasAlpha, limits: limits)
        if mayBeDeep, header.isDeep, let transform = plan.transform(header.profile, isDeep: true) {
            stream.isDeep = true
            return try deepStill(stream, header, plan, transform)
        }
        // The passes of an interlaced file go over all rows repeatedly.
        let isHeldWhole = header.isInterlaced && !plan.isIdentity
        let heldBytes = isHeldWhole ? plan.stored.width * plan.stored.height * 4 : 0
        return try plan.holding(heldBytes) { plan throws(ImageError) in
            try plan.picture(hasAlpha: header.hasAlpha, profile: header.profile) { memory throws(ImageError) in
                let sink = RowSink(memory, plan: plan, source: plan.stored, hasAlpha: header.hasAlpha)
                if isHeldWhole {
                    try sink.push(stream.picture(deadline: plan.deadline))
                } else {
                    try stream.decode(into: sink)
                }
            }
        }
    }

    /// Decodes an image with 16 bits a sample, converting its colours to sRGB before the samples are reduced to 8 bits.
    private func deepStill(
        _ stream: PNGStream, _ header: PNGHeader, _ plan: DecodePlan, _ transform: ColorTransform
    ) throws(ImageError) -> DecodedImage {
        let size = plan.stored
        return try plan.holding(header.isInterlaced ? size.width * size.height * 8 : 0) { plan throws(ImageError) in
            try plan.picture(hasAlpha: header.hasAlpha, profile: nil) { memory throws(ImageError) in
                let sink = RowSink(
                    memory, plan: plan, source: size, hasAlpha: header.hasAlpha, deepTransform: transform)
                guard header.isInterlaced else { return try stream.decode(into: sink) }
                // Twice the width, because pixels are twice as long.
                let passes = try FrameCanvas(PixelSize(width: size.width * 2, height: size.height))
                try stream.decode(into: RowSink(passes.memory, of: passes.size, deadline: plan.deadline))
                try sink.pushDeep(UnsafeRawBufferPointer(passes.memory))
            }
        }
    }
}

/// One image for libpng to decode: a file, or an assembled one.
struct PNGStream {
    /// Valid as long as the bytes that they point to.
    let parts: [codecs_part]
    let size: PixelSize
    let hasAlpha: Bool
    let limits: DecodingLimits
    /// Whether rows are written with 16-bit samples, high byte first; for a 16-bit file. Default: false.
    var isDeep = false

    /// Writes the rows, top to bottom; those of an interlaced image seven times each.
    func decode(into sink: RowSink) throws(ImageError) {
        let result = sink.withRows { rows, result in
            codecs_png_decode(parts, parts.count, UInt32(size.width), UInt32(size.height), isDeep ? 1 : 0, rows, result)
        }
        try result.check(.png, size: size, limits: limits, stopped: sink.stopReason)
        sink.finish()
    }

    /// Writes the whole image.
    func decode(into memory: UnsafeMutableRawBufferPointer, deadline: DecodeDeadline) throws(ImageError) {
        try decode(into: RowSink(memory, of: size, deadline: deadline))
    }

    /// Decodes the whole image, in its stored colours.
    func picture(deadline: DecodeDeadline) throws(ImageError) -> PixelBuffer {
        try PixelBuffer(width: size.width, height: size.height, hasAlpha: hasAlpha) { memory throws(ImageError) in
            try decode(into: memory, deadline: deadline)
        }
    }
}

/// Paints the frames of an animated PNG: it passes each frame to libpng, which does not know animations, as an image in
/// itself, without copying its pixels.
struct PNGFramePainter: FramePainting {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let checksum: [UInt8] = [0, 0, 0, 0]
    private static let end = checksum + bytes(0) + Array("IEND".utf8) + checksum

    let header: APNGHeader
    let hasAlpha: Bool
    let limits: DecodingLimits

    func paint(
        _ index: Int, of file: ByteView, onto canvas: FrameCanvas, at place: FramePlacement, replaces: Bool,
        deadline: DecodeDeadline
    ) throws(ImageError) {
        do throws(ImageError) {
            try paint(header.frames[index], of: file, onto: canvas, at: place, replaces: replaces, deadline: deadline)
        } catch .decoding(.corrupt(.png, let why)) {
            // libpng gets the pixels of every frame as IDAT.
            let isDefaultImage = index == 0 && header.startsWithDefaultImage
            let named = isDefaultImage || !why.text.hasPrefix("IDAT") ? why.text : "fdAT" + why.text.dropFirst(4)
            throw .decoding(.corrupt(.png, why: "frame \(index + 1): \(named)"))
        } catch {
            throw error
        }
    }

    private func paint(
        _ frame: PNGFrame, of file: ByteView, onto canvas: FrameCanvas, at place: FramePlacement, replaces: Bool,
        deadline: DecodeDeadline
    ) throws(ImageError) {
        let pieces = try pixels(of: frame, in: file)
        let length = pieces.reduce(0) { $0 + $1.count }
        guard let start = head(of: frame, in: file, dataLength: length) else { throw .decoding(.truncated(.png)) }
        // After the pixels libpng only needs something to read.
        let ends = start + Self.end
        try ends.withUnsafeBufferPointer { ends throws(ImageError) in
            let whole = ByteView(bytes: UnsafeRawBufferPointer(ends))
            let parts =
                [whole.available(start.count, at: 0)] + pieces + [whole.available(Self.end.count, at: start.count)]
            let stream = PNGStream(
                parts: parts.map { codecs_part(bytes: $0.baseAddress, size: $0.count) }, size: frame.size,
                hasAlpha: hasAlpha, limits: limits)
            if replaces, place.covers(canvas.size) {
                try stream.decode(into: canvas.memory, deadline: deadline)
            } else {
                canvas.lay(try stream.picture(deadline: deadline), at: place, replaces: replaces)
            }
        }
    }

    /// Returns everything before the pixels, which follow as one `IDAT` chunk. Checksums are left as zeros, because
    /// nothing checks them.
    private func head(of frame: PNGFrame, in file: ByteView, dataLength: Int) -> [UInt8]? {
        guard let header = file.slice(13, at: 16) else { return nil }
        var head = Self.signature + Self.bytes(13) + Array("IHDR".utf8)
        head += Self.bytes(frame.size.width) + Self.bytes(frame.size.height) + header.bytes.dropFirst(8) + Self.checksum
        for range in self.header.palette {
            guard let chunk = file.slice(range.count, at: range.lowerBound) else { return nil }
            head += chunk.bytes
        }
        return head + Self.bytes(dataLength) + Array("IDAT".utf8)
    }

    private func pixels(of frame: PNGFrame, in file: ByteView) throws(ImageError) -> [ByteView] {
        var pieces: [ByteView] = []
        var offset = frame.chunks.lowerBound
        while offset < frame.chunks.upperBound, let chunk = PNGChunk(file, at: offset) {
            offset = chunk.range.upperBound
            guard chunk.type == .data || chunk.type == .frameData else { continue }
            guard chunk.isIntact else { throw .decoding(.corrupt(.png, why: "a checksum does not match its chunk")) }
            // A frame's sequence number precedes its pixels.
            let start = chunk.type == .frameData ? 4 : 0
            pieces.append(chunk.data.available(chunk.data.count, at: start))
        }
        return pieces
    }

    private static func bytes(_ number: Int) -> [UInt8] {
        withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).bigEndian) { Array($0) }
    }
}
