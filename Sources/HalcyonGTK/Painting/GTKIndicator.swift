public import HalcyonCore

/// What a widget shows while an image is on its way: drawn above the placeholder, for a widget such as `GtkPicture` cannot
/// have a child.
///
/// It is shown where nothing of the image has come after 0.2 seconds, and goes with the first preview: what comes from the
/// disk is faster than that, and would flicker.
public enum GTKIndicator: Sendable {
    /// Nothing. The default.
    case none
    /// A spinner in the middle, in the colour of the widget's text.
    case spinner
    /// What a function draws, again for each frame of the window. It draws and nothing else: no widget may be changed then.
    case custom(@MainActor @Sendable (Canvas) -> Void)

    /// Where a function draws an indicator.
    @MainActor
    public struct Canvas {
        /// The `GtkSnapshot` to draw to; it is for the length of the call.
        public let snapshot: UnsafeMutableRawPointer
        /// The width of the picture's box in points.
        public let width: Double
        /// The height of the picture's box in points.
        public let height: Double
        /// Seconds since it was first to be seen.
        public let seconds: Double
        /// How far the transfer has come; nil where that is not known.
        public let progress: LoadingProgress?
        /// The colour of the widget's text: follows the theme.
        public let color: PixelColor
    }
}
