#if TIFF
import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import TestSupport
import Testing

@Suite("TIFF: regions")
struct TIFFRegionsTests {
    @Test("Given TIFF files of any kind, when regions are decoded, then they equal the whole")
    func fixtures() throws {
        var counts = (made: 0, none: 0)
        let decoders = ImageDecoderRegistry(StandardCodecs.decoders)
        for entry in Fixtures.index where entry.file.hasSuffix(".tiff") {
            let file = try Fixtures.data(entry.file)
            guard let regions = try decoders.makeRegions(of: file) else {
                counts.none += 1
                continue
            }
            #expect(regions.index == nil)
            try WholeImage.compare(file, regions, tile: 0, rectangles: 5, entry.file)
            counts.made += 1
        }
        #expect(counts.made > 100 && counts.none < 10, "\(counts)")
    }

    @Test("Given tiles or strips, when all tiles are decoded, then they equal the whole")
    func tiles() throws {
        for name in ["rgba-8-<-tiles.tiff", "rgba-8-le-tiles.tiff", "turned-6.tiff", "icc-swapped-16.tiff"]
        where Fixtures.index.contains(where: { $0.file == name }) {
            let file = try Fixtures.data(name)
            try WholeImage.compare(file, JPEGRegionsTests.regions(file), tile: 16, name)
        }
    }

    @Test("Given a TIFF file, when its overview is made, then it is the whole at 1/8")
    func overview() throws {
        for name in ["rgb.tiff", "turned-6.tiff", "icc-swapped-16.tiff", "icc-cmyk.tiff"] {
            let file = try Fixtures.data(name)
            let overview = try JPEGRegionsTests.regions(file).overview()
            #expect(Codecs.areIdentical(overview, try WholeImage.picture(file, reducedBy: 8)), "\(name)")
        }
    }

    @Test("Given damaged files, when regions are decoded, then they are the whole's, or an error")
    func damage() throws {
        var random = SplitMix(state: 5)
        var count = 0
        let names = Fixtures.index.map(\.file).filter { $0.hasSuffix(".tiff") }
        for _ in 0..<1500 {
            var damaged = try Fixtures.data(names.randomElement(using: &random) ?? "rgb.tiff")
            guard damaged.count > 100 else { continue }
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                damaged[Int.random(in: 4..<damaged.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            if Int.random(in: 0..<6, using: &random) == 0 {
                damaged = Data(damaged.prefix(.random(in: 4...damaged.count, using: &random)))
            }
            var options = DecodingOptions(frames: .first)
            options.limits.maximumPixels = 1 << 18
            options.limits.maximumBytes = 16 << 20
            guard let regions = try? TIFFDecoder().makeRegions(of: damaged, index: nil, folder: nil, options: options),
                regions.size.width < 1000, regions.size.height < 1000,
                let shown = try? regions.decode(PixelRect(whole: regions.size), reducedBy: 1),
                let whole = try? TIFFDecoder().decode(damaged, options: options)?.pixels
            else { continue }
            let isSame = Codecs.areIdentical(shown, whole)
            #expect(isSame)
            count += 1
        }
        #expect(count > 300)
    }

    @Test("Given limits, or a cancelled task, when regions are decoded, then they apply")
    func limits() async throws {
        let file = try Fixtures.data("rgb.tiff")
        var options = DecodingOptions()
        options.limits.maximumPixels = 100
        let small = try JPEGRegionsTests.regions(file, options: options)
        #expect(throws: ImageError.decoding(.tooManyPixels(PixelSize(width: 11, height: 10), limit: 100))) {
            _ = try small.decode(PixelRect(x: 0, y: 0, width: 11, height: 10), reducedBy: 1)
        }
        let regions = try JPEGRegionsTests.regions(file)
        let rect = PixelRect(x: 10_000, y: 0, width: 5, height: 5)
        #expect(throws: ImageError.decoding(.noSuchRegion(rect, of: regions.size))) {
            _ = try regions.decode(rect, reducedBy: 1)
        }
        let error = await Task { () -> ImageError? in
            withUnsafeCurrentTask { $0?.cancel() }
            do {
                _ = try regions.decode(PixelRect(whole: regions.size), reducedBy: 2)
                return nil
            } catch { return error as? ImageError }
        }.value
        #expect(error == .cancelled)
    }
}
#endif
