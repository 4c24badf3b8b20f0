import CGTK
import HalcyonCore
import HalcyonGTK
import HalcyonTesting

/// A `RemoteImage` in a window, and all that a test wants to have in hand of what it does.
@MainActor
final class RemoteImageStage {
    let loader = FakeLoader()
    let clock = FakeClock()
    let pipeline: ImagePipeline
    let remote: RemoteImage
    let window: TestWindow

    /// - Parameters:
    ///   - request: Given at once.
    ///   - isMapped: Whether the widget can be seen.
    ///   - decoder: Makes its images. Default: of ``FakeImage``s.
    ///   - answers: Prepares the loader.
    ///   - setUp: Prepares the widget.
    init(
        _ request: ImageRequest?, isMapped: Bool = true, width: Int = 200, height: Int = 200,
        decoder: any ImageDecoding = FakeDecoder(), answers: (FakeLoader) -> Void = { _ in },
        setUp: (RemoteImage) -> Void = { _ in }
    ) async throws {
        answers(loader)
        let pipeline = ImagePipeline(.fake(loader: loader, decoder: decoder, clock: clock))
        self.pipeline = pipeline
        remote = RemoteImage(request) {
            $0.pipeline = pipeline
            $0.transition = .none
            setUp($0)
        }
        if !isMapped { gtk_widget_set_visible(remote.pointer(), 0) }
        window = try await TestWindow(remote.pointer(), width: width, height: height)
    }

    /// The first of the widget's parts that has a class of CSS, and is visible.
    func part(_ name: String) -> UnsafeMutablePointer<GtkWidget>? {
        Self.find(remote.pointer()) { gtk_widget_has_css_class($0, name) != 0 && gtk_widget_is_visible($0) != 0 }
    }

    /// What it draws.
    func pixels() throws -> Screenshot { try window.pixels(of: remote.pointer()) }

    /// Moves the clock on, once the widget waits for it.
    func passDelay() async {
        await clock.wait(forSleepers: 1)
        clock.advance(remote.indicatorDelay)
    }

    private static func find(
        _ widget: UnsafeMutablePointer<GtkWidget>, where condition: (UnsafeMutablePointer<GtkWidget>) -> Bool
    ) -> UnsafeMutablePointer<GtkWidget>? {
        if condition(widget) { return widget }
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            if let found = find(next, where: condition) { return found }
            child = gtk_widget_get_next_sibling(next)
        }
        return nil
    }
}

extension PixelColor {
    static let pureRed = PixelColor(hex: 0xFF0000)
    static let pureGreen = PixelColor(hex: 0x00FF00)
    static let pureBlue = PixelColor(hex: 0x0000FF)
}
