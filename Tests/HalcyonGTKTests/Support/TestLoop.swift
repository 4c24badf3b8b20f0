import CGTK
import CTestLoop
import Glibc
import HalcyonGTK

/// Called by the hook in `CTestLoop`, on the main thread, before it runs GLib's loop.
@_cdecl("halcyon_install_test_loop")
func installTestLoop() {
    // No bus, and what widgets say can be read back.
    setenv("GTK_A11Y", "test", 1)
    // Loggers are made once.
    LogRecorder.install()
    _ = gtk_init_check()
    MainActor.assumeIsolated { try? installMainLoop() }
}
