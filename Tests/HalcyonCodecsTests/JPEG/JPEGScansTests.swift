import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("JPEG: progressive files at an eighth of their size")
struct JPEGScansTests {
    private let small = DecodingOptions(targetSize: TargetSize(width: 20, height: 20))

    /// A picture of which a thumbnail is decoded at an eighth.
    private func photo(_ options: EncodingOptions) throws -> Data {
        let pixels = try PixelBuffer(width: 641, height: 483, hasAlpha: false) { memory in
            for y in 0..<483 {
                for x in 0..<641 {
                    let wave = 128 + 90 * sin(Double(x) / 23) * cos(Double(y) / 17) + Double((x * y) % 37)
                    let pixel = SIMD4(UInt8(wave), UInt8(x * 255 / 641), UInt8((x ^ y) & 0xFF), 255)
                    memory.storeBytes(of: pixel, toByteOffset: (y * 641 + x) * 4, as: SIMD4<UInt8>.self)
                }
            }
        }
        return try Codecs.encode(pixels, .jpeg, options)
    }

    private func bytes(_ image: DecodedImage) -> [UInt8] { image.pixels.withUnsafeBytes { Array($0) } }

    @Test(
        "Given a progressive file, when decoded without the scans of details, then it is that decoded with them",
        arguments: [EncodingOptions.ChromaSubsampling.yuv420, .yuv444], [30, 95])
    func equal(_ subsampling: EncodingOptions.ChromaSubsampling, _ quality: Int) throws {
        let file = try photo(
            EncodingOptions(quality: quality, isProgressive: true, chromaSubsampling: subsampling))
        // A marker without a meaning before the end: such a file is decoded whole.
        let whole = file.dropLast(2) + [0xFF, 0x01, 0xFF, 0xD9]
        let quick = try Codecs.decoders.decode(file, options: small)
        let slow = try Codecs.decoders.decode(Data(whole), options: small)
        #expect(bytes(quick) == bytes(slow))
    }

    @Test("Given a progressive file whose details are broken, when decoded small, then only its means are read")
    func details() throws {
        var file = try photo(EncodingOptions(isProgressive: true))
        let wanted = try bytes(Codecs.decoders.decode(file, options: small))
        // The last scan has details alone. Zeros are data of a scan, however wrong.
        let last = try #require(file.lastRange(of: Data([0xFF, 0xDA])))
        for index in last.lowerBound + 14..<file.count - 2 { file[index] = 0 }
        #expect(try bytes(Codecs.decoders.decode(file, options: small)) == wanted)
    }

    @Test("Given a progressive file that ends early, when decoded small, then it is truncated as at any size")
    func truncated() throws {
        let file = try photo(EncodingOptions(isProgressive: true))
        for share in [0.2, 0.5, 0.9] {
            let part = file.prefix(Int(Double(file.count) * share))
            #expect(throws: ImageError.self) { try Codecs.decoders.decode(Data(part), options: small) }
        }
    }

    @Test("Given more scans than are allowed, when decoded small, then the error says so")
    func tooManyScans() throws {
        let file = try photo(EncodingOptions(isProgressive: true))
        var options = small
        options.limits.maximumScans = 3
        let error = #expect(throws: ImageError.self) { try Codecs.decoders.decode(file, options: options) }
        guard case .decoding(.tooManyScans) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("Given random damage, when decoded small, then there is an image or a typed error")
    func damage() throws {
        let file = try photo(EncodingOptions(isProgressive: true))
        var random = SplitMix(state: 1)
        for _ in 0..<300 {
            var damaged = file
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                damaged[Int.random(in: 2..<damaged.count, using: &random)] =
                    [0, 0xFF, 0xDA, 0xD9, 0xC4, .random(in: 0...255, using: &random)]
                    .randomElement(using: &random) ?? 0
            }
            // Errors are typed: the compiler knows it.
            let image = try? Codecs.decoders.decode(damaged, options: small)
            #expect(image?.size.width ?? 20 <= 20)
        }
    }
}
