import HalcyonCore
import Synchronization

/// What a server and its connections share.
final class ScriptedState: Sendable {
    struct Figures {
        var opened = 0
        var closed = 0
        var closedByClient = 0
        var sentBytes = 0
        var requests: [String] = []
    }

    let figures = Mutex(Figures())
    let released = Flag()
    let stopped = Flag()
}
