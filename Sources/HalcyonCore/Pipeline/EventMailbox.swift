import Synchronization

/// What has happened in a load and was not read yet: of each kind the newest, the end last.
///
/// A slow reader misses what newer events of the same kind have overtaken, and nothing else.
final class EventMailbox: Sendable {
    private struct State {
        var progress: LoadingProgress?
        var preview: ImageResponse?
        var outcome: Result<ImageResponse, ImageError>?
        /// No more will come, or nobody wants it.
        var isClosed = false
        var readers: [(id: WaitID, suspension: Suspension<ImageTask.Event?>)] = []

        mutating func take() -> ImageTask.Event? {
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

    /// Adds an event, and wakes who waits for one. What comes after the end is left out.
    func post(_ event: ImageTask.Event) {
        let woken = state.withLock { state -> [(Suspension<ImageTask.Event?>, ImageTask.Event?)] in
            guard !state.isClosed, state.outcome == nil else { return [] }
            switch event {
            case .progress(let progress): state.progress = progress
            case .preview(let preview): state.preview = preview
            case .finished(let outcome): state.outcome = outcome
            }
            guard !state.readers.isEmpty else { return [] }
            var woken = [(state.readers.removeFirst().suspension, state.take())]
            if state.isClosed {
                woken += state.readers.map { ($0.suspension, nil) }
                state.readers = []
            }
            return woken
        }
        for (reader, event) in woken { reader.resume(returning: event) }
    }

    /// Whether there is one to be taken.
    var hasEvents: Bool { state.withLock { $0.progress != nil || $0.preview != nil || $0.outcome != nil } }

    /// The next event, if there is one.
    func take() -> ImageTask.Event? { state.withLock { $0.take() } }

    /// The next event, as soon as there is one; nil after the end, and when the task is cancelled.
    func next() async -> ImageTask.Event? {
        let id = WaitID()
        return await withTaskCancellationHandler {
            await suspended { suspension in
                let ready = state.withLock { state -> ImageTask.Event?? in
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
