public import Foundation

/// Where a completion handler runs.
public struct CallbackExecutor: Sendable {
    private let run: @Sendable (@escaping @Sendable () -> Void) -> Void

    /// Runs handlers by `run`, which must call each exactly once; those of one load one after the other.
    public init(_ run: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) { self.run = run }

    /// The main actor: at once where the caller is on it, else by the main queue.
    public static let main = CallbackExecutor { handler in
        if isOnMain { handler() } else { DispatchQueue.main.async(execute: handler) }
    }

    /// Not the thread alone: on Linux a program without a main loop of its own leaves the main queue to any thread.
    private static var isOnMain: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) == true }

    private static let mainKey = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whatever thread it happens on, at once.
    public static let immediate = CallbackExecutor { $0() }

    /// A queue, in its own time.
    public static func queue(_ queue: DispatchQueue) -> CallbackExecutor {
        CallbackExecutor { queue.async(execute: $0) }
    }

    package func callAsFunction(_ handler: @escaping @Sendable () -> Void) { run(handler) }
}

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
