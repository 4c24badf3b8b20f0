import CGTK

/// Knows whether a widget is still there.
@MainActor
final class WeakWidget {
    private let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

    init(_ widget: OpaquePointer) { g_weak_ref_init(reference, UnsafeMutableRawPointer(widget)) }

    isolated deinit {
        g_weak_ref_clear(reference)
        reference.deallocate()
    }

    var isGone: Bool {
        guard let widget = g_weak_ref_get(reference) else { return true }
        g_object_unref(widget)
        return false
    }
}
