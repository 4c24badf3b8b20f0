public import Foundation
public import HalcyonCore

extension PNGDecoder {
    /// Begins previews; nil for bytes that are no PNG.
    ///
    /// Of an interlaced file, pass after pass, each pixel standing for those around it that have not come yet: after a
    /// sixty-fourth of the pixels there is a whole picture. Of other files, the rows that have come, the rest
    /// transparent; of animated ones nothing. At most some 1.5 million pixels, less for a smaller target size; of an
    /// interlaced file these are picked, not weighed.
    ///
    /// - Throws: never at once. The previewer does: `ImageError.decoding`: `.corrupt`, `.tooManyPixels`,
    ///   `.tooManyBytes`, `.metadataTooLarge`, `.tookTooLong` (all calls together), `.outOfMemory`;
    ///   `ImageError.cancelled`.
    public func makePreviewer(
        for head: Data, options: DecodingOptions
    ) throws(ImageError) -> (any ImagePreviewing)? {
        guard ImageFormat(sniffing: head) == .png else { return nil }
        return ArrivingFile(options.limits) { file throws(ImageError) in
            guard PNGChunkFilter.reachesPixels(file) else { return .incomplete }
            let header = try PNGHeader(file, limits: options.limits)
            if header.info.frameCount != 1 { return .showsNothing }
            return .picture(try ArrivingPNG(header, options: options))
        }
    }
}
