#if TIFF
import CCodecs
import Foundation
import HalcyonCore

/// Reads samples of any depth and place as numbers of 16 bits, and makes pixels of them.
///
/// Floating-point samples are levels from 0 to 1; what lies beyond is cut off.
final class TIFFDeepSamples {
    private let header: TIFFHeader
    private let palette: [UInt32]
    private let planeStride: Int
    private let width: Int
    /// A row of RGBA; of inks; or of Lab, three numbers for each pixel.
    private let pixels: UnsafeMutablePointer<UInt16>
    private let lab: TIFFLab?
    private var hasAlpha: Bool { header.alpha != .none }

    /// - Parameters:
    ///   - palette: The colours, if there is one.
    ///   - planeStride: The distance between planes in bytes.
    init(_ header: TIFFHeader, palette: [UInt32], planeStride: Int) throws(ImageError) {
        self.header = header
        self.palette = palette
        self.planeStride = planeStride
        width = header.size.width
        if case .lab(let isICC) = header.colors {
            guard let made = TIFFLab(isICC: isICC, bits: header.bits) else {
                throw .decoding(.outOfMemory(header.size))
            }
            lab = made
        } else {
            lab = nil
        }
        pixels = .allocate(capacity: width * 4)
        pixels.initialize(repeating: 0xFFFF, count: width * 4)
    }

    deinit { pixels.deallocate() }

    /// Writes a row as RGBA of 8 bits; inks as they are.
    func write(_ samples: UnsafePointer<UInt8>, to row: UnsafeMutablePointer<UInt8>) {
        if let lab {
            for channel in 0..<3 { read(channel, of: samples, to: pixels + channel, step: 3) }
            return lab.convert(pixels, to: row, count: width)
        }
        fill(samples)
        for index in 0..<width * 4 {
            row[index] = UInt8(truncatingIfNeeded: (UInt32(pixels[index]) * 255 + 32895) >> 16)
        }
    }

    /// Writes a row as RGBA of 16 bits, the high byte first.
    func writeDeep(_ samples: UnsafePointer<UInt8>, to row: UnsafeMutablePointer<UInt8>) {
        fill(samples)
        let target = UnsafeMutableRawPointer(row)
        for index in 0..<width * 4 {
            target.storeBytes(of: pixels[index].bigEndian, toByteOffset: index * 2, as: UInt16.self)
        }
    }

    /// Reads a row of gray, colours or inks.
    private func fill(_ samples: UnsafePointer<UInt8>) {
        switch header.colors {
        case .gray(let whiteIsZero):
            read(0, of: samples, to: pixels, step: 4)
            for index in 0..<width {
                let level = whiteIsZero ? ~pixels[index * 4] : pixels[index * 4]
                for channel in 0..<3 { pixels[index * 4 + channel] = level }
            }
        case .palette:
            read(0, of: samples, to: pixels, step: 4)
            let most = UInt32(palette.count - 1)
            for index in 0..<width {
                let number = (UInt32(pixels[index * 4]) * most + 32767) / 65535
                let color = palette[Int(number)]
                for channel in 0..<3 {
                    pixels[index * 4 + channel] = UInt16(color >> UInt32(channel * 8) & 255) * 257
                }
            }
        default:
            for channel in 0..<header.colorCount { read(channel, of: samples, to: pixels + channel, step: 4) }
        }
        guard hasAlpha else { return }
        read(header.alphaSample, of: samples, to: pixels + 3, step: 4)
        if header.alpha == .premultiplied { makeStraight() }
    }

    /// Divides colours by alpha.
    private func makeStraight() {
        for index in 0..<width {
            let alpha = UInt32(pixels[index * 4 + 3])
            if alpha == 0 || alpha == 65535 { continue }
            for channel in index * 4..<index * 4 + 3 {
                let level = (UInt32(pixels[channel]) * 65535 + alpha / 2) / alpha
                pixels[channel] = UInt16(clamping: level)
            }
        }
    }

    /// Reads a sample of each pixel; `step` is the distance of the results.
    private func read(
        _ sample: Int, of samples: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt16>, step: Int
    ) {
        let line = header.isPlanar ? samples + sample * planeStride : samples
        let stride = header.isPlanar ? 1 : header.samples
        let first = header.isPlanar ? 0 : sample
        let base = UnsafeRawPointer(line)
        switch (header.sampleFormat, header.bits) {
        case (.float, _):
            for index in 0..<width { target[index * step] = level(base, first + index * stride) }
        case (_, 8):
            for index in 0..<width { target[index * step] = UInt16(line[first + index * stride]) * 257 }
        case (_, 16):
            for index in 0..<width {
                target[index * step] = base.loadUnaligned(
                    fromByteOffset: (first + index * stride) * 2, as: UInt16.self)
            }
        case (_, 32):
            for index in 0..<width {
                let value = base.loadUnaligned(fromByteOffset: (first + index * stride) * 4, as: UInt32.self)
                target[index * step] = UInt16(truncatingIfNeeded: value >> 16)
            }
        default: readBits(line, first: first, stride: stride, to: target, step: step)
        }
    }

    /// Reads samples of fewer than 16 bits, the first in the highest bits of a byte.
    private func readBits(
        _ line: UnsafePointer<UInt8>, first: Int, stride: Int, to target: UnsafeMutablePointer<UInt16>, step: Int
    ) {
        let bits = header.bits
        let most = UInt32(1) << UInt32(bits) - 1
        for index in 0..<width {
            let position = (first + index * stride) * bits
            // A sample lies in at most three bytes; those behind a row may be read.
            let word = (0..<3).reduce(UInt32(0)) { $0 << 8 | UInt32(line[position / 8 + $1]) }
            let value = word >> UInt32(24 - bits - position % 8) & most
            target[index * step] = UInt16(truncatingIfNeeded: (value * 65535 + most / 2) / most)
        }
    }

    /// Returns a floating-point sample as 16 bits; what is no number is 0.
    private func level(_ base: UnsafeRawPointer, _ index: Int) -> UInt16 {
        let value: Double
        switch header.bits {
        case 64: value = base.loadUnaligned(fromByteOffset: index * 8, as: Double.self)
        case 32: value = Double(base.loadUnaligned(fromByteOffset: index * 4, as: Float.self))
        default:
            let half = UInt32(base.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self))
            let exponent = Int(half >> 10 & 31)
            let fraction = Double(half & 1023) / 1024
            let size = exponent == 0 ? fraction * 0x1p-14 : (1 + fraction) * pow(2, Double(exponent - 15))
            value = exponent == 31 && fraction > 0 || half >> 15 == 1 ? 0 : size
        }
        guard value > 0 else { return 0 }
        return UInt16((min(1, value) * 65535).rounded())
    }
}

/// Converts Lab to sRGB.
///
/// Sources: TIFF 6.0, section 23; "Photoshop TIFF Technical Notes" (ICCLab).
private final class TIFFLab {
    private let transform: cmsHTRANSFORM
    private let isICC: Bool
    private let isDeep: Bool

    /// Returns nil without memory.
    init?(isICC: Bool, bits: Int) {
        self.isICC = isICC
        isDeep = bits > 8
        guard let source = cmsCreateLab2Profile(nil) else { return nil }
        defer { cmsCloseProfile(source) }
        guard let target = cmsCreate_sRGBProfile() else { return nil }
        defer { cmsCloseProfile(target) }
        guard
            let transform = cmsCreateTransform(
                source, UInt32(CODECS_LCMS_LAB_16), target, UInt32(CODECS_LCMS_RGBA_8), UInt32(INTENT_PERCEPTUAL),
                UInt32(cmsFLAGS_NOCACHE))
        else { return nil }
        self.transform = transform
    }

    deinit { cmsDeleteTransform(transform) }

    /// Converts `count` pixels of three samples, in place and to opaque RGBA.
    func convert(_ pixels: UnsafeMutablePointer<UInt16>, to row: UnsafeMutablePointer<UInt8>, count: Int) {
        for index in 0..<count * 3 {
            // With 16 bits, Little CMS has 0xFF00 for a brightness of 100, and 0x8000 for no colour.
            let isBrightness = index % 3 == 0
            var value = UInt32(pixels[index])
            if !isDeep {
                value >>= 8
                if !isBrightness, !isICC { value ^= 0x80 }
                value = isBrightness ? (value * 0xFF00 + 127) / 255 : value << 8
            } else if !isICC {
                value = isBrightness ? (value * 0xFF00 + 32767) / 65535 : value ^ 0x8000
            }
            pixels[index] = UInt16(truncatingIfNeeded: value)
        }
        cmsDoTransform(transform, pixels, row, UInt32(clamping: count))
        for index in 0..<count { row[index * 4 + 3] = 255 }
    }
}
#endif
