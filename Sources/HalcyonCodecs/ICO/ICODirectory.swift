import Foundation
import HalcyonCore

/// The directory of an icon or cursor, and the images that it lists.
///
/// An image is as large as it says itself: directories may lie, and cannot tell sizes beyond 256. Only where an image
/// begins is taken from the directory, which may list the same bytes many times.
///
/// Sources: Microsoft, "Icons" (1995) and "ICONDIRENTRY"; for PNG inside, Chen, "The evolution of the ICO file format,
/// part 4: PNG images", 2010.
struct ICODirectory {
    private static let headerLength = 6
    private static let entryLength = 16

    /// What the file has, in the directory's order, each once; those of which it lacks the first bytes are left out.
    private(set) var images: [ICOImage] = []
    /// The size of the largest image of which the file lacks the first bytes, by the directory.
    private(set) var missing: PixelSize?

    /// - Throws: `.truncated` if the file ends inside the directory.
    init(_ file: ByteView) throws(ImageError) {
        guard let count = file.uint16(at: 4, .littleEndian), file.count >= Self.headerLength + count * Self.entryLength
        else { throw .decoding(.truncated(.ico)) }
        var known: Set<Int> = []
        for index in 0..<count {
            let entry = Self.headerLength + index * Self.entryLength
            guard let offset = file.uint32(at: entry + 12, .littleEndian), !known.contains(offset) else { continue }
            switch ICOImage.reading(file, at: offset) {
            case .image(let image):
                images.append(image)
                known.insert(offset)
            case .missing:
                // 0 stands for 256.
                let sides = [file[entry], file[entry + 1]].map { side in side.map { $0 == 0 ? 256 : Int($0) } ?? 0 }
                let size = PixelSize(width: sides[0], height: sides[1])
                if size.area > missing?.area ?? 0 { missing = size }
            case .damaged: continue
            }
        }
    }

    /// The largest image, and of those of the same size the one with the most bits a pixel; nil if there is none.
    var largest: ICOImage? { images.max { ($0.size.area, $0.bits) < ($1.size.area, $1.bits) } }

    /// Returns the smallest image in the shape of `largest` that need not be enlarged to a size, or `largest` if there
    /// is none.
    func best(for scaled: PixelSize, insteadOf largest: ICOImage) -> ICOImage {
        let candidates = images.filter {
            $0.size.width >= scaled.width && $0.size.height >= scaled.height && $0.size.hasShape(of: largest.size)
        }
        return candidates.min { ($0.size.area, -$0.bits) < ($1.size.area, -$1.bits) } ?? largest
    }
}

/// One image of an icon.
struct ICOImage {
    enum Form {
        case png
        case bitmap(BMPHeader)
    }

    enum Reading {
        case image(ICOImage)
        /// The file ends before it, or inside its header.
        case missing
        case damaged
    }

    let size: PixelSize
    let bits: Int
    let offset: Int
    let form: Form

    /// Reads an image's header, and no more of a PNG than the first chunk: a directory may list one again and again.
    static func reading(_ file: ByteView, at offset: Int) -> Reading {
        let view = file.available(file.count, at: offset)
        guard view.count >= 16 else { return .missing }
        if isPNG(view) {
            guard view.count >= PNGHeader.length else { return .missing }
            guard let width = view.uint32(at: 16), let height = view.uint32(at: 20), width > 0, height > 0,
                let bits = view[24], let kind = view[25]
            else { return .damaged }
            // By colour type: gray, RGB, palette, and both with alpha.
            let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind] ?? 1
            return .image(
                ICOImage(
                    size: PixelSize(width: width, height: height), bits: Int(bits) * channels, offset: offset,
                    form: .png))
        }
        do throws(ImageError) {
            let header = try BMPHeader(view, in: .icon)
            return .image(ICOImage(size: header.size, bits: header.bits, offset: offset, form: .bitmap(header)))
        } catch {
            if case .decoding(.truncated) = error { return .missing }
            return .damaged
        }
    }

    private static func isPNG(_ view: ByteView) -> Bool {
        view.available(8, at: 0).bytes.elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    }
}

extension PixelSize {
    /// The number of pixels, or the largest number there is.
    fileprivate var area: Int { pixelCount ?? .max }

    /// Whether a side differs by less than a pixel from that of `other`, scaled.
    fileprivate func hasShape(of other: PixelSize) -> Bool {
        let across = width.multipliedReportingOverflow(by: other.height)
        let down = height.multipliedReportingOverflow(by: other.width)
        guard !across.overflow, !down.overflow else { return false }
        return abs(across.partialValue - down.partialValue) < max(other.width, other.height)
    }
}
