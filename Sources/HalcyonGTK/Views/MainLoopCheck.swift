internal import Logging

/// Has the main actor run on GLib's loop, for programs that have not seen to it.
@MainActor
enum MainLoopCheck {
    private static var wasLogged = false

    /// What is wrong is logged the first time.
    static func install() {
        do throws(MainLoopError) {
            try installMainLoop()
        } catch {
            if !wasLogged { GTKLog.logger.critical("images cannot be shown: \(error)") }
            wasLogged = true
        }
    }
}
