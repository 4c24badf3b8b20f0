import CGTK
import GalleryModel
import Halcyon
import HalcyonStore

/// What the pipeline does, while one looks.
@MainActor
final class PipelinePanel {
    let widget: Widget
    private let library: Library
    private let shares: ShareBar
    private let lines: [Line: Widget]
    private let memory: Meter
    private let disk: Meter
    private let errors = Make.paragraph(width: 28).styled("caption", "dim")
    private let errorsTitle = Make.label("Last failures", "heading")
    private var watch: Task<Void, Never>?

    private enum Line: String, CaseIterable {
        case memory = "Memory"
        case disk = "Disk"
        case network = "Network"
        case file = "Files"
        case failed = "Failed"
        case cancelled = "Given up"
        case loads = "Loads running"
        case transfers = "Transfers running"
        case waiting = "Transfers waiting"
        case bytes = "Transferred"
        case decodes = "Decoded"
        case pace = "Time to decode one"
    }

    /// Seconds between looks.
    private static let interval = 0.3

    init(_ library: Library) {
        self.library = library
        shares = ShareBar()
        memory = Meter("Memory cache")
        disk = Meter("Disk cache")
        lines = Dictionary(uniqueKeysWithValues: Line.allCases.map { ($0, Make.label("0", "numeric")) })
        let column = Make.column(6).styled("panel")
        widget = Make.scrolled(column)
        gtk_widget_set_size_request(widget, 264, -1)
        add(to: column)
        Signal.connect(widget.opaque, "map") { [weak self] in self?.begin() }
        Signal.connect(widget.opaque, "unmap") { [weak self] in self?.watch?.cancel() }
    }

    private func add(to column: Widget) {
        func append(_ widget: Widget) { gtk_box_append(column.cast(), widget) }
        append(heading("Answers"))
        append(shares.widget)
        for line in [Line.memory, .disk, .network, .file, .failed, .cancelled] { append(row(line, dot: true)) }
        append(heading("At work"))
        for line in [Line.loads, .transfers, .waiting, .bytes, .decodes, .pace] { append(row(line)) }
        append(heading("Caches"))
        append(memory.widget)
        append(disk.widget)
        let buttons = Make.row(
            6, Make.button("Clear Memory", action: "win.clear-memory").expanding(height: false),
            Make.button("Clear Disk", action: "win.clear-disk").expanding(height: false))
        gtk_box_set_homogeneous(buttons.cast(), 1)
        gtk_widget_set_margin_top(buttons, 6)
        append(buttons)
        append(offlineRow())
        gtk_label_set_xalign(errors.opaque, 0)
        gtk_label_set_xalign(errorsTitle.opaque, 0)
        append(errorsTitle)
        append(errors)
    }

    private func heading(_ text: String) -> Widget {
        let label = Make.label(text, "heading")
        gtk_label_set_xalign(label.opaque, 0)
        return label
    }

    private func row(_ line: Line, dot: Bool = false) -> Widget {
        let name = Make.label(line.rawValue).expanding(height: false)
        gtk_label_set_xalign(name.opaque, 0)
        let row = Make.row(8)
        if dot {
            let dot = Make.row(0).styled("dot", "share-\(line)").aligned(y: GTK_ALIGN_CENTER)
            gtk_box_append(row.cast(), dot)
        }
        gtk_box_append(row.cast(), name)
        if let value = lines[line] { gtk_box_append(row.cast(), value) }
        return row
    }

    private func offlineRow() -> Widget {
        let name = Make.label("Offline").expanding(height: false)
        gtk_label_set_xalign(name.opaque, 0)
        let toggle: Widget = gtk_switch_new()
        gtk_actionable_set_action_name(toggle.opaque, "win.offline")
        toggle.setTooltip("Show only what is in the caches")
        toggle.setAccessibleName("Offline")
        let row = Make.row(8, name, toggle)
        gtk_widget_set_margin_top(row, 6)
        return row
    }

    private func begin() {
        watch?.cancel()
        watch = Task { [weak self] in
            while !Task.isCancelled {
                await self?.update()
                try? await Task.sleep(for: .seconds(Self.interval))
            }
        }
    }

    /// Shows what the figures are now.
    func update() async {
        let figures = library.observer.figures
        shares.set([
            figures.memoryHits, figures.diskHits, figures.networkLoads, figures.fileLoads, figures.failures,
        ])
        set(.memory, Words.number(figures.memoryHits))
        set(.disk, Words.number(figures.diskHits))
        set(.network, Words.number(figures.networkLoads))
        set(.file, Words.number(figures.fileLoads))
        set(.failed, Words.number(figures.failures))
        set(.cancelled, Words.number(figures.cancellations))
        set(.loads, Words.number(figures.loadsRunning))
        set(.transfers, Words.number(figures.transfersRunning))
        set(.waiting, Words.number(figures.transfersWaiting))
        set(.bytes, Words.bytes(figures.bytesTransferred))
        set(.decodes, Words.number(figures.decodes))
        set(.pace, figures.decodes > 0 ? Words.seconds(figures.decodingSeconds / Double(figures.decodes)) : "–")
        let failures = figures.lastFailures.map { "\($0.name): \($0.reason)" }
        errorsTitle.isShown = !failures.isEmpty
        errors.isShown = !failures.isEmpty
        gtk_label_set_text(errors.opaque, failures.joined(separator: "\n"))
        memory.set(library.memoryCache.totalCost, of: library.memoryCache.costLimit)
        if let statistics = try? await library.diskCache.statistics() {
            disk.set(statistics.bytes, of: statistics.sizeLimit)
        }
    }

    private func set(_ line: Line, _ text: String) {
        if let label = lines[line] { gtk_label_set_text(label.opaque, text) }
    }
}
