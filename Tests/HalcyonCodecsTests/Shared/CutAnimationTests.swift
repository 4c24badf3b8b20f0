import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Files that end too early: played as far as they go, and never written back as if whole")
struct CutAnimationTests {
    @Test(
        "Given an animation cut at any length, when shown, then it says that frames are missing",
        arguments: ["frames-mixed.gif", "frames-mixed.png", "frames-mixed.webp"])
    func anyLength(_ file: String) throws {
        let whole = try Fixtures.data(file)
        let format = try #require(ImageFormat(sniffing: whole))
        let damage = ImageError.decoding(.truncated(format))
        var shown = 0
        for length in Set(stride(from: 1, to: whole.count, by: 97)).union(whole.count - 30..<whole.count) {
            let part = whole.prefix(length)
            guard let image = try? Codecs.decoders.decode(part) else { continue }
            shown += 1
            #expect(image.damage == damage, "\(length)")
            #expect(try Codecs.decoders.info(of: part).frameCount == nil, "\(length)")
            // Whoever asks for the first frame alone misses nothing.
            let first = try Codecs.decoders.decode(part, options: DecodingOptions(frames: .first))
            #expect(first.damage == nil)
            for target in [ImageFormat.gif, .webp] {
                #expect(throws: damage) { try Codecs.encoders.encode(image, as: target) }
                #expect(throws: damage) {
                    try FormatSerializer(format: target).data(for: image, encoders: Codecs.encoders)
                }
            }
            #expect(try FormatSerializer().data(for: image, encoders: Codecs.encoders) == nil)
        }
        #expect(shown > 30)
        #expect(try Codecs.decoders.decode(whole).damage == nil)
    }

    @Test("Given a whole file of any kind, when decoded, then nothing is missing", arguments: Fixtures.index)
    func whole(_ entry: Fixtures.Entry) throws {
        #expect(try Codecs.decoders.decode(Fixtures.data(entry.file)).damage == nil)
    }

    @Test("Given a cut animation with one frame left, when written, then it can only be a still")
    func oneFrame() throws {
        let whole = try Fixtures.data("frames-mixed.gif")
        let length = try #require(
            (1..<whole.count).first { (try? Codecs.decoders.decode(whole.prefix($0))) != nil })
        let image = try Codecs.decoders.decode(whole.prefix(length + 40))
        #expect(image.frames == nil)
        #expect(throws: ImageError.decoding(.truncated(.gif))) { try Codecs.encoders.encode(image, as: .gif) }
        #expect(try Codecs.encoders.encode(image, as: .png) != nil)
        #expect(try Codecs.encoders.encode(image, as: .jpeg) != nil)
    }

    @Test("Given a cut animation, when its frames are processed, then what is missing is still known")
    func processed() throws {
        let whole = try Fixtures.data("frames-mixed.webp")
        let image = try Codecs.decoders.decode(whole.prefix(whole.count * 4 / 5))
        #expect(image.frames != nil && image.damage != nil)
        let small = try ImageProcessors.Resize(width: 10, height: 10).process(image)
        #expect(small.damage == image.damage)
        #expect(throws: ImageError.self) { try Codecs.encoders.encode(small, as: .webp) }
    }

    @Test("Given a GIF without its end mark, when decoded, then one frame is whole, a loop is not")
    func endMark() throws {
        let still = try Codecs.encode(Codecs.photo(), .gif)
        #expect(still.last == 0x3B)
        let image = try Codecs.decoders.decode(still.dropLast())
        #expect(image.damage == nil)
        #expect(try Codecs.encoders.encode(image, as: .gif) != nil)
        let loop = Data([0x21, 0xFF, 11]) + Data("NETSCAPE2.0".utf8) + Data([3, 1, 0, 0, 0])
        let end = 13 + 3 * (2 << Int(still[10] & 7))
        let looped = still[..<end] + loop + still[end...]
        #expect(try Codecs.decoders.decode(Data(looped)).damage == nil)
        #expect(try Codecs.decoders.decode(Data(looped.dropLast())).damage == .decoding(.truncated(.gif)))
        // What no reader knows ends an animation, too.
        let strange = Data(looped.dropLast()) + Data([0x99, 1, 2, 3])
        guard case .decoding(.corrupt(.gif, _)) = try Codecs.decoders.decode(strange).damage else {
            Issue.record("an unknown block ends the frames, and nothing tells")
            return
        }
    }

    @Test(
        "Given a WebP cut behind its pixels, when decoded, then it fails, as it may be turned",
        arguments: [true, false])
    func stillWebP(isLossless: Bool) throws {
        let options = EncodingOptions(
            isLossless: isLossless, metadata: ImageMetadata(orientation: .right))
        let whole = try Codecs.encode(Codecs.photo(), .webp, options)
        let name = try #require(whole.lastRange(of: Data("EXIF".utf8)))
        for length in name.lowerBound - 3..<whole.count {
            #expect(throws: ImageError.decoding(.truncated(.webp)), "\(length)") {
                try Codecs.decoders.decode(whole.prefix(length))
            }
        }
        #expect(try Codecs.decoders.decode(whole).size == PixelSize(width: 120, height: 160))
        // What follows the file is none of it.
        #expect(try Codecs.decoders.decode(whole + Data(count: 9)).size == PixelSize(width: 120, height: 160))
    }

    @Test("Given a WebP without the padding byte of its last chunk, when decoded, then it is whole")
    func padding() throws {
        var whole = try Codecs.encode(
            Codecs.photo(), .webp, EncodingOptions(metadata: ImageMetadata(orientation: .right)))
        whole.append(contentsOf: Data("XYZW".utf8) + [3, 0, 0, 0, 1, 2, 3, 0])
        let length = withUnsafeBytes(of: UInt32(whole.count - 8).littleEndian) { Data($0) }
        whole.replaceSubrange(4..<8, with: length)
        #expect(try Codecs.decoders.decode(whole.dropLast()).size == PixelSize(width: 120, height: 160))
        #expect(throws: ImageError.decoding(.truncated(.webp))) { try Codecs.decoders.decode(whole.dropLast(2)) }
    }

    @Test("Given a PNG cut within what says that it is turned, when decoded, then it fails")
    func turnedPNG() throws {
        let options = EncodingOptions(metadata: ImageMetadata(orientation: .right))
        var file = PNGChunks(try Codecs.encode(Codecs.photo(), .png, options))
        let index = try #require(file.indices(of: "eXIf").first)
        file.chunks.insert(file.chunks.remove(at: index), at: file.chunks.count - 1)
        let whole = file.file
        #expect(try Codecs.decoders.decode(whole).size == PixelSize(width: 120, height: 160))
        // Its end mark has 12 bytes, the checksum of the chunk before it 4.
        #expect(try Codecs.decoders.decode(whole.dropLast(12)).size == PixelSize(width: 120, height: 160))
        for missing in 17...20 {
            #expect(throws: ImageError.decoding(.truncated(.png))) {
                try Codecs.decoders.decode(whole.dropLast(missing))
            }
        }
    }
}
