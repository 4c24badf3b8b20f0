#if canImport(SwiftUI)
import HalcyonCore

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
#endif
