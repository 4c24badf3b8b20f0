#if JPEGXL
import CJXL
import Foundation
import HalcyonCore

/// Decodes frames of a JPEG XL file to their final pixels.
struct JXLFrame {
    let header: JXLHeader
    /// The side of the squares of pixels whose means suffice for the result; 1 if all pixels are needed.
    private let side: Int
    /// Whether the coarse version that comes first in the file suffices.
    private let isCoarse: Bool
    /// The memory that libjxl takes.
    private let codecBytes: Int

    /// - Parameter isModular: As for `JXLHeader.codecBytes(isModular:)`.
    init(_ header: JXLHeader, _ plan: DecodePlan, isModular: Bool) {
        self.header = header
        codecBytes = header.codecBytes(isModular: isModular)
        let (stored, scaled) = (plan.stored, plan.layout.scaled)
        func reaches(_ factor: Int) -> Bool {
            stored.width >= scaled.width * factor && stored.height >= scaled.height * factor
        }
        let isPlain = header.blackChannel == nil
        // Twice the size leaves the filter enough to do.
        side = isPlain ? [16, 8, 4, 2].first { reaches($0 * 2) } ?? 1 : 1
        isCoarse = isPlain && reaches(JXLReader.coarsest)
    }

    /// The memory that the decode takes besides the result.
    func heldBytes(_ plan: DecodePlan) -> Int {
        let pixels = plan.stored.width * plan.stored.height
        // libjxl keeps the frame in floating point if a channel of its own is asked for.
        if header.blackChannel != nil { return codecBytes + pixels * (plan.isIdentity ? 17 : 21) }
        if plan.isIdentity { return codecBytes }
        return codecBytes + (side > 1 ? JXLMeans.byteCount(plan.stored, side: side) : pixels * 4)
    }

    /// Decodes the next frame; nil after the last.
    func next(_ reader: JXLReader, _ file: ByteView, _ plan: DecodePlan) throws(ImageError) -> DecodedImage? {
        reader.deadline = plan.deadline
        guard try begin(reader, file) else { return nil }
        let transform = plan.transform(header.profile, isDeep: true)
        let profile = transform == nil ? header.profile : nil
        return try plan.picture(hasAlpha: header.hasAlpha, profile: profile) { memory throws(ImageError) in
            if let black = header.blackChannel {
                try writeInks(reader, file, plan, black: black, to: memory)
            } else if side > 1 {
                try writeMeans(reader, file, plan, transform, to: memory)
            } else if plan.isIdentity {
                try finish(reader, file, whole(memory, plan, transform))
            } else {
                let canvas = try FrameCanvas(plan.stored)
                try finish(reader, file, whole(canvas.memory, plan, transform))
                try RowSink(memory, plan: plan, source: plan.stored, hasAlpha: header.hasAlpha)
                    .push(UnsafeRawBufferPointer(canvas.memory))
            }
        }
    }

    private func whole(
        _ memory: UnsafeMutableRawBufferPointer, _ plan: DecodePlan, _ transform: ColorTransform?
    ) -> JXLWholePixels {
        JXLWholePixels(memory, plan.stored, isPremultiplied: header.isPremultiplied, transform)
    }

    private func writeMeans(
        _ reader: JXLReader, _ file: ByteView, _ plan: DecodePlan, _ transform: ColorTransform?,
        to memory: UnsafeMutableRawBufferPointer
    ) throws(ImageError) {
        let means = try JXLMeans(
            plan.stored, side: side, hasAlpha: header.hasAlpha, isPremultiplied: header.isPremultiplied)
        try finish(reader, file, means, coarse: isCoarse ? means : nil)
        let extent = (
            width: Double(plan.stored.width) / Double(side), height: Double(plan.stored.height) / Double(side)
        )
        let sink = RowSink(
            memory, plan: plan, source: means.size, extent: extent, hasAlpha: header.hasAlpha,
            deepTransform: transform)
        try means.push(to: sink, isDeep: transform != nil)
    }

    /// Of inks, libjxl hands out cyan, magenta and yellow as if they were colours, 0 for the most ink, and black by
    /// itself.
    private func writeInks(
        _ reader: JXLReader, _ file: ByteView, _ plan: DecodePlan, black index: Int,
        to memory: UnsafeMutableRawBufferPointer
    ) throws(ImageError) {
        let canvas = try FrameCanvas(plan.stored)
        let count = plan.stored.width * plan.stored.height
        guard let start = calloc(count, 1) else { throw .decoding(.outOfMemory(plan.stored)) }
        let black = UnsafeMutableRawBufferPointer(start: start, count: count)
        defer { free(start) }
        try reader.setChannel(index, black)
        try finish(reader, file, whole(canvas.memory, plan, nil))
        for pixel in 0..<count { canvas.memory[pixel * 4 + 3] = black[pixel] }
        let sink = RowSink(
            memory, plan: plan, source: plan.stored, hasAlpha: false,
            finishRow: CMYK.converter(profile: header.inkProfile))
        for y in 0..<plan.stored.height {
            guard let row = sink.row(y) else { throw sink.stopReason }
            let source = UnsafeMutableRawPointer(canvas.row(y, from: 0))
            UnsafeMutableRawPointer(row).copyMemory(from: source, byteCount: plan.stored.width * 4)
        }
        sink.finish()
    }

    /// Goes on to the pixels of the next frame.
    private func begin(_ reader: JXLReader, _ file: ByteView) throws(ImageError) -> Bool {
        while true {
            switch try reader.next(file) {
            case JXL_DEC_NEED_IMAGE_OUT_BUFFER: return true
            case JXL_DEC_SUCCESS: return false
            case JXL_DEC_NEED_MORE_INPUT: throw .decoding(.truncated(.jpegXL))
            default: continue
            }
        }
    }

    /// Decodes the pixels of the frame that has begun.
    ///
    /// - Parameter coarse: The receiver, if the coarse version suffices.
    private func finish(
        _ reader: JXLReader, _ file: ByteView, _ pixels: any JXLPixels, coarse: JXLMeans? = nil
    ) throws(ImageError) {
        try reader.setPixels(pixels)
        while true {
            switch try reader.next(file) {
            case JXL_DEC_FULL_IMAGE: return
            case JXL_DEC_FRAME_PROGRESSION:
                guard let coarse, coarse.isEmpty else { continue }
                // Before the last frame of several that make one image, there is nothing to pass on.
                if try reader.flush(), coarse.isFull { return }
                coarse.clear()
            case JXL_DEC_NEED_MORE_INPUT: throw .decoding(.truncated(.jpegXL))
            case JXL_DEC_SUCCESS: throw .decoding(.corrupt(.jpegXL, why: "a frame without pixels"))
            default: continue
            }
        }
    }
}
#endif
