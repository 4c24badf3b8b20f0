import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// Finished images of local files in the disk cache.
@Suite("Finished images of local files on the disk", .timeLimit(.minutes(5)))
struct LocalFileStorageTests {
    private let folder: TemporaryDirectory
    private let fixture = PipelineFixture()

    init() throws {
        folder = try TemporaryDirectory()
        try write("old")
    }

    private func write(_ text: String) throws { try folder.write(Data(text.utf8), to: "x") }

    private func request(_ storage: ImageRequest.Options.Storage = .processed) -> ImageRequest {
        ImageRequest(folder.file("x"), processors: [Suffix("a")]).with { $0.storage = storage }
    }

    /// Loads with an empty memory, and waits until the result is stored.
    private func load(_ request: ImageRequest) async throws -> (text: String?, source: ResponseSource) {
        let pipeline = fixture.pipeline()
        let response = try await pipeline.response(for: request)
        await pipeline.flush()
        return (response.image.text, response.source)
    }

    @Test("Given a file's finished image on disk, when memory is empty, then the file is not read")
    func stored() async throws {
        #expect(try await load(request()) == ("olda", .provider))
        #expect(try await load(request()) == ("olda", .disk))
        #expect(try await load(request(.both)) == ("olda", .disk))
        // Its processors are part of its name.
        let other = ImageRequest(folder.file("x"), processors: [Suffix("b")]).with { $0.storage = .processed }
        #expect(try await load(other) == ("oldb", .provider))
        #expect(await fixture.pipeline().cache.contains(request()) == .disk)
    }

    @Test("Given a file's finished image on disk, when the file changes, then it is made again")
    func changed() async throws {
        _ = try await load(request())
        // As long as before.
        try write("new")
        #expect(try await load(request()) == ("newa", .provider))
        #expect(try await load(request()) == ("newa", .disk))
        let date = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.file("x").path)
        #expect(try await load(request()) == ("newa", .provider))
        let other = try folder.write(Data("two".utf8), to: "y")
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: other.path)
        #expect(rename(other.path, folder.file("x").path) == 0)
        #expect(try await load(request()) == ("twoa", .provider))
    }

    @Test("Given a file's finished image on disk, when the file changes or goes, then it is not there")
    func containsNoMore() async throws {
        _ = try await load(request())
        let cache = fixture.pipeline().cache
        #expect(await cache.contains(request()) == .disk)
        #expect(await cache.contains(request(.original)) == nil)
        try write("new")
        #expect(await cache.contains(request()) == nil)
        _ = try await load(request())
        #expect(await cache.contains(request()) == .disk)
        try FileManager.default.removeItem(at: folder.file("x"))
        #expect(await cache.contains(request()) == nil)
    }

    @Test("Given a file's image from the disk in memory, when the file changes, then it is no answer")
    func changedInMemory() async throws {
        _ = try await load(request())
        let pipeline = fixture.pipeline()
        #expect(try await pipeline.response(for: request()).source == .disk)
        #expect(try await pipeline.response(for: request()).source == .memory)
        try write("new")
        #expect(pipeline.cachedImage(for: request()) == nil)
        #expect(try await pipeline.image(for: request()).text == "newa")
    }

    @Test("Given a finished image on disk, when its file is gone or a folder, then that is said")
    func gone() async throws {
        _ = try await load(request())
        try FileManager.default.removeItem(at: folder.file("x"))
        await #expect(throws: ImageError.self) { try await load(request()) }
        try FileManager.default.createDirectory(at: folder.file("x"), withIntermediateDirectories: false)
        await #expect(throws: ImageError.self) { try await load(request()) }
    }

    @Test("Given a finished image on disk, when removed, expired or reloaded, then it is made again")
    func removed() async throws {
        _ = try await load(request())
        await fixture.pipeline().cache.remove(for: request())
        #expect(try await load(request()).source == .provider)
        let pipeline = fixture.pipeline()
        try await pipeline.cache.removeAll(variantsOf: request())
        await pipeline.flush()
        #expect(try await load(request()).source == .provider)
        await fixture.pipeline().cache.removeVariant(for: request())
        #expect(try await load(request()).source == .provider)
        #expect(try await load(request().with { $0.cachePolicy.network = .reload }).source == .provider)
        #expect(try await load(request()).source == .disk)
        #expect(try await load(request().with { $0.expiration = .seconds(60) }).source == .disk)
        fixture.clock.advance(400 * 86_400)
        #expect(try await load(request().with { $0.expiration = .seconds(60) }).source == .provider)
        fixture.clock.advance(61)
        #expect(try await load(request()).source == .provider)
    }

    @Test("Given other options or a provider, when a file is loaded, then nothing is stored")
    func notStored() async throws {
        let file = folder.file("x")
        _ = try await load(ImageRequest(file))
        _ = try await load(ImageRequest(file).with { $0.storage = .processed })
        _ = try await load(request(.original))
        _ = try await load(request().with { $0.cachePolicy.disk = .off })
        _ = try await load(
            ImageRequest(provider: FileDataProvider(file), processors: [Suffix("a")]).with { $0.storage = .processed })
        #expect(fixture.cache.keys.isEmpty)
    }

    @Test("Given an image stored for a file, when memory is empty, then it answers until a change")
    func byHand() async throws {
        let image = try #require(try FakeDecoder().decode(Data("put".utf8), options: DecodingOptions()))
        let pipeline = fixture.pipeline()
        try await pipeline.cache.store(image, for: request(), toDisk: true)
        await pipeline.flush()
        #expect(try await load(request()) == ("put", .disk))
        try write("new")
        #expect(try await load(request()) == ("newa", .provider))
    }
}
