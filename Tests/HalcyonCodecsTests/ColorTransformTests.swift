import Foundation
import HalcyonCodecs
import HalcyonCore
import TestSupport
import Testing

@Suite("Colour transforms")
struct ColorTransformTests {
    /// `icc-swapped.png` with profiles that differ from each other in a few bits of their red primary: more of them than
    /// transforms are kept.
    private func files() throws -> [Data] {
        let file = try Fixtures.data("icc-swapped.png")
        let image = try Codecs.decoders.decode(file, options: DecodingOptions(keptMetadata: .colorProfile))
        let profile = try #require(image.metadata.colorProfile)
        let entry = try #require(profile.firstRange(of: Data("rXYZ".utf8)))
        let offset = profile[entry.upperBound..<entry.upperBound + 4].reduce(0) { $0 << 8 | Int($1) }
        return try (0..<40).map { index in
            var changed = profile
            changed[offset + 10] ^= UInt8(index * 3)
            let metadata = ImageMetadata(colorProfile: changed)
            return try Codecs.encode(image.pixels, .png, EncodingOptions(metadata: metadata))
        }
    }

    @Test("Given many profiles that are nearly the same, when decoded in any order, then each file gets its own colours")
    func ownTransforms() async throws {
        let files = try files()
        let alone = try files.map { try Codecs.decoders.decode($0).pixels }
        #expect(zip(alone, alone.dropFirst()).allSatisfy { !Codecs.areIdentical($0, $1) })
        let equal = try await withThrowingTaskGroup(of: Bool.self) { group in
            for task in 0..<40 {
                group.addTask {
                    try (0..<files.count).allSatisfy { round in
                        let index = (round * 7 + task) % files.count
                        return try Codecs.areIdentical(Codecs.decoders.decode(files[index]).pixels, alone[index])
                    }
                }
            }
            return try await group.reduce(true) { $0 && $1 }
        }
        #expect(equal)
    }
}
