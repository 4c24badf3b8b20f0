import CCodecs
import CPixels
import HalcyonCore

/// One frame's bit stream and its position on the canvas; valid as long as the file's bytes.
struct WebPFrame {
    /// Enough work between two cancellation checks for them to cost nothing (a lossy stream) or a twentieth of the time
    /// (a lossless one), and little enough to be done soon.
    private static let step = 1 << 16

    private let bytes: ByteView
    private let x: Int
    private let y: Int
    private let size: PixelSize
    private let deadline: DecodeDeadline

    init(_ bytes: ByteView, x: Int, y: Int, size: PixelSize, deadline: DecodeDeadline) {
        self.bytes = bytes
        self.x = x
        self.y = y
        self.size = size
        self.deadline = deadline
    }

    init(_ frame: WebPIterator, _ deadline: DecodeDeadline) {
        self.deadline = deadline
        bytes = ByteView(bytes: UnsafeRawBufferPointer(start: frame.fragment.bytes, count: frame.fragment.size))
        x = Int(frame.x_offset)
        y = Int(frame.y_offset)
        size = PixelSize(width: Int(frame.width), height: Int(frame.height))
    }

    func covers(_ canvas: PixelSize) -> Bool { x == 0 && y == 0 && size == canvas }

    /// - Parameters:
    ///   - memory: The canvas; pixels that the frame does not cover are left unchanged.
    ///   - scaled: The size to scale to, for a frame that covers its canvas.
    ///   - threads: With 2 or more, another thread filters what this one has decoded. Default: 1.
    func decode(
        into memory: UnsafeMutableRawBufferPointer, canvas: PixelSize, scaled: PixelSize?, threads: Int = 1
    ) throws(ImageError) {
        var config = WebPDecoderConfig()
        guard WebPInitDecoderConfig(&config) != 0 else {
            throw .decoding(.corrupt(.webp, why: "a different version of libwebp than this was built for"))
        }
        try check(WebPGetFeatures(bytes.baseAddress, bytes.count, &config.input))
        let offset = (y * canvas.width + x) * 4
        let size = scaled ?? self.size
        guard x + size.width <= canvas.width, y + size.height <= canvas.height, offset < memory.count,
            Int(config.input.width) == self.size.width, Int(config.input.height) == self.size.height
        else { throw .decoding(.corrupt(.webp, why: "a frame of a different size than announced")) }
        if let scaled {
            config.options.use_scaling = 1
            config.options.scaled_width = Int32(scaled.width)
            config.options.scaled_height = Int32(scaled.height)
        }
        config.options.use_threads = threads > 1 ? 1 : 0
        config.output.colorspace = MODE_RGBA
        config.output.is_external_memory = 1
        config.output.u.RGBA.rgba = memory.baseAddress.map { ($0 + offset).assumingMemoryBound(to: UInt8.self) }
        config.output.u.RGBA.stride = Int32(canvas.width * 4)
        config.output.u.RGBA.size = memory.count - offset
        do throws(ImageError) {
            try decodeInSteps(&config)
        } catch .decoding(.outOfMemory) where threads > 1 {
            // That is also how libwebp reports a thread that the system refuses.
            config.options.use_threads = 0
            try decodeInSteps(&config)
        }
        // A lossless stream may contain alpha even if its header says that it has none.
        if config.input.isLossless, config.input.has_alpha == 0 { makeOpaque(memory, at: offset, size, canvas) }
    }

    private func makeOpaque(
        _ memory: UnsafeMutableRawBufferPointer, at offset: Int, _ size: PixelSize, _ canvas: PixelSize
    ) {
        guard let first = memory.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
        for y in 0..<size.height { cpixels_make_opaque(first + offset + y * canvas.width * 4, size.width) }
    }

    private func decodeInSteps(_ config: UnsafeMutablePointer<WebPDecoderConfig>) throws(ImageError) {
        guard let decoder = WebPIDecode(nil, 0, config) else { throw .decoding(.outOfMemory(size)) }
        defer { WebPIDelete(decoder) }
        var status = VP8_STATUS_SUSPENDED
        var end = 0
        while status == VP8_STATUS_SUSPENDED, end < bytes.count {
            try deadline.check()
            end = min(end + Self.step, bytes.count)
            status = WebPIUpdate(decoder, bytes.baseAddress, end)
        }
        try check(status)
    }

    private func check(_ status: VP8StatusCode) throws(ImageError) {
        switch status {
        case VP8_STATUS_OK: return
        case VP8_STATUS_SUSPENDED, VP8_STATUS_NOT_ENOUGH_DATA: throw .decoding(.truncated(.webp))
        case VP8_STATUS_OUT_OF_MEMORY: throw .decoding(.outOfMemory(size))
        case VP8_STATUS_UNSUPPORTED_FEATURE: throw .decoding(.corrupt(.webp, why: "an unsupported feature"))
        default: throw .decoding(.corrupt(.webp, why: "a bitstream error"))
        }
    }
}

/// Paints the frames of an animated WebP.
///
/// Does not use libwebp's `WebPAnimDecoder`, which goes through all frames from the first, decodes those that are
/// skipped, and blends only to within a step or two of the exact value.
struct WebPFramePainter: FramePainting {
    let frames: [WebPAnimationFrame]

    func paint(
        _ index: Int, of file: ByteView, onto canvas: FrameCanvas, at place: FramePlacement, replaces: Bool,
        deadline: DecodeDeadline
    ) throws(ImageError) {
        let frame = frames[index]
        let stream = file.available(frame.stream.count, at: frame.stream.lowerBound)
        if replaces {
            return try WebPFrame(stream, x: frame.x, y: frame.y, size: frame.size, deadline: deadline)
                .decode(into: canvas.memory, canvas: canvas.size, scaled: nil)
        }
        let picture = try PixelBuffer(
            width: frame.size.width, height: frame.size.height, hasAlpha: true
        ) { memory throws(ImageError) in
            try WebPFrame(stream, x: 0, y: 0, size: frame.size, deadline: deadline)
                .decode(into: memory, canvas: frame.size, scaled: nil)
        }
        canvas.lay(picture, at: place, replaces: false)
    }
}
