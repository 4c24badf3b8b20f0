extension CallbackExecutor {
    /// A handler of the main actor's, as ``main`` calls it.
    static func onMain<Value: Sendable>(
        _ handler: (@MainActor @Sendable (Value) -> Void)?
    ) -> (@Sendable (Value) -> Void)? {
        guard let handler else { return nil }
        return { value in MainActor.assumeIsolated { handler(value) } }
    }

    /// A handler of the main actor's, as ``main`` calls it.
    static func onMain<Value: Sendable>(
        _ handler: @escaping @MainActor @Sendable (Value) -> Void
    ) -> @Sendable (Value) -> Void {
        { value in MainActor.assumeIsolated { handler(value) } }
    }

    /// A handler of the main actor's, as ``main`` calls it.
    static func onMain(_ handler: (@MainActor @Sendable () -> Void)?) -> (@Sendable () -> Void)? {
        guard let handler else { return nil }
        return { MainActor.assumeIsolated { handler() } }
    }
}
