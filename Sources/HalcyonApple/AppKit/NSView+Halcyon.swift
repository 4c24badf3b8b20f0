#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit

extension NSView {
    private static let images = AssociatedObject<ViewState<AppKitViews>>()

    /// All images of this view that were requested through `.halcyon`.
    var imageState: ViewState<AppKitViews> {
        let state = NSView.images.of(self) { ViewState() }
        // Programs that remove all subviews of a view remove ours too.
        if state.overlay?.superview !== self {
            let overlay = AppKitOverlay(over: self, telling: state)
            state.overlay = overlay
        }
        return state
    }

    func image(of part: AppKitImageTarget.Part) -> ViewImages<AppKitViews> {
        let state = imageState
        let image = state.image(of: part) { AppKitImageTarget(part, of: self, in: state) }
        return ViewImages(image: image)
    }
}

extension NSImageView {
    /// Shows images in this view.
    public var halcyon: ViewImages<AppKitViews> { image(of: .image) }
}

extension NSButton {
    /// Shows images in this button: its `image`. They are decoded to fit the button.
    public var halcyon: ViewImages<AppKitViews> { image(of: .buttonImage) }

    /// Shows images in this button while it is pressed or on: its `alternateImage`.
    public var halcyonAlternate: ViewImages<AppKitViews> { image(of: .buttonAlternateImage) }
}
#endif
