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
