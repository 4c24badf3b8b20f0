internal import CGTK
public import HalcyonCore

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

    /// When a load begins.
    public enum LoadTime: Sendable, Hashable {
        /// As soon as the widget is mapped: its window is shown, and so is every container around it. Of the pages of a
        /// `GtkStack`, the hidden ones wait. What is merely scrolled out of a `GtkViewport` is mapped.
        case mapped
        /// As soon as there is a request. The image is decoded for the ``RemoteImage/width`` and ``RemoteImage/height`` that
        /// are asked for, and whole where the widget has no size yet.
        case atOnce
    }

    /// What becomes of a load when its widget leaves the screen.
    public enum Disappearance: Sendable, Hashable {
        /// It goes on, less urgently.
        case lowerPriority
        /// It is given up, and begun again when the widget comes back.
        case cancel
    }

    /// The words of the widget, for translation.
    public struct Texts: Sendable {
        /// On the button that tries again. Default: `Try Again`.
        public var retry = "Try Again"
        /// Read out while the image is on its way. Default: `Loading`.
        public var loading = "Loading"
        /// Shown, and read out, where there is no image to be had. Default: the error's own sentence.
        public var failure: @MainActor @Sendable (ImageError) -> String = { error in
            let text = error.description
            return text.prefix(1).uppercased() + text.dropFirst()
        }

        /// The English words.
        public init() {}
    }
}
