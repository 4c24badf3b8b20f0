import HalcyonCore
import Synchronization

/// Hands events to whoever listens; costs one look at a number while nobody does.
final class EventRelay: Sendable {
    typealias Stream = AsyncStream<DiskCache.Event>
    private static let mostWaiting = 1_024

    private let count = Atomic<Int>(0)
    private let listeners = Mutex<(last: Int, all: [Int: Stream.Continuation])>((0, [:]))

    var hasListeners: Bool { count.load(ordering: .relaxed) > 0 }

    /// A new listener, from now on. Of events that it does not take in time, the newest are kept.
    func listen() -> Stream {
        let (stream, continuation) = Stream.makeStream(bufferingPolicy: .bufferingNewest(Self.mostWaiting))
        let number = listeners.withLock { listeners in
            listeners.last += 1
            listeners.all[listeners.last] = continuation
            count.store(listeners.all.count, ordering: .relaxed)
            return listeners.last
        }
        continuation.onTermination = { [weak self] _ in self?.forget(number) }
        return stream
    }

    func send(_ event: @autoclosure () -> DiskCache.Event?) {
        guard hasListeners, let event = event() else { return }
        // Outside the lock: to yield may run code of the listener's executor.
        for listener in listeners.withLock({ Array($0.all.values) }) { listener.yield(event) }
    }

    /// Ends all streams.
    func finish() {
        for listener in listeners.withLock({ Array($0.all.values) }) { listener.finish() }
    }

    private func forget(_ number: Int) {
        let listener = listeners.withLock { listeners in
            defer { count.store(listeners.all.count, ordering: .relaxed) }
            return listeners.all.removeValue(forKey: number)
        }
        withExtendedLifetime(listener) {}
    }
}
