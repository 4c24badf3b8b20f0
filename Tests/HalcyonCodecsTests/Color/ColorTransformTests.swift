import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Colour transforms")
struct ColorTransformTests {
    /// `icc-swapped.png` with profiles that differ from each other in a few bits of their red primary: more of them
    /// than transforms are kept.
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

    @Test("Given near-identical profiles, when decoded in any order, then each file gets its colours")
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

    @Test(
        "Given a colour by curves and matrix, when brought to sRGB, then it is as in Little CMS",
        arguments: ["Adobe RGB", "Display P3", "ProPhoto RGB", "swapped"])
    func matrix(_ name: String) throws {
        let primaries =
            switch name {
            case "Adobe RGB":
                [[0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457]]
            case "Display P3":
                [[0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407]]
            case "ProPhoto RGB":
                [[0.79767, 0.28804, 0], [0.13519, 0.71188, 0], [0.03134, 0.00009, 0.82491]]
            default: [[0.38515, 0.71687, 0.09708], [0.43607, 0.22249, 0.01392], [0.14307, 0.06061, 0.71410]]
            }
        let colors = try Codecs.picture(256, 256) { x, y in
            [UInt8((x & 15) * 17), UInt8((y & 15) * 17), UInt8((x >> 4) * 16 + (y >> 4)), 255]
        }
        let metadata = ImageMetadata(colorProfile: try Codecs.profile(primaries))
        let file = try Codecs.encode(colors, .png, EncodingOptions(metadata: metadata))
        let ours = try Codecs.decoders.decode(file).pixels
        let theirs = try Pillow.read(file).frames[0]
        let worst = ours.withUnsafeBytes { ours in
            theirs.withUnsafeBytes { zip(ours, $0).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) } }
        }
        #expect(worst <= 1)
        #expect(!Codecs.areIdentical(ours, colors))
    }
}
