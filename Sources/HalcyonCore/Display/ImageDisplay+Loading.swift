/// How an image comes to the view.
extension ImageDisplay {
    /// Shows what is in memory; else begins to load, or to wait for the view's size.
    func begin(_ attempt: Attempt) {
        guard !attempt.isOver else { return }
        guard view != nil else { return endWithoutView(attempt) }
        let waited = attempt.waitsForSize
        guard let request = sizedRequest(of: attempt) else {
            attempt.waitsForSize = true
            if !waited { showLoading(attempt) }
            return
        }
        attempt.waitsForSize = false
        if let response = attempt.pipeline.cachedResponse(for: request) {
            finish(attempt, .success(response))
            return
        }
        let glance = glance(at: request, attempt)
        defer { glance?.end() }
        if let response = glance?.response(within: attempt.options.diskWait) {
            finish(attempt, .success(response))
            return
        }
        if !waited { showLoading(attempt) }
        // Whoever was told may have asked for something else.
        if current === attempt, !attempt.isOver { load(request, attempt) }
    }

    /// Whether an image was decoded for a smaller view than this is now, or for one that shows it in another way. A tenth more is not worth another decode.
    func isTooSmall(_ response: ImageResponse, of attempt: Attempt) -> Bool {
        guard response.image.isDownsampled, let box = attempt.box, let view else { return false }
        switch view.displaySize {
        case .whole: return true
        // What was cut to fill a box has lost what another mode shows.
        case .box(let new) where new.mode != box.mode: return true
        case .box(let new): return new.width * 10 > box.width * 11 || new.height * 10 > box.height * 11
        case .unknown: return false
        }
    }

    private func showLoading(_ attempt: Attempt) {
        if attempt.refined == nil { update(to: .loading(nil), showing: contentWhileLoading(attempt.options)) }
    }

    /// Nil where the view's size is needed, and not known yet.
    private func sizedRequest(of attempt: Attempt) -> ImageRequest? {
        var request = attempt.request
        if attempt.takesSizeOfView, let view {
            switch view.displaySize {
            case .whole: break
            case .unknown: return nil
            case .box(let box):
                attempt.box = box
                request.targetSize = box
            }
        }
        return request
    }

    /// Nil where the main thread need not be held: something is shown already, or nobody wants it held.
    private func glance(at request: ImageRequest, _ attempt: Attempt) -> DiskGlance? {
        guard attempt.options.diskWait > 0, attempt.refined == nil else { return nil }
        return DiskGlance(at: request, in: attempt.pipeline) { View.prepare($0) }
    }

    private func load(_ request: ImageRequest, _ attempt: Attempt) {
        var request = request
        request.priority = priority(of: request)
        attempt.start(
            request,
            CallbackRelay.Handlers(
                progress: { [weak self] progress in
                    MainActor.assumeIsolated { self?.receive(progress, for: attempt) }
                },
                preview: { [weak self] preview in
                    MainActor.assumeIsolated { self?.receive(preview, for: attempt) }
                },
                completion: { [weak self] outcome in
                    MainActor.assumeIsolated {
                        guard !attempt.isOver else { return }
                        guard let self, self.current === attempt else {
                            // It was replaced, and went on for the caches' sake.
                            return attempt.complete(.failure(.display(.notCurrent)))
                        }
                        self.finish(attempt, outcome)
                    }
                },
                prepare: { View.prepare($0) }))
    }

    private func receive(_ progress: LoadingProgress, for attempt: Attempt) {
        guard current === attempt, !attempt.isOver else { return }
        switch state {
        case .loading: update(to: .loading(progress))
        case .preview(let response, _): update(to: .preview(response, progress))
        case .idle, .shown, .failed: break
        }
        if current === attempt { attempt.progress?(progress) }
    }

    private func receive(_ preview: ImageResponse, for attempt: Attempt) {
        guard current === attempt, !attempt.isOver, attempt.refined == nil else { return }
        update(to: .preview(preview, state.progress), showing: .image(preview.image, isPreview: true))
    }

    private func finish(_ attempt: Attempt, _ outcome: Result<ImageResponse, ImageError>) {
        guard !attempt.isOver else { return }
        guard view != nil else { return endWithoutView(attempt) }
        attempt.end()
        switch outcome {
        case .success(let response):
            let image = DisplayedContent<View.Placeholder>.image(response.image, isPreview: false)
            update(to: .shown(response), showing: image, transition(to: response, of: attempt))
            attempt.complete(outcome)
            // The view may have grown while its image was on the way.
            if current === attempt { refineIfTooSmall() }
        case .failure(let error):
            // An image that was good enough so far still is.
            if attempt.refined == nil { showFailure(error, attempt.options) }
            attempt.complete(outcome)
        }
    }

    private func endWithoutView(_ attempt: Attempt) {
        attempt.end()
        update(to: .idle)
        attempt.complete(.failure(.display(.notCurrent)))
    }

    private func showFailure(_ error: ImageError, _ options: Options) {
        guard error != .cancelled else { return update(to: .idle) }
        update(to: .failed(error), showing: options.failureImage.map { .failure($0) })
    }

    private func transition(to response: ImageResponse, of attempt: Attempt) -> ImageTransition {
        if attempt.refined != nil { return .none }
        switch response.source {
        case .network, .provider: return attempt.options.transition
        case .memory, .disk: return attempt.options.forcesTransition ? attempt.options.transition : .none
        }
    }
}
