import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// Regions of a picture that another request has opened.
@Suite("Open pictures", .timeLimit(.minutes(5)))
struct OpenPictureTests {
    private let world = RegionWorld()
    private let url = RegionWorld.url

    private func region(_ x: Int) -> PixelRect { PixelRect(x: x, y: 0, width: 4, height: 4) }

    @Test("Given an answer that may not be stored, when regions are loaded, then each asks the server")
    func notStored() async throws {
        world.serve(Grid(), fields: [.cacheControl: "no-store"])
        let pipeline = world.pipeline()
        let reader = try await pipeline.regionReader(for: url)
        world.serve(Grid(version: 2), fields: [.cacheControl: "no-store"])
        #expect(try Grid(version: 2).matches(try await pipeline.image(for: url, region: region(0)).pixels, region(0)))
        #expect(pipeline.engine.regions.open.count == 0)
        #expect(try Grid().matches(try await reader.pixels(of: region(0)), region(0)))
        #expect(world.loader.started.value == 2)
    }

    /// Adds the field of whoever is logged in, without saying who that is.
    private struct User: RequestModifying {
        let name: Later<String>
        func modified(_ request: HTTPRequest) async throws -> HTTPRequest {
            var request = request
            request.headerFields[.authorization] = name.value
            return request
        }
    }

    @Test("Given a picture of one user, when another asks for a region, then it asks the server")
    func users() async throws {
        let name = Later<String>()
        name.set("Ann")
        let user = User(name: name)
        let request = ImageRequest(url).with { $0.modifier = user }
        let pipeline = world.pipeline()
        _ = try await pipeline.image(for: request, region: region(0))
        name.set("Bob")
        world.serve(Grid(version: 2))
        #expect(
            try Grid(version: 2).matches(try await pipeline.image(for: request, region: region(9)).pixels, region(9)))
        #expect(world.loader.started.value == 2)
    }

    @Test("Given a request that keeps nothing in memory, when loaded, then nothing stays open")
    func withoutMemory() async throws {
        let pipeline = world.pipeline()
        let request = ImageRequest(url).with { $0.cachePolicy.memory = .off }
        _ = try await pipeline.image(for: request, region: region(0))
        #expect(pipeline.engine.regions.open.count == 0)
        _ = try await pipeline.image(for: request, region: region(0))
        #expect(world.decoder.decoded.value == 2 && world.loader.started.value == 1)
    }

    @Test("Given a reader of older bytes, when newer ones are loaded, then one opening serves them")
    func olderReader() async throws {
        world.serve(Grid(), fields: [.cacheControl: "max-age=10"])
        let pipeline = world.pipeline()
        let reader = try await pipeline.regionReader(for: url)
        world.serve(Grid(version: 2))
        world.clock.advance(11)
        for x in 0..<10 {
            let pixels = try await pipeline.image(for: url, region: region(x)).pixels
            #expect(try Grid(version: 2).matches(pixels, region(x)))
        }
        #expect(world.decoder.opened.value == 2 && world.loader.started.value == 2)
        #expect(try Grid().matches(try await reader.pixels(of: region(3)), region(3)))
    }

    @Test("Given a decoder that is asked first and has no regions, when loaded, then no other decodes")
    func preferredDecoder() async throws {
        struct First: ImageDecoding {
            let decoded = Tally()
            func info(of data: Data) throws(ImageError) -> ImageInfo? {
                Grid(data).map { ImageInfo(format: GridDecoder.format, size: $0.size) }
            }
            func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
                decoded.add()
                guard let grid = Grid(data) else { return nil }
                return DecodedImage(pixels: try grid.pixels(PixelRect(whole: grid.size), reducedBy: 1))
            }
        }
        world.serve(Grid(width: 100, height: 100))
        let first = First()
        let pipeline = world.pipeline { $0.decoders.append(first) }
        let pixels = try await pipeline.image(for: url, region: region(50)).pixels
        #expect(try Grid().matches(pixels, region(50)))
        #expect(first.decoded.value == 1 && world.decoder.opened.value == 0)
    }

    @Test("Given a decoder of regions that cannot for a file, when loaded, then no other decodes")
    func preferredRegionDecoder() async throws {
        /// Reads grids, but no regions of them.
        struct First: ImageRegionDecoding {
            let decoder = GridDecoder()
            func info(of data: Data) throws(ImageError) -> ImageInfo? { try decoder.info(of: data) }
            func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
                try decoder.decode(data, options: options)
            }
            func makeRegions(
                of data: Data, index: Data?, folder: URL?, options: DecodingOptions
            ) throws(ImageError) -> (any ImageRegions)? { nil }
        }
        world.serve(Grid(width: 100, height: 100))
        let pipeline = world.pipeline { $0.decoders.append(First()) }
        let pixels = try await pipeline.image(for: url, region: region(50)).pixels
        #expect(try Grid().matches(pixels, region(50)))
        #expect(world.decoder.opened.value == 0)
    }

    @Test("Given a region with more pixels than the limit, when loaded, then the error says so")
    func limit() async throws {
        let pipeline = world.pipeline { $0.decodingLimits.maximumPixels = 100 }
        let whole = PixelRect(x: 0, y: 0, width: .max, height: .max)
        await #expect(throws: ImageError.decoding(.tooManyPixels(Grid().size, limit: 100))) {
            try await pipeline.image(for: RegionWorld.url, region: whole)
        }
        #expect(try await pipeline.image(for: url, region: region(0)).size == PixelSize(width: 4, height: 4))
    }
}
