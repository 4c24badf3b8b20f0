public import HalcyonCore

extension RemoteImage {
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
