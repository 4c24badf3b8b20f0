import CCodecs
import HalcyonCore

/// giflib, reading from memory.
final class GIFFrameReader {
    private let file: ByteView
    private var offset = 0
    private var hitEnd = false

    init(_ file: ByteView) {
        self.file = file
    }

    func readFirstFrame(onto sink: RowSink, _ header: GIFHeader) throws(ImageError) {
        var code: Int32 = 0
        let opened = DGifOpen(Unmanaged.passUnretained(self).toOpaque(), { GIFFrameReader.read($0, $1, $2) }, &code)
        guard let gif = opened else { throw failure(code) }
        defer { DGifCloseFile(gif, nil) }
        try seekFirstFrame(gif)
        let image = gif.pointee.Image
        let colors = try palette(gif, transparent: header.transparentIndex)
        let canvas = header.canvas
        let frame = (
            columns: Int(image.Left)..<Int(image.Left) + Int(image.Width),
            rows: Int(image.Top)..<Int(image.Top) + Int(image.Height)
        )
        guard !frame.columns.isEmpty, !frame.rows.isEmpty else {
            throw .decoding(.corrupt(.gif, why: "an empty frame"))
        }
        let visible = frame.columns.clamped(to: 0..<canvas.width)
        let plane = image.Interlace ? try interlacedPlane(gif, frame.columns.count, frame.rows.count, sink) : []
        var line = [UInt8](repeating: 0, count: frame.columns.count)
        for y in 0..<canvas.height {
            guard let row = sink.row(y) else { throw sink.stopReason }
            let isCovered = frame.rows.contains(y)
            if !isCovered || visible.count < canvas.width { row.update(repeating: 0, count: canvas.width * 4) }
            guard isCovered, !visible.isEmpty else { continue }
            if image.Interlace {
                let start = (y - frame.rows.lowerBound) * line.count
                line.replaceSubrange(0..<line.count, with: plane[start..<start + line.count])
            } else {
                try readLine(gif, &line)
            }
            let first = UnsafeMutableRawPointer(row) + visible.lowerBound * 4
            let indices = line[(visible.lowerBound - frame.columns.lowerBound)...].prefix(visible.count)
            colors.withUnsafeBufferPointer { colors in
                indices.withUnsafeBufferPointer { indices in
                    for (place, index) in indices.enumerated() {
                        first.storeBytes(of: colors[Int(index)], toByteOffset: place &* 4, as: SIMD4<UInt8>.self)
                    }
                }
            }
        }
        sink.finish()
    }

    private func seekFirstFrame(_ gif: UnsafeMutablePointer<GifFileType>) throws(ImageError) {
        while true {
            var record = UNDEFINED_RECORD_TYPE
            try check(DGifGetRecordType(gif, &record), gif)
            switch record {
            case IMAGE_DESC_RECORD_TYPE:
                try check(DGifGetImageDesc(gif), gif)
                return
            case EXTENSION_RECORD_TYPE: try skipExtension(gif)
            case TERMINATE_RECORD_TYPE: throw .decoding(.corrupt(.gif, why: "the file has no frame"))
            default: continue
            }
        }
    }

    private func skipExtension(_ gif: UnsafeMutablePointer<GifFileType>) throws(ImageError) {
        var code: Int32 = 0
        var block: UnsafeMutablePointer<UInt8>?
        try check(DGifGetExtension(gif, &code, &block), gif)
        while block != nil { try check(DGifGetExtensionNext(gif, &block), gif) }
    }

    private func palette(
        _ gif: UnsafeMutablePointer<GifFileType>, transparent: Int?
    ) throws(ImageError) -> [SIMD4<UInt8>] {
        guard let map = gif.pointee.Image.ColorMap ?? gif.pointee.SColorMap, let table = map.pointee.Colors else {
            throw .decoding(.corrupt(.gif, why: "no colour table"))
        }
        var colors = [SIMD4<UInt8>](repeating: SIMD4(0, 0, 0, 255), count: 256)
        for index in 0..<min(256, Int(map.pointee.ColorCount)) {
            colors[index] = SIMD4(table[index].Red, table[index].Green, table[index].Blue, 255)
        }
        if let transparent { colors[transparent] = .zero }
        return colors
    }

    private func interlacedPlane(
        _ gif: UnsafeMutablePointer<GifFileType>, _ width: Int, _ height: Int, _ sink: RowSink
    ) throws(ImageError) -> [UInt8] {
        var plane = [UInt8](repeating: 0, count: width * height)
        var line = [UInt8](repeating: 0, count: width)
        for (first, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
            for y in stride(from: first, to: height, by: step) {
                try sink.checkWatch()
                try readLine(gif, &line)
                plane.replaceSubrange(y * width..<(y + 1) * width, with: line)
            }
        }
        return plane
    }

    private func readLine(_ gif: UnsafeMutablePointer<GifFileType>, _ line: inout [UInt8]) throws(ImageError) {
        let count = Int32(line.count)
        try check(DGifGetLine(gif, &line, count), gif)
    }

    private func check(_ outcome: Int32, _ gif: UnsafeMutablePointer<GifFileType>) throws(ImageError) {
        if outcome != GIF_OK { throw failure(gif.pointee.Error) }
    }

    private func failure(_ code: Int32) -> ImageError {
        if hitEnd { return .decoding(.truncated(.gif)) }
        let text = GifErrorString(code).map { String(cString: $0) }
        return .decoding(.corrupt(.gif, why: text ?? "error \(code)"))
    }

    private static func read(
        _ gif: UnsafeMutablePointer<GifFileType>?, _ target: UnsafeMutablePointer<UInt8>?, _ count: Int32
    ) -> Int32 {
        guard let context = gif?.pointee.UserData, let target else { return 0 }
        let reader = Unmanaged<GIFFrameReader>.fromOpaque(context).takeUnretainedValue()
        let part = reader.file.available(Int(count), at: reader.offset)
        if part.count < Int(count) { reader.hitEnd = true }
        UnsafeMutableRawBufferPointer(start: target, count: Int(count)).copyMemory(from: part.bytes)
        reader.offset += part.count
        return Int32(part.count)
    }
}
