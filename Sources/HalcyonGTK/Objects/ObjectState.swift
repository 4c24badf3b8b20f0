internal import CGTK

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
