import CGTK
import Foundation
import HalcyonGTK
import Testing

extension GTKSuite {
    @Suite @MainActor
    struct MainLoopTests {
        @Test("Given the bridge, when a task awaits, then it resumes on the main thread, in GLib's loop")
        func hops() async throws {
            await Task.yield()
            try await Task.sleep(for: .milliseconds(5))
            #expect(Thread.isMainThread)
            #expect(g_main_depth() > 0)
        }
    }
}
