#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit

extension NSImageView {
    /// Shows images in this view.
    public var halcyon: ViewImages<AppKitViews> { image(of: .image) }
}
#endif
