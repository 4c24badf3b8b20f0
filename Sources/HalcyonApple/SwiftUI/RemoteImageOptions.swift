#if canImport(SwiftUI)
import Foundation
import HalcyonCore
import SwiftUI

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

/// What was said of how a ``RemoteImage`` looks, with what it looks like now.
struct RemoteImageAppearance {
    var placeholder: (@MainActor () -> AnyView)?
    var indicator: (@MainActor (Double?) -> AnyView)?
    var failure: (@MainActor (ImageError, @escaping @MainActor () -> Void) -> AnyView)?
    var showsSpinner = true
    var showsProgress = true
    var showsFailure = true
    var showsRetry = true
    var alternativeText: Text?
    var contentFit = RemoteImageContentFit.contain
    /// Whether the load takes so long that people should be told.
    var isLate = false
    /// Pixels to a point.
    var scale: CGFloat = 1
}

/// Who is told what. Not part of what is wanted: closures cannot be compared.
struct RemoteImageHandlers {
    var success: (@MainActor (ImageResponse) -> Void)?
    var failure: (@MainActor (ImageError) -> Void)?
    var progress: (@MainActor (LoadingProgress) -> Void)?
}

/// How an image that is not of its view's shape meets it.
public enum RemoteImageContentFit: Sendable, Hashable, CaseIterable {
    /// All of it is seen, in the middle, as large as there is room for.
    case contain
    /// It fills the view, and what is over is cut off on both sides.
    case cover
    /// It is stretched to the view's shape.
    case fill
    /// As `contain`, but never larger than its own size.
    case scaleDown

    var mode: TargetSize.Mode {
        switch self {
        case .contain, .scaleDown: .fit
        case .cover: .fill
        case .fill: .stretch
        }
    }
}

/// What becomes of a load when its ``RemoteImage`` leaves the screen. One that leaves for good gives its load up.
public enum RemoteImageDisappearance: Sendable, Hashable {
    /// It goes on, less urgently.
    case lowerPriority
    /// It is given up, and begun again when the view comes back.
    case cancel
}
#endif
