internal import CGTK
import HalcyonCore

/// When the indicator of a widget is to be seen.
@MainActor
struct LoadingIndicator {
    /// Seconds before it is shown.
    private static let delay = 0.2

    var choice = GTKIndicator.none
    /// How far the load has come; nil where none is on its way, or something of the image is shown already.
    private var loading: LoadingProgress??
    private var start: Double?

    /// Whether it wants to be told of frames.
    var isWanted: Bool {
        if case .none = choice { false } else { loading != nil }
    }

    mutating func follow(_ state: DisplayState) {
        if case .loading(let progress) = state {
            loading = .some(progress)
        } else {
            loading = nil
            start = nil
        }
    }

    /// What is to be drawn; nil for nothing, and before its time.
    mutating func drawn(at uptime: Double, in widget: UnsafeMutablePointer<GtkWidget>) -> DrawnIndicator? {
        guard isWanted, let loading else { return nil }
        let start = start ?? uptime
        self.start = start
        let seconds = uptime - start - Self.delay
        guard seconds >= 0 else { return nil }
        switch choice {
        case .none: return nil
        case .custom(let draw): return DrawnIndicator(kind: .custom(draw), seconds: seconds, progress: loading)
        case .spinner:
            guard let icon = ThemeIcon.named("process-working-symbolic", for: widget) else { return nil }
            // Who wants no animations sees it stand still.
            return DrawnIndicator(kind: .spinner(icon), seconds: ToolkitSettings.animates(widget) ? seconds : 0)
        }
    }
}
