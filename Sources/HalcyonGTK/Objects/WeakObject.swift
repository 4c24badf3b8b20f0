internal import CGTK

/// Knows a GObject without holding on to it.
///
/// On the main actor, because the reference that it hands out may turn out to be the last one, and a widget must not end
/// on another thread.
@MainActor
final class WeakObject {
    // On the heap: GLib keeps its address.
    private nonisolated let reference: Reference

    init(_ object: OpaquePointer) { reference = Reference(object) }

    /// The object, for as long as it is needed; nil once it is gone.
    var object: ObjectReference? {
        guard let pointer = g_weak_ref_get(reference.address) else { return nil }
        return ObjectReference(owning: OpaquePointer(pointer))
    }

    /// `@unchecked Sendable` holds because `g_weak_ref_…` may be called from any thread, and the address never changes.
    private final class Reference: @unchecked Sendable {
        let address = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

        init(_ object: OpaquePointer) { g_weak_ref_init(address, UnsafeMutableRawPointer(object)) }

        deinit {
            g_weak_ref_clear(address)
            address.deallocate()
        }
    }
}
