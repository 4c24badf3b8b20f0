import Foundation
import HalcyonCodecs
import HalcyonCore

/// Every header.
enum ProbeTarget: FuzzTarget {
    static let name = "probe"

    static func run(_ data: Data) throws {
        var options = DecodingOptions()
        options.url = "file.tga"
        let info = try ImageDecoderRegistry(StandardCodecs.decoders).info(of: data, options: options)
        require(info.size.width > 0 && info.size.height > 0, "a header without a size")
        require((info.frameCount ?? 1) > 0, "a header without a frame")
    }
}
