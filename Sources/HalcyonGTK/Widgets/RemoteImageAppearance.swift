public import HalcyonCore

/// What was said of how a ``RemoteImage`` looks.
struct RemoteImageAppearance {
    var placeholder: GTKPlaceholder?
    var failureImage: GTKPlaceholder?
    var contentFit = RemoteImage.ContentFit.contain
    var cornerRadius = 0.0
    var showsSpinner = true
    var showsProgress = true
    var showsFailure = true
    var showsRetry = true
    var alternativeText = ""
    var texts = RemoteImage.Texts()
    var placeholderWidget: (@MainActor () -> UnsafeMutableRawPointer?)?
    var failureWidget: RemoteImage.FailureBuilder?
}

extension RemoteImage {
    /// Makes a widget that is shown in the place of an image that could not be had.
    ///
    /// - Parameters:
    ///   - error: Why.
    ///   - image: Whose image it is: its ``RemoteImage/retry()`` tries again.
    /// - Returns: A new widget; nil for the usual one.
    public typealias FailureBuilder =
        @MainActor (_ error: ImageError, _ image: RemoteImage) -> UnsafeMutableRawPointer?
}
