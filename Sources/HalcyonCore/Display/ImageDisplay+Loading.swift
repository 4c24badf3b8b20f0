/// Loading of images for the view.
extension ImageDisplay {
    /// Shows an image in memory; otherwise begins to load, or to wait for the view's size.
    func begin(_ attempt: Attempt) {
        guard !attempt.isOver else { return }
        guard view != nil else { return endWithoutView(attempt) }
        let waited = attempt.waitsForSize
        // Before the view is asked: that may lay it out, and call back about it.
        attempt.waitsForSize = false
        let sized = sizedRequest(of: attempt)
        guard !attempt.isOver else { return }
        guard let request = sized else {
            attempt.waitsForSize = true
            if !waited { showLoading(attempt) }
            return
        }
        attempt.sizedRequest = request
        if let response = attempt.pipeline.cachedResponse(for: request) {
            finish(attempt, .success(response))
            return
        }
        let diskLookup = diskLookup(for: request, attempt)
        attempt.diskLookup = diskLookup
        if let response = diskLookup?.response(within: attempt.options.diskWait) {
            finish(attempt, .success(response))
            return
        }
        // The observer and the disk cache belong to the program, and may have requested something else.
        guard !attempt.isOver else { return }
        if let leftover = leftover(for: request, attempt) {
            update(to: .preview(leftover, nil), showing: .image(leftover.image, isPreview: true))
        } else if !waited {
            showLoading(attempt)
        }
        // The view may have requested something else when it was updated.
        if current === attempt, !attempt.isOver, !postpones(request, of: attempt) { load(request, attempt) }
    }

    /// Shows the small version of the image until the image, or a preview of it, is available.
    private func loadThumbnail(_ attempt: Attempt) {
        guard var thumbnail = attempt.options.thumbnail, !attempt.isOver, !attempt.isRefinement else { return }
        if let response = attempt.pipeline.cachedResponse(for: thumbnail) {
            return receiveThumbnail(response, for: attempt)
        }
        thumbnail.priority = priority(of: attempt)
        attempt.startThumbnail(
            thumbnail,
            CallbackRelay<ImageResponse>.Handlers(
                completion: { [weak self] outcome in
                    MainActor.assumeIsolated {
                        if case .success(let response) = outcome { self?.receiveThumbnail(response, for: attempt) }
                    }
                },
                prepare: { event in if let image = event.image { View.prepare(image) } }))
    }

    private func receiveThumbnail(_ response: ImageResponse, for attempt: Attempt) {
        // A preview of the image itself shows more.
        guard current === attempt, !attempt.isOver, case .loading(let progress) = state else { return }
        var preview = response
        preview.isPreview = true
        preview.data = nil
        update(to: .preview(preview, progress), showing: .image(preview.image, isPreview: true))
    }

    /// What the last launch has left of the image, until it is confirmed or replaced.
    private func leftover(for request: ImageRequest, _ attempt: Attempt) -> ImageResponse? {
        guard !attempt.isRefinement, !keepsImage(attempt.options),
            let image = attempt.pipeline.leftover(for: request)
        else { return nil }
        return ImageResponse(
            image: image, source: .memory, cacheKey: request.imageKey, isPreview: true, isStale: true)
    }

    private func showLoading(_ attempt: Attempt) {
        if attempt.isRefinement { return }
        guard attempt.options.showsThumbHash, !keepsImage(attempt.options) else {
            return update(to: .loading(nil), showing: contentWhileLoading(attempt.options))
        }
        showThumbHash(attempt)
    }

    /// Nil if the main thread should not wait: something is shown already, or no wait was requested.
    private func diskLookup(for request: ImageRequest, _ attempt: Attempt) -> BlockingDiskLookup? {
        guard attempt.options.diskWait > 0, !attempt.isRefinement else { return nil }
        return BlockingDiskLookup(at: request, in: attempt.pipeline) { View.prepare($0) }
    }

    func load(_ request: ImageRequest, _ attempt: Attempt) {
        var request = request
        request.priority = priority(of: attempt)
        // It joins the revalidation that is running.
        if attempt.isUpdate { request.cachePolicy.network = .revalidate }
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
                            // It was replaced, and continued only for the caches.
                            return attempt.complete(.failure(.display(.notCurrent)))
                        }
                        self.finish(attempt, outcome)
                    }
                },
                prepare: { event in if let image = event.image { View.prepare(image) } }))
        loadThumbnail(attempt)
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
        case .success(let response) where attempt.isUpdate && !isNewer(response):
            // Shown again, an animation would begin again.
            attempt.complete(outcome)
        case .success(let response):
            let image = DisplayedContent<View.Placeholder>.image(response.image, isPreview: false)
            var known = response
            // The view keeps it, and no cache counts it: the bytes may be megabytes.
            known.data = nil
            update(to: .shown(known), showing: image, transition(to: response, of: attempt))
            if isVisible != false { noteShown(attempt) }
            attempt.complete(outcome)
            // The view may have grown while its image was loading.
            if current === attempt { refineIfTooSmall() }
            if current === attempt { update(attempt, after: response) }
        case .failure(let error):
            // The smaller image is still good enough.
            if !attempt.isRefinement { showFailure(error, attempt.options) }
            attempt.complete(outcome)
        }
    }

    /// Notes what is shown, for the next launch.
    func noteShown(_ attempt: Attempt) {
        if let request = attempt.sizedRequest { attempt.pipeline.noteShown(request) }
    }

    /// Waits for the revalidation of a stale image that is shown, if the view is to show what comes of it.
    private func update(_ shown: Attempt, after response: ImageResponse) {
        guard shown.options.showsUpdates, response.isBeingRevalidated else { return }
        let attempt = Attempt(shown.request, shown.options, isRefinement: true, isUpdate: true)
        replace(by: attempt, mayFinish: false) { begin(attempt) }
    }

    /// Whether an image is made of other bytes than the one that is shown.
    private func isNewer(_ response: ImageResponse) -> Bool {
        if case .shown(let shown) = state { response.isNewer(than: shown) } else { true }
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
    /// Call this when the view has been laid out again: a load that waited for its size begins, and an image decoded
    /// for a smaller view is loaded again, but stays until then.
    public func sizeDidChange() {
        guard let current else { return }
        if current.waitsForSize { begin(current) } else { refineIfTooSmall() }
    }

    /// Returns an image's size for the view: the requested one, if a larger image serves it, and that of a large image
    /// for the picture of a ThumbHash.
    public func size(of image: DecodedImage) -> PixelSize {
        if showsThumbHash { return sizeOfThumbHash(image.size) }
        // A processed image has its own size, and nothing else can replace it.
        guard let current, current.request.processors.isEmpty,
            current.pipeline.configuration.defaultProcessors.isEmpty,
            let wanted = current.box?.layout(for: image.originalSize, of: image.format).output
        else { return image.size }
        let isLarger = image.size.width >= wanted.width && image.size.height >= wanted.height
        return isLarger ? wanted : image.size
    }

    /// Loads the shown image again if it was decoded for a smaller view.
    func refineIfTooSmall() {
        guard let known = current, case .shown(let response) = state, isTooSmall(response, of: known),
            // A view that is laid out when asked for its size may already have caused another attempt.
            current === known
        else { return }
        let attempt = Attempt(known.request, known.options, isRefinement: true)
        replace(by: attempt, mayFinish: false) { begin(attempt) }
    }

    /// Returns the request with the view's size, if needed; nil if that is not known yet.
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
        // An image cropped to fill a box lacks what another mode shows.
        case .box(let new) where new.mode != box.mode: return true
        case .box(let new):
            // Compare the outputs, not the boxes: a picture as wide as its box is no larger in a higher one.
            let (original, format) = (response.image.originalSize, response.image.format)
            let old = box.layout(for: original, of: format).output
            let new = new.layout(for: original, of: format).output
            return new.width * 10 > old.width * 11 || new.height * 10 > old.height * 11
        case .unknown: return false
        }
    }
}
