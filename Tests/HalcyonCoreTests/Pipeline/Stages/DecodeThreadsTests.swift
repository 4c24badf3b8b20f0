import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// A decode that is alone may use every processor; beside others, more threads would only compete with one another.
@Suite("The threads of a decode", .holdsThreads, .timeLimit(.minutes(5)))
struct DecodeThreadsTests {
    /// Records the threads that each decode may use, and then waits while `holds` says so.
    private struct RecordingDecoder: ImageDecoding {
        let allowed = Log<Int>()
        var holds: @Sendable (String) -> Bool = { _ in false }

        func info(of data: Data) throws(ImageError) -> ImageInfo? { nil }

        func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
            allowed.add(options.maximumThreads)
            let path = String(decoding: data, as: UTF8.self)
            ThreadBlocker().hold { !holds(path) }
            return try .fake()
        }
    }

    private static let processors = ProcessInfo.processInfo.activeProcessorCount

    private func pipeline(_ decoder: RecordingDecoder, decodes: Int) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration.fake(imageCache: nil, decoder: decoder)
        configuration.maximumDecodes = decodes
        return ImagePipeline(configuration)
    }

    @Test("Given decodes one after another, when each is alone, then it may use every processor")
    func alone() async throws {
        let decoder = RecordingDecoder()
        let pipeline = pipeline(decoder, decodes: Self.processors)
        for number in 0..<3 { _ = try await pipeline.image(for: "http://test/\(number)") }
        #expect(decoder.allowed.entries == Array(repeating: Self.processors, count: 3))
    }

    @Test("Given a limit of one decode, when an image is decoded, then it has one thread")
    func limited() async throws {
        let decoder = RecordingDecoder()
        _ = try await pipeline(decoder, decodes: 1).image(for: "http://test/a")
        #expect(decoder.allowed.entries == [1])
    }

    @Test("Given a running decode, when another begins, then that one has a single thread")
    func besideAnother() async throws {
        let isHeld = Tally()
        isHeld.add()
        let decoder = RecordingDecoder { $0 == "/first" && isHeld.value > 0 }
        let pipeline = pipeline(decoder, decodes: max(2, Self.processors))
        let first = pipeline.task(for: ImageRequest("http://test/first"))
        try await eventually("the first decode runs") { decoder.allowed.entries.count == 1 }
        _ = try await pipeline.image(for: "http://test/second")
        #expect(decoder.allowed.entries == [Self.processors, 1])
        isHeld.add(-1)
        _ = try await first.image
    }
}
