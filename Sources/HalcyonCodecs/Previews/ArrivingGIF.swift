import Foundation
import HalcyonCore

/// A GIF file as it arrives: its first frame, once that is there, and nothing more.
final class ArrivingGIF: ArrivingPicture {
    private let options: DecodingOptions
    private var file = Data()
    private var isDone = false

    init(_ info: ImageInfo, options: DecodingOptions) throws(ImageError) {
        self.options = try DecodePlan.previewOptions(info, options)
    }

    func take(_ bytes: ByteView, _ watch: DecodeWatch) throws(ImageError) {
        guard !isDone, let start = bytes.bytes.baseAddress else { return }
        file.append(start.assumingMemoryBound(to: UInt8.self), count: bytes.count)
    }

    func show(_ watch: DecodeWatch) throws(ImageError) -> DecodedImage? {
        guard !isDone, try file.withByteView({ view throws(ImageError) in Self.hasFirstFrame(view) }) else {
            return nil
        }
        defer { file = Data() }
        isDone = true
        return try GIFDecoder().decode(file, options: options)
    }

    /// Source: CompuServe, "Graphics Interchange Format, version 89a", 1990, sections 17 to 22.
    private static func hasFirstFrame(_ file: ByteView) -> Bool {
        guard let flags = file[10] else { return false }
        var offset = 13 + tableSize(flags)
        while let block = file[offset] {
            switch block {
            case 0x21: offset += 2
            case 0x2C:
                guard let flags = file[offset + 9] else { return false }
                // Behind the table, the first code's size.
                offset += 11 + tableSize(flags)
            default: return false
            }
            guard let end = endOfSubBlocks(file, from: offset) else { return false }
            if block == 0x2C { return true }
            offset = end
        }
        return false
    }

    private static func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

    private static func endOfSubBlocks(_ file: ByteView, from start: Int) -> Int? {
        var offset = start
        while let length = file[offset] {
            offset += 1 + Int(length)
            if length == 0 { return offset }
        }
        return nil
    }
}
