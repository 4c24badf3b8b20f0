import HalcyonCore
public import Logging
import Synchronization

#if HALCYON_TSAN
/// The lock that the thread sanitizer understands: the engine's tests, which it watches, use this type.
private typealias Mutex<Value> = SanitizedMutex<Value>
#endif

/// Collects the warnings in a log.
public final class Warnings: Sendable {
    private let messages = Mutex<[String]>([])

    /// None yet.
    public init() {}

    /// The messages so far, in order.
    public var all: [String] { messages.withLock { $0 } }

    /// A logger that writes here.
    public var logger: Logger { Logger(label: "test") { _ in Handler(warnings: self) } }

    private struct Handler: LogHandler {
        let warnings: Warnings
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            if event.level >= .warning { warnings.messages.withLock { $0.append("\(event.message)") } }
        }
    }
}
