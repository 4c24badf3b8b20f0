internal import CGTK
public import HalcyonCore

/// A widget that shows a picture of any size, which can be zoomed, moved and rotated: by wheel, touchpad, fingers and
/// keys.
///
/// ```swift
/// let map = ZoomableImage(url) { $0.alternativeText = "Map of Lisbon" }
/// gtk_window_set_child(window, map.pointer())
/// ```
///
/// Only what is visible is decoded, in tiles, at the size at which it is shown; until they are there, and where they
/// are not, a small version of the picture is. So a picture of a gigapixel needs no more memory than one that
/// is as large as the window: see ``memoryLimit``.
///
/// * The wheel zooms around the pointer; with Shift, it moves the picture sideways. Two fingers on a touchpad move the
///   picture, and zoom with Control. Two fingers on a screen zoom and move it.
/// * A drag moves the picture, which glides on, unless `gtk-enable-animations` is false. A double click shows all of
///   the picture, or its pixels in actual size.
/// * `+` and `-` zoom, `0` shows all of the picture, `1` shows it in actual size, `r` and `R` rotate it. The arrows,
///   Page Up, Page Down, Home and End move it; if all of it is visible, these keys are left to other widgets.
///
/// The widget requests no size, and takes all the room that its container has. It retains this object: it may be
/// released as soon as the widget is in its container, and ``of(_:)-(OpaquePointer)`` finds it again. When the
/// widget is destroyed, its loads are cancelled, and calls on this object do nothing from then on.
///
/// It is a `GtkOverlay`. For style sheets it has the class `halcyon-zoomable-image` and, depending on its ``phase``,
/// `halcyon-loading`, `halcyon-shown` or `halcyon-failed`; its parts have those of ``RemoteImage``'s.
@MainActor
public final class ZoomableImage {
    /// The widget, a `GtkOverlay`; valid until it is destroyed.
    public let widget: UnsafeMutableRawPointer

    /// Loads the picture; its clock measures ``indicatorDelay``. Default: nil, for `ImagePipeline.shared`. Applies from
    /// the next load on.
    public var pipeline: ImagePipeline?
    /// The seconds from the start of a load until the spinner appears. Default: 0.3. Applies from the next load on.
    public var indicatorDelay = 0.3
    /// The most bytes of all tiles that are in memory or being loaded. With less than those of a view need, the picture
    /// is less sharp. What opens the picture comes on top: its file, or the decoded picture if its decoder cannot
    /// decode regions. Default: 96 MB.
    public var memoryLimit = TileStore<PixelBuffer>.standardLimit {
        didSet {
            view?.session?.loader.setLimit(memoryLimit)
            view?.refresh()
        }
    }

    /// Called after each change of ``state`` by a gesture, a key or a function; not when the property is set. Default:
    /// nil. All handlers are released when the widget is destroyed.
    public var onStateChange: (@MainActor (ZoomState) -> Void)?
    /// Called after each change of ``phase``. Default: nil.
    public var onPhaseChange: (@MainActor (Phase) -> Void)?

    let layers: RemoteImageLayers
    let view: ZoomView?
    var appearance = ZoomableImageAppearance()
    var status = ZoomableImageStatus()
    private(set) var gestures: ZoomGestures?

    /// Creates a widget for the picture of a request, of a URL, or of the text of one.
    ///
    /// - Parameters:
    ///   - source: What to show. Default: nil, for only the placeholder.
    ///   - setUp: Called with the object before anything is loaded. Default: does nothing.
    public init(_ source: (any ImageRequestConvertible)? = nil, setUp: (ZoomableImage) -> Void = { _ in }) {
        MainLoopCheck.install()
        layers = RemoteImageLayers("halcyon-zoomable-image")
        widget = UnsafeMutableRawPointer(layers.root)
        view = ZoomView(OpaquePointer(layers.root))
        connect()
        setUp(self)
        // `setUp` may have set a request too.
        if let source { load(source, state: state) }
    }

    /// Creates a widget without a picture, which loads those to come by a pipeline.
    public convenience init(pipeline: ImagePipeline) { self.init { $0.pipeline = pipeline } }

    deinit {
        status.task?.cancel()
        status.lateTimer?.cancel()
    }

    private func connect() {
        let root = OpaquePointer(layers.root)
        ObjectState.set(self, of: root)
        SignalConnection.connect(root, "map") { [weak self] in self?.appear() }
        SignalConnection.connect(root, "unmap") { [weak self] in self?.disappear() }
        SignalConnection.connect(root, "destroy") { [weak self] in self?.letGo() }
        SignalConnection.connect(root, "notify::scale-factor") { [weak self] (_: OpaquePointer) in
            self?.view?.refresh()
        }
        gtk_widget_set_hexpand(layers.root, 1)
        gtk_widget_set_vexpand(layers.root, 1)
        gtk_widget_set_focusable(layers.root, 1)
        ZoomKeys.add(to: layers.root) { [weak self] in self?.perform($0) ?? false }
        if let view { connect(view) }
        describe()
    }

    private func connect(_ view: ZoomView) {
        gtk_picture_set_paintable(OpaquePointer(layers.picture), view.paintable.pointer)
        gestures = ZoomGestures(of: view, on: layers.picture, focus: layers.root)
        view.onStateChange = { [weak self] in self?.stateDidChange() }
        view.onResize = { [weak self] in
            self?.layers.fitFailure()
            self?.describe()
        }
    }

    /// Releases the picture, and closures that may retain this object.
    private func letGo() {
        (onStateChange, onPhaseChange) = (nil, nil)
        status.request = nil
        end()
        status.phase = .idle
        view?.isMapped = false
        view?.open(nil)
    }
}

extension ZoomableImage {
    /// Returns the widget as a pointer of any type: `gtk_box_append(box, image.pointer())`.
    public func pointer<Kind>() -> UnsafeMutablePointer<Kind> { widget.assumingMemoryBound(to: Kind.self) }

    /// The widget as a pointer for types that C does not expose.
    public var opaquePointer: OpaquePointer { OpaquePointer(widget) }

    /// Returns the object of a widget, or nil if the widget is not that of a `ZoomableImage`.
    ///
    /// - Parameter widget: An existing widget of any kind.
    public static func of(_ widget: OpaquePointer) -> ZoomableImage? { ObjectState.existing(of: widget) }

    /// As above.
    public static func of(_ widget: UnsafeMutableRawPointer) -> ZoomableImage? { of(OpaquePointer(widget)) }

    /// As above.
    public static func of<Kind>(_ widget: UnsafeMutablePointer<Kind>) -> ZoomableImage? { of(OpaquePointer(widget)) }
}

/// The progress of a ``ZoomableImage``'s request.
struct ZoomableImageStatus {
    var request: ImageRequest?
    var phase = ZoomableImage.Phase.idle
    /// Whether to load it as soon as the widget is visible.
    var isWanted = false
    /// The load of the picture itself.
    var task: Task<Void, Never>?
    /// Counts loads, to tell their results apart.
    var loads = 0
    /// Whether a load has taken long enough to show the spinner.
    var isLate = false
    /// Waits until then.
    var lateTimer: Task<Void, Never>?
}
