#if canImport(SwiftUI)
import Foundation
import HalcyonCore

/// Which image a view shows, and who loads it: where that is the same as before, nothing is loaded anew.
struct RemoteImageSource: Equatable {
    var request: ImageRequest
    var pipeline: ImagePipeline

    static func == (a: Self, b: Self) -> Bool {
        a.pipeline === b.pipeline && a.request.imageKey == b.request.imageKey
    }
}

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

extension TargetSize {
    /// A view's size in pixels; nil for one that has no area.
    init?(_ size: CGSize, scale: CGFloat, mode: Mode) {
        let (width, height) = (size.width * scale, size.height * scale)
        guard width > 0, height > 0 else { return nil }
        // No screen has more; a view may be infinite for the moment of a layout.
        let longest: CGFloat = 32_767
        self.init(
            width: Int(min(width, longest).rounded(.up)), height: Int(min(height, longest).rounded(.up)), mode: mode)
    }
}
#endif
