import Synchronization

/// Holds the unread events of a load: the newest of each kind, and the end last.
///
/// A slow reader misses only events that newer ones of the same kind have replaced.
final class EventMailbox<Answer: Sendable>: Sendable {
    typealias Event = LoadEvent<Answer>

    private struct State {
        var progress: LoadingProgress?
        var progressStamp: UInt64 = 0
        var preview: Answer?
        var previewStamp: UInt64 = 0
        var outcome: Result<Answer, ImageError>?
        /// The end has been taken: no more events are accepted.
        var isClosed = false
        /// Only the end is still delivered, as a cancellation.
        var isCancelled = false
        var readers: [(id: WaitID, suspension: Suspension<Event?>)] = []

        /// Replaces the previous event of the same kind; returns false if `event` is older than that one.
        ///
        /// - Parameter replaced: Receives a replaced preview, to be freed after the lock: it may hold any objects.
        mutating func put(_ event: Event, _ stamp: UInt64, _ replaced: inout Answer?) -> Bool {
            switch event {
            case .progress where isCancelled, .preview where isCancelled: return false
            case .progress(let progress):
                guard stamp >= progressStamp else { return false }
                (self.progress, progressStamp) = (progress, stamp)
            case .preview(let preview):
                guard stamp >= previewStamp else { return false }
                replaced = self.preview
                (self.preview, previewStamp) = (preview, stamp)
            case .finished(let outcome):
                self.outcome = isCancelled ? .failure(.cancelled) : outcome
            }
            return true
        }

        mutating func take() -> Event? {
            if let progress {
                self.progress = nil
                return .progress(progress)
            }
            if let preview {
                self.preview = nil
                return .preview(preview)
            }
            guard let outcome else { return nil }
            self.outcome = nil
            isClosed = true
            return .finished(outcome)
        }
    }

    private let state = Mutex(State())

    /// Adds an event, and wakes a waiting reader. Drops events that come after the end or are older than the stored
    /// one.
    ///
    /// - Parameter stamp: Orders events of the same kind; see ``Sequenced``. Default: 0.
    func post(_ event: Event, stamp: UInt64 = 0) {
        var replaced: Answer?
        let woken = state.withLock { state -> [(Suspension<Event?>, Event?)] in
            guard !state.isClosed, state.outcome == nil, state.put(event, stamp, &replaced), !state.readers.isEmpty
            else { return [] }
            var woken = [(state.readers.removeFirst().suspension, state.take())]
            if state.isClosed {
                woken += state.readers.map { ($0.suspension, nil) }
                state.readers = []
            }
            return woken
        }
        withExtendedLifetime(replaced) {}
        for (reader, event) in woken { reader.resume(returning: event) }
    }

    /// Replaces all events that have not been taken, and all later ones, with a cancellation. The end must still be
    /// posted.
    func cancel() {
        let untold = state.withLock { state in
            state.isCancelled = true
            defer {
                (state.progress, state.preview) = (nil, nil)
                if state.outcome != nil { state.outcome = .failure(.cancelled) }
            }
            return (state.preview, state.outcome)
        }
        // Images are freed after the lock.
        withExtendedLifetime(untold) {}
    }

    /// Whether an event can be taken.
    var hasEvents: Bool { state.withLock { $0.progress != nil || $0.preview != nil || $0.outcome != nil } }

    /// Takes the next event, if there is one.
    func take() -> Event? { state.withLock { $0.take() } }

    /// Waits for the next event and takes it; returns nil after the end, and if the task is cancelled.
    func next() async -> Event? {
        let id = WaitID()
        return await withTaskCancellationHandler {
            await suspended { suspension in
                let ready = state.withLock { state -> Event?? in
                    if let event = state.take() { return event }
                    if state.isClosed { return .some(nil) }
                    state.readers.append((id, suspension))
                    return nil
                }
                if let ready {
                    suspension.resume(returning: ready)
                } else if Task.isCancelled {
                    stopReading(id)
                }
            }
        } onCancel: {
            stopReading(id)
        }
    }

    private func stopReading(_ id: WaitID) {
        let reader = state.withLock { state in
            state.readers.firstIndex { $0.id == id }.map { state.readers.remove(at: $0).suspension }
        }
        reader?.resume(returning: nil)
    }
}

/// An event with its position in the process-wide order of reports.
///
/// A receiver that already has a later event drops it. Events are snapshots, not changes, so nothing is lost, and late
/// joiners, slow receivers and several levels of forwarding need neither a queue nor a lock around the delivery.
struct Sequenced<Event: Sendable>: Sendable {
    let event: Event
    let stamp: UInt64

    fileprivate init(_ event: Event, stamp: UInt64) {
        self.event = event
        self.stamp = stamp
    }

    /// Whether it is newer than `other`; true if there is no other.
    func overtakes(_ other: Sequenced?) -> Bool { stamp > other?.stamp ?? 0 }

    /// Returns the same report with a transformed event.
    func map<Other: Sendable>(_ change: (Event) -> Other) -> Sequenced<Other> {
        Sequenced<Other>(change(event), stamp: stamp)
    }

    init(_ event: Event) {
        self.event = event
        stamp = lastStamp.add(1, ordering: .relaxed).newValue
    }
}

/// Outside the generic type, which cannot have static stored properties.
private let lastStamp = Atomic<UInt64>(0)
