package import Foundation
package import HalcyonCore

/// The images that `Tests/Fixtures/make-fixtures.py` makes. The environment variable `HALCYON_FIXTURES` names a folder
/// to use instead.
package enum Fixtures {
    /// One image of the index, with what is known of it.
    package struct Entry: Decodable, Sendable, CustomStringConvertible {
        package struct Thumbnail: Decodable, Sendable {
            package var width: Int
            package var height: Int
            package var decibels: Double
        }

        package var file: String
        package var description: String { file }
        package var format: String
        package var width: Int
        package var height: Int
        /// How close a decoder must come to the reference.
        package var decibels: Double
        package var alpha: Bool
        package var orientation: UInt16
        package var frames: Int
        package var bits: Int
        package var colorModel: String
        package var profile: String?
        /// A reference scaled by Pillow's Lanczos filter.
        package var thumbnail: Thumbnail?
    }

    package struct Failure: Error, CustomStringConvertible {
        package var description: String
    }

    private static let made = MadeFolder("make-fixtures.py")

    /// The folder.
    package static func folder() throws -> URL {
        if let folder = ProcessInfo.processInfo.environment["HALCYON_FIXTURES"] {
            return URL(filePath: folder, directoryHint: .isDirectory)
        }
        return try made.url()
    }

    /// The bytes of one file.
    package static func data(_ name: String) throws -> Data {
        try Data(contentsOf: folder().appending(path: name))
    }

    /// All images that decode, in a fixed order; empty where they could not be made (`folder()` then says why).
    package static let index: [Entry] = (try? JSONDecoder().decode([Entry].self, from: data("index.json"))) ?? []

    /// The pixels that Pillow decodes, upright.
    package static func reference(_ entry: Entry) throws -> PixelBuffer {
        try pixels("\(entry.file).rgba", width: entry.width, height: entry.height)
    }

    /// The thumbnail that Pillow makes.
    package static func reference(_ entry: Entry, _ size: Entry.Thumbnail) throws -> PixelBuffer {
        try pixels("\(entry.file).\(size.width)x\(size.height).rgba", width: size.width, height: size.height)
    }

    private static func pixels(_ name: String, width: Int, height: Int) throws -> PixelBuffer {
        let bytes = try data(name)
        guard bytes.count == width * height * 4 else { throw Failure(description: "\(name) has a wrong length") }
        return try PixelBuffer(width: width, height: height, hasAlpha: true) { bytes.copyBytes(to: $0) }
    }
}
