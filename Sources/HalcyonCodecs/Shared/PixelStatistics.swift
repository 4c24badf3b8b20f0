import HalcyonCore

/// What an image's pixels have in common, so that an encoder can write less.
struct PixelStatistics {
    /// Whether every pixel is opaque.
    private(set) var isOpaque = true
    /// Whether red, green and blue are the same in every pixel.
    private(set) var isGray = true
    /// The distinct pixels; nil if there are more than 256.
    private(set) var colors: ColorTable?

    /// Examines the pixels until nothing more can be saved: in a photograph, after a row or two.
    ///
    /// - Parameter countsColors: Whether ``colors`` is needed.
    init(_ pixels: PixelBuffer, countsColors: Bool) {
        var table = ColorTable()
        var hasTable = countsColors
        var isOpaque = true
        var isGray = true
        let mayBeTransparent = pixels.hasAlpha
        pixels.withUnsafeBytes { bytes in
            var last: UInt32?
            for pixel in bytes.bindMemory(to: UInt32.self) where pixel != last {
                last = pixel
                if pixel &>> 24 != 255 { isOpaque = false }
                if pixel & 0xFFFF != (pixel &>> 8) & 0xFFFF { isGray = false }
                if hasTable { hasTable = table.insert(pixel) }
                if !hasTable, !isGray, !(isOpaque && mayBeTransparent) { break }
            }
        }
        self.isOpaque = isOpaque
        self.isGray = isGray
        colors = hasTable ? table : nil
    }
}

/// Up to 256 distinct pixels and their indices, in order of insertion.
///
/// A pixel is its four bytes read as a little-endian number: red is lowest, alpha highest.
struct ColorTable {
    static let capacity = 256
    private static let slotCount = 1024

    private(set) var colors: [UInt32] = []
    /// A hash table with open addressing; entries are the index plus 1, or 0 for an empty slot.
    private var slots = [UInt16](repeating: 0, count: slotCount)

    init() {}

    /// Creates a table with the given colours, in order.
    init(_ colors: some Sequence<UInt32>) {
        for color in colors { insert(color) }
    }

    /// Inserts a colour if it is new.
    ///
    /// - Returns: Whether the table contains it now; false if the table is full.
    @discardableResult
    mutating func insert(_ color: UInt32) -> Bool {
        let slot = slot(of: color)
        if slots[slot] != 0 { return true }
        guard colors.count < Self.capacity else { return false }
        colors.append(color)
        slots[slot] = UInt16(colors.count)
        return true
    }

    func index(of color: UInt32) -> UInt8? {
        let entry = slots[slot(of: color)]
        return entry == 0 ? nil : UInt8(entry - 1)
    }

    /// Returns the slot that holds a colour, or that it would go to. At least three quarters are empty, so there is
    /// one.
    private func slot(of color: UInt32) -> Int {
        var slot = Int((color &* 0x9E37_79B1) &>> 22)
        while slots[slot] != 0, colors[Int(slots[slot]) - 1] != color { slot = (slot + 1) & (Self.slotCount - 1) }
        return slot
    }
}
