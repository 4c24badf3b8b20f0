internal import CGTK
public import HalcyonCore

/// A widget that loads and shows an image, with everything around it: a placeholder, a spinner, a progress bar, and if
/// the image cannot be loaded, the reason with a button that tries again.
///
/// ```swift
/// let portrait = RemoteImage(url) { $0.contentFit = .cover; $0.cornerRadius = 12 }
/// gtk_box_append(box, portrait.pointer())
/// ```
///
/// The widget retains this object: it may be released as soon as the widget is in its container, and
/// ``of(_:)-(OpaquePointer)`` finds it again. Only its container retains the widget. When the widget is destroyed, its
/// load is cancelled, and calls on this object do nothing from then on.
///
/// It is a `GtkOverlay`, so that any theme, binding and inspector can handle it. For style sheets it has the class
/// `halcyon-remote-image` and, depending on its state, `halcyon-loading`, `halcyon-shown` or `halcyon-failed`; its
/// parts have `halcyon-placeholder`, `halcyon-spinner`, `halcyon-progress`, `halcyon-failure`, `halcyon-failure-icon`,
/// `halcyon-failure-text` and `halcyon-retry`.
@MainActor
public final class RemoteImage {
    /// The widget, a `GtkOverlay`; valid until it is destroyed.
    public let widget: UnsafeMutableRawPointer

    /// Loads the image; its clock measures ``indicatorDelay``. Default: nil, for `ImagePipeline.shared`. Applies from
    /// the next load on.
    public var pipeline: ImagePipeline?
    /// The transition for an image from the network or a provider. Default: `.fade()`.
    public var transition: ImageTransition = .fade()
    /// Whether to show previews while the image is being loaded. Default: nil, as the request says. Applies from the
    /// next load on.
    public var previews: PreviewPolicy?
    /// When a load starts. Default: `.mapped`.
    public var loadsWhen = LoadTime.mapped {
        didSet { if loadsWhen == .atOnce, status.isWanted { load() } }
    }
    /// What happens to a load when the widget leaves the screen. Default: `.lowerPriority`.
    public var onDisappear = Disappearance.lowerPriority
    /// The seconds from the start of a load until the spinner or the bar appears, so that it does not flash during fast
    /// loads. Default: 0.3. Applies from the next load on.
    public var indicatorDelay = 0.3

    /// Called after each change of ``state``. Default: nil. All handlers are released when the widget is destroyed.
    public var onStateChange: (@MainActor (DisplayState) -> Void)?
    /// Called when a requested image is shown. Default: nil.
    public var onSuccess: (@MainActor (ImageResponse) -> Void)?
    /// Called if an image cannot be loaded; not for loads that were cancelled or replaced. Default: nil.
    public var onFailure: (@MainActor (ImageError) -> Void)?
    /// Called as bytes arrive. Default: nil.
    public var onProgress: (@MainActor (LoadingProgress) -> Void)?

    let layers: RemoteImageLayers
    var appearance = RemoteImageAppearance()
    var status = RemoteImageStatus()
    private(set) weak var image: WidgetImageController?

    /// Creates a widget for the image of a request, of a URL, or of the text of one. If a text is not a URL, the load
    /// fails with that reason.
    ///
    /// - Parameters:
    ///   - source: What to show. Default: nil, for only the placeholder.
    ///   - setUp: Called with the object before anything is loaded. Default: does nothing.
    public init(_ source: (any ImageRequestConvertible)? = nil, setUp: (RemoteImage) -> Void = { _ in }) {
        MainLoopCheck.install()
        layers = RemoteImageLayers("halcyon-remote-image")
        widget = UnsafeMutableRawPointer(layers.root)
        image = WidgetImageController.of(OpaquePointer(layers.picture))
        connect()
        setUp(self)
        // `setUp` may have set a request too.
        if let source { request = source.asImageRequest() }
    }

    deinit { status.lateTimer?.cancel() }

    /// The state of the image.
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

    /// Releases closures that may retain this object.
    private func letGo() {
        (onStateChange, onSuccess, onFailure, onProgress) = (nil, nil, nil, nil)
        (appearance.placeholderWidget, appearance.failureWidget) = (nil, nil)
    }
}

extension RemoteImage {
    /// Returns the widget as a pointer of any type: `gtk_box_append(box, image.pointer())`.
    public func pointer<Kind>() -> UnsafeMutablePointer<Kind> { widget.assumingMemoryBound(to: Kind.self) }

    /// The widget as a pointer for types that C does not expose.
    public var opaquePointer: OpaquePointer { OpaquePointer(widget) }

    /// Returns the object of a widget, or nil if the widget is not that of a `RemoteImage`.
    ///
    /// - Parameter widget: An existing widget of any kind.
    public static func of(_ widget: OpaquePointer) -> RemoteImage? { ObjectState.existing(of: widget) }

    /// As above.
    public static func of(_ widget: UnsafeMutableRawPointer) -> RemoteImage? { of(OpaquePointer(widget)) }

    /// As above.
    public static func of<Kind>(_ widget: UnsafeMutablePointer<Kind>) -> RemoteImage? { of(OpaquePointer(widget)) }
}

/// The progress of a ``RemoteImage``'s request.
struct RemoteImageStatus {
    var request: ImageRequest?
    /// Whether to load it as soon as possible.
    var isWanted = false
    /// Whether to load it from its server, whatever the caches contain.
    var isReload = false
    /// Whether the image of this request has been shown.
    var hasImage = false
    /// Counts changes of the state, to detect nested ones.
    var changes = 0
    /// Whether it was loading at the last change.
    var wasLoading = false
    /// Whether a load has taken long enough to show an indicator.
    var isLate = false
    /// Waits until then.
    var lateTimer: Task<Void, Never>?
}
