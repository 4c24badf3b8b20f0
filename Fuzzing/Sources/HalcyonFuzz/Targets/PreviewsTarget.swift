import Foundation
import HalcyonCodecs
import HalcyonCore

/// A file that arrives in pieces, with looks at it in between. The last bytes choose how large the pieces are.
enum PreviewsTarget: FuzzTarget {
    static let name = "previews"

    private static let mostLooks = 40

    static func run(_ data: Data) throws {
        let options = DecodingOptions(
            targetSize: DecodeTarget.target(data.last ?? 0), limits: DecodeTarget.limits, frames: .first)
        let sizes = data.suffix(8).map { 1 + Int($0) * Int($0) / 16 }
        let registry = ImageDecoderRegistry(StandardCodecs.decoders)
        var previewer: (any ImagePreviewing)?
        var end = 0
        var looks = 0
        while end < data.count, looks < mostLooks {
            let start = end
            end = looks == mostLooks - 1 ? data.count : min(data.count, end + sizes[looks % sizes.count])
            looks += 1
            // A previewer is made as soon as there is one, of all that there is by then.
            if let previewer {
                try previewer.append(data[start..<end])
            } else {
                previewer = try registry.makePreviewer(for: data.prefix(end), options: options)
                try previewer?.append(data.prefix(end))
            }
            guard let image = try previewer?.preview() else { continue }
            require(image.size.width > 0 && image.frames == nil, "a preview of nothing, or one that moves")
            DecodeTarget.check(image.pixels)
            require(try previewer?.preview() == nil, "the same preview twice")
        }
    }
}
