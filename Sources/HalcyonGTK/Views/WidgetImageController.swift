internal import CGTK
import Dispatch
import HalcyonCore

/// Controls the image of a widget: the implementation of `.halcyon`. It has the widget's lifetime.
@MainActor
final class WidgetImageController: ImageDisplaying {
    typealias Placeholder = GTKPlaceholder

    private(set) lazy var display = ImageDisplay(of: self)
    let paintable: ImagePaintable
    let kind: WidgetKind
    let widget: WeakObject
    private(set) lazy var motion = WidgetMotion(of: self)
    /// Whether the widget has been laid out once: if it has no size then, it takes that of the image.
    private(set) var wasLaidOut = false
    private(set) var isMapped = false
    /// Whether it will look at the widget's size after the next layout.
    private var awaitsLayout = false
    /// The sides of the widget that were left to its images when its size was last determined.
    private var free = WidgetSize.FreeSides()
    /// Whether the program has taken the paintable, to show it by itself.
    var isPaintableTaken = false
    /// How many times an image was set: distinguishes one call from the next.
    private(set) var wishes = 0
    /// Called after each change of the display's state.
    var onStateChange: ((DisplayState) -> Void)?
    /// Called after GTK has drawn it at another size.
    var onResize: (() -> Void)?

    /// Returns the controller of a widget, created at the first use, or nil if GObject cannot create its paintable.
    static func of(_ widget: OpaquePointer) -> WidgetImageController? {
        if let image: WidgetImageController = ObjectState.existing(of: widget) { return image }
        guard let paintable = ImagePaintable() else { return nil }
        let image = WidgetImageController(widget, paintable)
        ObjectState.set(image, of: widget)
        return image
    }

    private init(_ widget: OpaquePointer, _ paintable: ImagePaintable) {
        self.widget = WeakObject(widget)
        self.paintable = paintable
        kind = WidgetKind(widget)
        paintable.scene.host = self
        connect(widget)
        if gtk_widget_get_mapped(UnsafeMutablePointer(widget)) != 0 { setMapped(true) }
    }

    // Other code may still hold the paintable, and nothing animates it from now on.
    isolated deinit { paintable.settle() }

    /// Calls `body` with the widget, if it still exists.
    func withWidget<Result>(_ body: (UnsafeMutablePointer<GtkWidget>) -> Result) -> Result? {
        guard let widget = widget.object else { return nil }
        return withExtendedLifetime(widget) { body(UnsafeMutablePointer(widget.pointer)) }
    }

    /// Makes the widget show the paintable.
    func attach() { _ = withWidget { kind.attach(paintable.object.pointer, to: OpaquePointer($0)) } }

    /// Like ``ImageDisplay/setImage(with:options:progress:completion:)``.
    func setImage(
        with request: ImageRequest?, _ options: WidgetImages.Options,
        progress: (@MainActor (LoadingProgress) -> Void)?, completion: WidgetImages.Completion?
    ) -> DisplayTask {
        wishes += 1
        MemoryMonitor.follow(options.pipeline ?? .shared)
        var (request, options) = (request, options)
        options.adoptThumbHash(for: &request)
        return display.setImage(with: request, options: options, progress: progress, completion: completion)
    }

    func display(_ content: DisplayedContent<GTKPlaceholder>, transition: ImageTransition) {
        var seconds = isMapped ? transition.seconds : 0
        let layer = layer(of: content)
        followWidget()
        if seconds > 0, withWidget({ ToolkitSettings.animates($0) }) == false { seconds = 0 }
        paintable.show(layer, fading: seconds > 0)
        motion.begin(fade: seconds, content.image)
    }

    func displayDidChange(to state: DisplayState) {
        motion.follow(state)
        onStateChange?(state)
    }

    var displaySize: DecodeSize {
        let size = withWidget { WidgetSize(of: $0, kind, free, drawn: paintable.scene.drawnContent) }
        if let size { free = size.free }
        let known = size?.displaySize(isFinal: wasLaidOut) ?? .whole
        if known == .unknown { awaitLayout() }
        return known
    }

    nonisolated static var takesLargerImages: Bool { true }

    nonisolated static func prepare(_ image: DecodedImage) { _ = GTKTexture.of(image.pixels) }

    private func awaitLayout() {
        guard !awaitsLayout else { return }
        awaitsLayout = withWidget { LayoutWatch.add(self, of: $0) } ?? false
    }

    /// Called after a layout of the window, before it is drawn.
    func layoutDidEnd() {
        awaitsLayout = false
        // The size may result from what is shown, which the next drawing tells.
        if paintable.scene.layer.size == nil { display.sizeDidChange() }
    }

    func finishLayout() {
        guard !wasLaidOut else { return }
        wasLaidOut = true
        display.sizeDidChange()
    }

    func setMapped(_ isMapped: Bool) {
        self.isMapped = isMapped
        display.isVisible = isMapped
        motion.isMapped = isMapped
    }
}

extension ImageTransition {
    fileprivate var seconds: Double {
        if case .fade(let seconds) = self, seconds > 0 { seconds } else { 0 }
    }
}

extension DisplayedContent {
    fileprivate var image: DecodedImage? {
        if case .image(let image, isPreview: false) = self { image } else { nil }
    }
}

/// The connection between the image and its widget with its theme.
extension WidgetImageController: SceneHost {
    var sceneForeground: GdkRGBA {
        var color = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
        _ = withWidget { halcyon_widget_get_color($0, &color) }
        return color
    }

    var sceneBounds: SceneSize {
        withWidget {
            let shower = kind.shower(in: OpaquePointer($0))
            return SceneSize(
                width: Double(gtk_widget_get_width(shower)), height: Double(gtk_widget_get_height(shower)))
        } ?? SceneSize()
    }

    /// Resizes later, because nothing may be changed while GTK draws.
    func sceneWillResize() { DispatchQueue.main.async { [weak self] in self?.resize() } }

    func connect(_ widget: OpaquePointer) {
        SignalConnection.connect(widget, "map") { [weak self] in self?.setMapped(true) }
        SignalConnection.connect(widget, "unmap") { [weak self] in self?.setMapped(false) }
        SignalConnection.connect(widget, "notify::scale-factor") { [weak self] (_: OpaquePointer) in self?.reshape() }
        if kind == .picture {
            SignalConnection.connect(widget, "notify::content-fit") { [weak self] (_: OpaquePointer) in
                self?.reshape()
            }
        }
    }

    private func resize() {
        display.sizeDidChange()
        onResize?()
    }

    private func reshape() {
        followWidget()
        paintable.redraw()
        resize()
    }

    /// Adopts the present settings of the widget and its display.
    func followWidget() {
        _ = withWidget {
            paintable.scale = Double(gtk_widget_get_scale_factor($0))
            paintable.scene.stretches = kind.mode(of: OpaquePointer($0)) == .stretch
        }
    }

    func layer(of content: DisplayedContent<GTKPlaceholder>) -> SceneLayer {
        switch content {
        case .nothing: .nothing
        case .placeholder(let placeholder), .failure(let placeholder): layer(of: placeholder)
        // Not the image's actual size: a larger image must not make a widget grow.
        case .image(let image, _): .texture(GTKTexture.of(image.pixels), display.size(of: image))
        }
    }

    private func layer(of placeholder: GTKPlaceholder) -> SceneLayer {
        switch placeholder {
        case .image(let pixels): .texture(GTKTexture.of(pixels), pixels.size)
        case .color(let color): .color(color)
        case .icon(let name):
            withWidget { ThemeIcon.named(name, for: $0) }.flatMap { $0 }.map { .icon($0) } ?? .nothing
        case .hash(let hash, let other):
            if let pixels = hash?.pixels { layer(of: .image(pixels)) } else { other.map { layer(of: $0) } ?? .nothing }
        }
    }
}
