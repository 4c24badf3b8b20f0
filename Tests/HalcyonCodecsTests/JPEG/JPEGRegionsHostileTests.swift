import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import TestSupport
import Testing

@Suite("JPEG: regions of damaged files, and damaged indexes")
struct JPEGRegionsHostileTests {
    private static let size = PixelSize(width: 337, height: 345)

    private func file(interval: Int = 0) -> Data {
        BlockwiseJPEG(samplings: [[2, 2], [1, 1], [1, 1]], restartInterval: interval).data
    }

    /// What regions show of a file, or why there are none: at two reductions, of two rectangles.
    private func outcome(_ file: Data, index: Data? = nil) throws(ImageError) -> [[UInt8]]? {
        let rects = [PixelRect(x: 100, y: 50, width: 60, height: 70), PixelRect(x: 0, y: 300, width: 400, height: 100)]
        let regions = try ImageDecoderRegistry(StandardCodecs.decoders).makeRegions(of: file, index: index)
        guard let regions else { return nil }
        var shown: [[UInt8]] = []
        for rect in rects {
            for reduction in [1, 8] { shown.append(try regions.decode(rect, reducedBy: reduction).allBytes) }
        }
        return shown
    }

    @Test("Given a kept index, when a file is opened again, then regions are the same")
    func keptIndex() throws {
        let file = file()
        let regions = try JPEGRegionsTests.regions(file)
        let index = try #require(regions.index)
        #expect(index.count < 1 << 20)
        #expect(try JPEGRegionsTests.regions(file, index: index).index == index)
        #expect(try outcome(file, index: index) == outcome(file))
    }

    @Test("Given restarts at short distances, when a file is opened, then it needs no index")
    func restarts() throws {
        #expect(try JPEGRegionsTests.regions(file(interval: 22)).index == nil)
        #expect(try JPEGRegionsTests.regions(file(interval: 4000)).index != nil)
    }

    @Test("Given an index with any byte changed, or cut, when a file is opened, then it is ignored")
    func damagedIndex() throws {
        let file = file()
        let regions = try JPEGRegionsTests.regions(file)
        let index = try #require(regions.index)
        let rect = PixelRect(x: 100, y: 150, width: 20, height: 20)
        let shown = try regions.decode(rect, reducedBy: 1).allBytes
        for place in index.indices {
            var damaged = index
            damaged[place] ^= UInt8(1 << (place % 8))
            for candidate in [damaged, Data(index.prefix(place)), index + index.prefix(place + 1)] {
                let opened = try JPEGRegionsTests.regions(file, index: candidate)
                #expect(opened.index == index)
                if place % 16 == 0 { #expect(try opened.decode(rect, reducedBy: 1).allBytes == shown) }
            }
        }
    }

    @Test("Given the index of a file of the same length, when another is opened, then it is ignored")
    func foreignIndex() throws {
        let file = file()
        let index = try #require(try JPEGRegionsTests.regions(file).index)
        // A table's value, which leaves all units where they are.
        var other = file
        other[10] ^= 1
        let regions = try JPEGRegionsTests.regions(other, index: index)
        #expect(regions.index != index)
        #expect(try outcome(other, index: index) == outcome(other))
        #expect(try outcome(other) != outcome(file))
    }

    @Test("Given a file that ends early, when it is opened, then it is truncated")
    func truncated() throws {
        for interval in [0, 22] {
            let file = file(interval: interval)
            #expect(try outcome(file.dropLast(2)) == outcome(file))
            for share in stride(from: 0.01, to: 0.99, by: 0.01) {
                let part = Data(file.prefix(Int(Double(file.count) * share)))
                do {
                    // Cut in its header, it may be of any kind.
                    if let shown = try outcome(part) { #expect(shown.isEmpty) }
                } catch { #expect(error == .decoding(.truncated(.jpeg)), "\(share)") }
            }
        }
    }

    @Test("Given missing units or wrong restarts, when opened, then there are no regions")
    func wrongUnits() throws {
        let samplings: [SIMD2<Int>] = [[2, 2], [1, 1], [1, 1]]
        for made: BlockwiseJPEG in [
            BlockwiseJPEG(samplings: samplings, missingUnits: 1),
            BlockwiseJPEG(samplings: samplings, restartInterval: 7, firstRestart: 1),
            BlockwiseJPEG(samplings: samplings, restartInterval: 7, missingUnits: 20),
        ] {
            #expect(try outcome(made.data) == nil)
        }
        #expect(throws: ImageError.self) { try outcome(BlockwiseJPEG(height: 0, samplings: samplings).data) }
        // Units too many do not matter.
        let more = BlockwiseJPEG(samplings: samplings, missingUnits: -3).data
        #expect(try outcome(more) == outcome(file()))
    }

    @Test("Given random damage, when regions are decoded, then they are the whole's, or an error")
    func damage() throws {
        var random = SplitMix(state: 5)
        var counts = (same: 0, refused: 0)
        for interval in [0, 7, 22] {
            let made = BlockwiseJPEG(
                width: 120, height: 97, samplings: [[2, 2], [1, 1], [1, 1]], restartInterval: interval)
            let file = made.data
            for _ in 0..<1500 {
                var damaged = file
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    damaged[Int.random(in: 2..<damaged.count, using: &random)] =
                        [0, 0xFF, 0xDA, 0xD0, 0xC4, .random(in: 0...255, using: &random)]
                        .randomElement(using: &random) ?? 0
                }
                if Int.random(in: 0..<8, using: &random) == 0 {
                    damaged = Data(damaged.prefix(.random(in: 0...damaged.count, using: &random)))
                }
                var options = DecodingOptions()
                options.limits.maximumPixels = 1 << 18
                options.limits.maximumBytes = 16 << 20
                do throws(ImageError) {
                    guard
                        let regions = try JPEGDecoder().makeRegions(
                            of: damaged, index: nil, folder: nil, options: options)
                    else {
                        counts.refused += 1
                        continue
                    }
                    let reduction = [1, 2, 4, 8].randomElement(using: &random) ?? 1
                    let rect = JPEGRegionsTests.rect(in: PixelSize(width: 120, height: 97), &random)
                    let pixels = try regions.decode(rect, reducedBy: reduction)
                    guard regions.size.width < 1000, regions.size.height < 1000,
                        let place = rect.reduced(by: reduction, in: regions.size),
                        let whole = try? WholeJPEG.picture(damaged, reducedBy: reduction)
                    else { continue }
                    let isSame = pixels.allBytes == whole.bytes(of: place)
                    #expect(isSame)
                    counts.same += 1
                } catch { counts.refused += 1 }
            }
        }
        #expect(counts.same > 500 && counts.refused > 500, "\(counts)")
    }

    @Test("Given damaged scans, when regions are decoded, then they are the whole's, or an error")
    func damagedProgressive() throws {
        var random = SplitMix(state: 7)
        let pixels = try Codecs.picture(150, 90) { x, y in [UInt8(x), UInt8(y), UInt8((x * y) & 255), 255] }
        let file = try Codecs.encode(pixels, .jpeg, EncodingOptions(isProgressive: true))
        var options = DecodingOptions()
        options.limits = DecodingLimits(maximumPixels: 1 << 18, maximumBytes: 4 << 20, maximumScans: 30)
        for _ in 0..<1000 {
            var damaged = file
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                damaged[Int.random(in: 2..<damaged.count, using: &random)] =
                    [0, 0xFF, 0xDA, 0xD0, 0xC4, .random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
            }
            if Int.random(in: 0..<8, using: &random) == 0 {
                damaged = Data(damaged.prefix(.random(in: 0...damaged.count, using: &random)))
            }
            guard let regions = try? JPEGDecoder().makeRegions(of: damaged, index: nil, folder: nil, options: options),
                regions.size.width < 1000, regions.size.height < 1000,
                let shown = try? regions.decode(PixelRect(whole: regions.size), reducedBy: 1),
                let whole = try? WholeJPEG.picture(damaged, reducedBy: 1)
            else { continue }
            // Not compared by the macro, which would print all of them.
            let isSame = Codecs.areIdentical(shown, whole)
            #expect(isSame)
        }
    }
}
