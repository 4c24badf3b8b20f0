import Foundation
import Synchronization

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
