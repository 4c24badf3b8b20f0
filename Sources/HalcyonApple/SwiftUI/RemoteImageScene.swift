#if canImport(SwiftUI)
import Foundation
import HalcyonCore
import SwiftUI

/// What a view draws.
struct RemoteImageScene {
    /// The source that the scene belongs to.
    var source: RemoteImageSource?
    var state = DisplayState.idle
    /// The image, a preview, the current frame, or the previous image, depending on the state.
    var pixels: PixelBuffer?
    /// Whether these are the pixels of the image's ThumbHash.
    var isThumbHash = false
    /// Whether the image will be loaded as soon as the view is on screen.
    var isWanted = false
    /// Whether the load has taken long enough to show an indicator.
    var isLate = false
    /// How many images have been faded in. A change of this triggers the fade, rather than a transaction: changes in
    /// one turn of the main loop are drawn as one, and only the first would determine whether it is animated.
    var fades = 0
    /// The duration of the latest fade.
    var fadeSeconds = 0.0

    /// Returns the phase for the code that draws it.
    ///
    /// - Parameters:
    ///   - scale: The pixels per point.
    ///   - label: A description of the image; nil if it is purely decorative.
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

/// Everything that a view requests from its model, according to its newest body.
struct RemoteImageInputs: Equatable {
    var source: RemoteImageSource?
    var options: RemoteImageOptions
    /// The view's size in pixels; nil while it has none, and if it does not matter.
    var box: TargetSize?
    /// Whether the user wants animated images to play.
    var moves: Bool

    /// Returns what to draw before the model has adopted the inputs: never the image of another source, and an image in
    /// memory at once, so that nothing flickers.
    func firstScene(after scene: RemoteImageScene) -> RemoteImageScene {
        var first = RemoteImageScene(source: source, fades: scene.fades)
        guard let source else { return first }
        if options.keepsCurrentImage, !scene.isThumbHash { first.pixels = scene.pixels }
        first.state = .loading(nil)
        guard let request = sized(source.request), let image = source.pipeline.cachedImage(for: request) else {
            if options.showsThumbHash, first.pixels == nil {
                first.pixels = source.pipeline.cachedThumbHash(for: source.request)?.pixels
                first.isThumbHash = first.pixels != nil
            }
            return first
        }
        first.pixels = image.pixels
        first.state = .shown(ImageResponse(image: image, source: .memory, cacheKey: request.imageKey))
        return first
    }

    /// Returns nil if the view's size is needed but unknown.
    private func sized(_ request: ImageRequest) -> ImageRequest? {
        guard options.sizing == .view, request.targetSize == nil else { return request }
        guard let box else { return nil }
        var request = request
        request.targetSize = box
        return request
    }
}

/// Which image a view shows, and which pipeline loads it: if these are unchanged, nothing is loaded again.
struct RemoteImageSource: Equatable {
    var request: ImageRequest
    var pipeline: ImagePipeline

    static func == (a: Self, b: Self) -> Bool {
        a.pipeline === b.pipeline && a.request.imageKey == b.request.imageKey
    }
}
#endif
