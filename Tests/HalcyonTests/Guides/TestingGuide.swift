import Halcyon
import HalcyonStore
import HalcyonTesting
import TestSupport
import Testing

@Suite("Guide: Test")
struct TestingGuide {
    @Test("Given the guide's loader, when its cat is loaded, then it is the one that was said")
    func fakes() async throws {
        let loader = FakeLoader()
        loader["/cat.jpg"] = .image(FakeImage(width: 40, height: 30, color: FakeImage.blue))
        loader["/dog.jpg"] = .status(404)
        let pipeline = ImagePipeline(.fake(loader: loader))

        let image = try await pipeline.image(for: "https://example.org/cat.jpg")
        #expect(FakeImage(of: image) == FakeImage(width: 40, height: 30, color: FakeImage.blue))
    }

    @Test(arguments: DataCacheContract.allCases)
    func keepsTheContract(clause: DataCacheContract) async throws {
        try await clause.check { try MyCache(directory: temporaryDirectory()) }
    }

    private func temporaryDirectory() throws -> TemporaryDirectory { try TemporaryDirectory() }

    private final class MyCache: DataCaching {
        private let directory: TemporaryDirectory
        private let disk: DiskCache

        init(directory: TemporaryDirectory) {
            self.directory = directory
            disk = DiskCache(directory: directory.url)
        }

        func entry(for key: String) async throws(ImageError) -> DataCacheEntry? { try await disk.entry(for: key) }

        func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {
            try await disk.store(entry, for: key)
        }

        func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
            try await disk.update(metadata, for: key)
        }

        func remove(for key: String) async throws(ImageError) { try await disk.remove(for: key) }

        func removeAll() async throws(ImageError) { try await disk.removeAll() }
    }
}
