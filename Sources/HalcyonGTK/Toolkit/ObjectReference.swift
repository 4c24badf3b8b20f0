internal import CGTK

/// A strong reference to a GObject.
///
/// `@unchecked Sendable` is safe because the pointer never changes, and GObject counts references atomically. Uses of
/// the object are another matter: widgets belong to the main thread, and so does their last reference.
final class ObjectReference: @unchecked Sendable {
    let pointer: OpaquePointer

    /// Takes over a reference of the caller.
    init(owning pointer: OpaquePointer) { self.pointer = pointer }

    /// Takes an additional reference.
    convenience init(sharing pointer: OpaquePointer) {
        g_object_ref(UnsafeMutableRawPointer(pointer))
        self.init(owning: pointer)
    }

    /// Takes over a new widget's floating reference, or takes an additional one.
    convenience init(sinking pointer: OpaquePointer) {
        g_object_ref_sink(UnsafeMutableRawPointer(pointer))
        self.init(owning: pointer)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

/// A weak reference to a GObject.
///
/// On the main actor, because the strong reference that it returns may turn out to be the last one, and a widget must
/// not be finalized on another thread.
@MainActor
final class WeakObject {
    // On the heap, because GLib keeps its address.
    private nonisolated let reference: Reference

    init(_ object: OpaquePointer) { reference = Reference(object) }

    /// A strong reference to the object; nil once it is gone.
    var object: ObjectReference? {
        guard let pointer = g_weak_ref_get(reference.address) else { return nil }
        return ObjectReference(owning: OpaquePointer(pointer))
    }

    /// `@unchecked Sendable` is safe because `g_weak_ref_…` may be called from any thread, and the address never
    /// changes.
    private final class Reference: @unchecked Sendable {
        let address = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

        init(_ object: OpaquePointer) { g_weak_ref_init(address, UnsafeMutableRawPointer(object)) }

        deinit {
            g_weak_ref_clear(address)
            address.deallocate()
        }
    }
}

/// A Swift object with the lifetime of a GObject; one of each type.
@MainActor
enum ObjectState {
    private static var names: [ObjectIdentifier: GQuark] = [:]

    /// Returns the state of an object, creating it at the first use.
    static func of<State: AnyObject>(_ object: OpaquePointer, make: () -> State) -> State {
        if let state: State = existing(of: object) { return state }
        let state = make()
        set(state, of: object)
        return state
    }

    /// Returns the state of an object, if it has one.
    static func existing<State: AnyObject>(of object: OpaquePointer) -> State? {
        guard let data = g_object_get_qdata(gObject(object), name(of: State.self)) else { return nil }
        return Unmanaged<State>.fromOpaque(data).takeUnretainedValue()
    }

    /// Sets the state of its type, replacing a previous one.
    static func set<State: AnyObject>(_ state: State, of object: OpaquePointer) {
        let data = Unmanaged.passRetained(state as AnyObject).toOpaque()
        g_object_set_qdata_full(gObject(object), name(of: State.self), data, MainThread.destroy)
    }

    private static func gObject(_ pointer: OpaquePointer) -> UnsafeMutablePointer<GObject> {
        UnsafeMutablePointer(pointer)
    }

    private static func name(of type: AnyObject.Type) -> GQuark {
        let id = ObjectIdentifier(type)
        if let name = names[id] { return name }
        let name = g_quark_from_string("halcyon-" + String(reflecting: type))
        names[id] = name
        return name
    }
}
