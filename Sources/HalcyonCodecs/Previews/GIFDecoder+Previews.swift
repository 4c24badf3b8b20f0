public import Foundation
public import HalcyonCore

extension GIFDecoder {
    /// Begins previews; nil for bytes that are no GIF.
    ///
    /// There is one: the first frame, once it is there, which of an animation is long before the end.
    ///
    /// - Throws: never at once. The previewer does: what ``decode(_:options:)`` does.
    public func makePreviewer(
        for head: Data, options: DecodingOptions
    ) throws(ImageError) -> (any ImagePreviewing)? {
        guard ImageFormat(sniffing: head) == .gif else { return nil }
        return ArrivingFile(options.limits) { file throws(ImageError) in
            guard let info = try unlessTruncated({ () throws(ImageError) in try GIFHeader(file).info }) else {
                return .incomplete
            }
            return .picture(try ArrivingGIF(info, options: options))
        }
    }
}
