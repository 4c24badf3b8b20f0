import Foundation
import HalcyonCore

/// A GIF file as it arrives: its first frame, once that is there, and nothing more.
final class ArrivingGIF: ArrivingPicture {
    private let options: DecodingOptions
    private var file = Data()
    private var isDone = false

    init(_ info: ImageInfo, options: DecodingOptions) throws(ImageError) {
        self.options = try DecodePlan.previewOptions(info, options)
    }

    func take(_ bytes: ByteView, _ watch: DecodeWatch) throws(ImageError) {
        guard !isDone, let start = bytes.bytes.baseAddress else { return }
        file.append(start.assumingMemoryBound(to: UInt8.self), count: bytes.count)
    }

    func show(_ watch: DecodeWatch) throws(ImageError) -> DecodedImage? {
        guard !isDone,
            try file.withByteView({ view throws(ImageError) in try GIFHeader(view).frameCount }) > 0
        else { return nil }
        defer { file = Data() }
        isDone = true
        return try GIFDecoder().decode(file, options: options)
    }
}
