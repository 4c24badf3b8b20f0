public import Foundation

/// Determines where a completion handler runs.
public struct CallbackExecutor: Sendable {
    private let run: @Sendable (@escaping @Sendable () -> Void) -> Void

    /// Runs handlers with `run`, which must call each exactly once, and the handlers of one load one after another.
    public init(_ run: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) { self.run = run }

    /// Runs handlers on the main actor: immediately if the caller is on it, otherwise through the main queue.
    public static let main = CallbackExecutor { handler in
        if isOnMain { handler() } else { DispatchQueue.main.async(execute: handler) }
    }

    /// Does not check only the thread: on Linux, a program without a main loop leaves the main queue to any thread.
    private static var isOnMain: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) == true }

    private static let mainKey = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Runs handlers immediately, on the current thread.
    public static let immediate = CallbackExecutor { $0() }

    /// Runs handlers asynchronously on a queue.
    public static func queue(_ queue: DispatchQueue) -> CallbackExecutor {
        CallbackExecutor { queue.async(execute: $0) }
    }

    package func callAsFunction(_ handler: @escaping @Sendable () -> Void) { run(handler) }
}

extension CallbackExecutor {
    /// Wraps a main-actor handler so that ``main`` can call it.
    static func onMain<Value: Sendable>(
        _ handler: (@MainActor @Sendable (Value) -> Void)?
    ) -> (@Sendable (Value) -> Void)? {
        guard let handler else { return nil }
        return { value in MainActor.assumeIsolated { handler(value) } }
    }

    /// Wraps a main-actor handler so that ``main`` can call it.
    static func onMain<Value: Sendable>(
        _ handler: @escaping @MainActor @Sendable (Value) -> Void
    ) -> @Sendable (Value) -> Void {
        { value in MainActor.assumeIsolated { handler(value) } }
    }

    /// Wraps a main-actor handler so that ``main`` can call it.
    static func onMain(_ handler: @escaping @MainActor @Sendable () -> Void) -> @Sendable () -> Void {
        { MainActor.assumeIsolated { handler() } }
    }
}
