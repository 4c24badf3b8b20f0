import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// Local files that change behind a pipeline's back.
@Suite("Local files that change", .timeLimit(.minutes(5)))
struct LocalFileChangeTests {
    private let folder: TemporaryDirectory
    private let decoder = FakeDecoder()
    private let pipeline: ImagePipeline

    init() throws {
        folder = try TemporaryDirectory()
        pipeline = ImagePipeline(.fake(decoder: decoder))
    }

    private func write(_ text: String) throws { try folder.write(Data(text.utf8), to: "x") }

    private var requests: [ImageRequest] {
        let file = folder.file("x")
        return [ImageRequest(file), ImageRequest(provider: FileDataProvider(file, id: "named"))].flatMap { request in
            [request, request.with { $0.targetSize = TargetSize(width: 2, height: 1) }]
                + [request.with { $0.processors = [Suffix("a")] }]
        }
    }

    @Test("Given a file's images in memory, when it is unchanged, then they answer without a reread")
    func unchanged() async throws {
        try write("old")
        for request in requests { _ = try await pipeline.image(for: request) }
        let before = decoder.decoded.value
        for request in requests {
            #expect(pipeline.cachedImage(for: request) != nil)
            #expect(try await pipeline.response(for: request).source == .memory)
            #expect(
                try await pipeline.response(for: request.with { $0.cachePolicy.network = .never }).source == .memory)
        }
        #expect(decoder.decoded.value == before)
    }

    @Test("Given a file's images in memory, when it is rewritten, then requests show the new file")
    func written() async throws {
        try write("old")
        for request in requests { _ = try await pipeline.image(for: request) }
        // At once, and as long as before: the time alone tells.
        try write("new")
        for request in requests {
            #expect(pipeline.cachedImage(for: request) == nil)
            #expect(try await pipeline.image(for: request).text.hasPrefix("ne"))
            #expect(pipeline.cachedImage(for: request)?.text.hasPrefix("ne") == true)
        }
    }

    @Test("Given a file's image in memory, when a file of equal date replaces it, then it is reread")
    func replaced() async throws {
        try write("old")
        let file = folder.file("x")
        let date = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        _ = try await pipeline.image(for: ImageRequest(file))
        let other = try folder.write(Data("new".utf8), to: "y")
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: other.path)
        #expect(rename(other.path, file.path) == 0)
        #expect(try await pipeline.image(for: ImageRequest(file)).text == "new")
    }

    @Test("Given an image of a file in memory, when the file is gone, then it is no answer")
    func removed() async throws {
        try write("old")
        let request = ImageRequest(folder.file("x"))
        _ = try await pipeline.image(for: request)
        try FileManager.default.removeItem(at: folder.file("x"))
        #expect(pipeline.cachedImage(for: request) == nil)
        await #expect(throws: ImageError.self) { try await pipeline.image(for: request) }
    }

    @Test("Given a file that keeps changing, when loaded each time, then each load shows the newest")
    func again() async throws {
        let request = ImageRequest(folder.file("x"))
        for round in 0..<100 {
            try write("round \(100 + round)")
            #expect(try await pipeline.image(for: request).text == "round \(100 + round)")
        }
    }
}
