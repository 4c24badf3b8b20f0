internal import CGTK
import HalcyonCore

/// Makes pipelines that widgets use release memory when GLib reports that memory is low: through the portal in a
/// sandbox, the daemon low-memory-monitor, or, since GLib 2.86, the kernel's figures.
@MainActor
enum MemoryMonitor {
    /// Kept forever, because GLib has one for the program.
    private static var monitor: ObjectReference?

    /// Call this for each load; after the first call it costs only a check.
    static func follow(_ pipeline: ImagePipeline) {
        pipeline.followSystemMemory()
        guard monitor == nil, pipeline.configuration.followsSystemMemory,
            let object = g_memory_monitor_dup_default()
        else { return }
        monitor = ObjectReference(owning: object)
        SignalConnection.connect(object, "low-memory-warning") { level in
            MemoryPressureHandler.shared.signal(MemoryPressure(level))
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
