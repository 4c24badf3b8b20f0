#if canImport(SwiftUI)
import Foundation
import HalcyonCore
import SwiftUI

/// What a view has to draw.
struct RemoteImageScene {
    /// Whose scene it is.
    var source: RemoteImageSource?
    var state = DisplayState.idle
    /// The image, a preview, the frame of this moment, or the image before, as the state says.
    var pixels: PixelBuffer?
    /// Whether the image will be loaded as soon as the view is on screen.
    var isWanted = false
    /// Whether the load takes so long that people should be told.
    var isLate = false
    /// How many images were faded in so far. The fade is that of a change of this, and not a transaction's: changes of
    /// one turn of the main loop are drawn as one, of which the first alone would say whether it is animated.
    var fades = 0
    /// How long the newest fade takes.
    var fadeSeconds = 0.0

    /// As those who draw it know it.
    ///
    /// - Parameters:
    ///   - scale: Pixels to a point.
    ///   - label: What the image shows, in words; nil for one that is mere decoration.
    @MainActor func phase(scale: CGFloat, label: Text?, retry: @escaping @MainActor () -> Void) -> RemoteImagePhase {
        let image = pixels?.cgImage.map { pixels in
            if let label {
                Image(pixels, scale: scale, label: label)
            } else {
                Image(decorative: pixels, scale: scale)
            }
        }
        switch (state, image) {
        case (.idle, _): return isWanted ? .loading(nil, previous: image) : .empty
        case (.loading(let progress), _): return .loading(progress, previous: image)
        case (.preview(let response, let progress), let image?): return .preview(image, response, progress)
        case (.preview(_, let progress), nil): return .loading(progress, previous: nil)
        case (.shown(let response), let image?): return .success(image, response)
        case (.shown(let response), nil):
            return .failure(.decoding(.outOfMemory(response.image.size)), retry: retry)
        case (.failed(let error), _): return .failure(error, retry: retry)
        }
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

/// Which image a view shows, and who loads it: where that is the same as before, nothing is loaded anew.
struct RemoteImageSource: Equatable {
    var request: ImageRequest
    var pipeline: ImagePipeline

    static func == (a: Self, b: Self) -> Bool {
        a.pipeline === b.pipeline && a.request.imageKey == b.request.imageKey
    }
}
#endif
