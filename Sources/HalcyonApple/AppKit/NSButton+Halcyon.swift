#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit

extension NSButton {
    /// Shows images in this button: its `image`. Decoded to fit into the button.
    public var halcyon: ViewImages<AppKitViews> { image(of: .buttonImage) }

    /// Shows images in this button while it is pressed or on: its `alternateImage`.
    public var halcyonAlternate: ViewImages<AppKitViews> { image(of: .buttonAlternateImage) }
}
#endif
