import Foundation
import HalcyonCore
import HalcyonStore
import Logging
import Synchronization
import Testing

/// A program's log handler is code of the program's, and may do anything.
@Suite("DiskCache: log handlers", .timeLimit(.minutes(5)))
struct LogHandlerTests {
    /// Asks the cache that is telling something, and waits for the answer.
    private final class Asker: Sendable {
        private let state = Mutex((cache: DiskCache?.none, answers: [Bool]()))

        var answers: [Bool] { state.withLock(\.answers) }

        func ask(_ cache: DiskCache) { state.withLock { $0.cache = cache } }

        var logger: Logger { Logger(label: "test") { _ in Handler(asker: self) } }

        fileprivate func hear() {
            guard let cache = state.withLock({ $0.cache }) else { return }
            let isAnswered = DispatchSemaphore(value: 0)
            Task {
                _ = try await cache.statistics()
                isAnswered.signal()
            }
            // On a thread of the cache's own, which may wait; far longer than the answer takes.
            let answer = isAnswered.wait(timeout: .now() + 20)
            state.withLock { $0.answers.append(answer == .success) }
        }
    }

    private struct Handler: LogHandler {
        let asker: Asker
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            if event.level >= .warning { asker.hear() }
        }
    }

    @Test(
        "Given a log handler that uses the cache, when the index is repaired, then it is answered",
        arguments: [false, true])
    func asksTheCache(isOpen: Bool) async throws {
        let folder = try await ScratchFolder.filled(["a"])
        let asker = Asker()
        var configuration = DiskCache.Configuration()
        configuration.logger = asker.logger
        let cache = DiskCache(directory: folder.url, configuration: configuration)
        if isOpen { try await cache.store(entry(10), for: "b") }
        for name in ["index.sqlite", "index.sqlite-wal"] {
            let file = folder.url.appending(path: name)
            guard let count = folder.size(file) else { continue }
            let handle = try FileHandle(forUpdating: file)
            try handle.write(contentsOf: bytes(count, seed: 7))
            try handle.close()
        }
        asker.ask(cache)
        for number in 0..<50 where asker.answers.isEmpty {
            try await cache.store(entry(10, seed: UInt64(number)), for: "k\(number)")
            _ = try await cache.verify()
        }
        #expect(asker.answers.first == true)
        #expect(!asker.answers.contains(false))
    }
}
