package import Foundation
package import HalcyonCore

/// The images that `Tests/Fixtures/make-matrix.py` makes: every format by depth, alpha, orientation, profile and
/// interlace, and what a current Pillow sees in them.
package enum Matrix {
    /// One image.
    package struct Entry: Decodable, Sendable {
        package var file: String
        package var format: String
        /// Of the image; of its thumbnail where it is listed with one.
        package var width: Int
        package var height: Int
        /// How close a decoder must come.
        package var decibels: Double
        /// Nil for a still image.
        package var frames: Int?

        /// The bytes of the file.
        package func data() throws -> Data { try Data(contentsOf: made.url().appending(path: file)) }

        /// The pixels that Pillow sees, upright and in sRGB.
        package func reference() throws -> PixelBuffer {
            try Matrix.pictures("\(file).rgba", PixelSize(width: width, height: height), count: 1)[0]
        }

        /// What Pillow's Lanczos filter makes of these pixels: a sixth of each side, or its middle of 60 × 60.
        package func thumbnail(_ mode: TargetSize.Mode) throws -> PixelBuffer {
            let size = mode == .fill ? PixelSize(width: 60, height: 60) : PixelSize(width: width, height: height)
            return try Matrix.pictures("\(file).\(mode == .fill ? "fill" : "fit").rgba", size, count: 1)[0]
        }

        /// The frames that Pillow sees, upright and in sRGB.
        package func canvases() throws -> [PixelBuffer] {
            try Matrix.pictures("\(file).frames", PixelSize(width: width, height: height), count: frames ?? 1)
        }
    }

    private static let made = MadeFolder("make-matrix.py")

    /// Whether the matrix has files of a format. It lacks AVIF if pip could not install a Pillow and Debian's is older
    /// than 11.3.
    package static func hasFiles(of format: String) throws -> Bool {
        struct Maker: Decodable { let hasAVIF: Bool }
        guard format == "avif" else { return true }
        return try JSONDecoder().decode(Maker.self, from: Data(contentsOf: made.url().appending(path: "pillow.json")))
            .hasAVIF
    }

    /// All images, in a fixed order.
    package static func entries() throws -> [Entry] { try list("index.json") }

    /// Larger images, with thumbnails.
    package static func thumbnails() throws -> [Entry] { try list("thumbnails.json") }

    /// Animations, with their frames.
    package static func animations() throws -> [Entry] { try list("animations.json") }

    private static func list(_ name: String) throws -> [Entry] {
        try JSONDecoder().decode([Entry].self, from: Data(contentsOf: made.url().appending(path: name)))
    }

    private static func pictures(_ name: String, _ size: PixelSize, count: Int) throws -> [PixelBuffer] {
        let bytes = try Data(contentsOf: made.url().appending(path: name))
        let length = size.width * size.height * 4
        guard bytes.count == length * count else { throw Fixtures.Failure(description: "\(name) has a wrong length") }
        return try (0..<count).map { index in
            try PixelBuffer(width: size.width, height: size.height, hasAlpha: true) { memory in
                bytes.copyBytes(to: memory, from: index * length..<(index + 1) * length)
            }
        }
    }
}
