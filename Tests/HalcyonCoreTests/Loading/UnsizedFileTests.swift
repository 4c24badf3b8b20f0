import Foundation
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

#if os(Linux)
/// Files that do not say how long they are.
@Suite("Files without a size")
struct UnsizedFileTests {
    private func pipeline(limit: Int? = nil) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration.fake()
        if let limit { configuration.maximumDataBytes = limit }
        return ImagePipeline(configuration)
    }

    @Test(
        "Given a file of /proc, when its URL is loaded, then all of it comes",
        arguments: ["/proc/version", "/proc/self/environ", "/proc/self/smaps"])
    func whole(path: String) async throws {
        let handle = try #require(FileHandle(forReadingAtPath: path))
        let expected = try handle.readToEnd() ?? Data()
        let data = try await pipeline().data(for: ImageRequest(URL(filePath: path))).data
        #expect(data.prefix(64) == expected.prefix(64))
        // Some of them change.
        #expect(data.count >= expected.count / 2)
        #expect(data.isEmpty == expected.isEmpty)
    }

    @Test("Given a file of /proc, when it has more bytes than are allowed, then the error says so")
    func tooLarge() async throws {
        let path = "/proc/version"
        let count = try #require(FileHandle(forReadingAtPath: path)).readToEnd()?.count ?? 0
        let request = ImageRequest(URL(filePath: path))
        #expect(try await pipeline(limit: count).data(for: request).data.count == count)
        await #expect(throws: ImageError.request(.tooLarge(limit: count - 1))) {
            try await pipeline(limit: count - 1).data(for: request)
        }
    }

    @Test(
        "Given files of any size, when they are loaded, then all of each comes", arguments: [0, 1, 4095, 4096, 200_000])
    func ordinary(count: Int) async throws {
        let folder = try TemporaryDirectory()
        let file = folder.file("a")
        let bytes = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        try bytes.write(to: file)
        #expect(try await pipeline(limit: count).data(for: ImageRequest(file)).data == bytes)
    }
}
#endif
