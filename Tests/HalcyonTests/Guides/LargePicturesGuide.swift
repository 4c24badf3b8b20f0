import Foundation
import Halcyon
import HalcyonCodecs
import TestSupport
import Testing

@Suite("Guide: Show pictures that are larger than memory")
struct LargePicturesGuide {
    private let folder: TemporaryDirectory
    private let url: URL

    /// A JPEG whose red grows to the right, and whose green grows to the bottom.
    init() throws {
        folder = try TemporaryDirectory()
        url = folder.file("large.jpg")
        let pixels = try PixelBuffer(width: 5000, height: 1000, hasAlpha: false) { memory in
            for index in 0..<5_000_000 {
                let (x, y) = (index % 5000, index / 5000)
                memory.storeBytes(
                    of: SIMD4(UInt8(x * 255 / 4999), UInt8(y * 255 / 999), 0, 255), toByteOffset: index * 4,
                    as: SIMD4<UInt8>.self)
            }
        }
        let file = try JPEGEncoder().encode(pixels, as: .jpeg, options: EncodingOptions())
        try #require(file).write(to: url)
    }

    @Test("Given the guide, when parts are loaded, then they are those of the picture")
    func parts() async throws {
        let pipeline = ImagePipeline { $0.dataCache = nil }
        let part = try await pipeline.image(for: url, region: PixelRect(x: 4096, y: 0, width: 512, height: 512))
        let overview = try await pipeline.image(
            for: url, region: PixelRect(x: 0, y: 0, width: .max, height: .max), reducedBy: 8)
        #expect(part.size == PixelSize(width: 512, height: 512))
        #expect(overview.size == PixelSize(width: 625, height: 125))
        let pixel = try #require(part.pixels[0, 511])
        #expect(abs(Int(pixel.x) - 4096 * 255 / 4999) < 4 && abs(Int(pixel.y) - 511 * 255 / 999) < 4)
        #expect(pipeline.cachedImage(for: ImageRequest(url)) == nil)
    }

    @Test("Given the guide, when a reader is opened, then it has overview and regions")
    func reader() async throws {
        let pipeline = ImagePipeline { $0.dataCache = nil }
        let rectangle = PixelRect(x: 0, y: 0, width: 1000, height: 1000)
        var shown: (PixelSize, PixelSize)?
        func show(_ pixels: PixelBuffer, at size: PixelSize) { shown = (pixels.size, size) }
        let reader = try await pipeline.regionReader(for: url)
        show(try await reader.overview(), at: reader.size)  // the whole, with at most 2048 pixels on a side
        let tile = try await reader.pixels(of: rectangle, reducedBy: 2)
        #expect(shown?.0 == PixelSize(width: 625, height: 125) && shown?.1 == PixelSize(width: 5000, height: 1000))
        #expect(tile.size == PixelSize(width: 500, height: 500))
    }
}
