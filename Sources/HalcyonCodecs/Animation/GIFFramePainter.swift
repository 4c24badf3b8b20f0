import HalcyonCore

/// Paints the frames of a GIF.
struct GIFFramePainter: FramePainting {
    let frames: [GIFFrame]

    func paint(
        _ index: Int, of file: ByteView, onto canvas: FrameCanvas, at place: FramePlacement, replaces: Bool,
        watch: DecodeWatch
    ) throws(ImageError) {
        let frame = frames[index]
        let colors = frame.colors(in: file)
        let first = place.columns.lowerBound - frame.x
        let rows = place.rows.upperBound - frame.y
        try GIFFrameReader(file, frame).readRows(rows, watch: watch) { y, numbers in
            let target = canvas.row(frame.y + y, from: place.columns.lowerBound)
            let visible = UnsafeBufferPointer(rebasing: numbers[first..<first + place.columns.count])
            colors.withUnsafeBufferPointer { colors in
                if let transparent = frame.control.transparentIndex {
                    for (x, number) in visible.enumerated() where number != transparent {
                        target[x] = colors[Int(number)]
                    }
                } else {
                    for (x, number) in visible.enumerated() { target[x] = colors[Int(number)] }
                }
            }
        }
    }
}
