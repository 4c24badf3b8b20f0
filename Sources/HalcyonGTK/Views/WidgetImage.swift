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
    private lazy var motion = WidgetMotion(of: self)
    /// Whether the widget has had its place once: if it has no size then, it takes that of the image.
    private(set) var wasLaidOut = false
    private(set) var isMapped = false
    /// Told after each change of the display's state.
    var onStateChange: ((DisplayState) -> Void)?
    /// Told, after GTK has drawn, that it was drawn at another size.
    var onResize: (() -> Void)?
    /// Whether animations play.
    var isAnimated: Bool {
        get { motion.isAnimated }
        set { motion.isAnimated = newValue }
    }
    /// How often animations play.
    var repetition: AnimationPlayer.Repetition {
        get { motion.repetition }
        set { motion.repetition = newValue }
    }

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
        SignalConnection.connect(widget, "map") { [weak self] in self?.setMapped(true) }
        SignalConnection.connect(widget, "unmap") { [weak self] in self?.setMapped(false) }
        paintable.scene.onResize = { [weak self] _, _ in self?.sizeWillChange() }
        if gtk_widget_get_mapped(UnsafeMutablePointer(widget)) != 0 { setMapped(true) }
    }

    /// The widget, for the length of the call.
    func withWidget<Result>(_ body: (UnsafeMutablePointer<GtkWidget>) -> Result) -> Result? {
        guard let widget = widget.object else { return nil }
        return withExtendedLifetime(widget) { body(UnsafeMutablePointer(widget.pointer)) }
    }

    /// Has the widget show what is shown here.
    func attach() { _ = withWidget { kind.attach(paintable.object.pointer, to: OpaquePointer($0)) } }

    func display(_ content: DisplayedContent<GTKPlaceholder>, transition: ImageTransition) {
        _ = withWidget {
            paintable.scene.scale = Double(gtk_widget_get_scale_factor($0))
            paintable.scene.stretches = kind.mode(of: OpaquePointer($0)) == .stretch
        }
        let seconds = isMapped ? transition.seconds : 0
        paintable.show(layer(of: content), fading: seconds > 0)
        motion.begin(fade: seconds, frames: content.frames)
    }

    func displayDidChange(to state: DisplayState) { onStateChange?(state) }

    var displaySize: DisplaySize {
        withWidget { WidgetSize(of: $0, kind).displaySize(isFinal: wasLaidOut) } ?? .whole
    }

    nonisolated static func prepare(_ image: DecodedImage) { _ = GTKTexture.of(image.pixels) }

    func finishLayout() {
        guard !wasLaidOut else { return }
        wasLaidOut = true
        display.sizeDidChange()
    }

    private func setMapped(_ isMapped: Bool) {
        self.isMapped = isMapped
        display.isVisible = isMapped
        motion.isMapped = isMapped
    }

    /// While GTK draws, nothing may be changed.
    private func sizeWillChange() {
        DispatchQueue.main.async { [weak self] in
            self?.display.sizeDidChange()
            self?.onResize?()
        }
    }

    private func layer(of content: DisplayedContent<GTKPlaceholder>) -> SceneLayer {
        switch content {
        case .nothing: .nothing
        case .placeholder(let placeholder), .failure(let placeholder): layer(of: placeholder)
        case .image(let image, _): .texture(GTKTexture.of(image.pixels), image.size)
        }
    }

    private func layer(of placeholder: GTKPlaceholder) -> SceneLayer {
        switch placeholder {
        case .image(let pixels): .texture(GTKTexture.of(pixels), pixels.size)
        case .color(let color): .color(color)
        case .icon(let name): withWidget { ThemeIcon.named(name, for: $0) }.flatMap { $0 } ?? .nothing
        }
    }
}

extension ImageTransition {
    fileprivate var seconds: Double {
        if case .fade(let seconds) = self, seconds > 0 { seconds } else { 0 }
    }
}

extension DisplayedContent {
    fileprivate var frames: AnimatedFrames? {
        if case .image(let image, isPreview: false) = self { image.frames } else { nil }
    }
}
