package import Foundation
package import HalcyonCore

/// The images that `scripts/make-matrix.py` makes: every format by depth, alpha, orientation, profile and interlace,
/// and what a current Pillow sees in them.
package enum Matrix {
    /// One image.
    package struct Entry: Decodable, Sendable {
        package var file: String
        package var format: String
        package var width: Int
        package var height: Int
        /// How close a decoder must come.
        package var decibels: Double

        /// The bytes of the file.
        package func data() throws -> Data { try Data(contentsOf: made.url().appending(path: file)) }

        /// The pixels that Pillow sees, upright and in sRGB.
        package func reference() throws -> PixelBuffer {
            let bytes = try Data(contentsOf: made.url().appending(path: file + ".rgba"))
            guard bytes.count == width * height * 4 else {
                throw Fixtures.Failure(description: "\(file).rgba is short")
            }
            return try PixelBuffer(width: width, height: height, hasAlpha: true) { bytes.copyBytes(to: $0) }
        }
    }

    private static let made = MadeFolder("make-matrix.py")

    /// All images, in a fixed order.
    package static func entries() throws -> [Entry] {
        try JSONDecoder().decode([Entry].self, from: Data(contentsOf: made.url().appending(path: "index.json")))
    }
}
