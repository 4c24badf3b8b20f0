#if canImport(SwiftUI)
import Foundation
import HalcyonCore
import SwiftUI

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
#endif
