import CGTK
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonGTK

/// A `ZoomableImage` in a window, and all that a test wants to have in hand of what it does.
@MainActor
final class ZoomStage {
    let loader = FakeLoader(default: .status(404))
    let clock = FakeClock()
    let decoder = ZoomChartDecoder()
    let pipeline: ImagePipeline
    let chart: ZoomChart
    let zoomable: ZoomableImage
    let window: TestWindow
    /// The scale of the display.
    let scale: Double

    /// - Parameters:
    ///   - chart: What `http://x/chart` is answered with.
    ///   - isShown: Whether to wait until it is shown, with all its tiles.
    ///   - isMapped: Whether the widget can be seen.
    ///   - usesCairo: Whether it is painted as without a graphics card. Default: if there is none.
    ///   - setUp: Prepares everything.
    init(
        _ chart: ZoomChart = ZoomChart(), width: Int = 400, height: Int = 300, isShown: Bool = true,
        isMapped: Bool = true, usesCairo: Bool? = nil, setUp: (ZoomStage.Parts) -> Void = { _ in }
    ) async throws {
        self.chart = chart
        var configuration = ImagePipeline.Configuration.fake(loader: loader, decoder: FakeDecoder(), clock: clock)
        configuration.decoders.append(decoder)
        let pipeline = ImagePipeline(configuration)
        self.pipeline = pipeline
        loader["/chart"] = .data(chart.data)
        let (loader, decoder) = (loader, decoder)
        zoomable = ZoomableImage("http://x/chart") {
            $0.pipeline = pipeline
            setUp(Parts(zoomable: $0, loader: loader, decoder: decoder))
        }
        zoomable.view?.usesCairo = usesCairo
        if !isMapped { gtk_widget_set_visible(zoomable.pointer(), 0) }
        window = try await TestWindow(zoomable.pointer(), width: width, height: height)
        scale = Double(gtk_widget_get_scale_factor(zoomable.pointer()))
        if isShown, isMapped { try await settle() }
    }

    struct Parts {
        let zoomable: ZoomableImage
        let loader: FakeLoader
        let decoder: ZoomChartDecoder
    }

    var store: TileStore<ZoomPixels>? { zoomable.view?.session?.loader.store }

    /// Waits until the picture is shown, with all its tiles.
    func settle() async throws {
        try await eventually("the picture is shown") { zoomable.reader != nil }
        try await eventually("its tiles are there") {
            await window.frames(1)
            return store?.isComplete == true && store?.loadingTiles.isEmpty == true
        }
        await window.frames(2)
    }

    /// Sets the state as a program does, and waits until it is shown.
    func show(_ state: ZoomState) async throws {
        zoomable.state = state
        try await settle()
    }

    /// The points of the picture that are visible in the middle and near the corners.
    var probes: [SIMD2<Double>] {
        guard let visible = zoomable.viewport?.visibleRect else { return [] }
        return [(0.5, 0.5), (0.03, 0.03), (0.97, 0.03), (0.03, 0.97), (0.97, 0.97), (0.3, 0.6)].map { x, y in
            visible.origin + visible.size * SIMD2(x, y)
        }
    }

    /// Checks that the picture is drawn where the viewport says: all of it from tiles, all from the small version, or
    /// from either.
    func check(
        isOverview: Bool?, tolerance: Int = 2, _ comment: Comment? = nil, at location: SourceLocation = #_sourceLocation
    ) throws {
        let shot = try window.pixels(of: zoomable.pointer())
        let viewport = try #require(zoomable.viewport, sourceLocation: location)
        for probe in probes {
            let point = viewport.viewPoint(at: probe) / scale
            let (x, y) = (min(max(0, Int(point.x)), shot.width - 1), min(max(0, Int(point.y)), shot.height - 1))
            let shown = shot.channels(x, y)
            let there = viewport.imagePoint(at: (SIMD2(Double(x), Double(y)) + 0.5) * scale)
            let expected = chart.pixel(Int(max(0, there.x)), Int(max(0, there.y)))
            let isClose = (0..<2).allSatisfy { abs(Int(shown[$0]) - Int(expected[$0])) <= tolerance }
            let message: Comment = "\(comment ?? ""): \(shown) at \(x), \(y), not \(expected)"
            #expect(isClose && shown.w == 255, message, sourceLocation: location)
            let isFromOverview = shown.z == chart.blue(isOverview: true)
            #expect(
                isFromOverview || shown.z == chart.blue(isOverview: false), message, sourceLocation: location)
            if let isOverview { #expect(isFromOverview == isOverview, comment, sourceLocation: location) }
        }
    }
}

/// Emits the signals of event controllers, which GTK emits for real events.
@MainActor
enum ZoomEvents {
    enum Argument {
        case double(Double)
        case int(gint)
        case uint(guint)
        case modifiers(GdkModifierType)
    }

    /// Emits a signal of the first controller of a kind that a widget or one of its children has.
    ///
    /// - Returns: What the handler returned, if that is a truth value.
    @discardableResult
    static func emit(
        _ widget: UnsafeMutablePointer<GtkWidget>, _ kind: GType, _ signal: String, _ arguments: Argument...
    ) throws -> Bool {
        let controller = try #require(find(kind, in: widget))
        var values = [GValue](repeating: GValue(), count: arguments.count + 1)
        g_value_init(&values[0], kind)
        g_value_set_object(&values[0], UnsafeMutableRawPointer(controller))
        for (index, argument) in arguments.enumerated() {
            switch argument {
            case .double(let value):
                g_value_init(&values[index + 1], GType(15 << 2))
                g_value_set_double(&values[index + 1], value)
            case .int(let value):
                g_value_init(&values[index + 1], GType(6 << 2))
                g_value_set_int(&values[index + 1], value)
            case .uint(let value):
                g_value_init(&values[index + 1], GType(7 << 2))
                g_value_set_uint(&values[index + 1], value)
            case .modifiers(let value):
                g_value_init(&values[index + 1], gdk_modifier_type_get_type())
                g_value_set_flags(&values[index + 1], value.rawValue)
            }
        }
        var result = GValue()
        let returns = ["scroll", "key-pressed"].contains(signal)
        if returns { g_value_init(&result, GType(5 << 2)) }
        if returns {
            g_signal_emitv(&values, g_signal_lookup(signal, kind), 0, &result)
        } else {
            g_signal_emitv(&values, g_signal_lookup(signal, kind), 0, nil)
        }
        for index in values.indices { g_value_unset(&values[index]) }
        return returns && g_value_get_boolean(&result) != 0
    }

    /// Presses a key.
    ///
    /// - Returns: Whether the widget used it.
    @discardableResult
    static func press(
        _ key: Int32, _ modifiers: GdkModifierType? = nil, in zoomable: ZoomableImage
    ) throws -> Bool {
        let modifiers = modifiers ?? GdkModifierType(rawValue: 0)
        return try emit(
            zoomable.pointer(), gtk_event_controller_key_get_type(), "key-pressed", .uint(guint(key)), .uint(0),
            .modifiers(modifiers))
    }

    private static func find(_ kind: GType, in widget: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer? {
        let list = gtk_widget_observe_controllers(widget)
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        for index in 0..<g_list_model_get_n_items(list) {
            guard let item = g_list_model_get_item(list, index) else { continue }
            defer { g_object_unref(item) }
            if g_type_check_instance_is_a(item.assumingMemoryBound(to: GTypeInstance.self), kind) != 0 {
                return OpaquePointer(item)
            }
        }
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            if let found = find(kind, in: next) { return found }
            child = gtk_widget_get_next_sibling(next)
        }
        return nil
    }
}
