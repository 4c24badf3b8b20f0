import HalcyonCore

/// The first frame of a GIF, row by row: no canvas is held.
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

    func write(to sink: RowSink, watch: DecodeWatch) throws(ImageError) {
        try writeBlankRows(0..<place.rows.lowerBound, to: sink)
        if place.isEmpty {
            try writeBlankRows(0..<canvas.height, to: sink)
        } else if frame.isInterlaced {
            try writeInterlaced(to: sink, watch)
        } else {
            let rows = place.rows.upperBound - frame.y
            try GIFFrameReader(file, frame).readRows(rows, watch: watch) { y, numbers throws(ImageError) in
                try write(numbers, row: y, to: sink)
            }
        }
        if !place.isEmpty { try writeBlankRows(place.rows.upperBound..<canvas.height, to: sink) }
        sink.finish()
    }

    private func writeInterlaced(to sink: RowSink, _ watch: DecodeWatch) throws(ImageError) {
        let width = frame.size.width
        var plane = [UInt8](repeating: 0, count: width * frame.size.height)
        try GIFFrameReader(file, frame).readRows(frame.size.height, watch: watch) { y, numbers in
            plane.replaceSubrange(y * width..<(y + 1) * width, with: numbers)
        }
        for y in 0..<place.rows.count {
            let row = plane[y * width..<(y + 1) * width]
            try row.withUnsafeBufferPointer { numbers throws(ImageError) in try write(numbers, row: y, to: sink) }
        }
    }

    private func write(_ numbers: UnsafeBufferPointer<UInt8>, row y: Int, to sink: RowSink) throws(ImageError) {
        let row = try Self.row(frame.y + y, of: sink)
        if place.columns.count < canvas.width { row.update(repeating: 0, count: canvas.width * 4) }
        let target = UnsafeMutableRawPointer(row) + place.columns.lowerBound * 4
        let first = place.columns.lowerBound - frame.x
        colors.withUnsafeBufferPointer { colors in
            for x in 0..<place.columns.count {
                let color = colors[Int(numbers[first + x])]
                target.storeBytes(of: color, toByteOffset: x &* 4, as: UInt32.self)
            }
        }
    }

    private func writeBlankRows(_ rows: Range<Int>, to sink: RowSink) throws(ImageError) {
        for y in rows { try Self.row(y, of: sink).update(repeating: 0, count: canvas.width * 4) }
    }

    private static func row(_ y: Int, of sink: RowSink) throws(ImageError) -> UnsafeMutablePointer<UInt8> {
        guard let row = sink.row(y) else { throw sink.stopReason }
        return row
    }
}
