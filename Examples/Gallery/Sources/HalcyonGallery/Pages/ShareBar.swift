import CGTK

/// A bar of parts that are as long as their numbers are great.
@MainActor
final class ShareBar {
    /// Memory, disk, network, files, failures; the style's dots have the same colours.
    private static let colors: [(Float, Float, Float)] = [
        (0.18, 0.76, 0.49), (0.21, 0.52, 0.89), (0.90, 0.58, 0.0), (0.57, 0.25, 0.67), (0.88, 0.11, 0.14),
    ]
    private(set) var widget: Widget
    private var numbers: [Int] = []

    init() {
        widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
        widget = CanvasClass.make { [weak self] in self?.draw(in: $0, width: $1, height: $2) }.styled("shares")
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        gtk_widget_set_size_request(widget, -1, 10)
        widget.setAccessibleName("Where answers came from")
    }

    func set(_ numbers: [Int]) {
        guard numbers != self.numbers else { return }
        self.numbers = numbers
        gtk_widget_queue_draw(widget)
    }

    private func draw(in snapshot: OpaquePointer, width: Double, height: Double) {
        let total = Double(numbers.reduce(0, +))
        guard total > 0 else { return }
        var x = 0.0
        for (number, color) in zip(numbers, Self.colors) {
            let part = width * Double(number) / total
            var rgba = GdkRGBA(red: color.0, green: color.1, blue: color.2, alpha: 1)
            var bounds = graphene_rect_t(
                origin: graphene_point_t(x: Float(x), y: 0),
                size: graphene_size_t(width: Float(part), height: Float(height)))
            gtk_snapshot_append_color(snapshot, &rgba, &bounds)
            x += part
        }
    }
}
