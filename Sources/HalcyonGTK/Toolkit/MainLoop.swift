internal import CGTK
import Dispatch
import Foundation
import Glibc
internal import Logging

/// Runs the main actor on GLib's main loop: `Task`, `await`, and `DispatchQueue.main` then work in a GTK program.
///
/// Call it once at the start of a program with a synchronous `main`, before `g_application_run` or `g_main_loop_run`.
/// Calling it again does nothing. Views call it too, so that a program that shows an image cannot forget it.
///
/// Main-actor work alternates with drawing (`GDK_PRIORITY_REDRAW`): however much of it there is, windows are still
/// drawn, and input goes first. `Timer` and `RunLoop.main` do not run; `Task.sleep` and Dispatch's timers do.
///
/// - Throws: ``MainLoopError`` if this is not the process's main thread.
@MainActor
public func installMainLoop() throws(MainLoopError) {
    // Checked on every call: an asynchronous `main` leaves its thread at its first suspension, which may come after the
    // first call.
    guard Thread.isMainThread else { throw .notMainThread }
    if !MainQueueSource.isInstalled { MainQueueSource.install() }
}

/// Why the main actor cannot run on GLib's loop.
public enum MainLoopError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The main actor has left the main thread: `main` is asynchronous, and the runtime gave its thread away.
    case notMainThread

    /// One sentence for people.
    public var description: String {
        switch self {
        case .notMainThread:
            "the main actor is not on the main thread: make `main` synchronous (no `async`, no `await` at the top "
                + "level), because GTK works only on the main thread"
        }
    }
}

/// Libdispatch's main queue as an event source of GLib's default context.
@MainActor
private enum MainQueueSource {
    static var isInstalled = false

    static func install() {
        isInstalled = true
        guard let source = g_unix_fd_source_new(_dispatch_get_main_queue_handle_4CF(), G_IO_IN) else { return }
        let drain: GUnixFDSourceFunc = { descriptor, _, _ in
            // The callback does not reset it, and as long as it stays readable, the loop never rests.
            var count: UInt64 = 0
            _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
            _dispatch_main_queue_callback_4CF(nil)
            return gboolean(1)
        }
        g_source_set_callback(source, unsafeBitCast(drain, to: GSourceFunc.self), nil, nil)
        g_source_set_priority(source, GDK_PRIORITY_REDRAW)
        g_source_attach(source, nil)
        g_source_unref(source)
    }
}

/// Installs the main actor on GLib's loop, for programs that have not done so.
@MainActor
enum MainLoopCheck {
    private static var wasLogged = false

    /// Installs it; logs a failure the first time.
    static func install() {
        do throws(MainLoopError) {
            try installMainLoop()
        } catch {
            if !wasLogged { GTKLog.logger.critical("images cannot be shown: \(error)") }
            wasLogged = true
        }
    }
}
