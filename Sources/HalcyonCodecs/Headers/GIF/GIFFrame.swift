import HalcyonCore

/// What stands before one frame's pixels in a GIF file.
struct GIFFrame: Sendable {
    /// A colour table's place in the file, and its number of colours.
    struct Table: Sendable {
        let offset: Int
        let count: Int

        /// Nil where the flags of the block before it say that there is none.
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
    /// The upper edge on the canvas.
    var y: Int
    let size: PixelSize
    let isInterlaced: Bool
    /// The frame's own colour table, or else the file's.
    let table: Table?
    /// Where the compressed pixels begin: the smallest code size, then blocks.
    let dataOffset: Int
    let control: GIFFrameControl

    /// - Parameter offset: That of the image descriptor, whose first byte is 0x2C.
    /// - Returns: nil where the file ends within it.
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

    /// Whether it shows anything: a frame of no size has no pixel, and one without any colour table no colour for them.
    var isEmpty: Bool { size.width == 0 || size.height == 0 || table == nil }

    /// Its place on a canvas.
    func placement(on canvas: PixelSize) -> FramePlacement {
        let size = isEmpty ? PixelSize(width: 0, height: 0) : size
        let isOpaque = control.transparentIndex == nil
        return FramePlacement(
            x: x, y: y, size: size, on: canvas, disposal: control.disposal, isOpaque: isOpaque, replaces: isOpaque)
    }

    /// All colours that a pixel's number may stand for, the byte of red the lowest: black where the table has none, the
    /// transparent one 0.
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
