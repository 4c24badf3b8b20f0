import CPixels
import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import TestSupport
import Testing

@Suite("PNG: regions of damaged files, and damaged indexes")
struct PNGRegionsHostileTests {
    private static let rect = PixelRect(x: 100, y: 1500, width: 60, height: 70)
    /// The bytes of an index before those of its first point.
    private static let headBytes = 8 * 8

    private static func made(_ seed: UInt32 = 1, _ filters: [UInt8] = [4]) -> LargePNG {
        LargePNG(width: 500, height: 2500, filters: filters, level: 1, seed: seed)
    }

    /// An index with the checksum that its bytes should have.
    private static func sealed(_ index: Data) -> Data {
        var data = Data(index.dropLast(8))
        let checksum = data.withUnsafeBytes {
            cpixels_checksum($0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count)
        }
        withUnsafeBytes(of: checksum.littleEndian) { data.append(contentsOf: $0) }
        return data
    }

    @Test("Given an index with a byte changed, or cut, when a file is opened, then it is ignored")
    func damagedIndex() throws {
        let file = Self.made().file
        let index = try #require(try JPEGRegionsTests.regions(file).index)
        var random = SplitMix(state: 1)
        let places = Array(0..<12) + (0..<12).map { _ in Int.random(in: 12..<index.count, using: &random) }
        for place in places {
            var damaged = index
            damaged[place] ^= UInt8(1 << (place % 8))
            #expect(try JPEGRegionsTests.regions(file, index: damaged).index == index)
        }
        for candidate in [Data(), Data(index.prefix(7)), Data(index.dropLast()), index + Data([0]), Data(count: 500)] {
            #expect(try JPEGRegionsTests.regions(file, index: candidate).index == index)
        }
    }

    @Test("Given the index of a file of the same length, when another is opened, then it is ignored")
    func foreignIndex() throws {
        // Not compressed, so that files of the same size have the same length.
        var one = Self.made(1), other = Self.made(2)
        (one.level, other.level) = (0, 0)
        let (file, otherFile) = (one.file, other.file)
        #expect(file.count == otherFile.count)
        let index = try #require(try JPEGRegionsTests.regions(file).index)
        let regions = try JPEGRegionsTests.regions(otherFile, index: index)
        #expect(regions.index != index)
        let whole = try WholeImage.picture(otherFile, reducedBy: 1)
        #expect(try regions.decode(Self.rect, reducedBy: 1).allBytes == whole.bytes(of: Self.rect))
        let jpeg = try JPEGRegionsTests.regions(BlockwiseJPEG(samplings: [[1, 1]]).data).index
        #expect(try JPEGRegionsTests.regions(file, index: jpeg).index == index)
    }

    @Test("Given a hostile index with a right checksum, when decoded, then pixels are wrong at worst")
    func hostileIndex() throws {
        var counts = (ignored: 0, failed: 0, shown: 0)
        var random = SplitMix(state: 3)
        for (filters, level) in [([4], 1), ([0], 0), ([1], 6)] as [([UInt8], Int32)] {
            var made = Self.made(1, filters)
            made.level = level
            let file = made.file
            let index = try #require(try JPEGRegionsTests.regions(file).index)
            let points = Int(index[24])
            #expect(points >= 2)
            for round in 0..<300 {
                var hostile = index
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    let isNumber = round % 3 > 0
                    let end = isNumber ? Self.headBytes + points * 48 : index.count - 8
                    let place = Int.random(in: Self.headBytes..<end, using: &random)
                    if isNumber, round % 3 == 1 {
                        // One of a point's numbers.
                        let number: UInt64 =
                            [0, 1, .max, .random(in: 0...UInt64(file.count), using: &random)]
                            .randomElement(using: &random) ?? 0
                        let start = place / 8 * 8
                        let bytes = withUnsafeBytes(of: number.littleEndian) { Array($0) }
                        hostile.replaceSubrange(start..<start + 8, with: bytes)
                    } else {
                        hostile[place] = UInt8.random(in: 0...255, using: &random)
                    }
                }
                let regions = try JPEGRegionsTests.regions(file, index: Self.sealed(hostile))
                if regions.index == index {
                    counts.ignored += 1
                    continue
                }
                for y in [0, 720, 1500, 2400] {
                    let rect = PixelRect(x: 3, y: y, width: 20, height: 20)
                    do throws(ImageError) {
                        let pixels = try regions.decode(rect, reducedBy: 1)
                        #expect(pixels.size == rect.size)
                        counts.shown += 1
                    } catch {
                        guard case .decoding(let reason) = error else {
                            Issue.record("\(error)")
                            continue
                        }
                        switch reason {
                        case .corrupt, .truncated: counts.failed += 1
                        default: Issue.record("\(reason)")
                        }
                    }
                }
            }
        }
        #expect(counts.ignored > 50 && counts.failed > 50 && counts.shown > 50, "\(counts)")
    }

    @Test("Given a file that ends early, when it is opened, then it is truncated")
    func truncated() throws {
        let file = LargePNG(width: 90, height: 80).file
        let decoders = ImageDecoderRegistry(StandardCodecs.decoders)
        for count in stride(from: 0, to: file.count - 20, by: 37) {
            let part = Data(file.prefix(count))
            do throws(ImageError) {
                let regions = try decoders.makeRegions(of: part)
                #expect(regions == nil, "\(count)")
            } catch { #expect(error == .decoding(.truncated(.png)), "\(count)") }
        }
    }

    @Test("Given random damage, when regions are decoded, then they are the whole's, or an error")
    func damage() throws {
        var random = SplitMix(state: 5)
        var counts = (same: 0, refused: 0)
        for (colorType, bits) in [(2, 8), (3, 4), (6, 16), (0, 8)] {
            let made = LargePNG(
                width: 61, height: 47, bits: bits, colorType: colorType, chunkLength: 900,
                chunks: PNGRegionsTests.colorChunks(colorType, bits))
            let file = made.file
            for _ in 0..<500 {
                var damaged = file
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    // Much of what is behind the last row does not matter.
                    let start = Bool.random(using: &random) ? 8 : damaged.count - 24
                    let place = Int.random(in: start..<damaged.count, using: &random)
                    damaged[place] = .random(in: 0...255, using: &random)
                }
                var options = DecodingOptions()
                options.limits.maximumPixels = 1 << 18
                options.limits.maximumBytes = 16 << 20
                do throws(ImageError) {
                    let regions = try PNGDecoder().makeRegions(of: damaged, index: nil, folder: nil, options: options)
                    guard let regions, regions.size.width < 1000, regions.size.height < 1000 else {
                        counts.refused += 1
                        continue
                    }
                    let pixels = try regions.decode(PixelRect(whole: regions.size), reducedBy: 1)
                    do throws(ImageError) {
                        let whole = try PNGDecoder().decode(damaged, options: DecodingOptions(frames: .first))?.pixels
                        let isSame = whole.map { Codecs.areIdentical($0, pixels) } ?? false
                        #expect(isSame)
                    } catch { Issue.record("the whole has \(error), \(colorType), \(damaged.base64EncodedString())") }
                    counts.same += 1
                } catch { counts.refused += 1 }
            }
        }
        #expect(counts.same > 50 && counts.refused > 500, "\(counts)")
    }

    @Test("Given a stream without its checksum, when opened, then the chunks' checksums decide")
    func checksums() throws {
        let made = LargePNG(width: 61, height: 47)
        let file = made.file(with: FilteredPNG.packed(made.rows, level: 6).dropLast(4))
        let whole = try WholeImage.picture(file, reducedBy: 1)
        let regions = try JPEGRegionsTests.regions(file)
        #expect(try regions.decode(PixelRect(whole: regions.size), reducedBy: 1).allBytes == whole.allBytes)
        var damaged = file
        damaged[damaged.count - 14] ^= 1
        #expect(throws: ImageError.decoding(.corrupt(.png, why: "a checksum does not match its chunk"))) {
            _ = try JPEGRegionsTests.regions(damaged)
        }
    }
}
