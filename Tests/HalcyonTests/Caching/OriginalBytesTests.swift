import Foundation
import Halcyon
import HalcyonStore
import HalcyonTesting
import LinuxTestSupport
import TestSupport
import Testing

/// What the disk cache has of a source are the bytes that its server sent: metadata, trailing bytes and all.
@Suite("Originals on disk")
struct OriginalBytesTests {
    private let nginx: NginxServer
    private let folder: TemporaryDirectory
    private let clock = FakeClock()
    /// Some of each format, and some with EXIF data or a profile.
    private let files: [String] = {
        var files = Set(Fixtures.index.filter { $0.orientation > 1 || $0.profile != nil }.prefix(8).map(\.file))
        for entries in Dictionary(grouping: Fixtures.index, by: \.format).values {
            for entry in entries.prefix(5) { files.insert(entry.file) }
        }
        return files.sorted()
    }()

    init() throws {
        nginx = try NginxServer()
        folder = try TemporaryDirectory()
        for file in files { try nginx.write(try Fixtures.data(file), to: "/\(file)") }
        // What stands behind the end of a picture belongs to the file as well.
        try nginx.write(try Fixtures.data(try #require(files.first)) + Data("and more".utf8), to: "/longer")
    }

    private func pipeline() -> ImagePipeline {
        var configuration = ImagePipeline.Configuration.standard
        configuration.dataCache = DiskCache(directory: folder.file("cache"))
        configuration.clock = clock
        return ImagePipeline(configuration)
    }

    private func stored(_ path: String) async throws -> Data? {
        let key = ImageRequest(nginx.url(path)).sourceKey
        return try await DiskCache(directory: folder.file("cache")).entry(for: key)?.data
    }

    @Test("Given files of every format, when loaded and revalidated, then the disk has the sent bytes")
    func sameBytes() async throws {
        #expect(Set(Fixtures.index.map(\.format)).isSuperset(of: ["jpeg", "png", "gif", "webp", "avif"]))
        #expect(Fixtures.index.contains { $0.orientation > 1 } && Fixtures.index.contains { $0.profile != nil })
        for file in files {
            let path = "/\(file)"
            let sent = try Fixtures.data(file)
            let request = ImageRequest(
                nginx.url(path), targetSize: TargetSize(width: 20, height: 20), processors: [.blackWhite()])
            let first = pipeline()
            _ = try await first.image(for: request)
            await first.flush()
            #expect(try await stored(path) == sent, "\(file)")
            #expect(try await pipeline().data(for: request).data == sent, "\(file)")
        }
        clock.advance(8 * 86_400)
        let later = pipeline()
        for file in files {
            var request = ImageRequest(nginx.url("/\(file)"), processors: [.blur(radius: 1)])
            // Kept beside it, a processed image changes nothing of it.
            request.storage = .both
            _ = try await later.image(for: request)
        }
        await later.flush()
        for file in files { #expect(try await stored("/\(file)") == Fixtures.data(file), "\(file)") }
        let statuses = try nginx.log().map(\.status)
        #expect(statuses.count { $0 == 200 } == files.count)
        #expect(statuses.count { $0 == 304 } == files.count)
    }

    @Test("Given a picture with more behind its end, when it is loaded, then the disk has that too")
    func trailingBytes() async throws {
        let pipeline = pipeline()
        _ = try await pipeline.image(for: ImageRequest(nginx.url("/longer")))
        await pipeline.flush()
        #expect(try await stored("/longer")?.suffix(8) == Data("and more".utf8))
    }
}
