internal import CGTK

extension RemoteImage {
    /// How an image that is not of the widget's shape meets it.
    public enum ContentFit: Sendable, Hashable, CaseIterable {
        /// All of it is seen, in the middle, as large as there is room for.
        case contain
        /// It fills the widget, and what is over is cut off on both sides.
        case cover
        /// It is stretched to the widget's shape.
        case fill
        /// As `contain`, but never larger than its own size.
        case scaleDown

        var gtk: GtkContentFit {
            switch self {
            case .contain: GTK_CONTENT_FIT_CONTAIN
            case .cover: GTK_CONTENT_FIT_COVER
            case .fill: GTK_CONTENT_FIT_FILL
            case .scaleDown: GTK_CONTENT_FIT_SCALE_DOWN
            }
        }
    }
}
