import HalcyonCore
import Logging
import Synchronization

/// Collects what a cache warns of.
final class Warnings: Sendable {
    private let messages = Mutex<[String]>([])

    var all: [String] { messages.withLock { $0 } }

    var logger: Logger { Logger(label: "test") { _ in Handler(warnings: self) } }

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
