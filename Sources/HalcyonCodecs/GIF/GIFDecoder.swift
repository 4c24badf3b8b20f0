import CPixels
public import Foundation
public import HalcyonCore

/// Decodes GIF with giflib; pixels that no frame paints stay transparent, as in browsers.
///
/// Frames are clipped to the canvas declared in the file's header, and only complete frames count: an animation that is
/// cut short has the complete frames, and `DecodedImage.damage`. A frame of zero size or without any colour table shows
/// nothing.
public struct GIFDecoder: ImageDecoding {
    /// Creates a decoder; it has no settings.
    public init() {}

    /// Returns what the blocks say, or nil if the bytes are not GIF. The frame count is nil if `data` is incomplete.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated` within the header, `.corrupt`.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        guard ImageFormat(sniffing: data) == .gif else { return nil }
        return try data.withByteView { file throws(ImageError) in try GIFHeader(file).info }
    }

    /// Returns the first frame, with the others if there are any and `options` ask for them, or nil if the bytes are
    /// not GIF.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels` (for the canvas and for each frame),
    ///   `.tooManyFrames`, `.tooManyAnimationPixels`, `.tooManyBytes`, `.tookTooLong`, `.outOfMemory`;
    ///   `ImageError.cancelled`.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard ImageFormat(sniffing: data) == .gif else { return nil }
        return try data.withByteView { file throws(ImageError) in
            let limits = options.limits
            let header = try GIFHeader(file, keeping: options.frames == .first ? 0 : limits.maximumFrames)
            let plan = try DecodePlan(header.info, options: options)
            guard let frame = header.firstFrame else { throw .decoding(.truncated(.gif)) }
            try limits.check(frame.size)
            try plan.checkBytes(besides: frame.isInterlaced ? frame.size.width * frame.size.height : 0)
            if frame.isEmpty, header.frameCount < 2 { throw .decoding(.corrupt(.gif, why: "a frame without pixels")) }
            let animation = try animation(data, header, plan, options)
            var image = try plan.picture(hasAlpha: header.hasAlpha, profile: nil) { memory throws(ImageError) in
                let sink = RowSink(memory, plan: plan, source: header.canvas, hasAlpha: header.hasAlpha)
                try GIFStill(file, frame, on: header.canvas).write(to: sink, deadline: plan.deadline)
            }
            image.frames = animation.map { AnimatedFrames($0, firstFrame: image.pixels) }
            if options.frames != .first, let damage = header.damage { image.damage = damage }
            return image
        }
    }

    private func animation(
        _ data: Data, _ header: GIFHeader, _ plan: DecodePlan, _ options: DecodingOptions
    ) throws(ImageError) -> EncodedAnimation? {
        guard options.frames != .first, header.frameCount > 1 else { return nil }
        try options.limits.check(frames: header.frameCount, canvas: header.canvas)
        for frame in header.frames { try options.limits.check(frame.size) }
        return try EncodedAnimation(
            data, plan: plan, profile: nil, placements: header.frames.map { $0.placement(on: header.canvas) },
            timing: AnimationTiming(
                delays: header.frames.map { Double($0.control.delay) / 100 }, loopCount: header.loopCount),
            painter: GIFFramePainter(frames: header.frames), scratchBytes: 0, limits: options.limits)
    }
}

/// The first frame of a GIF, written row by row, without a canvas in memory.
struct GIFStill {
    private let file: ByteView
    private let frame: GIFFrame
    private let place: FramePlacement
    private let canvas: PixelSize
    private let colors: [UInt32]

    init(_ file: ByteView, _ frame: GIFFrame, on canvas: PixelSize) {
        self.file = file
        self.frame = frame
        self.canvas = canvas
        place = frame.placement(on: canvas)
        colors = frame.colors(in: file)
    }

    func write(to sink: RowSink, deadline: DecodeDeadline) throws(ImageError) {
        try writeBlankRows(0..<place.rows.lowerBound, to: sink)
        if place.isEmpty {
            try writeBlankRows(0..<canvas.height, to: sink)
        } else if frame.isInterlaced {
            try writeInterlaced(to: sink, deadline)
        } else {
            let rows = place.rows.upperBound - frame.y
            try GIFFrameReader(file, frame).readRows(rows, deadline: deadline) { y, numbers throws(ImageError) in
                try write(numbers, row: y, to: sink)
            }
        }
        if !place.isEmpty { try writeBlankRows(place.rows.upperBound..<canvas.height, to: sink) }
        sink.finish()
    }

    private func writeInterlaced(to sink: RowSink, _ deadline: DecodeDeadline) throws(ImageError) {
        let width = frame.size.width
        var plane = [UInt8](repeating: 0, count: width * frame.size.height)
        try GIFFrameReader(file, frame).readRows(frame.size.height, deadline: deadline) { y, numbers in
            plane.withUnsafeMutableBytes { plane in
                UnsafeMutableRawBufferPointer(rebasing: plane[y * width..<(y + 1) * width])
                    .copyMemory(from: UnsafeRawBufferPointer(numbers))
            }
        }
        for y in 0..<place.rows.count {
            let row = plane[y * width..<(y + 1) * width]
            try row.withUnsafeBufferPointer { numbers throws(ImageError) in try write(numbers, row: y, to: sink) }
        }
    }

    private func write(_ numbers: UnsafeBufferPointer<UInt8>, row y: Int, to sink: RowSink) throws(ImageError) {
        let row = try Self.row(frame.y + y, of: sink)
        if place.columns.count < canvas.width { memset(row, 0, canvas.width * 4) }
        guard let first = numbers.baseAddress else { return }
        cpixels_look_up(
            first + (place.columns.lowerBound - frame.x), colors, row + place.columns.lowerBound * 4,
            place.columns.count)
    }

    private func writeBlankRows(_ rows: Range<Int>, to sink: RowSink) throws(ImageError) {
        for y in rows { memset(try Self.row(y, of: sink), 0, canvas.width * 4) }
    }

    private static func row(_ y: Int, of sink: RowSink) throws(ImageError) -> UnsafeMutablePointer<UInt8> {
        guard let row = sink.row(y) else { throw sink.stopReason }
        return row
    }
}

/// Paints the frames of a GIF.
struct GIFFramePainter: FramePainting {
    let frames: [GIFFrame]

    func paint(
        _ index: Int, of file: ByteView, onto canvas: FrameCanvas, at place: FramePlacement, replaces: Bool,
        deadline: DecodeDeadline
    ) throws(ImageError) {
        let frame = frames[index]
        let colors = frame.colors(in: file)
        let first = place.columns.lowerBound - frame.x
        let rows = place.rows.upperBound - frame.y
        try GIFFrameReader(file, frame).readRows(rows, deadline: deadline) { y, numbers in
            guard let numbers = numbers.baseAddress.map({ $0 + first }) else { return }
            let target = UnsafeMutableRawPointer(canvas.row(frame.y + y, from: place.columns.lowerBound))
                .assumingMemoryBound(to: UInt8.self)
            let count = place.columns.count
            if let transparent = frame.control.transparentIndex {
                cpixels_look_up_visible(numbers, colors, transparent, target, count)
            } else {
                cpixels_look_up(numbers, colors, target, count)
            }
        }
    }
}
