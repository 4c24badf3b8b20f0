#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
/// The images of a view, one for each place in it where it shows one.
@MainActor
final class ViewState<Kit: ViewToolkit> {
    /// Lies over the view, tells of its layout and its window, and holds its indicators.
    weak var overlay: Kit.View?
    private var images: [AnyHashable: ViewImage<Kit>] = [:]

    /// - Parameters:
    ///   - part: Names the place.
    ///   - place: Made for the first image there.
    func image(of part: some Hashable, in place: () -> any ImagePlace<Kit>) -> ViewImage<Kit> {
        if let image = images[AnyHashable(part)] { return image }
        let image = ViewImage(in: place())
        images[AnyHashable(part)] = image
        return image
    }

    var allImages: [ViewImage<Kit>] { Array(images.values) }

    func viewDidLayOut() {
        for image in allImages { image.viewDidLayOut() }
    }

    func viewDidMove(onScreen isOnScreen: Bool) {
        for image in allImages { image.isOnScreen = isOnScreen }
    }
}
#endif
