import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("JPEG: baseline files at an eighth of their size")
struct JPEGMeansTests {
    private let small = DecodingOptions(targetSize: TargetSize(width: 20, height: 20))

    private func photo(_ options: EncodingOptions = EncodingOptions(), isGray: Bool = false) throws -> Data {
        let pixels = try Codecs.picture(641, 483) { (x: Int, y: Int) -> [UInt8] in
            let wave: Double = 90 * sin(Double(x) / 23) * cos(Double(y) / 17)
            let level = UInt8(128 + wave + Double((x * y) % 37))
            return isGray ? [level, level, level, 255] : [level, UInt8(x * 255 / 641), UInt8((x ^ y) & 0xFF), 255]
        }
        return try Codecs.encode(pixels, .jpeg, options)
    }

    /// The file with a marker without a meaning before its end: such a file is decoded whole.
    private func whole(_ file: Data) throws -> Data {
        let end = try #require(file.lastRange(of: Data([0xFF, 0xD9])))
        return file[..<end.lowerBound] + [0xFF, 0x01] + file[end.lowerBound...]
    }

    /// What comes of decoding: pixels, or an error's description.
    private func outcome(_ file: Data, _ options: DecodingOptions? = nil) -> Result<[UInt8], ImageError> {
        Result { () throws(ImageError) in
            try Codecs.decoders.decode(file, options: options ?? small).pixels.withUnsafeBytes { Array($0) }
        }
    }

    @Test(
        "Given a baseline file, when decoded from block means, then it equals the full decode",
        arguments: [EncodingOptions.ChromaSubsampling.yuv420, .yuv422, .yuv444], [1, 30, 80, 100])
    func equal(_ subsampling: EncodingOptions.ChromaSubsampling, _ quality: Int) throws {
        for effort in [EncodingOptions.Effort.fastest, .smallest] {
            let file = try photo(
                EncodingOptions(quality: quality, chromaSubsampling: subsampling, effort: effort))
            #expect(!file.contains(Data([0xFF, 0xC2])))
            #expect(try outcome(file).get() == outcome(whole(file)).get())
        }
    }

    @Test("Given a gray file, when decoded from block means, then it equals the full decode")
    func gray() throws {
        let file = try photo(isGray: true)
        #expect(try outcome(file).get() == outcome(whole(file)).get())
    }

    @Test(
        "Given CMYK, gray or RGB files, when decoded from means, then they equal a full decode",
        arguments: ["rgb.jpg", "rgb-444.jpg", "gray.jpg", "cmyk.jpg", "ycck.jpg", "icc-cmyk.jpg"])
    func pillow(_ name: String) throws {
        let file = try Fixtures.data(name)
        let tiny = DecodingOptions(targetSize: TargetSize(width: 4, height: 3))
        #expect(try outcome(file, tiny).get() == outcome(whole(file), tiny).get())
    }

    private static let samplings: [[SIMD2<Int>]] = [
        [[4, 1], [1, 1], [1, 1]], [[1, 2], [1, 1], [1, 1]], [[4, 2], [1, 1], [1, 1]], [[2, 2], [2, 1], [1, 2]],
        [[1, 1], [2, 2], [2, 2]], [[2, 2], [1, 1], [1, 1], [2, 2]], [[2, 2]],
    ]

    @Test("Given any sampling, when decoded from block means, then it equals the full decode", arguments: samplings)
    func sampling(_ samplings: [SIMD2<Int>]) throws {
        for interval in [0, 1, 5, 400] {
            let file = BlockwiseJPEG(samplings: samplings, restartInterval: interval).data
            // So small that an eighth is enough for the coarsest component.
            let tiny = DecodingOptions(targetSize: TargetSize(width: 8, height: 8))
            #expect(try outcome(file, tiny).get() == outcome(whole(file), tiny).get())
        }
    }

    @Test("Given missing or wrong units or restarts, when decoded small, then it equals a full decode")
    func wrongUnits() throws {
        let samplings: [SIMD2<Int>] = [[2, 2], [1, 1], [1, 1]]
        for file: BlockwiseJPEG in [
            BlockwiseJPEG(samplings: samplings, missingUnits: 1), BlockwiseJPEG(samplings: samplings, missingUnits: -3),
            BlockwiseJPEG(samplings: samplings, restartInterval: 7, firstRestart: 1),
            BlockwiseJPEG(samplings: samplings, restartInterval: 7, missingUnits: 20),
            BlockwiseJPEG(height: 0, samplings: samplings),
        ] {
            #expect(try outcome(file.data) == outcome(whole(file.data)))
        }
    }

    @Test("Given a baseline file that ends early, when decoded small, then it is truncated")
    func truncated() throws {
        let file = try photo()
        for share in [0.2, 0.5, 0.9] {
            let part = file.prefix(Int(Double(file.count) * share))
            #expect(throws: ImageError.decoding(.truncated(.jpeg))) { try outcome(Data(part)).get() }
        }
    }

    @Test("Given a baseline file without its end marker, when decoded small, then nothing is missing")
    func withoutEnd() throws {
        let file = try photo()
        #expect(try outcome(file.dropLast(2)).get() == outcome(file).get())
    }

    @Test("Given random damage, when decoded small, then image or error are those of decoding whole")
    func damage() throws {
        let file = try photo()
        var random = SplitMix(state: 1)
        for _ in 0..<300 {
            var damaged = file
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                damaged[Int.random(in: 2..<damaged.count - 2, using: &random)] =
                    [0, 0xFF, 0xDA, 0xD0, 0xC4, .random(in: 0...255, using: &random)]
                    .randomElement(using: &random) ?? 0
            }
            #expect(try outcome(damaged) == outcome(whole(damaged)))
        }
    }
}
