import Foundation
import HTTPTypes
import HalcyonTesting
import Testing

@testable import HalcyonCore

#if os(Linux)
/// Large downloads that are cancelled half-way, of which no more may be kept than the limit.
@Suite("ImageDownloader: large bodies that are cancelled", .timeLimit(.minutes(5)))
struct LargeCancelledTests {
    private static let tag: HTTPFields = [.eTag: "\"1\"", .contentType: "image/png"]
    private static let pieceSize = 1 << 20
    private static let whole = 64 * pieceSize

    /// A body of pieces of memory that nobody has written to, which tell as they go whether anybody has read them.
    ///
    /// The system gives such memory its pages only as they are read: to put the pieces together is to read them all.
    private final class Pieces: Sendable {
        let gate = Gate()
        let sent = Tally()
        let freed = Tally()
        let read = Tally()

        /// Returns the next piece; after `count` pieces, waits until the load is cancelled.
        func next(upTo count: Int) async throws(ImageError) -> Data {
            if sent.value == count { await gate.pass() }
            if Task.isCancelled { throw .cancelled }
            // Read-only, so that the system does not join it to other memory.
            let memory = mmap(nil, LargeCancelledTests.pieceSize, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
            guard let memory, memory != MAP_FAILED else { throw .response(.other("no memory")) }
            sent.add()
            return Data(
                bytesNoCopy: memory, count: LargeCancelledTests.pieceSize,
                deallocator: .custom { [read, freed] memory, count in
                    var pages = [UInt8](repeating: 0, count: count / Int(getpagesize()))
                    if mincore(memory, count, &pages) != 0 || pages.contains(where: { $0 & 1 != 0 }) { read.add() }
                    munmap(memory, count)
                    freed.add()
                })
        }
    }

    /// The answers to one download, and to the next one.
    private func loader(_ pieces: Pieces, isResumed: Bool) -> ScriptedLoader {
        ScriptedLoader { _, number async throws(ImageError) in
            switch isResumed ? number : number + 1 {
            case 1:
                return .answer(
                    .ok, [Data(count: Self.pieceSize)], fields: Self.tag, expected: Self.whole, url: "http://test/a",
                    then: .response(.connectionReset))
            case 2:
                var fields = Self.tag
                let first = isResumed ? Self.pieceSize : 0
                if isResumed { fields[.contentRange] = "bytes \(first)-\(Self.whole - 1)/\(Self.whole)" }
                return DataLoad(
                    response: HTTPResponse(status: isResumed ? .partialContent : .ok, headerFields: fields),
                    url: "http://test/a", expectedBytes: Self.whole - first,
                    body: DataBody { () async throws(ImageError) in try await pieces.next(upTo: 32) })
            default: return .answer(["whole"], fields: Self.tag)
            }
        }
    }

    @Test(
        "Given a large or resumed download, when cancelled, then its data is neither read nor kept",
        arguments: [false, true])
    func cancelled(isResumed: Bool) async throws {
        let pieces = Pieces()
        let loader = loader(pieces, isResumed: isResumed)
        var configuration = ImageDownloader.Configuration(loader: loader)
        configuration.clock = FakeClock()
        configuration.retry.backoff = RetryPolicy.Backoff(initial: 0)
        configuration.resumableBytesLimit = 8 << 20
        let downloader = ImageDownloader(configuration)
        let task = Task { try? await downloader.download("http://test/a") }
        await pieces.gate.waiting.wait(for: 1)
        #expect(pieces.sent.value == 32)
        task.cancel()
        _ = await task.value
        await pieces.freed.wait(for: 32)
        #expect(pieces.read.value == 0)
        #expect(downloader.partials.counts == (bodies: 0, bytes: 0))
        #expect(try await downloader.download("http://test/a").data == Data("whole".utf8))
        let ranges = loader.requests.entries.map { $0.http.headerFields[.range] }
        #expect(ranges == (isResumed ? [nil, "bytes=\(Self.pieceSize)-", nil] : [nil, nil]))
    }
}
#endif
