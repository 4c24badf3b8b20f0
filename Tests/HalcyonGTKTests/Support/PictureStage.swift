import CGTK
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import TestSupport

/// A widget in a window, and a pipeline whose answers a test writes.
@MainActor
final class PictureStage {
    typealias Outcome = Result<ImageResponse, ImageError>

    let loader = FakeLoader()
    let cache = ImageCache()
    let pipeline: ImagePipeline
    let widget: UnsafeMutablePointer<GtkWidget>
    let window: TestWindow
    private(set) var outcomes: [Outcome] = []

    /// - Parameters:
    ///   - widget: Shown. Default: a `GtkPicture`.
    ///   - child: What the window has in it. Default: the widget itself.
    init(
        _ widget: UnsafeMutablePointer<GtkWidget> = gtk_picture_new(),
        in child: UnsafeMutablePointer<GtkWidget>? = nil, width: Int = 200, height: Int = 200,
        decoder: any ImageDecoding = FakeDecoder()
    ) async throws {
        self.widget = widget
        pipeline = ImagePipeline(.fake(loader: loader, imageCache: cache, decoder: decoder))
        window = try await TestWindow(child ?? widget, width: width, height: height)
    }

    var options: WidgetImages.Options { .init(pipeline: pipeline) }

    /// Answers for a path with one colour, and tells the request for it.
    func request(_ path: String, _ image: FakeImage, at gate: Gate? = nil) -> ImageRequest {
        loader[path] = gate.map { .hold(at: $0, then: .image(image)) } ?? .image(image)
        return ImageRequest("http://example.org" + path)
    }

    /// Sets an image, and counts its outcome.
    func set(
        _ request: ImageRequest?, placeholder: GTKPlaceholder? = nil,
        _ adapt: (inout WidgetImages.Options) -> Void = { _ in }
    ) {
        var options = options
        adapt(&options)
        widget.halcyon.setImage(with: request, placeholder: placeholder, options: options) { [weak self] in
            self?.outcomes.append($0)
        }
    }

    /// Sets an image, and waits until it is drawn.
    func show(
        _ request: ImageRequest?, placeholder: GTKPlaceholder? = nil,
        _ adapt: (inout WidgetImages.Options) -> Void = { _ in }
    ) async throws {
        let count = outcomes.count
        set(request, placeholder: placeholder, adapt)
        try await eventually("it is over") { self.outcomes.count > count }
        await window.frames(2)
    }

    /// Lets go of the images of all outcomes.
    func forget() { outcomes = [] }

    /// The size of the image that is shown, in pixels.
    var shownSize: PixelSize? { widget.halcyon.state.response?.image.size }

    /// Red, green, blue and alpha in the middle of the widget.
    func middle() throws -> SIMD4<UInt8> { Self.middle(of: try window.pixels(of: widget)) }

    /// The same in the next frame; see ``TestWindow/drawnPixels(of:)``.
    func drawnMiddle() async throws -> SIMD4<UInt8> { Self.middle(of: try await window.drawnPixels(of: widget)) }

    private static func middle(of shot: Screenshot) -> SIMD4<UInt8> {
        shot.channels(shot.width / 2, shot.height / 2)
    }

    var scale: Int { Int(gtk_widget_get_scale_factor(widget)) }
}
