import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Metadata kept with animations")
struct KeptAnimationTests {
    private static let formats = ["png", "webp", "avif"]
    private static let all = DecodingOptions(keptMetadata: [.colorProfile, .orientation])

    /// Moving pictures with and without alpha and profile, some of them turned.
    private func files(_ format: String) throws -> [(name: String, data: Data)] {
        guard try Matrix.hasFiles(of: format) else { return [] }
        let files = try Matrix.animations().filter { entry in
            entry.format == format && entry.file.hasPrefix("moving-")
                && ["-1-adobe", "-6-adobe", "-7-none"].contains { entry.file.contains($0) }
        }
        // Pillow cannot write AVIF sequences that are turned.
        #expect(files.count == (format == "avif" ? 2 : 6))
        return try files.map { ($0.file, try $0.data()) }
    }

    private func frames(_ image: DecodedImage) throws -> [PixelBuffer] {
        try Playback.frames(#require(image.frames).animation)
    }

    @Test("Given an animation, when metadata is kept, then its frames agree with its first picture", arguments: formats)
    func frames(_ format: String) throws {
        for (name, data) in try files(format) {
            for target in [nil, TargetSize(width: 40, height: 20, mode: .fill)] {
                var options = Self.all
                options.targetSize = target
                let kept = try Codecs.decoders.decode(data, options: options)
                #expect((kept.metadata.colorProfile != nil) == name.contains("adobe"), "\(name)")
                #expect(kept.metadata.orientation.rawValue == UInt16(String(name.split(separator: "-")[2])), "\(name)")
                #expect(kept.frames?.size == kept.size)
                let first = try #require(try frames(kept).first)
                #expect(Fixtures.decibels(first, kept.pixels) ?? 0 > 50, "\(name)")
                options.keptMetadata = .orientation
                let lying = try Codecs.decoders.decode(data, options: options)
                let plain = try Codecs.decoders.decode(data, options: DecodingOptions(targetSize: target))
                #expect(plain.frames?.size == plain.size && plain.metadata == ImageMetadata())
                let turned = try frames(lying).map { try $0.upright(from: kept.metadata.orientation) }
                #expect(try zip(turned, frames(plain)).allSatisfy { Codecs.areIdentical($0, $1) }, "\(name)")
            }
        }
    }

    @Test("Given an animation with metadata, when written as WebP and read, then it shows the same", arguments: formats)
    func writtenAsWebP(_ format: String) throws {
        for (name, data) in try files(format) {
            let kept = try Codecs.decoders.decode(data, options: Self.all)
            let plain = try Codecs.decoders.decode(data)
            let file = try #require(
                try Codecs.encoders.encode(kept, as: .webp, options: EncodingOptions(isLossless: true)))
            let info = try Codecs.decoders.info(of: file)
            #expect(info.orientation == kept.metadata.orientation)
            #expect((info.colorProfile != nil) == name.contains("adobe"))
            let again = try Codecs.decoders.decode(file)
            #expect(again.frames?.timing == plain.frames?.timing)
            let shown = try (frames(again), frames(plain))
            #expect(shown.0.count == shown.1.count)
            // Where frames are blended, libwebp rounds in the file's colours.
            for (one, other) in zip(shown.0, shown.1) {
                #expect(try #require(Fixtures.decibels(one, other)) > 55, "\(name)")
            }
        }
    }

    @Test(
        "Given an animation with metadata, when written as GIF, then it is applied to every frame", arguments: formats)
    func writtenAsGIF(_ format: String) throws {
        for (name, data) in try files(format) {
            let kept = try Codecs.decoders.decode(data, options: Self.all)
            let plain = try Codecs.decoders.decode(data)
            let files = try [kept, plain].map { try Codecs.encoders.encode($0, as: .gif) }
            #expect(files[0] != nil && files[0] == files[1], "\(name)")
        }
    }

    @Test("Given a GIF, when metadata is to be kept, then there is none, and the frames are the same")
    func gif() throws {
        let data = try Fixtures.data("animated.gif")
        let kept = try Codecs.decoders.decode(data, options: Self.all)
        #expect(kept.metadata == ImageMetadata())
        let plain = try frames(Codecs.decoders.decode(data))
        #expect(try zip(frames(kept), plain).allSatisfy { Codecs.areIdentical($0, $1) })
    }
}
