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
#endif
