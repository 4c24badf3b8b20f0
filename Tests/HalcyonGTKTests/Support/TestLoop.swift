import CGTK
import CTestLoop
import HalcyonGTK

/// Called by the hook in `CTestLoop`, on the main thread, before it runs GLib's loop.
@_cdecl("halcyon_install_test_loop")
func installTestLoop() {
    _ = gtk_init_check()
    MainActor.assumeIsolated { try? installMainLoop() }
}
