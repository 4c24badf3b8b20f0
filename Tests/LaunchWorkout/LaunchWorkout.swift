import CGTK
import Foundation
import HalcyonCore
import HalcyonGTK
import HalcyonTesting

/// `LaunchWorkout SNAPSHOT|- COUNT`: a new process whose window has COUNT images of a launch snapshot, in rows of ten,
/// and whose server never answers. Prints the colour in the middle of each as the first frame has it, and a line that
/// begins with "seconds" for each step from the start of the process to that frame. With "-", there is no snapshot.
@main
struct LaunchWorkout {
    static let columns = 10
    static let side = 40

    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let count = Int(arguments[2]) else { exit(2) }
        try MainActor.assumeIsolated {
            var trace = Trace()
            trace.add("main")
            guard gtk_init_check() != 0 else { exit(3) }
            try installMainLoop()
            trace.add("GTK is ready")
            let pipeline = pipeline(arguments[1] == "-" ? nil : URL(filePath: arguments[1]))
            trace.add("the pipeline is there")
            let (grid, images) = grid(count, pipeline)
            trace.add("the widgets are there")
            let window = window(grid)
            trace.add("the window is presented")
            printFirstFrame(of: grid, in: window, count, trace)
            withExtendedLifetime(images) { g_main_loop_run(g_main_loop_new(nil, 0)) }
        }
    }

    private static func pipeline(_ file: URL?) -> ImagePipeline {
        let loader = FakeLoader(default: .image().held(at: Gate()))
        var configuration = ImagePipeline.Configuration.fake(
            loader: loader, decoder: FakeDecoder(format: .png), clock: SystemClock())
        configuration.launchSnapshot = file.map { LaunchSnapshot(file: $0) }
        return ImagePipeline(configuration)
    }

    @MainActor
    private static func grid(
        _ count: Int, _ pipeline: ImagePipeline
    ) -> (UnsafeMutablePointer<GtkWidget>, [RemoteImage]) {
        let grid: UnsafeMutablePointer<GtkWidget> = gtk_grid_new()
        let images = (0..<count).map { index in
            let image = RemoteImage(ImageRequest("http://example.org/\(index)")) { $0.pipeline = pipeline }
            gtk_widget_set_size_request(image.pointer(), gint(side), gint(side))
            gtk_grid_attach(
                UnsafeMutableRawPointer(grid).assumingMemoryBound(to: GtkGrid.self), image.pointer(),
                gint(index % columns), gint(index / columns), 1, 1)
            return image
        }
        return (grid, images)
    }

    @MainActor
    private static func window(_ child: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWindow> {
        let widget: UnsafeMutablePointer<GtkWidget> = gtk_window_new()
        let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_child(window, child)
        gtk_window_present(window)
        return window
    }

    @MainActor
    private static func printFirstFrame(
        of grid: UnsafeMutablePointer<GtkWidget>, in window: UnsafeMutablePointer<GtkWindow>, _ count: Int,
        _ trace: Trace
    ) {
        var trace = trace
        guard let clock = gtk_widget_get_frame_clock(grid) else { exit(4) }
        let handler = Handler {
            // Before the window has its size, nothing is drawn.
            guard gtk_widget_get_mapped(grid) != 0, gtk_widget_get_width(grid) > 0 else { return }
            trace.add("the first frame is drawn")
            print(colors(of: grid, in: window, count).joined(separator: " "))
            for step in trace.steps { print("seconds", String(format: "%.4f", step.seconds), step.name) }
            exit(0)
        }
        handler.connect(to: UnsafeMutableRawPointer(clock), "after-paint")
    }

    /// The colours in the middle of the cells, as the renderer draws them: hexadecimal numbers.
    @MainActor
    private static func colors(
        of grid: UnsafeMutablePointer<GtkWidget>, in window: UnsafeMutablePointer<GtkWindow>, _ count: Int
    ) -> [String] {
        let (width, height) = (Int(gtk_widget_get_width(grid)), Int(gtk_widget_get_height(grid)))
        let paintable = gtk_widget_paintable_new(grid)
        let snapshot = gtk_snapshot_new()
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return [] }
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Float(width), height: Float(height)))
        let renderer = gtk_native_get_renderer(OpaquePointer(window))
        guard let texture = gsk_renderer_render_texture(renderer, node, &bounds) else { return [] }
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        gdk_texture_download(texture, &bytes, gsize(width * 4))
        return (0..<count).map { index in
            let x = index % columns * side + side / 2, y = index / columns * side + side / 2
            let at = (y * width + x) * 4
            return String(format: "%02x%02x%02x", bytes[at + 2], bytes[at + 1], bytes[at])
        }
    }
}

/// The steps of a launch, and the seconds from the start of the process to each.
struct Trace {
    private(set) var steps: [(name: String, seconds: Double)] = []
    private let start: Double

    init() {
        // Field 22 of `stat`, after the name in brackets: clock ticks since the machine was started.
        let text = (try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8)) ?? ""
        let fields = text.drop { $0 != ")" }.split(separator: " ")
        start = fields.count > 20 ? (Double(fields[20]) ?? 0) / Double(sysconf(Int32(_SC_CLK_TCK))) : 0
    }

    mutating func add(_ name: String) {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        steps.append((name, Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9 - start))
    }
}

/// Calls a closure for each signal of an object, as long as the process lives.
@MainActor
final class Handler {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    func connect(to object: UnsafeMutableRawPointer, _ signal: String) {
        let trampoline: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { _, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated { Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().body() }
        }
        g_signal_connect_data(
            object, signal, unsafeBitCast(trampoline, to: GCallback.self), Unmanaged.passRetained(self).toOpaque(), nil,
            GConnectFlags(rawValue: 0))
    }
}
