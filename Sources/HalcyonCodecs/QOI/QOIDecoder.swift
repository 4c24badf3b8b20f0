import CPixels
public import Foundation
public import HalcyonCore

/// Decodes QOI. The rows go straight into the resampler.
///
/// The file's byte about its colour space changes no pixel, as its specification says; ``info(of:)`` tells it. A file
/// that lacks only its end marker counts as complete.
///
/// Source: Szablewski, "The Quite OK Image Format", specification version 1.0, 2022.
public struct QOIDecoder: ImageDecoding {
    /// Creates a decoder; it has no settings.
    public init() {}

    /// Returns what the header says, or nil if the bytes are not QOI. The colour model is `"RGB"`, or `"linear RGB"` if
    /// the file says that its colours are linear.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated` within the header, `.corrupt`.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        guard ImageFormat(sniffing: data) == .qoi else { return nil }
        return try data.withByteView { file throws(ImageError) in try QOIHeader(file).info }
    }

    /// Returns the image, or nil if the bytes are not QOI.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels`, `.tooManyBytes`, `.tookTooLong`,
    ///   `.outOfMemory`; `ImageError.cancelled`.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard ImageFormat(sniffing: data) == .qoi else { return nil }
        return try data.withByteView { file throws(ImageError) in
            let header = try QOIHeader(file)
            let plan = try DecodePlan(header.info, options: options)
            try plan.checkBytes()
            // The marker's bytes would be pixels too.
            let hasMarker = QOIHeader.hasEndMarker(file)
            let length = file.count - QOIHeader.length - (hasMarker ? QOIHeader.endMarker.count : 0)
            let pixels = file.available(length, at: QOIHeader.length)
            do throws(ImageError) {
                // Before memory is taken for pixels that are not there.
                guard pixels.count >= header.leastBytes else { throw .decoding(.truncated(.qoi)) }
                return try QOIRows(header).decode(pixels, header.info, plan)
            } catch .decoding(.truncated) where hasMarker {
                throw .decoding(.corrupt(.qoi, why: "the end marker precedes the last pixel"))
            } catch {
                throw error
            }
        }
    }

    /// Creates a previewer, or returns nil if the bytes are not QOI. It shows the rows received so far, with the rest
    /// transparent, at most some 1.5 million pixels.
    ///
    /// - Throws: Nothing itself. The previewer throws `ImageError.decoding`: `.corrupt`, `.tooManyPixels`,
    ///   `.tooManyBytes`, `.tookTooLong` (all calls together), `.outOfMemory`; `ImageError.cancelled`.
    public func makePreviewer(
        for head: Data, options: DecodingOptions
    ) throws(ImageError) -> (any ImagePreviewing)? {
        guard ImageFormat(sniffing: head) == .qoi else { return nil }
        return FilePreviewer(options.limits) { file throws(ImageError) in
            guard let header = try unlessTruncated({ () throws(ImageError) in try QOIHeader(file) }) else {
                return .incomplete
            }
            return .picture(
                try SequentialRowsPreviewer(
                    QOIRows(header), header.info, at: QOIHeader.length, options: options))
        }
    }
}

/// The header of a QOI file.
struct QOIHeader {
    static let length = 14
    /// What follows the last pixel.
    static let endMarker: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 1]
    /// The most pixels that a byte can stand for: it may repeat the last one that often.
    static let longestRun = 62

    let size: PixelSize
    let hasAlpha: Bool
    let isLinear: Bool

    init(_ file: ByteView) throws(ImageError) {
        guard let width = file.uint32(at: 4), let height = file.uint32(at: 8), let channels = file[12],
            let colorSpace = file[13]
        else { throw .decoding(.truncated(.qoi)) }
        guard width > 0, height > 0 else { throw .decoding(.corrupt(.qoi, why: "an empty image")) }
        guard channels == 3 || channels == 4, colorSpace < 2 else {
            throw .decoding(.corrupt(.qoi, why: "\(channels) channels in the colour space \(colorSpace)"))
        }
        size = PixelSize(width: width, height: height)
        hasAlpha = channels == 4
        isLinear = colorSpace == 1
    }

    var info: ImageInfo {
        ImageInfo(format: .qoi, size: size, hasAlpha: hasAlpha, colorModel: isLinear ? "linear RGB" : "RGB")
    }

    /// The fewest bytes that all pixels can have. The size must have been checked against limits.
    var leastBytes: Int { (size.width * size.height + Self.longestRun - 1) / Self.longestRun }

    static func hasEndMarker(_ file: ByteView) -> Bool {
        guard file.count >= length + endMarker.count,
            let end = file.slice(endMarker.count, at: file.count - endMarker.count)
        else { return false }
        return end.bytes.elementsEqual(endMarker)
    }
}

/// Reads the rows of a QOI file.
final class QOIRows: SequentialRows {
    let byteCount = MemoryLayout<cpixels_qoi>.size
    private let header: QOIHeader
    private var state = cpixels_qoi()
    /// The pixels of the current row that have been read.
    private var count = 0

    init(_ header: QOIHeader) {
        self.header = header
        state.pixel = 0xFF00_0000
    }

    func read(
        _ bytes: ByteView, isWhole: Bool, to row: UnsafeMutablePointer<UInt8>
    ) -> (count: Int, isComplete: Bool) {
        let width = header.size.width
        let start = bytes.baseAddress
        // A run goes on without another byte.
        state.next = start
        state.end = start.map { $0 + bytes.count }
        let pixels = UnsafeMutableRawPointer(row).assumingMemoryBound(to: UInt32.self)
        count += cpixels_unpack_qoi(&state, pixels + count, width - count)
        let used = start.flatMap { start in state.next.map { $0 - start } } ?? 0
        guard count == width else { return (used, false) }
        count = 0
        // The number of channels does not change how pixels are written, so there may be alpha all the same.
        if !header.hasAlpha { cpixels_make_opaque(row, width) }
        return (used, true)
    }
}
