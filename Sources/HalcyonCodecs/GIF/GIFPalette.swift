/// The colours of a frame, and the number that leaves a pixel as it is.
struct GIFPalette {
    let colors: [UInt32]
    /// The number that is not painted, the one after the last colour; nil where there is none.
    let clear: UInt8?
    /// The frame's own colours, where they are no more than ``colors`` may be.
    private let table: ColorTable?

    /// Chooses colours for the pixels of a frame, where 0 stands for one that is not painted.
    ///
    /// - Parameter hasClear: Whether there has to be a number that is not painted.
    init(for drawn: [UInt32], hasClear: Bool) {
        let room = hasClear ? ColorTable.capacity - 1 : ColorTable.capacity
        table = Self.table(of: drawn, room: room)
        if let table {
            colors = table.colors
        } else {
            var quantizer = WuQuantizer()
            for pixel in drawn where pixel != 0 { quantizer.add(pixel) }
            colors = quantizer.palette(of: room)
        }
        clear = hasClear ? UInt8(colors.count) : nil
    }

    /// What the file's table holds.
    var entries: [UInt32] { clear == nil ? colors : colors + [0] }

    /// The numbers of the drawn pixels; nil where one of them has none.
    func exactIndices(of drawn: [UInt32]) -> [UInt8]? {
        guard let table else { return nil }
        var indices: [UInt8] = []
        indices.reserveCapacity(drawn.count)
        var (last, index) = (UInt32(0), clear)
        for pixel in drawn {
            if pixel != last {
                last = pixel
                index = pixel == 0 ? clear : table.index(of: pixel)
            }
            guard let index else { return nil }
            indices.append(index)
        }
        return indices
    }

    private static func table(of drawn: [UInt32], room: Int) -> ColorTable? {
        var table = ColorTable()
        var last: UInt32 = 0
        for pixel in drawn where pixel != last {
            last = pixel
            if pixel == 0 { continue }
            guard table.insert(pixel), table.colors.count <= room else { return nil }
        }
        return table
    }
}
