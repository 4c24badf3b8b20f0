#if canImport(SwiftUI)
public import HalcyonCore
public import SwiftUI

/// The parts of a view that has no closure of its own.
extension RemoteImage where Content == RemoteImageParts {
    /// Shown until there is an image. Default: nothing.
    public func placeholder<Placeholder: View>(
        @ViewBuilder _ placeholder: @escaping @MainActor () -> Placeholder
    ) -> Self {
        with { $0.appearance.placeholder = { AnyView(placeholder()) } }
    }

    /// Shown before the placeholder while an image is on its way, after the ``indicatorDelay(_:)``. Default: a bar
    /// where it is known how much there is, and a spinner elsewhere.
    ///
    /// - Parameter indicator: Makes it, from 0 to 1, or nil where that is not known.
    public func progress<Indicator: View>(
        @ViewBuilder _ indicator: @escaping @MainActor (_ fraction: Double?) -> Indicator
    ) -> Self {
        with { $0.appearance.indicator = { AnyView(indicator($0)) } }
    }

    /// Shown where the image cannot be had. Default: a sign, the reason, and a button that tries again; the button
    /// alone where there is no room for more.
    ///
    /// - Parameter failure: Makes it, of the reason and of what tries again.
    public func failure<Failure: View>(
        @ViewBuilder _ failure:
            @escaping @MainActor (_ error: ImageError, _ retry: @escaping @MainActor () -> Void)
            -> Failure
    ) -> Self {
        with { $0.appearance.failure = { AnyView(failure($0, $1)) } }
    }

    /// Whether a spinner turns while an image is on its way. Default: true.
    public func showsSpinner(_ shows: Bool) -> Self { with { $0.appearance.showsSpinner = shows } }

    /// Whether a bar shows how much has arrived, where that is known. Default: true.
    public func showsProgress(_ shows: Bool) -> Self { with { $0.appearance.showsProgress = shows } }

    /// Whether anything is said where the image cannot be had. Default: true.
    public func showsFailure(_ shows: Bool) -> Self { with { $0.appearance.showsFailure = shows } }

    /// Whether a failure comes with a button that tries again. Default: true.
    public func showsRetry(_ shows: Bool) -> Self { with { $0.appearance.showsRetry = shows } }

    /// Seconds from the beginning of a load until spinner or bar appear, so that fast loads do not flash them.
    /// Default: 0.3. Holds from the next load on.
    public func indicatorDelay(_ seconds: Double) -> Self { with { $0.options.indicatorDelay = seconds } }
}

/// What it says to those who do not see it.
extension RemoteImage {
    /// What the image shows, in words. Default: none, and assistive technologies pass the image over.
    public func alternativeText(_ text: Text) -> Self { with { $0.appearance.alternativeText = text } }

    /// What the image shows, in words that are looked up in the app's strings.
    public func alternativeText(_ key: LocalizedStringKey) -> Self { alternativeText(Text(key)) }

    /// What the image shows, in words as they are.
    @_disfavoredOverload
    public func alternativeText(_ text: some StringProtocol) -> Self { alternativeText(Text(text)) }
}
#endif
