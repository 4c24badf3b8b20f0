import Foundation
package import HalcyonCore

extension Fixtures {
    /// One animation that `Tests/Fixtures/make-fixtures.py` makes, with all that is seen when it is played.
    package struct Animation: Decodable, Sendable, CustomStringConvertible {
        package var file: String
        package var width: Int
        package var height: Int
        /// Seconds, by the browsers' rule for short ones.
        package var delays: [Double]
        /// Nil for without end.
        package var loops: Int?
        /// How close a decoder must come; nil if each pixel that is seen must be the same.
        package var decibels: Double?

        package var description: String { file }
    }

    /// All animations, in a fixed order; empty where they could not be made (`folder()` then says why).
    package static let animations: [Animation] =
        (try? JSONDecoder().decode([Animation].self, from: data("animations.json"))) ?? []

    /// The canvases that are shown, upright, first to last.
    package static func canvases(_ animation: Animation) throws -> [PixelBuffer] {
        let bytes = try data("\(animation.file).frames")
        let length = animation.width * animation.height * 4
        guard bytes.count == length * animation.delays.count else {
            throw Failure(description: "\(animation.file).frames has a wrong length")
        }
        return try animation.delays.indices.map { index in
            try PixelBuffer(width: animation.width, height: animation.height, hasAlpha: true) { memory in
                bytes.copyBytes(to: memory, from: index * length..<(index + 1) * length)
            }
        }
    }

    /// Whether two pictures have the same size and pixels; the colour of one that is not seen is of no account.
    package static func areEqual(_ one: PixelBuffer, _ other: PixelBuffer) -> Bool {
        guard one.size == other.size else { return false }
        return one.withUnsafeBytes { one in
            other.withUnsafeBytes { other in
                let pixels = zip(one.bindMemory(to: UInt32.self), other.bindMemory(to: UInt32.self))
                return pixels.allSatisfy { $0 == $1 || $0 >> 24 == 0 && $1 >> 24 == 0 }
            }
        }
    }
}
