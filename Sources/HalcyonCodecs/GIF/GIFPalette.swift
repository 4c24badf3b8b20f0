import CPixels
import Foundation

/// The colours of a frame, and its transparent index.
struct GIFPalette {
    let colors: [UInt32]
    /// The transparent index, which follows the last colour; nil if there is none.
    let clear: UInt8?
    /// The frame's exact colours; nil if there are too many for a palette.
    private let table: ColorTable?

    /// Chooses colours for the pixels of a frame, in which 0 marks a pixel that is not painted.
    ///
    /// - Parameter hasClear: Whether a transparent index is needed.
    init(for drawn: [UInt32], hasClear: Bool) {
        let room = hasClear ? ColorTable.capacity - 1 : ColorTable.capacity
        table = Self.table(of: drawn, room: room)
        if let table {
            colors = table.colors
        } else {
            colors = Self.quantized(drawn, room: room)
        }
        clear = hasClear ? UInt8(colors.count) : nil
    }

    /// The entries of the file's colour table.
    var entries: [UInt32] { clear == nil ? colors : colors + [0] }

    /// Returns the indices of the drawn pixels, or nil if one of them has none.
    func exactIndices(of drawn: [UInt32]) -> [UInt8]? {
        guard let table else { return nil }
        var isExact = true
        let indices = [UInt8](unsafeUninitializedCapacity: drawn.count) { indices, count in
            guard let target = indices.baseAddress else { return }
            isExact = table.write(drawn, count: drawn.count, zero: clear.map(Int32.init) ?? -1, to: target)
            count = isExact ? drawn.count : 0
        }
        return isExact ? indices : nil
    }

    private static func table(of drawn: [UInt32], room: Int) -> ColorTable? {
        var table = ColorTable()
        return drawn.withUnsafeBufferPointer { table.insert($0, room: room, skipsZeros: true) } ? table : nil
    }

    /// Returns the few colours that best represent the pixels; see `cpixels_quantize`.
    private static func quantized(_ drawn: [UInt32], room: Int) -> [UInt32] {
        guard let cells = calloc(Int(CPIXELS_CELLS), MemoryLayout<cpixels_moments>.stride) else { return [] }
        defer { free(cells) }
        let moments = cells.bindMemory(to: cpixels_moments.self, capacity: Int(CPIXELS_CELLS))
        cpixels_add_moments(drawn, drawn.count, moments)
        return [UInt32](unsafeUninitializedCapacity: room) { colors, count in
            guard let target = colors.baseAddress else { return }
            count = cpixels_quantize(moments, room, target)
        }
    }
}
