#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
/// A toolkit whose views show images: ``UIKitViews`` or ``AppKitViews``. Names its types, so that all else is written
/// once.
public protocol ViewToolkit: SendableMetatype {
    /// What every view is.
    associatedtype View: AnyObject
    /// What views show.
    associatedtype Picture: AnyObject
    /// What stands in for an image, in `DisplayOptions`.
    associatedtype Placeholder: Sendable
}
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import HalcyonCore

/// The place in a view where one image is shown, as its toolkit has it. Holds the view weakly.
@MainActor
protocol ImagePlace<Kit>: AnyObject {
    associatedtype Kit: ViewToolkit

    /// What is there now, whoever has put it there.
    var picture: Kit.Picture? { get }
    /// Whether the view is in a window, and not hidden where the toolkit tells of that.
    var isOnScreen: Bool { get }
    /// Pixels to a point of the view's screen.
    var scale: Double { get }
    /// Nil where the view does not scale what it shows, or is gone: it wants images as large as they are.
    var box: ViewBox? { get }

    func show(_ picture: Kit.Picture?)
    /// Makes a change of what is shown, which the view fades into.
    func fade(seconds: Double, _ change: @escaping @MainActor () -> Void)
    /// Pixels as the toolkit has them, one for one on the view's screen.
    func makePicture(of pixels: PixelBuffer) -> Kit.Picture?
    func picture(of placeholder: Kit.Placeholder) -> Kit.Picture
    func placeholder(of picture: Kit.Picture) -> Kit.Placeholder
    /// Puts an indicator in the middle of the view; nil for none.
    func add(_ indicator: ViewIndicator<Kit.View>) -> Kit.View?
    func remove(_ indicator: Kit.View)
}
#endif

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

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
#if canImport(ObjectiveC)
import ObjectiveC
#else
import QuartzCore
#endif

/// Keeps one object of its kind with another, for as long as that one lives.
@MainActor
struct AssociatedObject<Value: AnyObject> {
    /// An address that nobody else has; never freed, as keys are not.
    private let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// What is kept with an object; made at the first use.
    func of(_ object: AnyObject, make: () -> Value) -> Value {
        if let value = objc_getAssociatedObject(object, key) as? Value { return value }
        let value = make()
        objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return value
    }
}
#endif
