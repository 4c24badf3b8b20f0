import LinuxTestSupport
import Logging

/// Counts what a cache warns of, and says it.
struct CountingLog: LogHandler {
    let counts: SharedCounts
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.warning

    init(counts: SharedCounts) { self.counts = counts }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        counts.add(.damaged)
        Endurance.complain("warned: \(event.message)")
    }
}
