#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension NSView {
    private static let images = AssociatedObject<ViewState<AppKitViews>>()

    /// All images of this view that were asked for through `.halcyon`.
    var imageState: ViewState<AppKitViews> {
        let state = NSView.images.of(self) { ViewState() }
        // Programs that clear a view of its subviews take ours along.
        if state.overlay?.superview !== self {
            let overlay = AppKitOverlay(over: self, telling: state)
            state.overlay = overlay
        }
        return state
    }

    func image(of part: AppKitPlace.Part) -> ViewImages<AppKitViews> {
        let state = imageState
        let image = state.image(of: part) { AppKitPlace(part, of: self, in: state) }
        return ViewImages(image: image)
    }
}
#endif
