import Foundation
import HalcyonCodecs
import HalcyonCore

/// The bytes as EXIF metadata, in a JPEG that is otherwise sound.
enum ExifTarget: FuzzTarget {
    static let name = "exif"

    private static let file = StillFile.jpeg

    static func run(_ data: Data) throws {
        let payload = Data("Exif\0\0".utf8) + data.prefix(60_000)
        let bytes = file.inserting(payload, marker: 0xE1)
        guard let info = try JPEGDecoder().info(of: bytes),
            let image = try JPEGDecoder().decode(bytes, options: DecodingOptions())
        else { return require(false, "no JPEG any more") }
        require(image.size == info.size, "\(image.size) decoded, \(info.size) announced")
        require(info.orientation.applied(to: info.size) == file.size, "an orientation changes the size")
    }
}
