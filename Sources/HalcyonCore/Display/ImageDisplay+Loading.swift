/// How an image comes to the view.
extension ImageDisplay {
    /// Shows what is in memory; else begins to load, or to wait for the view's size.
    func begin(_ attempt: Attempt) {
        guard !attempt.isOver else { return }
        guard view != nil else { return endWithoutView(attempt) }
        let waited = attempt.waitsForSize
        // Before the view is asked: it may be laid out for that, and tell of it.
        attempt.waitsForSize = false
        let sized = sizedRequest(of: attempt)
        guard !attempt.isOver else { return }
        guard let request = sized else {
            attempt.waitsForSize = true
            if !waited { showLoading(attempt) }
            return
        }
        if let response = attempt.pipeline.cachedResponse(for: request) {
            finish(attempt, .success(response))
            return
        }
        let glance = glance(at: request, attempt)
        attempt.glance = glance
        if let response = glance?.response(within: attempt.options.diskWait) {
            finish(attempt, .success(response))
            return
        }
        // The observer and the disk cache are the program's own, and may have asked for something else as well.
        guard !attempt.isOver else { return }
        if !waited { showLoading(attempt) }
        // Whoever was told may have asked for something else.
        if current === attempt, !attempt.isOver, !postpones(request, of: attempt) { load(request, attempt) }
    }

    private func showLoading(_ attempt: Attempt) {
        if !attempt.isRefinement { update(to: .loading(nil), showing: contentWhileLoading(attempt.options)) }
    }

    /// Nil where the main thread need not be held: something is shown already, or nobody wants it held.
    private func glance(at request: ImageRequest, _ attempt: Attempt) -> DiskGlance? {
        guard attempt.options.diskWait > 0, !attempt.isRefinement else { return nil }
        return DiskGlance(at: request, in: attempt.pipeline) { View.prepare($0) }
    }

    func load(_ request: ImageRequest, _ attempt: Attempt) {
        var request = request
        request.priority = priority(of: request)
        attempt.start(
            request,
            CallbackRelay<ImageResponse>.Handlers(
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
                prepare: { event in if let image = event.image { View.prepare(image) } }))
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
        guard current === attempt, !attempt.isOver, !attempt.isRefinement else { return }
        update(to: .preview(preview, state.progress), showing: .image(preview.image, isPreview: true))
    }

    private func finish(_ attempt: Attempt, _ outcome: Result<ImageResponse, ImageError>) {
        guard !attempt.isOver else { return }
        guard view != nil else { return endWithoutView(attempt) }
        attempt.end()
        switch outcome {
        case .success(let response):
            let image = DisplayedContent<View.Placeholder>.image(response.image, isPreview: false)
            var known = response
            // As long as the view shows it, and counted by no cache: they may be megabytes.
            known.data = nil
            update(to: .shown(known), showing: image, transition(to: response, of: attempt))
            attempt.complete(outcome)
            // The view may have grown while its image was on the way.
            if current === attempt { refineIfTooSmall() }
        case .failure(let error):
            // An image that was good enough so far still is.
            if !attempt.isRefinement { showFailure(error, attempt.options) }
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
        if attempt.isRefinement { return .none }
        switch response.source {
        case .network, .provider: return attempt.options.transition
        case .memory, .disk: return attempt.options.forcesTransition ? attempt.options.transition : .none
        }
    }
}
