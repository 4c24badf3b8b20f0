internal import CGTK
import HalcyonCore

/// Has pipelines that widgets use give way when GLib says that memory is short: by the portal in a sandbox, by the
/// daemon low-memory-monitor, or, since GLib 2.86, by the kernel's figures.
@MainActor
enum MemoryMonitor {
    /// Held for good, as GLib does: it is one for the program.
    private static var monitor: ObjectReference?

    /// To be called for each load: from the second on it costs a look.
    static func follow(_ pipeline: ImagePipeline) {
        pipeline.followSystemMemory()
        guard monitor == nil, pipeline.configuration.followsSystemMemory,
            let object = g_memory_monitor_dup_default()
        else { return }
        monitor = ObjectReference(owning: object)
        SignalConnection.connect(object, "low-memory-warning") { level in
            MemoryRelief.shared.signal(MemoryPressure(level))
        }
    }
}

extension MemoryPressure {
    /// Levels between those that GLib names count as the lower one.
    fileprivate init(_ level: UInt32) {
        if level >= G_MEMORY_MONITOR_WARNING_LEVEL_CRITICAL.rawValue {
            self = .critical
        } else {
            self = level >= G_MEMORY_MONITOR_WARNING_LEVEL_MEDIUM.rawValue ? .medium : .low
        }
    }
}
