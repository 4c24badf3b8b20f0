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

/// The size that images are decoded at for the view.
extension ImageDisplay {
    /// Tells that the view has been laid out anew: a load that waited for its size begins, and an image that was
    /// decoded for a smaller view is loaded again; until then it stays.
    public func sizeDidChange() {
        guard let current else { return }
        if current.waitsForSize { begin(current) } else { refineIfTooSmall() }
    }

    /// The size that an image has for the view: the one that it was wanted at, where a larger one serves it.
    public func size(of image: DecodedImage) -> PixelSize {
        // What processors have made of it has a size of its own, and nothing else serves in its place.
        guard let current, current.request.processors.isEmpty,
            let wanted = current.box?.layout(for: image.originalSize).output
        else { return image.size }
        let isLarger = image.size.width >= wanted.width && image.size.height >= wanted.height
        return isLarger ? wanted : image.size
    }

    /// Loads what is shown again if it was decoded for a smaller view.
    func refineIfTooSmall() {
        guard let known = current, case .shown(let response) = state, isTooSmall(response, of: known),
            // A view that is laid out as it is asked for its size may have come back to this already.
            current === known
        else { return }
        let attempt = Attempt(known.request, known.options, isRefinement: true)
        replace(by: attempt, mayFinish: false) { begin(attempt) }
    }

    /// Nil where the view's size is needed, and not known yet.
    func sizedRequest(of attempt: Attempt) -> ImageRequest? {
        var request = attempt.request
        if attempt.takesSizeOfView, let view {
            switch view.displaySize {
            case .whole: break
            case .unknown: return nil
            case .box(let box):
                attempt.box = box
                request.targetSize = box
                if View.takesLargerImages { request.purpose = .view }
            }
        }
        return request
    }

    /// Whether an image would be larger if it were decoded for the view as it is now, or the view shows it in another
    /// way. A tenth more is not worth another decode.
    private func isTooSmall(_ response: ImageResponse, of attempt: Attempt) -> Bool {
        guard response.image.isDownsampled, let box = attempt.box, let view else { return false }
        switch view.displaySize {
        case .whole: return true
        // What was cut to fill a box has lost what another mode shows.
        case .box(let new) where new.mode != box.mode: return true
        case .box(let new):
            // Not the boxes: a picture as wide as its box is no larger in one of more height.
            let original = response.image.originalSize
            let (old, new) = (box.layout(for: original).output, new.layout(for: original).output)
            return new.width * 10 > old.width * 11 || new.height * 10 > old.height * 11
        case .unknown: return false
        }
    }
}
