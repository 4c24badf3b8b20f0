#if JPEGXL
import CJXL
public import Foundation
public import HalcyonCore

/// Shows a JPEG XL file as it arrives: the whole image at an eighth of its detail, and then after each further pass.
final class JXLPreviewer: FormatPreviewer {
    let keptBytes: Int
    private let reader: JXLReader
    private let header: JXLHeader
    private let plan: DecodePlan
    private let picked: JXLPickedPixels
    /// The bytes that libjxl has left for next time.
    private var rest = Data()
    private var isOver = false
    /// Whether the pixels have changed since the last preview.
    private var hasNews = false

    /// - Parameters:
    ///   - header: The header of a still image without inks.
    ///   - isModular: As for `JXLHeader.codecBytes(isModular:)`.
    init(_ header: JXLHeader, isModular: Bool, options: DecodingOptions) throws(ImageError) {
        let limits = options.limits
        try limits.check(metadata: header.metadataByteCount)
        self.header = header
        plan = try DecodePlan(previewOf: header.info, options: options)
        let step = header.stored.divisor(reaching: plan.layout.scaled)
        let pixels = header.stored.reduced(by: step).pixelCount ?? 0
        keptBytes = header.codecBytes(isModular: isModular) + 4 * pixels
        // libjxl's memory, what is kept, and what is handed out.
        try limits.check(bytes: keptBytes + 8 * (plan.layout.output.pixelCount ?? 0))
        picked = try JXLPickedPixels(header.stored, step: step, isPremultiplied: header.isPremultiplied)
        reader = try JXLReader(
            limits, DecodeDeadline(limits), events: [JXL_DEC_FULL_IMAGE, JXL_DEC_FRAME_PROGRESSION])
        reader.pause(hasPasses: true)
    }

    func take(_ bytes: ByteView, _ deadline: DecodeDeadline) throws(ImageError) {
        guard !isOver else { return }
        reader.deadline = deadline
        rest.append(bytes.data)
        let used = try rest.withByteView { bytes throws(ImageError) in try read(bytes) }
        rest = rest.subdata(in: rest.startIndex + used..<rest.endIndex)
    }

    func show(_ deadline: DecodeDeadline) throws(ImageError) -> DecodedImage? {
        guard hasNews else { return nil }
        hasNews = false
        return try plan.picture(hasAlpha: header.hasAlpha, profile: header.profile) { memory throws(ImageError) in
            try deadline.check()
            try RowSink(memory, plan: plan, source: picked.size, hasAlpha: header.hasAlpha)
                .push(UnsafeRawBufferPointer(picked.memory))
        }
    }

    /// Returns the number of bytes read.
    private func read(_ bytes: ByteView) throws(ImageError) -> Int {
        var offset = 0
        while !isOver {
            let (status, count) = try reader.next(after: bytes.available(bytes.count, at: offset))
            offset += count
            switch status {
            case JXL_DEC_COLOR_ENCODING: try reader.chooseColors()
            case JXL_DEC_NEED_IMAGE_OUT_BUFFER: try reader.setPixels(picked)
            case JXL_DEC_FRAME_PROGRESSION: if try reader.flush() { hasNews = true }
            case JXL_DEC_FULL_IMAGE, JXL_DEC_SUCCESS:
                hasNews = hasNews || status == JXL_DEC_FULL_IMAGE
                isOver = true
            case JXL_DEC_NEED_MORE_INPUT: return offset
            default: continue
            }
        }
        return bytes.count
    }
}

extension JPEGXLDecoder {
    /// Creates a previewer, or returns nil if the bytes are not JPEG XL.
    ///
    /// It shows the whole image at an eighth of its detail, as soon as that has arrived, and then after each further
    /// pass of the file; nothing for animations and for CMYK. Previews have at most some 1.5 million pixels, fewer for
    /// a smaller target size; the pixels of a large file are picked, not averaged.
    ///
    /// - Throws: Nothing itself. The previewer throws `ImageError.decoding`: `.corrupt`, `.tooManyPixels`,
    ///   `.tooManyBytes`, `.metadataTooLarge`, `.tookTooLong` (all calls together), `.outOfMemory`;
    ///   `ImageError.cancelled`.
    public func makePreviewer(
        for head: Data, options: DecodingOptions
    ) throws(ImageError) -> (any ImagePreviewing)? {
        guard ImageFormat(sniffing: head) == .jpegXL else { return nil }
        return FilePreviewer(options.limits) { file throws(ImageError) in
            let reader = try JXLReader(options.limits, DecodeDeadline(options.limits), events: [])
            let header: JXLHeader? = try unlessTruncated { () throws(ImageError) in try reader.header(file) }
            guard let header else { return .incomplete }
            // Frames that have not arrived cannot be checked.
            var sizes = JXLFrameSizes(file, from: reader.offset, header.basic, options.limits)
            guard let isOnly = try sizes.firstIsLast() else { return .incomplete }
            guard isOnly else { return .showsNothing }
            if header.isAnimated || header.blackChannel != nil { return .showsNothing }
            return .picture(try JXLPreviewer(header, isModular: sizes.isModular, options: options))
        }
    }
}
#endif
