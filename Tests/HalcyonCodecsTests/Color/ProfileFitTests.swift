import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Profiles that do not fit, and gammas far from sRGB's")
struct ProfileFitTests {
    private static func files(_ prefix: String) -> [Fixtures.Entry] {
        Fixtures.index.filter { $0.file.hasPrefix(prefix) }
    }

    private func worst(_ pixels: PixelBuffer, _ reference: PixelBuffer) -> Int {
        pixels.withUnsafeBytes { ours in
            reference.withUnsafeBytes { zip(ours, $0).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) } }
        }
    }

    @Test(
        "Given a profile that does not fit the pixels, when decoded or kept, then it is passed over",
        arguments: files("misfit-"))
    func misfits(_ entry: Fixtures.Entry) throws {
        let data = try Fixtures.data(entry.file)
        let reference = try Fixtures.reference(entry)
        let plain = try Codecs.decoders.decode(data)
        #expect(worst(plain.pixels, reference) <= (entry.format == "jpeg" ? 4 : 2))
        let kept = try Codecs.decoders.decode(data, options: DecodingOptions(keptMetadata: .colorProfile))
        #expect(kept.metadata.colorProfile == nil)
        #expect(Codecs.areIdentical(kept.pixels, plain.pixels))
    }

    @Test("Given the fixtures, when counted, then formats have profiles that do not fit")
    func formats() {
        let formats: Set = ["jpeg", "png", "webp", "gif", "avif", "heic", "tiff"]
        #expect(Set(Self.files("misfit-gray.").map(\.format)) == formats)
        #expect(Self.files("gamma-").count == 8 * 11)
    }

    @Test(
        "Given any gamma, when decoded, then every sample is within two levels of double precision",
        arguments: files("gamma-"))
    func gammas(_ entry: Fixtures.Entry) throws {
        let image = try Codecs.decoders.decode(Fixtures.data(entry.file))
        #expect(worst(image.pixels, try Fixtures.reference(entry)) <= 2)
    }

    @Test(
        "Given 16-bit samples with a gamma, when decoded, then size, profile and byte limit hold",
        arguments: ["gamma-100-rgb16.png", "gamma-100-gray16-interlaced.png", "gamma-250-gray-alpha16.png"])
    func deep(_ file: String) throws {
        let data = try Fixtures.data(file)
        let whole = try Codecs.decoders.decode(data)
        let target = TargetSize(width: 31, height: 31)
        let small = try Codecs.decoders.decode(data, options: DecodingOptions(targetSize: target))
        let expected = try Resampler().resample(whole.pixels, to: target.layout(for: whole.size))
        #expect(try #require(Fixtures.decibels(small.pixels, expected)) > 50)
        let kept = try Codecs.decoders.decode(data, options: DecodingOptions(keptMetadata: .colorProfile))
        #expect((kept.metadata.colorProfile != nil) == file.contains("rgb"))
        // The passes of an interlaced file are held at 8 bytes a pixel.
        let bytes: Int = 64 * 64 * (file.contains("interlaced") ? 12 : 4)
        for (limit, isRefused) in [(bytes, false), (bytes - 1, true)] {
            let options = DecodingOptions(limits: DecodingLimits(maximumBytes: limit))
            #expect(((try? Codecs.decoders.decode(data, options: options)) == nil) == isRefused)
        }
    }
}
