import ArgumentParser
import Logging

/// How much the program tells of what it does.
struct LoggingOptions: ParsableArguments {
    @Flag(name: [.short, .long], help: "Tell on standard error what goes on inside.")
    var verbose = false

    /// Sends what the library has to say to standard error. To be called once, before the first load.
    func start() {
        let level: Logger.Level = verbose ? .debug : .warning
        LoggingSystem.bootstrap { _ in ConsoleLogHandler(level: level) }
    }
}
