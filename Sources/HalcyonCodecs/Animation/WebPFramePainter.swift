import HalcyonCore

/// Paints the frames of an animated WebP.
///
/// Not by libwebp's `WebPAnimDecoder`: it goes through all frames from the first, decodes those that are skipped, and
/// blends to within a step or two of the exact value.
struct WebPFramePainter: FramePainting {
    let frames: [WebPAnimationFrame]

    func paint(
        _ index: Int, of file: ByteView, onto canvas: FrameCanvas, at place: FramePlacement, replaces: Bool,
        watch: DecodeWatch
    ) throws(ImageError) {
        let frame = frames[index]
        let stream = file.available(frame.stream.count, at: frame.stream.lowerBound)
        if replaces {
            return try WebPFrame(stream, x: frame.x, y: frame.y, size: frame.size, watch: watch)
                .decode(into: canvas.memory, canvas: canvas.size, scaled: nil)
        }
        let picture = try PixelBuffer(
            width: frame.size.width, height: frame.size.height, hasAlpha: true
        ) { memory throws(ImageError) in
            try WebPFrame(stream, x: 0, y: 0, size: frame.size, watch: watch)
                .decode(into: memory, canvas: frame.size, scaled: nil)
        }
        canvas.lay(picture, at: place, replaces: false)
    }
}
