import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("Regions of a pipeline's images", .timeLimit(.minutes(5)))
struct RegionRequestTests {
    private let world = RegionWorld()
    private let url = RegionWorld.url
    private let tile = RegionWorld.tile

    @Test("Given a region, when loaded, then its pixels are right, and memory has it", arguments: [1, 2, 4, 8, 16, 3])
    func loaded(reduction: Int) async throws {
        let pipeline = world.pipeline()
        let image = try await pipeline.image(for: url, region: tile, reducedBy: reduction)
        let part = try #require(tile.reduced(by: reduction, in: Grid().size))
        #expect(image.size == part.size && image.originalSize == Grid().size && image.format == GridDecoder.format)
        if [1, 2, 4, 8].contains(reduction) { #expect(try Grid().matches(image.pixels, tile, reducedBy: reduction)) }
        let again = try await pipeline.image(for: url, region: tile, reducedBy: reduction)
        #expect(again.pixels === image.pixels)
        #expect(world.decoder.decoded.value == 1 && world.loader.started.value == 1)
    }

    @Test("Given many regions at once, when loaded, then one transfer and one opening serve all")
    func shared() async throws {
        let pipeline = world.pipeline()
        let regions = (0..<64).map { PixelRect(x: $0 % 8 * 256, y: $0 / 8 * 128, width: 256, height: 128) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for region in regions + regions {
                group.addTask {
                    let image = try await pipeline.image(for: RegionWorld.url, region: region)
                    #expect(try Grid().matches(image.pixels, region))
                }
            }
            try await group.waitForAll()
        }
        #expect(world.loader.started.value == 1 && world.decoder.opened.value == 1)
        #expect(world.decoder.decoded.value == 64)
    }

    @Test("Given a region that hangs, when cancelled, then its caller and its decoder end")
    func cancelled() async throws {
        let pipeline = world.pipeline()
        world.decoder.hangs.add(true)
        let task = Task { try await pipeline.image(for: RegionWorld.url, region: RegionWorld.tile) }
        await world.decoder.decoded.wait(for: 1)
        task.cancel()
        await #expect(throws: ImageError.cancelled) { try await task.value }
        await world.decoder.cancelled.wait(for: 1)
        world.decoder.hangs.add(false)
        #expect(try Grid().matches(try await pipeline.image(for: url, region: tile).pixels, tile))
    }

    @Test("Given processors and target sizes, when loaded, then those apply, and these do not")
    func processors() async throws {
        let pipeline = world.pipeline { $0.defaultTargetSize = TargetSize(width: 10, height: 10) }
        let request = ImageRequest(
            url, targetSize: TargetSize(width: 7, height: 7), processors: [.crop(width: 8, height: 4)])
        let image = try await pipeline.image(for: request, region: tile)
        #expect(try Grid().matches(image.pixels, PixelRect(x: 1024 + 124, y: 512 + 126, width: 8, height: 4)))
        // As a processor that a request was made with, the region keeps its meaning.
        let named = ImageRequest(url, targetSize: TargetSize(width: 7, height: 7), processors: [.region(tile)])
        #expect(try Grid().matches(try await pipeline.image(for: named).pixels, tile))
        #expect(world.decoder.opened.value == 1)
    }

    @Test(
        "Given numbers without sense, when loaded, then there is an error or what is inside",
        arguments: [
            PixelRect(x: 4096, y: 0, width: 1, height: 1), PixelRect(x: 0, y: 0, width: 0, height: 5),
            PixelRect(x: .max, y: .max, width: .max, height: .max), PixelRect(x: .min, y: 0, width: .max, height: 1),
            PixelRect(x: 0, y: 0, width: -1, height: 1),
        ])
    func nonsense(region: PixelRect) async throws {
        let pipeline = world.pipeline()
        for reduction in [Int.min, -1, 0, 1, 5, Int.max] {
            await #expect(throws: ImageError.decoding(.noSuchRegion(region, of: Grid().size))) {
                try await pipeline.image(for: RegionWorld.url, region: region, reducedBy: reduction)
            }
        }
        let whole = PixelRect(x: -5, y: -5, width: .max, height: .max)
        #expect(
            try await pipeline.image(for: url, region: whole, reducedBy: .max).size == PixelSize(width: 1, height: 1))
        let corner = PixelRect(x: 4095, y: 2047, width: .max, height: .max)
        #expect(
            try await pipeline.image(for: url, region: corner, reducedBy: .min).size == PixelSize(width: 1, height: 1))
    }

    @Test("Given a decoder without regions, when loaded, then it decodes once for all regions")
    func withoutRegions() async throws {
        let decoder = FakeDecoder()
        let loader = FakeLoader(default: .image(FakeImage(width: 640, height: 480, color: FakeImage.green)))
        let pipeline = ImagePipeline(.fake(loader: loader, decoder: decoder))
        for x in 0..<4 {
            let region = PixelRect(x: x * 160, y: 0, width: 160, height: 480)
            let image = try await pipeline.image(for: url, region: region, reducedBy: 2)
            #expect(FakeImage(of: image) == FakeImage(width: 80, height: 240, color: FakeImage.green))
        }
        #expect(decoder.decoded.value == 1 && loader.started.value == 1)
    }

    @Test("Given an image decoded whole, when a region is taken by hand, then it is the decoder's")
    func byHand() throws {
        let whole = DecodedImage(pixels: try Grid().pixels(PixelRect(whole: Grid().size), reducedBy: 1))
        let taken = try ImageProcessors.Region(tile).process(whole)
        #expect(try Grid().matches(taken.pixels, tile))
        #expect(try ImageProcessors.Region(tile, reducedBy: 4).process(whole).size == PixelSize(width: 64, height: 64))
        #expect(throws: ImageError.self) {
            try ImageProcessors.Region(PixelRect(x: -9, y: 0, width: 9, height: 9)).process(whole)
        }
    }

    @Test("Given damaged bytes, when a region is loaded, then the error is that of the image")
    func damaged() async throws {
        let pipeline = world.pipeline()
        world.loader[url] = .data(FakeDecoder.damaged)
        await #expect(throws: ImageError.decoding(.corrupt(GridDecoder.format, why: "it says so itself"))) {
            try await pipeline.image(for: RegionWorld.url, region: RegionWorld.tile)
        }
        world.serve(Grid())
        let image = try await pipeline.image(
            for: url.asImageRequest().with { $0.cachePolicy.network = .reload }, region: tile)
        #expect(try Grid().matches(image.pixels, tile))
    }

    @Test("Given damaged bytes on the disk, when a region is loaded, then they are loaded again")
    func damagedOnDisk() async throws {
        let stored = world.pipeline()
        _ = try await stored.image(for: url, region: tile)
        await stored.flush()
        let key = stored.cache.sourceKey(for: url)
        let entry = try #require(world.cache[key])
        world.cache[key] = DataCacheEntry(data: FakeDecoder.damaged, metadata: entry.metadata)
        let image = try await world.pipeline().image(for: url, region: tile)
        #expect(try Grid().matches(image.pixels, tile))
        #expect(world.loader.started.value == 2)
    }

    @Test("Given an open picture, when nobody uses it for a while, then it is let go")
    func idle() async throws {
        let pipeline = world.pipeline()
        _ = try await pipeline.image(for: url, region: tile)
        for step in 1...4 {
            await world.clock.wait(forSleepers: 1)
            world.clock.advance(OpenPictures.seconds / 2)
            _ = try await pipeline.image(for: url, region: PixelRect(x: step, y: 0, width: 1, height: 1))
            #expect(world.decoder.opened.value == 1)
        }
        for _ in 0..<2 {
            await world.clock.wait(forSleepers: 1)
            world.clock.advance(OpenPictures.seconds / 2)
        }
        try await eventually("it is let go") { pipeline.engine.regions.open.count == 0 }
        _ = try await pipeline.image(for: url, region: PixelRect(x: 9, y: 0, width: 1, height: 1))
        #expect(world.decoder.opened.value == 2 && world.loader.started.value == 1)
    }
}
