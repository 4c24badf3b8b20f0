public import Foundation
package import HTTPTypes
import Synchronization

/// The body of a response as a sequence of chunks, to be read once, by one reader.
///
/// The reader sets the pace: a loader stops reading from the network while many bytes are waiting. All bytes that have
/// arrived form one chunk.
public struct DataBody: AsyncSequence, Sendable {
    /// A chunk of at least one byte.
    public typealias Element = Data
    /// The error that ends a transfer early.
    public typealias Failure = ImageError

    private let nextChunk: @Sendable () async throws(ImageError) -> Data?

    /// Creates a body from a function that returns its chunks, and nil at the end, and throws if the transfer fails.
    ///
    /// Only the function should retain what keeps the transfer alive: it is released with the body.
    public init(next: @escaping @Sendable () async throws(ImageError) -> Data?) {
        nextChunk = next
    }

    /// Creates a body from data that is already in memory.
    public init(_ data: Data) {
        let rest = OneChunk(data)
        nextChunk = { () async throws(ImageError) in rest.take() }
    }

    /// Starts reading.
    public func makeAsyncIterator() -> Iterator { Iterator(nextChunk: nextChunk) }

    /// Iterates over the chunks.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let nextChunk: @Sendable () async throws(ImageError) -> Data?

        /// Returns the next chunk; nil at the end.
        ///
        /// - Throws: The error that ended the transfer early.
        public mutating func next() async throws(ImageError) -> Data? { try await nextChunk() }

        /// Returns the next chunk; nil at the end.
        ///
        /// - Throws: The error that ended the transfer early.
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

/// A body that is still arriving: its transfer appends to it, and previewers read it.
///
/// Keeps the chunks as they arrived. A growing `Data` would be copied as a whole for each new chunk while another owner
/// retains it.
final class ArrivingBody: Sendable {
    private struct State {
        var chunks: [Data] = []
        var count = 0
    }

    /// Identifies the body: one that continues an interrupted body keeps that one's identifier.
    let id: WaitID
    private let state = Mutex(State())

    init(id: WaitID = WaitID()) { self.id = id }

    func append(_ chunk: Data) {
        state.withLock { state in
            state.chunks.append(chunk)
            state.count += chunk.count
        }
    }

    /// The number of bytes so far.
    var count: Int { state.withLock { $0.count } }

    /// Returns the chunks from an offset on, as they arrived. Visits only the chunks that it returns.
    func chunks(from offset: Int) -> [Data] {
        let state = state.withLock { $0 }
        var start = state.count
        var first = state.chunks.count
        while start > offset, first > 0 {
            first -= 1
            start -= state.chunks[first].count
        }
        var chunks = Array(state.chunks[first...])
        if start < offset, !chunks.isEmpty { chunks[0] = chunks[0].dropFirst(offset - start) }
        return chunks
    }

    /// Returns all bytes so far as one piece: a copy, unless they arrived as one chunk.
    func joined() -> Data {
        let state = state.withLock { $0 }
        if state.chunks.count == 1, let whole = state.chunks.first { return whole }
        var data = Data(capacity: state.count)
        for chunk in state.chunks { data.append(chunk) }
        return data
    }
}

/// The progress of a transfer, and the body so far.
struct TransferProgress: Sendable {
    var progress: LoadingProgress
    var body: ArrivingBody
}

/// The head of a response, available as soon as it has arrived.
package struct ReceivedHead: Sendable {
    /// The request that was answered: after a redirect, with the method and URL that it led to.
    package var request: HTTPRequest
    /// Status and header fields.
    package var response: HTTPResponse
    /// The redirects that led to it.
    package var redirects: [Redirect]
    /// Whether it is itself a redirect, so that another response follows.
    package var isRedirect: Bool
    /// When the first request was sent.
    package var requestedAt: Date
    /// When the head arrived.
    package var receivedAt: Date
    /// Whether the response is only for the client that requested it; see ``DownloadResponse/isPersonal``.
    package var isPersonal = false
}
