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
        "Given a progressive file, when decoded without detail scans, then it equals a full decode",
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

    @Test("Given a progressive file with broken details, when decoded small, then only means are read")
    func details() throws {
        var file = try photo(EncodingOptions(isProgressive: true))
        let wanted = try bytes(Codecs.decoders.decode(file, options: small))
        // The last scan has details alone. Zeros are data of a scan, however wrong.
        let last = try #require(file.lastRange(of: Data([0xFF, 0xDA])))
        for index in last.lowerBound + 14..<file.count - 2 { file[index] = 0 }
        #expect(try bytes(Codecs.decoders.decode(file, options: small)) == wanted)
    }

    @Test("Given a progressive file that ends early, when decoded small, then it is called truncated")
    func truncated() throws {
        let file = try photo(EncodingOptions(isProgressive: true))
        for share in [0.2, 0.5, 0.9] {
            let part = file.prefix(Int(Double(file.count) * share))
            #expect(throws: ImageError.decoding(.truncated(.jpeg))) {
                try Codecs.decoders.decode(Data(part), options: small)
            }
        }
    }

    @Test(
        "Given an arriving progressive file, when looked at small, then few looks lead to the whole",
        arguments: [EncodingOptions.ChromaSubsampling.yuv420, .yuv444], Arrival.chunks)
    func looks(_ subsampling: EncodingOptions.ChromaSubsampling, _ chunk: Int) throws {
        let arrival = Arrival(
            try photo(EncodingOptions(isProgressive: true, chromaSubsampling: subsampling)), options: small)
        let looks = try arrival.looks(chunk: chunk, at: Array(0...100))
        #expect(try #require(looks.first).percent < 20)
        // The means, while the bits that refine them come, and the end; of 4:2:0, also while its colours come.
        #expect(subsampling == .yuv420 || looks.count < 10)
        #expect(try bytes(#require(looks.last).image) == bytes(arrival.finished()))
    }

    @Test("Given an arriving file with broken details, when looked at small, then only means are read")
    func brokenDetails() throws {
        var file = try photo(EncodingOptions(isProgressive: true, chromaSubsampling: .yuv444))
        let wanted = try bytes(Codecs.decoders.decode(file, options: small))
        // As above; with bytes that fill up before the marker, which may come in parts.
        let last = try #require(file.lastRange(of: Data([0xFF, 0xDA])))
        for index in last.lowerBound + 14..<file.count - 2 { file[index] = index % 5 == 0 ? 0xFF : 0 }
        file.insert(contentsOf: [0xFF, 0xFF, 0xFF], at: file.endIndex - 2)
        for chunk in [1, 2, 997, .max] {
            let looks = try Arrival(file, options: small).looks(chunk: chunk, at: [30, 100])
            #expect(try bytes(#require(looks.last).image) == wanted)
        }
    }

    @Test("Given random damage, when a progressive file is looked at small, then errors are typed")
    func damagedArrival() throws {
        let file = try photo(EncodingOptions(isProgressive: true))
        var random = SplitMix(state: 2)
        for _ in 0..<200 {
            let damaged = damaged(file, &random)
            let arrival = Arrival(damaged, options: small)
            do {
                _ = try arrival.looks(chunk: Int.random(in: 1...9999, using: &random), at: [20, 40, 60, 80, 100])
            } catch {
                #expect(error is ImageError)
            }
        }
    }

    @Test("Given more scans than are allowed, when looked at small, then those left out count")
    func tooManyArriving() throws {
        var options = small
        options.limits.maximumScans = 3
        let file = try photo(EncodingOptions(isProgressive: true, chromaSubsampling: .yuv444))
        #expect(Arrival(file, options: options).failure() == .decoding(.tooManyScans(limit: 3)))
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
            let damaged = damaged(file, &random)
            // Errors are typed: the compiler knows it.
            let image = try? Codecs.decoders.decode(damaged, options: small)
            #expect(image?.size.width ?? 20 <= 20)
        }
    }

    private func damaged(_ file: Data, _ random: inout SplitMix) -> Data {
        var damaged = file
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            damaged[Int.random(in: 2..<damaged.count, using: &random)] =
                [0, 0xFF, 0xDA, 0xD9, 0xC4, .random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
        }
        return damaged
    }
}
