import Logging

/// Writes log messages as lines on standard error, beside the progress display: `halcyon: warning: …`.
struct ConsoleLogHandler: LogHandler {
    var logLevel: Logger.Level
    var metadata: Logger.Metadata = [:]

    init(level: Logger.Level) { logLevel = level }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let details = metadata.merging(event.metadata ?? [:]) { $1 }
            .sorted { $0.key < $1.key }
            .map { " \($0.key)=\($0.value)" }
            .joined()
        Console.shared.report("halcyon: \(event.level): \("\(event.message)\(details)".printable)")
    }
}
