import HalcyonCore

/// The blocks of a GIF file, walked without decoding any pixel.
///
/// Source: CompuServe, "Graphics Interchange Format, version 89a", 1990.
struct GIFHeader {
    private(set) var canvas: PixelSize
    private(set) var firstFrame: (x: Int, y: Int, size: PixelSize)?
    /// The colour of the first frame that is not painted.
    private(set) var transparentIndex: Int?
    /// Whether the first frame's rows come in four passes.
    private(set) var isInterlaced = false
    private var bits: Int
    private var frames = 0
    private var sawEnd = false

    init(_ file: ByteView) throws(ImageError) {
        guard let width = file.uint16(at: 6, .littleEndian), let height = file.uint16(at: 8, .littleEndian),
            let flags = file[10], file.count >= 13
        else { throw .decoding(.truncated(.gif)) }
        canvas = PixelSize(width: width, height: height)
        bits = Int(flags & 7) + 1
        var offset = 13 + Self.tableSize(flags)
        blocks: while let block = file[offset] {
            switch block {
            case 0x2C:
                guard readFrame(file, at: &offset) else { break blocks }
            case 0x21:
                if frames == 0, file[offset + 1] == 0xF9 { readGraphicControl(file, at: offset + 2) }
                offset += 2
            case 0x3B:
                sawEnd = true
                break blocks
            default:
                guard frames > 0 else { throw .decoding(.corrupt(.gif, why: "an unknown block")) }
                break blocks  // a decoder that goes on past the first frame stops here too
            }
            guard Self.skipSubBlocks(file, from: &offset) else { break }
        }
        if canvas.width == 0 || canvas.height == 0 {
            // Browsers take the first frame's size then.
            guard let firstFrame, firstFrame.size.width > 0, firstFrame.size.height > 0 else {
                throw .decoding(sawEnd ? .corrupt(.gif, why: "an empty canvas") : .truncated(.gif))
            }
            canvas = firstFrame.size
        }
        if sawEnd, frames == 0 { throw .decoding(.corrupt(.gif, why: "the file has no frame")) }
    }

    var info: ImageInfo {
        ImageInfo(
            format: .gif, size: canvas, frameCount: sawEnd ? frames : nil, hasAlpha: hasAlpha, bitsPerChannel: bits,
            colorModel: "palette")
    }

    /// Whether the first frame leaves anything of the canvas unpainted.
    var hasAlpha: Bool {
        guard transparentIndex == nil, let frame = firstFrame else { return transparentIndex != nil }
        return frame.x > 0 || frame.y > 0 || frame.size.width < canvas.width || frame.size.height < canvas.height
    }

    private mutating func readFrame(_ file: ByteView, at offset: inout Int) -> Bool {
        guard let x = file.uint16(at: offset + 1, .littleEndian), let y = file.uint16(at: offset + 3, .littleEndian),
            let width = file.uint16(at: offset + 5, .littleEndian),
            let height = file.uint16(at: offset + 7, .littleEndian), let flags = file[offset + 9]
        else { return false }
        if frames == 0 {
            firstFrame = (x, y, PixelSize(width: width, height: height))
            isInterlaced = flags & 0x40 != 0
        }
        frames += 1
        offset += 11 + Self.tableSize(flags)
        return true
    }

    private mutating func readGraphicControl(_ file: ByteView, at offset: Int) {
        // Four bytes: flags, two of delay, the transparent index.
        guard let length = file[offset], length >= 4, let flags = file[offset + 1], let index = file[offset + 4] else {
            return
        }
        transparentIndex = flags & 1 != 0 ? Int(index) : nil
    }

    private static func tableSize(_ flags: UInt8) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
    }

    private static func skipSubBlocks(_ file: ByteView, from offset: inout Int) -> Bool {
        while let length = file[offset] {
            offset += 1 + Int(length)
            if length == 0 { return true }
        }
        return false
    }
}
