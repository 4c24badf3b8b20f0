import CGTK
import Foundation
import HalcyonGTK
import Testing

@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["HALCYON_GTK_TESTS"] != nil))
@MainActor
struct MainLoopTests {
    @Test("Given the bridge, when a task awaits, then it comes back on the main thread with GLib's loop running")
    func hops() async throws {
        #expect(gtk_init_check() != 0)
        #expect(Thread.isMainThread)
        await Task.yield()
        try await Task.sleep(for: .milliseconds(5))
        #expect(Thread.isMainThread)
        #expect(g_main_depth() > 0)
    }
}
