import HalcyonCore

/// What an ``ImageBinder`` puts before an `ImageDisplay` in the place of a view: keeps what is to be seen.
@MainActor
final class BinderScreen: ImageDisplaying {
    private(set) var image: DecodedImage?
    /// Called after each change.
    var onChange: (() -> Void)?

    func display(_ content: DisplayedContent<DecodedImage>, transition: ImageTransition) {
        image =
            switch content {
            case .nothing: nil
            case .placeholder(let image), .image(let image, _), .failure(let image): image
            }
    }

    func displayDidChange(to state: DisplayState) { onChange?() }
}
