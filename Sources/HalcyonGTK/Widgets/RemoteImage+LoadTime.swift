extension RemoteImage {
    /// When a load begins.
    public enum LoadTime: Sendable, Hashable {
        /// As soon as the widget is mapped: its window is shown, and so is every container around it. Of the pages of a
        /// `GtkStack`, the hidden ones wait. What is merely scrolled out of a `GtkViewport` is mapped.
        case mapped
        /// As soon as there is a request. The image is decoded for the ``RemoteImage/width`` and ``RemoteImage/height`` that
        /// are asked for, and whole where the widget has no size yet.
        case atOnce
    }
}
