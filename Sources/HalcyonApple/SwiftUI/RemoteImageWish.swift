#if canImport(SwiftUI)
import HalcyonCore

/// All that a view wants of its model, as its newest body has it.
struct RemoteImageWish: Equatable {
    var source: RemoteImageSource?
    var options: RemoteImageOptions
    /// The view's own size in pixels; nil while it has none, and where that does not count.
    var box: TargetSize?
    /// Whether people want to see animated images move.
    var moves: Bool

    /// What is drawn before the model has heard of the wish: never the image of another source, and at once what is in
    /// memory, so that nothing flickers.
    func firstScene(after scene: RemoteImageScene) -> RemoteImageScene {
        var first = RemoteImageScene(source: source, fades: scene.fades)
        guard let source else { return first }
        if options.keepsCurrentImage { first.pixels = scene.pixels }
        first.state = .loading(nil)
        guard let request = sized(source.request), let image = source.pipeline.cachedImage(for: request) else {
            return first
        }
        first.pixels = image.pixels
        first.state = .shown(ImageResponse(image: image, source: .memory, cacheKey: request.imageKey))
        return first
    }

    /// Nil where the size of the view is needed and not known.
    private func sized(_ request: ImageRequest) -> ImageRequest? {
        guard options.sizing == .view, request.targetSize == nil else { return request }
        guard let box else { return nil }
        var request = request
        request.targetSize = box
        return request
    }
}
#endif
