import CPixels
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
        let hasAlpha = pixels.hasAlpha
        pixels.withUnsafeBytes { bytes in
            let pixels = bytes.bindMemory(to: UInt32.self)
            guard let first = pixels.baseAddress else { return }
            isOpaque = !hasAlpha || cpixels_is_opaque(first, pixels.count) != 0
            isGray = cpixels_is_gray(first, pixels.count) != 0
            var table = ColorTable()
            if countsColors, table.insert(pixels) { colors = table }
        }
    }
}

/// Up to 256 distinct pixels and their indices, in order of insertion.
///
/// A pixel is its four bytes read as a little-endian number: red is lowest, alpha highest.
struct ColorTable {
    static let capacity = 256

    /// The colours, of which `count` are known.
    private var entries = [UInt32](repeating: 0, count: capacity)
    private var count = 0
    /// A hash table with open addressing: see `CPixels`.
    private var slots = [UInt16](repeating: 0, count: Int(CPIXELS_SLOTS))

    var colors: [UInt32] { Array(entries.prefix(count)) }

    init() {}

    /// Creates a table with the given colours, in order.
    init(_ colors: [UInt32]) {
        colors.withUnsafeBufferPointer { _ = insert($0) }
    }

    /// Inserts the colours that are new.
    ///
    /// - Parameters:
    ///   - room: The most colours that it may have.
    ///   - skipsZeros: Whether pixels that are 0 do not count.
    /// - Returns: Whether the table contains all of them now; false if it is full.
    mutating func insert(
        _ pixels: UnsafeBufferPointer<UInt32>, room: Int = capacity, skipsZeros: Bool = false
    ) -> Bool {
        guard let first = pixels.baseAddress else { return true }
        return cpixels_collect_colors(
            first, pixels.count, skipsZeros ? 1 : 0, min(room, Self.capacity), &entries, &slots, &count) != 0
    }

    /// Writes the indices of pixels.
    ///
    /// - Parameter zero: The index of pixels that are 0, or -1 if there is none; nil if they are like any other.
    /// - Returns: False if a pixel has no index.
    func write(
        _ pixels: UnsafePointer<UInt32>, count: Int, zero: Int32? = nil, to indices: UnsafeMutablePointer<UInt8>
    ) -> Bool {
        cpixels_number_colors(
            pixels, count, entries, slots, zero ?? Int32(CPIXELS_ZERO_IS_COLOR), indices) != 0
    }
}
