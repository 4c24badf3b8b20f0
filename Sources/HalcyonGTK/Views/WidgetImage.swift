internal import CGTK
import Dispatch
import HalcyonCore

/// The image of a widget: what `.halcyon` speaks to. Bound to the widget's life.
@MainActor
final class WidgetImage: ImageDisplaying {
    typealias Placeholder = GTKPlaceholder

    private(set) lazy var display = ImageDisplay(of: self)
    let paintable: ImagePaintable
    let kind: WidgetKind
    private let widget: WeakObject
    private(set) lazy var motion = WidgetMotion(of: self)
    /// Whether the widget has had its place once: if it has no size then, it takes that of the image.
    private(set) var wasLaidOut = false
    private(set) var isMapped = false
    /// The sides of the widget that were left to its images when it was asked for its size last.
    private var free = WidgetSize.FreeSides()
    /// Whether somebody has taken the paintable, to show it where only they know how.
    var isPaintableTaken = false
    /// How often an image was set: tells one wish from the next.
    private(set) var wishes = 0
    /// Told after each change of the display's state.
    var onStateChange: ((DisplayState) -> Void)?
    /// Told, after GTK has drawn, that it was drawn at another size.
    var onResize: (() -> Void)?

    /// The image of a widget, made at the first use; nil where GObject cannot make its paintable.
    static func of(_ widget: OpaquePointer) -> WidgetImage? {
        if let image: WidgetImage = ObjectState.existing(of: widget) { return image }
        guard let paintable = ImagePaintable() else { return nil }
        let image = WidgetImage(widget, paintable)
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

    // Somebody may hold on to the paintable, and nothing moves it from now on.
    isolated deinit { paintable.settle() }

    /// The widget, for the length of the call.
    func withWidget<Result>(_ body: (UnsafeMutablePointer<GtkWidget>) -> Result) -> Result? {
        guard let widget = widget.object else { return nil }
        return withExtendedLifetime(widget) { body(UnsafeMutablePointer(widget.pointer)) }
    }

    /// Has the widget show what is shown here.
    func attach() { _ = withWidget { kind.attach(paintable.object.pointer, to: OpaquePointer($0)) } }

    /// As ``ImageDisplay/setImage(with:options:progress:completion:)``.
    func setImage(
        with request: ImageRequest?, _ options: WidgetImages.Options,
        progress: (@MainActor (LoadingProgress) -> Void)?, completion: WidgetImages.Completion?
    ) {
        wishes += 1
        MemoryMonitor.follow(options.pipeline ?? .shared)
        display.setImage(with: request, options: options, progress: progress, completion: completion)
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

    var displaySize: DisplaySize {
        let size = withWidget { WidgetSize(of: $0, kind, free, drawn: paintable.scene.drawnContent) }
        if let size { free = size.free }
        return size?.displaySize(isFinal: wasLaidOut) ?? .whole
    }

    nonisolated static var takesLargerImages: Bool { true }

    nonisolated static func prepare(_ image: DecodedImage) { _ = GTKTexture.of(image.pixels) }

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

/// What the widget and its theme have to do with the image.
extension WidgetImage: SceneHost {
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

    /// While GTK draws, nothing may be changed.
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

    /// Draws as the widget and its screen are now.
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
        // Not the image's own size: a larger one must not make a widget grow.
        case .image(let image, _): .texture(GTKTexture.of(image.pixels), display.size(of: image))
        }
    }

    private func layer(of placeholder: GTKPlaceholder) -> SceneLayer {
        switch placeholder {
        case .image(let pixels): .texture(GTKTexture.of(pixels), pixels.size)
        case .color(let color): .color(color)
        case .icon(let name):
            withWidget { ThemeIcon.named(name, for: $0) }.flatMap { $0 }.map { .icon($0) } ?? .nothing
        }
    }
}
