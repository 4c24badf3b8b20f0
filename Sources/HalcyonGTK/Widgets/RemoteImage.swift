internal import CGTK
public import Foundation
public import HalcyonCore

/// A widget that loads an image and shows it, with all that belongs to it: a placeholder, a spinner, a bar of progress, and
/// where the image cannot be had, the reason and a button that tries again.
///
/// ```swift
/// let portrait = RemoteImage(url) { $0.contentFit = .cover; $0.cornerRadius = 12 }
/// gtk_box_append(box, portrait.pointer())
/// ```
///
/// The widget keeps this object: it may be dropped as soon as the widget is in its container, and ``of(_:)-(OpaquePointer)``
/// finds it again. Nothing keeps the widget but its container. When it goes, its load is cancelled, and what is called here
/// does nothing from then on.
///
/// It is a `GtkOverlay`, so that any theme, binding and inspector knows how to treat it. For style sheets it has the class
/// `halcyon-remote-image` and, with its state, `halcyon-loading`, `halcyon-shown` or `halcyon-failed`; its parts have
/// `halcyon-placeholder`, `halcyon-spinner`, `halcyon-progress`, `halcyon-failure`, `halcyon-failure-icon`,
/// `halcyon-failure-text` and `halcyon-retry`.
@MainActor
public final class RemoteImage {
    /// The widget, a `GtkOverlay`, for as long as it lives.
    public let widget: UnsafeMutableRawPointer

    /// Loads the image, and its clock measures ``indicatorDelay``. Default: nil, `ImagePipeline.shared`. Holds from the next
    /// load on.
    public var pipeline: ImagePipeline?
    /// How an image is brought in that came from the network or a provider. Default: `.fade()`.
    public var transition: ImageTransition = .fade()
    /// Whether the first part of an image is shown while the rest is on its way. Default: nil, as the request says. Holds from
    /// the next load on.
    public var previews: PreviewPolicy?
    /// When a load begins. Default: `.mapped`.
    public var loadsWhen = LoadTime.mapped {
        didSet { if loadsWhen == .atOnce, course.isWanted { load() } }
    }
    /// What becomes of a load when the widget leaves the screen. Default: `.lowerPriority`.
    public var onDisappear = Disappearance.lowerPriority
    /// Seconds from the beginning of a load until the spinner or the bar appear, so that fast loads do not flash them.
    /// Default: 0.3. Holds from the next load on.
    public var indicatorDelay = 0.3

    /// Called after each change of ``state``. Default: nil. All handlers are let go with the widget.
    public var onStateChange: (@MainActor (DisplayState) -> Void)?
    /// Called when an image that was asked for is shown. Default: nil.
    public var onSuccess: (@MainActor (ImageResponse) -> Void)?
    /// Called when an image cannot be had; not for loads that were given up or replaced. Default: nil.
    public var onFailure: (@MainActor (ImageError) -> Void)?
    /// Called as bytes arrive. Default: nil.
    public var onProgress: (@MainActor (LoadingProgress) -> Void)?

    let layers: RemoteImageLayers
    var appearance = RemoteImageAppearance()
    var course = RemoteImageCourse()
    private(set) weak var image: WidgetImage?

    /// A widget for the image of a request.
    ///
    /// - Parameters:
    ///   - request: What is to be shown. Default: nil, the placeholder alone.
    ///   - setUp: Called with the object before anything is loaded. Default: does nothing.
    public init(_ request: ImageRequest? = nil, setUp: (RemoteImage) -> Void = { _ in }) {
        MainLoopCheck.install()
        layers = RemoteImageLayers()
        widget = UnsafeMutableRawPointer(layers.root)
        image = WidgetImage.of(OpaquePointer(layers.picture))
        connect()
        setUp(self)
        // What was set up may be a request as well.
        if let request { self.request = request }
    }

    /// A widget for the whole image of a URL; nil for the placeholder alone.
    @_disfavoredOverload
    public convenience init(_ url: URL?, setUp: (RemoteImage) -> Void = { _ in }) {
        self.init(url.map { ImageRequest($0) }, setUp: setUp)
    }

    /// A widget for the text of a URL. Text that is none fails when it is loaded, with the reason.
    @_disfavoredOverload
    public convenience init(_ text: String, setUp: (RemoteImage) -> Void = { _ in }) {
        self.init(ImageRequest(text), setUp: setUp)
    }

    deinit { course.lateness?.cancel() }

    /// What it is at.
    public var state: DisplayState { image?.display.state ?? .idle }

    private func connect() {
        let root = OpaquePointer(layers.root)
        ObjectState.set(self, of: root)
        SignalConnection.connect(root, "map") { [weak self] in self?.appear() }
        SignalConnection.connect(root, "unmap") { [weak self] in self?.disappear() }
        SignalConnection.connect(root, "destroy") { [weak self] in self?.letGo() }
        image?.onStateChange = { [weak self] in self?.stateDidChange(to: $0) }
        image?.onResize = { [weak self] in self?.layers.fitFailure() }
        image?.attach()
        describe()
    }

    /// What was given to it may hold on to it.
    private func letGo() {
        (onStateChange, onSuccess, onFailure, onProgress) = (nil, nil, nil, nil)
        (appearance.placeholderWidget, appearance.failureWidget) = (nil, nil)
    }
}

extension RemoteImage {
    /// The widget as a pointer to whatever is asked for: `gtk_box_append(box, image.pointer())`.
    public func pointer<Kind>() -> UnsafeMutablePointer<Kind> { widget.assumingMemoryBound(to: Kind.self) }

    /// The widget as a pointer to what C does not show.
    public var opaquePointer: OpaquePointer { OpaquePointer(widget) }

    /// The object of a widget; nil where the widget is not that of a `RemoteImage`.
    ///
    /// - Parameter widget: A living widget of any kind.
    public static func of(_ widget: OpaquePointer) -> RemoteImage? { ObjectState.existing(of: widget) }

    /// As above.
    public static func of(_ widget: UnsafeMutableRawPointer) -> RemoteImage? { of(OpaquePointer(widget)) }

    /// As above.
    public static func of<Kind>(_ widget: UnsafeMutablePointer<Kind>) -> RemoteImage? { of(OpaquePointer(widget)) }
}

/// Where a ``RemoteImage`` is with its request.
struct RemoteImageCourse {
    var request: ImageRequest?
    /// Whether it is to be loaded as soon as that may be.
    var isWanted = false
    /// Whether it is to be loaded from its server, whatever the caches have.
    var isReload = false
    /// Whether the image of this very request has been shown.
    var hasImage = false
    /// Counts changes of the state, so that one can tell that another came in its midst.
    var changes = 0
    /// Whether it was loading at the last change.
    var wasLoading = false
    /// Whether a load takes so long that people should be told.
    var isLate = false
    /// Waits for that.
    var lateness: Task<Void, Never>?
}
