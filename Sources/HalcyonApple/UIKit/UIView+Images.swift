#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIView {
    private static let images = AssociatedObject<ViewState<UIKitViews>>()

    /// All images of this view that were asked for through `.halcyon`.
    var imageState: ViewState<UIKitViews> {
        let state = UIView.images.of(self) { ViewState() }
        // Programs that clear a view of its subviews take ours along.
        if state.overlay?.superview !== self {
            let overlay = UIKitOverlay(over: self, telling: state)
            state.overlay = overlay
        }
        return state
    }

    func image(of part: UIKitPlace.Part) -> ViewImages<UIKitViews> {
        let state = imageState
        let image = state.image(of: part) { UIKitPlace(part, of: self, in: state) }
        return ViewImages(image: image)
    }
}
#endif
