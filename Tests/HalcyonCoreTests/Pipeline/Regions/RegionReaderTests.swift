import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("Region readers, and what is kept for them", .timeLimit(.minutes(5)))
struct RegionReaderTests {
    private let world = RegionWorld()
    private let url = RegionWorld.url
    private let tile = RegionWorld.tile

    @Test("Given a reader, when read from, then it has the picture's size, overview and pixels")
    func read() async throws {
        let reader = try await world.pipeline().regionReader(for: url)
        #expect(reader.size == Grid().size && reader.reductions == [1, 2, 4, 8])
        #expect(reader.format == GridDecoder.format && reader.source == .network && !reader.isStale)
        #expect(try Grid().matches(try await reader.overview(), PixelRect(whole: Grid().size), reducedBy: 8))
        #expect(try await reader.overview() === reader.overview())
        #expect(world.decoder.overviews.value == 1)
        for reduction in reader.reductions {
            let pixels = try await reader.pixels(of: tile, reducedBy: reduction)
            #expect(try Grid().matches(pixels, tile, reducedBy: reduction))
        }
        for reduction in [Int.min, 0, 3, 16, Int.max] {
            await #expect(throws: ImageError.decoding(.noSuchRegion(tile, of: Grid().size))) {
                try await reader.pixels(of: RegionWorld.tile, reducedBy: reduction)
            }
        }
    }

    @Test("Given a picture opened before, when opened again, then index and overview are kept")
    func openedAgain() async throws {
        let first = world.pipeline()
        _ = try await first.regionReader(for: url)
        await first.flush()
        #expect(world.decoder.passes.value == 1 && world.decoder.overviews.value == 1)
        let reader = try await world.pipeline().regionReader(for: url)
        #expect(try Grid().matches(try await reader.pixels(of: tile), tile))
        // The encoder writes a picture of the same size.
        #expect(try await reader.overview().size == PixelSize(width: 512, height: 256))
        #expect(world.decoder.passes.value == 1 && world.decoder.overviews.value == 1)
        #expect(world.loader.started.value == 1 && reader.source == .disk)
    }

    enum Removal: CaseIterable { case all, variants, source }

    @Test("Given a kept index, when the image is removed, then it is too", arguments: Removal.allCases)
    func removed(removal: Removal) async throws {
        let pipeline = world.pipeline()
        _ = try await pipeline.image(for: url, region: tile)
        await pipeline.flush()
        #expect(world.cache.keys.count == 2)
        switch removal {
        case .all: try await pipeline.cache.removeAll()
        case .variants: try await pipeline.cache.removeAll(variantsOf: url)
        case .source: await pipeline.cache.remove(for: url.asImageRequest().with { $0.processors = [.region(tile)] })
        }
        await pipeline.flush()
        #expect(world.cache.keys.isEmpty)
        // The open picture is no answer any more.
        world.serve(Grid(version: 2))
        #expect(try Grid(version: 2).matches(try await pipeline.image(for: url, region: tile).pixels, tile))
    }

    @Test(
        "Given bytes that may not be stored, when opened, then nothing of them is kept",
        arguments: ["no-store", "private"])
    func notStored(directive: String) async throws {
        world.serve(Grid(), fields: [.cacheControl: directive])
        let pipeline = world.pipeline()
        _ = try await pipeline.regionReader(for: url)
        await pipeline.flush()
        if directive == "no-store" { #expect(world.cache.keys.isEmpty) } else { #expect(world.cache.keys.count == 2) }
        let off = url.asImageRequest().with { $0.cachePolicy.disk = .off }
        let other = RegionWorld()
        let quiet = other.pipeline()
        _ = try await quiet.regionReader(for: off)
        await quiet.flush()
        #expect(other.cache.keys.isEmpty)
    }

    @Test("Given a small picture, when opened, then no index is kept: it is opened quickly anyway")
    func small() async throws {
        world.serve(Grid(width: 100, height: 100))
        let pipeline = world.pipeline()
        _ = try await pipeline.regionReader(for: url)
        await pipeline.flush()
        #expect(world.cache.keys.count == 1)
    }

    @Test("Given stale bytes, when they are confirmed, then the open picture serves on")
    func confirmed() async throws {
        world.serve(Grid(), fields: [.cacheControl: "max-age=10", .eTag: "\"a\""])
        let pipeline = world.pipeline()
        _ = try await pipeline.image(for: url, region: tile)
        world.loader[url] = .status(304, fields: [.cacheControl: "max-age=10", .eTag: "\"a\""])
        let other = PixelRect(x: 0, y: 0, width: 9, height: 9)
        // Within the seconds for which it stays open.
        world.clock.advance(9)
        _ = try await pipeline.image(for: url, region: PixelRect(x: 1, y: 1, width: 1, height: 1))
        world.clock.advance(2)
        #expect(try Grid().matches(try await pipeline.image(for: url, region: other).pixels, other))
        #expect(world.loader.started.value == 2 && world.decoder.opened.value == 1)
    }

    @Test("Given stale bytes, when the server has others, then regions are those of the others")
    func changed() async throws {
        world.serve(Grid(), fields: [.cacheControl: "max-age=10"])
        let pipeline = world.pipeline()
        let reader = try await pipeline.regionReader(for: url)
        _ = try await pipeline.image(for: url, region: tile)
        world.serve(Grid(version: 2))
        world.clock.advance(11)
        #expect(try Grid(version: 2).matches(try await pipeline.image(for: url, region: tile).pixels, tile))
        // A reader shows one version, whatever happens.
        #expect(try Grid().matches(try await reader.pixels(of: tile), tile))
        #expect(try Grid(version: 2).matches(try await pipeline.regionReader(for: url).pixels(of: tile), tile))
    }

    @Test("Given a local file, when it changes, then regions are those of the new one")
    func file() async throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("grid")
        try Grid().data.write(to: file)
        let pipeline = world.pipeline()
        let request = ImageRequest(source: .file(file))
        #expect(try Grid().matches(try await pipeline.image(for: request, region: tile).pixels, tile))
        #expect(
            try Grid().matches(
                try await pipeline.image(for: request, region: tile, reducedBy: 2).pixels, tile, reducedBy: 2))
        #expect(world.decoder.opened.value == 1)
        await pipeline.flush()
        #expect(try await world.pipeline().regionReader(for: request).size == Grid().size)
        #expect(world.decoder.passes.value == 1)
        try Grid(version: 7).data.write(to: file)
        #expect(try Grid(version: 7).matches(try await pipeline.image(for: request, region: tile).pixels, tile))
        #expect(
            try Grid(version: 7).matches(try await world.pipeline().regionReader(for: request).pixels(of: tile), tile))
    }

    @Test("Given equal calls of a reader, when some are cancelled, then the others have their pixels")
    func partlyCancelled() async throws {
        let reader = try await world.pipeline().regionReader(for: url)
        world.decoder.hangs.add(true)
        let tasks = (0..<8).map { _ in Task { try await reader.pixels(of: RegionWorld.tile) } }
        await world.decoder.decoded.wait(for: 1)
        for task in tasks.dropFirst(2) { task.cancel() }
        for task in tasks.dropFirst(2) { await #expect(throws: ImageError.cancelled) { try await task.value } }
        world.decoder.hangs.add(false)
        let pixels = try await tasks[0].value
        #expect(try await tasks[1].value === pixels)
        #expect(try Grid().matches(pixels, tile))
        #expect(world.decoder.decoded.value == 1 && world.decoder.cancelled.value == 0)
    }

    @Test("Given a provider of pixels, when opened, then its regions are cut from them")
    func pixels() async throws {
        struct Provider: ImagePixelProvider {
            let identifier = "grid"
            func image() async throws -> DecodedImage {
                DecodedImage(
                    pixels: try Grid(width: 600, height: 300).pixels(
                        PixelRect(x: 0, y: 0, width: 600, height: 300), reducedBy: 1))
            }
        }
        let grid = Grid(width: 600, height: 300)
        let region = PixelRect(x: 300, y: 100, width: 50, height: 60)
        let reader = try await world.pipeline().regionReader(for: ImageRequest(provider: Provider()))
        #expect(reader.size == grid.size)
        #expect(try grid.matches(try await reader.pixels(of: region), region))
        #expect(try await reader.overview().size == grid.size)
    }

    @Test("Given an invalidated pipeline, when regions are asked for, then there is an error")
    func invalidated() async throws {
        let pipeline = world.pipeline()
        let reader = try await pipeline.regionReader(for: url)
        pipeline.invalidate()
        await #expect(throws: ImageError.request(.invalidated)) { try await reader.pixels(of: RegionWorld.tile) }
        await #expect(throws: ImageError.request(.invalidated)) {
            try await pipeline.regionReader(for: RegionWorld.url)
        }
    }
}
