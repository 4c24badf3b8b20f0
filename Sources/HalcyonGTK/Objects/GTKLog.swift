internal import Logging

/// What the views have to say to whoever writes the program.
enum GTKLog {
    static let logger = Logger(label: "halcyon.gtk")
}
