internal import CGTK

/// Holds on to a GObject.
///
/// `@unchecked Sendable` holds because the pointer never changes, and GObject counts references atomically. What is done with
/// the object is another matter: widgets are for the main thread alone, and so is their last reference.
final class ObjectReference: @unchecked Sendable {
    let pointer: OpaquePointer

    /// Takes over a reference that the caller has.
    init(owning pointer: OpaquePointer) { self.pointer = pointer }

    /// Takes a reference of its own.
    convenience init(sharing pointer: OpaquePointer) {
        g_object_ref(UnsafeMutableRawPointer(pointer))
        self.init(owning: pointer)
    }

    /// Takes the reference that a new widget has not been asked for yet, or else one of its own.
    convenience init(sinking pointer: OpaquePointer) {
        g_object_ref_sink(UnsafeMutableRawPointer(pointer))
        self.init(owning: pointer)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
