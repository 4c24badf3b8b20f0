import CGTK

/// What keys, buttons and menus call for by name: `"win.back"`.
@MainActor
struct Actions {
    private let application: UnsafeMutablePointer<GtkApplication>
    private let map: OpaquePointer
    private let prefix: String

    /// - Parameter owner: A window or an application; its actions have the prefix.
    init(_ application: UnsafeMutablePointer<GtkApplication>, of owner: OpaquePointer, prefix: String) {
        self.application = application
        map = owner
        self.prefix = prefix
    }

    func add(_ name: String, _ keys: String..., run: @escaping @MainActor () -> Void) {
        let action: OpaquePointer = g_simple_action_new(name, nil)
        Signal.onAction(action, run)
        add(action, name, keys)
    }

    /// Something that is on or off.
    @discardableResult
    func addToggle(
        _ name: String, _ keys: String..., isOn: Bool = false, change: @escaping @MainActor (Bool) -> Void
    ) -> OpaquePointer {
        let action: OpaquePointer = g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0))
        Signal.onObject(action, "change-state") { value in
            g_simple_action_set_state(action, value)
            change(g_variant_get_boolean(value) != 0)
        }
        add(action, name, keys)
        return action
    }

    /// Sets what ``addToggle(_:_:isOn:change:)`` made, as if somebody had.
    static func set(_ action: OpaquePointer, _ isOn: Bool) {
        g_action_change_state(action, g_variant_new_boolean(isOn ? 1 : 0))
    }

    private func add(_ action: OpaquePointer, _ name: String, _ keys: [String]) {
        g_action_map_add_action(map, action)
        guard !keys.isEmpty else { return }
        var texts = keys.map { UnsafePointer<CChar>(g_strdup($0)) } + [nil]
        gtk_application_set_accels_for_action(application, "\(prefix).\(name)", &texts)
        for text in texts { g_free(UnsafeMutableRawPointer(mutating: text)) }
    }
}
