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

/// A Swift object that is bound to the life of a GObject, one of each type.
@MainActor
enum ObjectState {
    private static var names: [ObjectIdentifier: GQuark] = [:]

    /// The state of an object; made at the first use.
    static func of<State: AnyObject>(_ object: OpaquePointer, make: () -> State) -> State {
        if let state: State = existing(of: object) { return state }
        let state = make()
        set(state, of: object)
        return state
    }

    /// The state of an object, if it has one.
    static func existing<State: AnyObject>(of object: OpaquePointer) -> State? {
        guard let data = g_object_get_qdata(gObject(object), name(of: State.self)) else { return nil }
        return Unmanaged<State>.fromOpaque(data).takeUnretainedValue()
    }

    /// Puts a state in the place of the one before it of its type.
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
