public import Foundation
public import HalcyonCore

extension JPEGDecoder {
    /// Begins previews; nil for bytes that are no JPEG.
    ///
    /// Of a progressive file, the whole picture after each scan, at first coarse: the first of ten scans, a twentieth
    /// of the bytes, shows it at an eighth of its resolution. While a colour is missing there is none. Of other files,
    /// the rows that have come, the rest transparent; where each colour comes by itself, a gray picture first, which
    /// takes on colour. At most some 1.5 million pixels, less for a smaller target size.
    ///
    /// - Throws: never at once. The previewer does: `ImageError.decoding`: `.corrupt`, `.tooManyPixels`,
    ///   `.tooManyBytes` (the pixels, and the coefficients of a progressive file), `.tooManyScans`,
    ///   `.metadataTooLarge`, `.tookTooLong` (all calls together), `.outOfMemory`; `ImageError.cancelled`.
    public func makePreviewer(
        for head: Data, options: DecodingOptions
    ) throws(ImageError) -> (any ImagePreviewing)? {
        guard ImageFormat(sniffing: head) == .jpeg else { return nil }
        return ArrivingFile(options.limits) { file throws(ImageError) in
            guard let header = try unlessTruncated({ () throws(ImageError) in try JPEGHeader(file) }), header.isWhole
            else { return .incomplete }
            return .picture(try ArrivingJPEG(header, options: options))
        }
    }
}
