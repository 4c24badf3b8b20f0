public import Foundation
public import HalcyonCore

/// Shows the first frame of a GIF file as soon as it has arrived, and nothing else.
final class GIFPreviewer: FormatPreviewer {
    let keptBytes = 0
    private let options: DecodingOptions
    private var file = Data()
    private var isDone = false

    init(_ info: ImageInfo, options: DecodingOptions) throws(ImageError) {
        self.options = try DecodePlan.previewOptions(info, options)
    }

    func take(_ bytes: ByteView, _ deadline: DecodeDeadline) throws(ImageError) {
        guard !isDone, let start = bytes.bytes.baseAddress else { return }
        file.append(start.assumingMemoryBound(to: UInt8.self), count: bytes.count)
    }

    func show(_ deadline: DecodeDeadline) throws(ImageError) -> DecodedImage? {
        guard !isDone,
            try file.withByteView({ view throws(ImageError) in try GIFHeader(view).frameCount }) > 0
        else { return nil }
        defer { file = Data() }
        isDone = true
        return try GIFDecoder().decode(file, options: options)
    }
}

extension GIFDecoder {
    /// Creates a previewer, or returns nil if the bytes are not GIF.
    ///
    /// It shows a single preview: the first frame as soon as it has arrived, which in an animation is long before the
    /// end.
    ///
    /// - Throws: Nothing itself. The previewer throws the errors of ``decode(_:options:)``.
    public func makePreviewer(
        for head: Data, options: DecodingOptions
    ) throws(ImageError) -> (any ImagePreviewing)? {
        guard ImageFormat(sniffing: head) == .gif else { return nil }
        return FilePreviewer(options.limits) { file throws(ImageError) in
            guard let info = try unlessTruncated({ () throws(ImageError) in try GIFHeader(file).info }) else {
                return .incomplete
            }
            return .picture(try GIFPreviewer(info, options: options))
        }
    }
}
