internal import CGTK
public import Foundation
public import HalcyonCore

extension ZoomableImage {
    /// How far the picture is.
    public enum Phase: Sendable {
        /// There is no picture, and none is being loaded.
        case idle
        /// It is being loaded and opened.
        case loading
        /// It is shown, if only its small version so far.
        case shown(RegionReader)
        /// It cannot be loaded.
        case failed(ImageError)

        /// Whether it is being loaded.
        public var isLoading: Bool { if case .loading = self { true } else { false } }
        /// Why it cannot be loaded; nil if it can.
        public var error: ImageError? { if case .failed(let error) = self { error } else { nil } }
    }

    /// The request of the current or next picture. Setting it loads it as soon as the widget is mapped, and shows all
    /// of it, even if it is the same as before; nil shows the placeholder. Its processors and its target size do not
    /// apply.
    public var request: ImageRequest? {
        get { status.request }
        set { replace(by: newValue, state: ZoomState()) }
    }

    /// The URL of the request; nil if its source is not a URL. Setting it loads the picture of that URL.
    public var url: URL? {
        get { request.flatMap { URL(string: $0.source.text) } }
        set { request = newValue.map { ImageRequest($0) } }
    }

    /// Loads a picture as soon as the widget is mapped. The current one disappears at once.
    ///
    /// - Parameters:
    ///   - source: The picture: a request, a URL, or the text of one.
    ///   - state: What to show of it. Default: all of it.
    public func load(_ source: any ImageRequestConvertible, state: ZoomState = ZoomState()) {
        replace(by: source.asImageRequest(), state: state)
    }

    /// Tries again after a failure or ``cancel()``; otherwise does nothing.
    public func retry() {
        guard status.request != nil, !status.isWanted else { return }
        switch phase {
        case .idle, .failed: if view?.isMapped == true { begin() } else { status.isWanted = true }
        case .loading, .shown: break
        }
    }

    /// Cancels the load of a picture that is not shown yet. What is shown stays.
    public func cancel() {
        status.isWanted = false
        guard phase.isLoading else { return }
        end()
        phase = .idle
    }

    /// How far the picture is.
    public private(set) var phase: Phase {
        get { status.phase }
        set {
            status.phase = newValue
            phaseDidChange()
        }
    }

    /// What reads the picture; nil until it is shown. Also for other uses, such as saving a part of it.
    public var reader: RegionReader? { if case .shown(let reader) = phase { reader } else { nil } }

    func appear() {
        view?.isMapped = true
        view?.session?.loader.retryFailures()
        if status.isWanted { begin() }
    }

    func disappear() {
        view?.isMapped = false
        guard phase.isLoading else { return }
        end()
        // Set first, because a handler may change it.
        status.isWanted = true
        phase = .idle
    }

    /// Ends the load of the picture, without telling about it.
    func end() {
        status.loads += 1
        status.task?.cancel()
        status.task = nil
    }

    private func replace(by request: ImageRequest?, state: ZoomState) {
        end()
        status.request = request
        status.isWanted = false
        view?.open(nil)
        view?.restore(state)
        guard request != nil else { return phase = .idle }
        if view?.isMapped == true { return begin() }
        status.isWanted = true
        if case .idle = phase { return showParts() }
        phase = .idle
    }

    private func begin() {
        guard let request = status.request else { return }
        end()
        status.isWanted = false
        let (number, pipeline, limit) = (status.loads, pipeline ?? .shared, memoryLimit)
        MemoryMonitor.follow(pipeline)
        status.task = Task { [weak self] in
            let outcome = await ZoomSession.open(request, pipeline, limit: limit)
            guard let self, status.loads == number else { return }
            finish(outcome)
        }
        phase = .loading
    }

    private func finish(_ outcome: Result<ZoomSession, ImageError>) {
        status.task = nil
        switch outcome {
        case .success(let session):
            // The limit may have changed meanwhile.
            session.loader.setLimit(memoryLimit)
            view?.open(session)
            phase = .shown(session.reader)
        case .failure(.cancelled): phase = .idle
        case .failure(let error): phase = .failed(error)
        }
    }
}
