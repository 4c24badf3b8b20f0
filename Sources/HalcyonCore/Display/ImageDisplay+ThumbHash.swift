/// The ThumbHash of an image as the first thing that the view shows.
extension ImageDisplay {
    /// Shows that an image is being loaded: by its ThumbHash, if memory has it, or by the placeholder until the disk
    /// has been asked.
    func showThumbHash(_ attempt: Attempt) {
        let hash = attempt.pipeline.cachedThumbHash(for: attempt.request)
        if let pixels = hash?.pixels {
            return update(
                to: .loading(nil), showing: .image(DecodedImage(pixels: pixels), isPreview: true), isThumbHash: true)
        }
        update(to: .loading(nil), showing: contentWhileLoading(attempt.options))
        // The view may have requested something else when it was updated.
        if current === attempt, !attempt.isOver { lookUpThumbHash(attempt) }
    }

    /// The size that a large image of its shape would have, so that the view does not change its size for the image.
    func sizeOfThumbHash(_ size: PixelSize) -> PixelSize {
        guard var box = current?.box else { return size }
        box.enlarges = true
        box.crops = false
        return box.layout(for: size).output
    }

    private func lookUpThumbHash(_ attempt: Attempt) {
        let (pipeline, request) = (attempt.pipeline, attempt.request)
        _ = startTask { [weak self] in
            guard let pixels = await pipeline.thumbHash(for: request)?.pixels else { return }
            let image = DecodedImage(pixels: pixels)
            View.prepare(image)
            CallbackExecutor.main { MainActor.assumeIsolated { self?.receiveThumbHash(image, for: attempt) } }
        }
    }

    private func receiveThumbHash(_ image: DecodedImage, for attempt: Attempt) {
        // A preview, or a small version of the image, shows more.
        guard current === attempt, !attempt.isOver, case .loading = state else { return }
        update(to: state, showing: .image(image, isPreview: true), isThumbHash: true)
    }
}
