#if AVIF
import CAVIF
import Foundation
import HalcyonCore

/// An AVIF file opened with libavif. Use it from one thread at a time.
final class AVIFFile {
    /// More than any file has, and less than any machine refuses: libavif aborts the process if an allocation fails.
    private static let mostBytes = 1 << 28

    /// A copy, because libavif keeps pointers into it.
    private let bytes: UnsafeMutableRawBufferPointer
    private let decoder: UnsafeMutablePointer<avifDecoder>
    private let limits: DecodingLimits
    private let track: AVIFTrack?

    /// Opens a file without reading it; call `parse` first.
    init(_ data: Data, _ limits: DecodingLimits) throws(ImageError) {
        guard let decoder = avifDecoderCreate() else {
            throw .decoding(.outOfMemory(PixelSize(width: 0, height: 0)))
        }
        bytes = .allocate(byteCount: data.count, alignment: 1)
        data.copyBytes(to: bytes)
        track = AVIFTrack(ByteView(bytes: UnsafeRawBufferPointer(bytes)))
        Self.hideEdits(in: bytes)
        self.decoder = decoder
        self.limits = limits
        guard avifDecoderSetIOMemory(decoder, file.baseAddress, file.count) == AVIF_RESULT_OK else {
            throw .decoding(.outOfMemory(PixelSize(width: 0, height: 0)))
        }
        // EXIF does not rotate images in AVIF, but libavif would apply it.
        decoder.pointee.ignoreExif = 1
        decoder.pointee.ignoreXMP = 1
        // Old encoders omit boxes that no viewer needs.
        decoder.pointee.strictFlags = AVIF_STRICT_DISABLED.rawValue
        // An image that is too large must get its specific error, from its header, so the limit is set after parsing.
        decoder.pointee.imageDimensionLimit = 0
        decoder.pointee.imageCountLimit = UInt32(
            clamping: max(1, limits.maximumFrames, DecodingLimits().maximumFrames))
    }

    deinit {
        avifDecoderDestroy(decoder)
        bytes.deallocate()
    }

    /// Reads the boxes.
    ///
    /// - Parameter isWhole: Whether data that ends before the pixels is an error.
    func parse(isWhole: Bool) throws(ImageError) -> AVIFHeader {
        guard AVIFTables(file).areShort else {
            throw .decoding(.corrupt(.avif, why: "its tables are longer than any image needs"))
        }
        // libavif allocates as much memory as the file claims for an item, up to this.
        decoder.pointee.io.pointee.sizeHint = UInt64(isWhole ? file.count : max(file.count, Self.mostBytes))
        let result = avifDecoderParse(decoder)
        if result != AVIF_RESULT_OK, let size = hugeSize {
            throw .decoding(.tooManyPixels(size, limit: min(limits.maximumPixels, Self.mostPixels)))
        }
        try check(result)
        // The AV1 decoder checks this itself, whatever the boxes say. A pixel takes at least one byte.
        let mostPixels = min(limits.maximumPixels, limits.maximumBytes, Self.mostPixels)
        decoder.pointee.imageSizeLimit = UInt32(clamping: max(1, mostPixels))
        guard let image else { throw .decoding(.corrupt(.avif, why: "the file has no image")) }
        return AVIFHeader(decoder.pointee, image.pointee)
    }

    /// Returns the last frame at or before `index` that depends on no other.
    func keyFrame(before index: Int) -> Int {
        Int(avifDecoderNearestKeyframe(decoder, UInt32(clamping: index)))
    }

    /// Decodes the planes of a frame; fastest for the frame after the last one decoded. It cannot be interrupted.
    ///
    /// - Parameter threads: The number of threads; the first call decides for all frames. Default: 1.
    func decode(
        frame index: Int, _ header: AVIFHeader, threads: Int = 1
    ) throws(ImageError) -> UnsafePointer<avifImage> {
        decoder.pointee.maxThreads = Int32(min(threads, 8))
        try check(avifDecoderNthImage(decoder, UInt32(clamping: index)))
        guard let image, size == header.coded else {
            throw .decoding(.corrupt(.avif, why: "a frame of a different size than announced"))
        }
        return UnsafePointer(image)
    }

    /// Returns the timing of the frames according to the file.
    func timing(_ header: AVIFHeader) -> AnimationTiming {
        track?.timing(frames: header.frames)
            ?? AnimationTiming(delays: Array(repeating: 0, count: header.frames))
    }
}

extension AVIFFile {
    /// Marks the edit lists of all tracks as free space. `AVIFTrack` reads them, and libavif 1.x refuses a whole
    /// sequence over things in them that 0.11 did not check: a second list, and a duration of 0.
    private static func hideEdits(in bytes: UnsafeMutableRawBufferPointer) {
        let file = ByteView(bytes: UnsafeRawBufferPointer(bytes))
        for track in file.boxes("moov").flatMap({ $0.boxes("trak") }) {
            for box in MediaBoxes(track) where box.type == ByteView.code("edts") {
                guard let content = box.content.bytes.baseAddress, let start = file.bytes.baseAddress else { continue }
                let offset = content - start - box.typeDistance
                for (index, letter) in "free".utf8.enumerated() { bytes[offset + index] = letter }
            }
        }
    }

    /// The most pixels that libavif decodes.
    private static let mostPixels = 16384 * 16384

    /// Nil until the boxes have been read.
    private var image: UnsafeMutablePointer<avifImage>? { decoder.pointee.image }

    private var size: PixelSize {
        PixelSize(width: Int(image?.pointee.width ?? 0), height: Int(image?.pointee.height ?? 0))
    }

    /// The bytes; valid as long as this object.
    var file: ByteView { ByteView(bytes: UnsafeRawBufferPointer(bytes)) }

    /// The size of an image that libavif refuses before it reports the size.
    private var hugeSize: PixelSize? {
        // `meta` begins with four bytes of version and flags, and so does `ispe`.
        guard let properties = file.box("meta")?.box("iprp", from: 4)?.box("ipco") else { return nil }
        for extent in properties.boxes("ispe") {
            guard let width = extent.uint32(at: 4), let height = extent.uint32(at: 8) else { continue }
            let size = PixelSize(width: width, height: height)
            if size.pixelCount ?? .max > Self.mostPixels { return size }
        }
        return nil
    }

    private func check(_ result: avifResult) throws(ImageError) {
        switch result {
        case AVIF_RESULT_OK: return
        case AVIF_RESULT_TRUNCATED_DATA, AVIF_RESULT_IO_ERROR: throw .decoding(.truncated(.avif))
        case AVIF_RESULT_NO_CODEC_AVAILABLE:
            throw .decoding(.unsupportedFormat(ImageFormat(name: "avif (AV1, which this libavif does not decode)")))
        case AVIF_RESULT_OUT_OF_MEMORY: throw .decoding(.outOfMemory(size))
        default:
            // Some of libavif's checks report a file as damaged when its boxes merely point past its end.
            guard MediaBoxes(file).areWhole else { throw .decoding(.truncated(.avif)) }
            throw .decoding(.corrupt(.avif, why: .init(words(result))))
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
