#if AVIF
import CAVIF
import Foundation
import HalcyonCore

/// An AVIF file in the hands of libavif. For one thread at a time.
final class AVIFFile {
    private let source: AVIFSource
    private let decoder: UnsafeMutablePointer<avifDecoder>
    private let limits: DecodingLimits

    /// A file of which nothing is read yet; `parse` comes first.
    init(_ data: Data, _ limits: DecodingLimits) throws(ImageError) {
        guard let decoder = avifDecoderCreate() else {
            throw .decoding(.outOfMemory(PixelSize(width: 0, height: 0)))
        }
        source = AVIFSource(data)
        self.decoder = decoder
        self.limits = limits
        avifDecoderSetIO(decoder, source.io)
        // Many decodes run at once: more threads each would only get in each other's way.
        decoder.pointee.maxThreads = 1
        // EXIF does not turn pictures in AVIF, but libavif would let it.
        decoder.pointee.ignoreExif = 1
        decoder.pointee.ignoreXMP = 1
        // Old writers leave boxes out that no viewer misses.
        decoder.pointee.strictFlags = AVIF_STRICT_DISABLED.rawValue
        // What is larger must get its own error, by its header: the limit comes after parsing.
        decoder.pointee.imageDimensionLimit = 0
        decoder.pointee.imageCountLimit = UInt32(
            clamping: max(1, limits.maximumFrames, DecodingLimits().maximumFrames))
    }

    deinit { avifDecoderDestroy(decoder) }

    /// Reads the boxes.
    ///
    /// - Parameter isWhole: Whether data that ends before the pixels is an error.
    func parse(isWhole: Bool) throws(ImageError) -> AVIFHeader {
        try source.lend { file throws(ImageError) in
            guard AVIFTables(file).areShort else {
                throw .decoding(.corrupt(.avif, why: "tables longer than any picture needs"))
            }
            source.io.pointee.sizeHint = isWhole ? UInt64(file.count) : 0
            let result = avifDecoderParse(decoder)
            if result != AVIF_RESULT_OK, let size = Self.hugeSize(in: file) {
                let limit = min(limits.maximumPixels, Self.mostPixels)
                throw .decoding(.tooManyPixels(size, limit: limit))
            }
            try check(result, file)
            // The decoder of AV1 itself looks at it, whatever the boxes said.
            decoder.pointee.imageSizeLimit = UInt32(clamping: max(1, min(limits.maximumPixels, Self.mostPixels)))
            guard let image else { throw .decoding(.corrupt(.avif, why: "the file has no picture")) }
            return AVIFHeader(decoder.pointee, image.pointee)
        }
    }

    /// The nearest frame, at `index` or before it, that needs no other.
    func keyFrame(before index: Int) -> Int {
        Int(avifDecoderNearestKeyframe(decoder, UInt32(clamping: index)))
    }

    /// Decodes the planes of a frame: fastest for the one behind the last. Cannot be interrupted.
    func decode(frame index: Int, _ header: AVIFHeader) throws(ImageError) -> UnsafePointer<avifImage> {
        try source.lend { file throws(ImageError) in
            try check(avifDecoderNthImage(decoder, UInt32(clamping: index)), file)
            guard let image, size == header.coded else {
                throw .decoding(.corrupt(.avif, why: "a frame of another size than announced"))
            }
            return UnsafePointer(image)
        }
    }

    /// What the file says of its frames' timing.
    func timing(_ header: AVIFHeader) throws(ImageError) -> AnimationTiming {
        try source.lend { file throws(ImageError) in
            AVIFTrack(file)?.timing(frames: header.frames)
                ?? AnimationTiming(delays: Array(repeating: 0, count: header.frames))
        }
    }
}

extension AVIFFile {
    /// The most that libavif decodes.
    private static let mostPixels = 16384 * 16384

    /// Nil before the boxes are read.
    private var image: UnsafeMutablePointer<avifImage>? { decoder.pointee.image }

    private var size: PixelSize {
        PixelSize(width: Int(image?.pointee.width ?? 0), height: Int(image?.pointee.height ?? 0))
    }

    /// The size of a picture that libavif refuses before it tells what it is.
    private static func hugeSize(in file: ByteView) -> PixelSize? {
        // `meta` begins with four bytes of version and flags, and so does `ispe`.
        guard let properties = file.box("meta")?.box("iprp", from: 4)?.box("ipco") else { return nil }
        for extent in properties.boxes("ispe") {
            guard let width = extent.uint32(at: 4), let height = extent.uint32(at: 8) else { continue }
            let size = PixelSize(width: width, height: height)
            if size.pixelCount ?? .max > mostPixels { return size }
        }
        return nil
    }

    private func check(_ result: avifResult, _ file: ByteView) throws(ImageError) {
        switch result {
        case AVIF_RESULT_OK: return
        case AVIF_RESULT_TRUNCATED_DATA, AVIF_RESULT_IO_ERROR: throw .decoding(.truncated(.avif))
        case AVIF_RESULT_OUT_OF_MEMORY: throw .decoding(.outOfMemory(size))
        default:
            // Some of its checks call a file damaged whose boxes only point behind its end.
            guard MediaBoxes(file).areWhole else { throw .decoding(.truncated(.avif)) }
            throw .decoding(.corrupt(.avif, why: words(result)))
        }
    }

    private func words(_ result: avifResult) -> String {
        let detail = withUnsafeBytes(of: decoder.pointee.diag.error) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        return detail.isEmpty ? String(cString: avifResultToString(result)) : detail
    }
}
#endif
