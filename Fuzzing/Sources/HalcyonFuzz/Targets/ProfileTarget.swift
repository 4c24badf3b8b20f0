import Foundation
import HalcyonCodecs
import HalcyonCore

/// The bytes as an ICC profile, in a JPEG that is otherwise sound.
enum ProfileTarget: FuzzTarget {
    static let name = "profile"

    private static let file = StillFile.jpeg

    static func run(_ data: Data) throws {
        let payload = Data("ICC_PROFILE\0".utf8) + [1, 1] + data.prefix(60_000)
        let image = try JPEGDecoder().decode(file.inserting(payload, marker: 0xE2), options: DecodingOptions())
        require(image?.size == file.size, "a profile changes the size")
    }
}
