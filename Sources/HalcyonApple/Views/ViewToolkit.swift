#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import HalcyonCore

#if canImport(ObjectiveC)
import ObjectiveC
#else
import QuartzCore
#endif

/// A toolkit whose views show images: ``UIKitViews`` or ``AppKitViews``. It names the types, so that everything else is
/// written only once.
public protocol ViewToolkit: SendableMetatype {
    /// The base class of views.
    associatedtype View: AnyObject
    /// The type of images that views show.
    associatedtype Picture: AnyObject
    /// The type of placeholders in `DisplayOptions`.
    associatedtype Placeholder: Sendable
}

/// The part of a view that shows one image, for one toolkit. Holds the view weakly.
@MainActor
protocol ImageTarget<Kit>: AnyObject {
    associatedtype Kit: ViewToolkit

    /// The current content, whichever code has put it there.
    var picture: Kit.Picture? { get }
    /// Whether the view is in a window, and not hidden if the toolkit reports that.
    var isOnScreen: Bool { get }
    /// The pixels per point of the view's screen.
    var scale: Double { get }
    /// Nil if the view does not scale images, or is gone: it then needs full-size images.
    var box: ViewBox? { get }

    func show(_ picture: Kit.Picture?)
    /// Changes the content, with a fade in the view.
    func fade(seconds: Double, _ change: @escaping @MainActor () -> Void)
    /// Creates the toolkit's image from pixels, one for one on the view's screen.
    func makePicture(of pixels: PixelBuffer) -> Kit.Picture?
    func picture(of placeholder: Kit.Placeholder) -> Kit.Picture
    func placeholder(of picture: Kit.Picture) -> Kit.Placeholder
    /// Adds an indicator in the middle of the view; returns nil if there is none.
    func add(_ indicator: ViewIndicator<Kit.View>) -> Kit.View?
    func remove(_ indicator: Kit.View)
}

/// The images of a view, one for each part that shows one.
@MainActor
final class ViewState<Kit: ViewToolkit> {
    /// Lies over the view, reports its layout and its window, and holds its indicators.
    weak var overlay: Kit.View?
    private var images: [AnyHashable: ViewImage<Kit>] = [:]

    /// - Parameters:
    ///   - part: Identifies the part of the view.
    ///   - place: Creates the target for the first image of that part.
    func image(of part: some Hashable, in place: () -> any ImageTarget<Kit>) -> ViewImage<Kit> {
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

/// Keeps one object of a type with another, as long as that exists.
@MainActor
struct AssociatedObject<Value: AnyObject> {
    /// A unique address; never freed, because keys are permanent.
    private let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// Returns the object kept with another, creating it at the first use.
    func of(_ object: AnyObject, make: () -> Value) -> Value {
        if let value = objc_getAssociatedObject(object, key) as? Value { return value }
        let value = make()
        objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return value
    }
}
#endif
