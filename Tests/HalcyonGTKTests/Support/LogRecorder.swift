import Logging
import Synchronization

/// Keeps what the library logs.
struct LogRecorder: LogHandler {
    private static let lines = Mutex<[String]>([])
    private static let isInstalled: Bool = {
        LoggingSystem.bootstrap { LogRecorder(label: $0) }
        return true
    }()

    let label: String
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        Self.lines.withLock { $0.append("\(event.level) \(label): \(event.message)") }
    }

    static func install() { _ = isInstalled }

    /// What was logged since the last call.
    static func take() -> [String] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }
}
