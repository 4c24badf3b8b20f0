import HalcyonCore

/// The blocks of a GIF file, parsed without decoding any pixel.
///
/// Source: CompuServe, "Graphics Interchange Format, version 89a", 1990; Netscape's looping extension as browsers read
/// it.
struct GIFHeader: Sendable {
    private(set) var canvas: PixelSize
    /// The first frame, whether complete or not.
    private(set) var firstFrame: GIFFrame?
    /// The complete frames, in order, up to the number asked for.
    private(set) var frames: [GIFFrame] = []
    /// The number of complete frames.
    private(set) var frameCount = 0
    /// How many times the frames are shown in total; nil to loop forever.
    private(set) var loopCount: Int? = 1
    private let bits: Int
    private let globalTable: GIFFrame.Table?
    private var control = GIFFrameControl.none
    private var sawEnd = false
    private var sawLoopCount = false
    /// The error that ended parsing inside a block, or at an unknown one.
    private var stop: ImageError?
    private var delays: [Double] = []
    /// The most delays kept to compute the duration.
    private static let mostDelays = 1 << 20

    /// - Parameter limit: How many frames to keep. Default: none, only `firstFrame`.
    init(_ file: ByteView, keeping limit: Int = 0) throws(ImageError) {
        guard let width = file.uint16(at: 6, .littleEndian), let height = file.uint16(at: 8, .littleEndian),
            let flags = file[10], file.count >= 13
        else { throw .decoding(.truncated(.gif)) }
        canvas = PixelSize(width: width, height: height)
        bits = Int(flags & 7) + 1
        globalTable = GIFFrame.Table(flags, at: 13)
        try walk(file, from: globalTable?.end ?? 13, keeping: limit)
        if canvas.width == 0 || canvas.height == 0 { try takeCanvasFromFirstFrame() }
        if sawEnd, frameCount == 0 { throw .decoding(.corrupt(.gif, why: "the file has no frames")) }
    }

    var info: ImageInfo {
        ImageInfo(
            format: .gif, size: canvas, frameCount: sawEnd ? frameCount : nil, hasAlpha: hasAlpha, bitsPerChannel: bits,
            colorModel: "palette",
            duration: sawEnd && frameCount > 1 ? AnimationTiming(delays: delays).duration : nil)
    }

    /// Why there may be more frames than were found; nil if the file is complete. A single frame needs no trailer if
    /// nothing says that more follow.
    var damage: ImageError? {
        if sawEnd { return nil }
        return stop ?? (frameCount > 1 || sawLoopCount ? .decoding(.truncated(.gif)) : nil)
    }

    /// Whether the first frame leaves any of the canvas unpainted.
    var hasAlpha: Bool {
        guard let place = firstFrame?.placement(on: canvas) else { return false }
        return !place.isOpaque || !place.covers(canvas)
    }

    private mutating func walk(_ file: ByteView, from start: Int, keeping limit: Int) throws(ImageError) {
        var offset = start
        while let block = file[offset] {
            var frame: GIFFrame?
            switch block {
            case 0x2C:
                frame = GIFFrame(file, at: offset, globalTable: globalTable, control: control)
                guard let frame else { return stop = .decoding(.truncated(.gif)) }
                control = .none
                if firstFrame == nil { firstFrame = frame }
                offset = frame.dataOffset + 1
            case 0x21:
                readExtension(file, at: offset + 1)
                offset += 2
            case 0x3B:
                sawEnd = true
                return
            default:
                // A decoder that goes past the first frame stops here too.
                let failure = ImageError.decoding(.corrupt(.gif, why: "an unknown block"))
                if frameCount > 0 { return stop = frameCount > 1 || sawLoopCount ? failure : nil }
                throw failure
            }
            guard Self.skipSubBlocks(file, from: &offset) else { return stop = .decoding(.truncated(.gif)) }
            guard let frame else { continue }
            frameCount += 1
            if delays.count < Self.mostDelays { delays.append(Double(frame.control.delay) / 100) }
            if frames.count < limit { frames.append(frame) }
        }
    }

    /// - Parameter offset: The offset of the extension's label.
    private mutating func readExtension(_ file: ByteView, at offset: Int) {
        if file[offset] == 0xF9 {
            control = GIFFrameControl(file, at: offset + 1) ?? control
        } else if file[offset] == 0xFF, file[offset + 1] == 11,
            file.has("NETSCAPE2.0", at: offset + 2) || file.has("ANIMEXTS1.0", at: offset + 2)
        {
            readLoopCount(file, at: offset + 13)
        }
    }

    /// Reads how many times browsers repeat the frames: 1 means twice in total, and 0 forever.
    private mutating func readLoopCount(_ file: ByteView, at start: Int) {
        var offset = start
        while let length = file[offset], length > 0 {
            if length >= 3, let kind = file[offset + 1], kind & 7 == 1,
                let count = file.uint16(at: offset + 2, .littleEndian)
            {
                sawLoopCount = true
                loopCount = count == 0 ? nil : count + 1
            }
            offset += 1 + Int(length)
        }
    }

    /// Browsers use the first frame's size if the canvas has none.
    private mutating func takeCanvasFromFirstFrame() throws(ImageError) {
        guard let size = firstFrame?.size, size.width > 0, size.height > 0 else {
            throw .decoding(sawEnd ? .corrupt(.gif, why: "an empty canvas") : .truncated(.gif))
        }
        canvas = size
        firstFrame?.x = 0
        firstFrame?.y = 0
        if let first = firstFrame, !frames.isEmpty { frames[0] = first }
    }

    private static func skipSubBlocks(_ file: ByteView, from offset: inout Int) -> Bool {
        while let length = file[offset] {
            offset += 1 + Int(length)
            if length == 0 { return true }
        }
        return false
    }
}

/// A frame's descriptor in a GIF file: everything before its pixels.
struct GIFFrame: Sendable {
    /// A colour table's offset in the file, and its number of colours.
    struct Table: Sendable {
        let offset: Int
        let count: Int

        /// Returns nil if the flags of the preceding block say that there is none.
        init?(_ flags: UInt8, at offset: Int) {
            guard flags & 0x80 != 0 else { return nil }
            self.offset = offset
            count = 2 << Int(flags & 7)
        }

        var end: Int { offset + count * 3 }
    }

    private static let black: UInt32 = 0xFF00_0000

    /// The left edge on the canvas.
    var x: Int
    /// The top edge on the canvas.
    var y: Int
    let size: PixelSize
    let isInterlaced: Bool
    /// The frame's local colour table, or the file's global one.
    let table: Table?
    /// The offset of the compressed pixels: the minimum code size, then blocks.
    let dataOffset: Int
    let control: GIFFrameControl

    /// - Parameter offset: The offset of the image descriptor, whose first byte is 0x2C.
    /// - Returns: Nil if the file ends inside it.
    init?(_ file: ByteView, at offset: Int, globalTable: Table?, control: GIFFrameControl) {
        guard let x = file.uint16(at: offset + 1, .littleEndian), let y = file.uint16(at: offset + 3, .littleEndian),
            let width = file.uint16(at: offset + 5, .littleEndian),
            let height = file.uint16(at: offset + 7, .littleEndian), let flags = file[offset + 9]
        else { return nil }
        self.x = x
        self.y = y
        size = PixelSize(width: width, height: height)
        isInterlaced = flags & 0x40 != 0
        let ownTable = Table(flags, at: offset + 10)
        table = ownTable ?? globalTable
        dataOffset = ownTable?.end ?? offset + 10
        self.control = control
    }

    /// Whether it shows nothing: a frame of zero size has no pixels, and one without a colour table has no colours for
    /// them.
    var isEmpty: Bool { size.width == 0 || size.height == 0 || table == nil }

    /// Returns its position on a canvas.
    func placement(on canvas: PixelSize) -> FramePlacement {
        let size = isEmpty ? PixelSize(width: 0, height: 0) : size
        let isOpaque = control.transparentIndex == nil
        return FramePlacement(
            x: x, y: y, size: size, on: canvas, disposal: control.disposal, isOpaque: isOpaque, replaces: isOpaque)
    }

    /// Returns the colours of all possible indices, with red in the lowest byte: black for those that the table lacks,
    /// 0 for the transparent one.
    func colors(in file: ByteView) -> [UInt32] {
        var colors = [UInt32](repeating: Self.black, count: 256)
        guard let table, let bytes = file.slice(table.count * 3, at: table.offset)?.bytes else { return colors }
        for index in 0..<table.count {
            let color =
                UInt32(bytes[index * 3]) | UInt32(bytes[index * 3 + 1]) << 8 | UInt32(bytes[index * 3 + 2]) << 16
            colors[index] = color | Self.black
        }
        if let transparent = control.transparentIndex { colors[Int(transparent)] = 0 }
        return colors
    }
}

/// A GIF file's graphic control extension, which precedes the frame that it applies to.
struct GIFFrameControl: Sendable {
    /// The values for a frame without one.
    static let none = GIFFrameControl()

    private(set) var disposal = FramePlacement.Disposal.keep
    /// In hundredths of a second.
    private(set) var delay: UInt16 = 0
    /// The index that is not painted.
    private(set) var transparentIndex: UInt8?

    private init() {}

    /// - Parameter offset: The offset of the extension's first block.
    /// - Returns: Nil if the extension is too short.
    init?(_ file: ByteView, at offset: Int) {
        guard let length = file[offset], length >= 4, let flags = file[offset + 1],
            let delay = file.uint16(at: offset + 2, .littleEndian), let index = file[offset + 4]
        else { return nil }
        self.delay = UInt16(delay)
        transparentIndex = flags & 1 != 0 ? index : nil
        disposal =
            switch flags >> 2 & 7 {
            case 2: .clear
            // Two early descriptions of the format disagree: one numbers this disposal 3, the other uses the bit with
            // value 4.
            case 3, 4: .restore
            default: .keep
            }
    }
}
