public import Foundation
import Synchronization

/// The body of an answer as a sequence of chunks, to be read once, by one reader.
///
/// The reader sets the pace: a loader stops taking bytes from the network while many wait to be read. Everything that has
/// arrived comes as one chunk.
public struct DataBody: AsyncSequence, Sendable {
    /// A chunk: at least one byte.
    public typealias Element = Data
    /// Why a transfer ends early.
    public typealias Failure = ImageError

    private let nextChunk: @Sendable () async throws(ImageError) -> Data?

    /// A body whose chunks come from a function, which returns nil at the end and throws when the transfer fails.
    ///
    /// Whatever keeps the transfer alive should be held by the function alone: it goes when the body goes.
    public init(next: @escaping @Sendable () async throws(ImageError) -> Data?) {
        nextChunk = next
    }

    /// A body that is there already.
    public init(_ data: Data) {
        let rest = OneChunk(data)
        nextChunk = { () async throws(ImageError) in rest.take() }
    }

    /// Starts reading.
    public func makeAsyncIterator() -> Iterator { Iterator(nextChunk: nextChunk) }

    /// Hands out the chunks.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let nextChunk: @Sendable () async throws(ImageError) -> Data?

        /// The next chunk; nil at the end.
        public mutating func next() async throws(ImageError) -> Data? { try await nextChunk() }

        /// The next chunk; nil at the end.
        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(ImageError) -> Data? { try await nextChunk() }
    }
}

/// A chunk that can be taken once.
private final class OneChunk: Sendable {
    private let data: Mutex<Data?>
    init(_ data: Data) { self.data = Mutex(data.isEmpty ? nil : data) }
    func take() -> Data? {
        data.withLock { data in
            defer { data = nil }
            return data
        }
    }
}
