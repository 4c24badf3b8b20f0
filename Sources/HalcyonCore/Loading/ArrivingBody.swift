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

    private let state = Mutex(State())

    init() {}

    func append(_ chunk: Data) {
        state.withLock { state in
            state.chunks.append(chunk)
            state.count += chunk.count
        }
    }

    /// The bytes so far.
    var count: Int { state.withLock { $0.count } }

    /// All bytes so far as one piece: a copy, unless they came as one.
    func joined() -> Data {
        let state = state.withLock { $0 }
        if state.chunks.count == 1, let whole = state.chunks.first { return whole }
        var data = Data(capacity: state.count)
        for chunk in state.chunks { data.append(chunk) }
        return data
    }
}
