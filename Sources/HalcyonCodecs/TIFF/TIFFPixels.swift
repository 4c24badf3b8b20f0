#if TIFF
import CCodecs
import CPixels
import Foundation
import HalcyonCore

/// Makes pixels of the stored samples of a row.
final class TIFFPixels {
    private enum Form {
        /// Numbers of up to 8 bits, and the colour of each.
        case numbers([UInt32])
        /// Bytes that lie in the order of RGBA, or less of it.
        case bytes
        /// Pixels already.
        case converted
        /// All others.
        case deep(TIFFDeepSamples)
    }

    private let header: TIFFHeader
    private let form: Form
    private let width: Int
    private let unpack: UnsafePointer<cpixels_unpacking>
    /// Room for the numbers of a row.
    private let line: UnsafeMutablePointer<UInt8>
    private let mixInks: ((UnsafeMutablePointer<UInt8>, Int) -> Void)?

    /// - Throws: `.corrupt` for a palette with too few colours.
    init(_ header: TIFFHeader, _ directory: TIFFDirectory, _ layout: TIFFLayout, planeStride: Int) throws(ImageError) {
        self.header = header
        width = header.size.width
        guard let unpack = cpixels_find_unpacking(nil) else {
            throw .decoding(.unsupportedFormat(ImageFormat(name: "tiff (on this processor)")))
        }
        self.unpack = unpack
        let isPlain = header.sampleFormat == .unsigned
        let colors = header.colors == .palette ? try Self.palette(directory, bits: header.bits) : []
        if layout.way == .converted {
            form = .converted
        } else if isPlain, header.bits == 8, !header.isPlanar, header.samples <= 4,
            header.samples - header.colorCount <= 1,
            [.gray(whiteIsZero: false), .rgb, .brightness, .inks].contains(header.colors)
        {
            form = .bytes
        } else if isPlain, header.alpha == .none, [1, 2, 4, 8].contains(header.bits), header.colorCount == 1,
            header.samples == 1 || header.isPlanar
        {
            form = .numbers(Self.colors(header, palette: colors))
        } else {
            form = .deep(try TIFFDeepSamples(header, palette: colors, planeStride: planeStride))
        }
        mixInks = header.colors == .inks ? CMYK.converter(profile: header.profile) : nil
        line = .allocate(capacity: width + Int(CPIXELS_ROW_MARGIN))
        line.initialize(repeating: 0, count: width + Int(CPIXELS_ROW_MARGIN))
    }

    deinit { line.deallocate() }

    /// Writes a row as RGBA of 8 bits.
    func write(_ samples: UnsafePointer<UInt8>, to row: UnsafeMutablePointer<UInt8>) {
        switch form {
        case .numbers(let colors):
            if header.bits < 8 { cpixels_unpack_numbers(samples, UInt32(header.bits), line, width) }
            cpixels_look_up(header.bits < 8 ? UnsafePointer(line) : samples, colors, row, width)
        case .bytes:
            unpack.pointee.expand(samples, row, width, header.samples, nil)
            switch header.alpha {
            case .premultiplied: cpixels_make_straight(row, width)
            case .straight: break
            case .none where header.samples == 2 || header.samples == 4 && mixInks == nil:
                cpixels_make_opaque(row, width)
            case .none: break
            }
        case .converted: UnsafeMutableRawPointer(row).copyMemory(from: samples, byteCount: width * 4)
        case .deep(let deep): deep.write(samples, to: row)
        }
        if let mixInks {
            // Unlike in JPEG files, 0 is no ink.
            cpixels_invert(row, width * 4)
            mixInks(row, width)
        }
    }

    /// Writes a row as RGBA of 16 bits, the high byte first; for samples of more than 8 bits.
    func writeDeep(_ samples: UnsafePointer<UInt8>, to row: UnsafeMutablePointer<UInt8>) {
        if case .deep(let deep) = form { deep.writeDeep(samples, to: row) }
    }

    /// Returns the colour of each number.
    private static func colors(_ header: TIFFHeader, palette: [UInt32]) -> [UInt32] {
        if header.colors == .palette { return palette }
        let most = UInt32(1) << UInt32(header.bits) - 1
        return (0...most).map { number in
            let level = (header.colors == .gray(whiteIsZero: true) ? most - number : number) * 255 / most
            return level * 0x010101 | 0xFF00_0000
        }
    }

    /// Reads the palette: all reds, all greens, all blues, with 16 bits.
    private static func palette(_ directory: TIFFDirectory, bits: Int) throws(ImageError) -> [UInt32] {
        let count = 1 << bits
        guard let field = directory[.colorMap], field.count >= 3 * count, field.type == 3,
            let bytes = try directory.bytes(.colorMap)
        else { throw .decoding(.corrupt(.tiff, why: "a palette with too few colours")) }
        let values = (0..<3 * count).map { bytes.uint16(at: $0 * 2, directory.order) ?? 0 }
        // Some writers use 8 bits.
        let shift = values.contains { $0 > 255 } ? 8 : 0
        return (0..<count).map { number in
            (0..<3).reduce(0xFF00_0000) { color, channel in
                color | UInt32(truncatingIfNeeded: values[channel * count + number] >> shift) << UInt32(channel * 8)
            }
        }
    }
}
#endif
