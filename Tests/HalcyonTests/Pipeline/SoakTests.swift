import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonCurl
import HalcyonStore
import LinuxTestSupport
import TestSupport
import Testing

/// The short way of `make bench ROWS=soak`: real server, codecs and caches, far more pictures than the caches hold.
@Suite("A long run", .serialized)
struct SoakTests {
    private static let width = 16

    @Test("Given many requests and small caches, when all have ended, then nothing has leaked")
    func nothingGrows() async throws {
        let nginx = try NginxServer()
        let folder = try TemporaryDirectory()
        try nginx.write(try Self.picture(), to: "/picture.jpg")
        var disk = DiskCache.Configuration()
        disk.sizeLimit = 200_000
        let configuration = ImagePipeline.Configuration(
            dataLoader: CurlDataLoader(),
            dataCache: DiskCache(directory: folder.file("cache"), configuration: disk),
            imageCache: ImageCache(costLimit: 200_000), decoders: StandardCodecs.decoders)
        let pipeline = ImagePipeline(configuration)
        let url = nginx.url("/picture.jpg")

        try await load(0..<500, url, pipeline)
        let before = (ProcessFigures.openDescriptors, ProcessFigures.threads)
        try await load(500..<3000, url, pipeline)
        await pipeline.flush()
        // Other suites run beside this one, and have descriptors and threads of their own for a while.
        try await eventually("no more descriptors than before, but for other tests'") {
            ProcessFigures.openDescriptors <= before.0 + 16
        }
        try await eventually("no more threads than before, but for other tests'") {
            ProcessFigures.threads <= before.1 + 16
        }
    }

    private func load(_ numbers: Range<Int>, _ url: String, _ pipeline: ImagePipeline) async throws {
        try await withThrowingTaskGroup(of: PixelSize.self) { group in
            for number in numbers {
                if number - numbers.lowerBound >= Self.width { try #require(await group.next()?.width == 24) }
                // Every third is one of shortly before.
                let wanted = number % 3 == 0 ? max(0, number - 40) : number
                let request = ImageRequest("\(url)?\(wanted)", targetSize: TargetSize(width: 24, height: 24))
                group.addTask { try await pipeline.image(for: request).size }
            }
            for try await size in group { #expect(size.width == 24) }
        }
    }

    private static func picture() throws -> Data {
        let pixels = try PixelBuffer(width: 48, height: 48, hasAlpha: false) { memory in
            for offset in memory.indices { memory[offset] = offset % 4 == 3 ? 255 : UInt8(offset / 48 % 256) }
        }
        return try #require(try JPEGEncoder().encode(pixels, as: .jpeg, options: EncodingOptions()))
    }
}
