import CGTK
import Foundation
import Testing

/// All suites that have windows: GTK is one for the process, and is used by one test at a time.
@Suite(.serialized, .enabled(if: GTKTest.isEnabled))
@MainActor
enum GTKSuite {}

enum GTKTest {
    /// Whether the test process runs GLib's loop on its main thread, see `CTestLoop`, and has a display.
    static let isEnabled: Bool =
        ProcessInfo.processInfo.environment["HALCYON_GTK_TESTS"] != nil
        && ProcessInfo.processInfo.environment["DISPLAY"] != nil
}
