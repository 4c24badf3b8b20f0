#if canImport(SwiftUI)
import Foundation
import HalcyonCore
import SwiftUI

/// How a ``RemoteImage`` loads and shows its image.
struct RemoteImageOptions: Equatable {
    var sizing: DisplayOptions<Never>.Sizing
    var transition: ImageTransition
    /// In seconds; nil if no indicator needs it.
    var indicatorDelay: Double?
    /// The pixels per point of images that are not decoded for the view.
    var scale: CGFloat
    var contentFit = RemoteImageContentFit.contain
    var keepsCurrentImage = false
    var showsThumbHash = false
    var disappearance = RemoteImageDisappearance.lowerPriority
    var autoplays = true
    var repetition = AnimationPlayer.Repetition.asInFile
    /// A value that causes a reload from the server when it changes.
    var version: AnyHashable?
}

/// The appearance of a ``RemoteImage``, with its current state.
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
    /// Whether the load has taken long enough to show an indicator.
    var isLate = false
    /// The pixels per point.
    var scale: CGFloat = 1
}

/// The handlers to call. Not part of ``RemoteImageInputs``, because closures cannot be compared.
struct RemoteImageHandlers {
    var success: (@MainActor (ImageResponse) -> Void)?
    var failure: (@MainActor (ImageError) -> Void)?
    var progress: (@MainActor (LoadingProgress) -> Void)?
}

/// How an image is fitted if its shape differs from its view's.
public enum RemoteImageContentFit: Sendable, Hashable, CaseIterable {
    /// The whole image is visible, centred, as large as fits.
    case contain
    /// It fills the view, and is cropped equally on both sides.
    case cover
    /// It is stretched to the view's shape.
    case fill
    /// Like `contain`, but never larger than its actual size.
    case scaleDown

    var mode: TargetSize.Mode {
        switch self {
        case .contain, .scaleDown: .fit
        case .cover: .fill
        case .fill: .stretch
        }
    }
}

/// What happens to a load when its ``RemoteImage`` leaves the screen. A view that is removed cancels its load.
public enum RemoteImageDisappearance: Sendable, Hashable {
    /// It continues at a lower priority.
    case lowerPriority
    /// It is cancelled, and started again when the view comes back.
    case cancel
}
#endif
