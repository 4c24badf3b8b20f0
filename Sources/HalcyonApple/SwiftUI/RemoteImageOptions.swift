#if canImport(SwiftUI)
import Foundation
import HalcyonCore

/// What was said of how a ``RemoteImage`` loads and shows.
struct RemoteImageOptions: Equatable {
    var sizing: DisplayOptions<Never>.Sizing
    var transition: ImageTransition
    /// Seconds; nil where nobody asks whether a load takes long.
    var indicatorDelay: Double?
    /// Pixels to a point, of images that are not decoded for the view.
    var scale: CGFloat
    var contentFit = RemoteImageContentFit.contain
    var keepsCurrentImage = false
    var disappearance = RemoteImageDisappearance.lowerPriority
    var autoplays = true
    var repetition = AnimationPlayer.Repetition.asInFile
    /// Whatever is asked of the server anew when it changes.
    var version: AnyHashable?
}
#endif
