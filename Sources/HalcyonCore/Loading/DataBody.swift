public import Foundation
package import HTTPTypes
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

/// A body as it arrives: added to by its transfer, looked at by whoever shows previews.
///
/// Keeps the chunks as they came. A growing `Data` would be copied whole with each chunk that comes while somebody else
/// holds on to it.
final class ArrivingBody: Sendable {
    private struct State {
        var chunks: [Data] = []
        var count = 0
    }

    /// Tells one body from another: one that goes on where another was broken off has that one's.
    let id: WaitID
    private let state = Mutex(State())

    init(id: WaitID = WaitID()) { self.id = id }

    func append(_ chunk: Data) {
        state.withLock { state in
            state.chunks.append(chunk)
            state.count += chunk.count
        }
    }

    /// The bytes so far.
    var count: Int { state.withLock { $0.count } }

    /// The bytes from an offset on, as they came. Looks at no more chunks than it returns.
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

    /// All bytes so far as one piece: a copy, unless they came as one.
    func joined() -> Data {
        let state = state.withLock { $0 }
        if state.chunks.count == 1, let whole = state.chunks.first { return whole }
        var data = Data(capacity: state.count)
        for chunk in state.chunks { data.append(chunk) }
        return data
    }
}

/// How far a transfer has come, and what has arrived.
struct TransferProgress: Sendable {
    var progress: LoadingProgress
    var body: ArrivingBody
}

/// The head of an answer, as soon as it is in.
package struct ReceivedHead: Sendable {
    /// What was asked: after a redirect, by the method and of the URL that it named.
    package var request: HTTPRequest
    /// Status and header fields.
    package var response: HTTPResponse
    /// The redirects that came before it.
    package var redirects: [Redirect]
    /// Whether it is a redirect itself, so that another answer follows.
    package var isRedirect: Bool
    /// When the first request went out.
    package var requestedAt: Date
    /// When the head was in.
    package var receivedAt: Date
    /// Whether the answer is for nobody but who asked; see ``Download/isPersonal``.
    package var isPersonal = false
}
