// With `async` tests the runtime gives the main thread away to libdispatch at the first suspension; GTK must not be used
// then. This hook runs GLib's loop there instead, with libdispatch's main queue as one of its sources. Only where the
// environment asks, because all tests of the package are one program.
#include "CTestLoop.h"

#include <gtk/gtk.h>
#include <stdlib.h>

typedef __attribute__((swiftcall)) void (*drain_function)(void);
typedef __attribute__((swiftcall)) void (*drain_hook)(drain_function original, drain_function compatibility);
extern drain_hook swift_task_asyncMainDrainQueue_hook;

// The library's own bridge, called by the tests' Swift: what they run on is what they test.
extern void halcyon_install_test_loop(void) __attribute__((weak));

static __attribute__((swiftcall)) void drain(drain_function original, drain_function compatibility) {
    if (halcyon_install_test_loop) halcyon_install_test_loop();
    g_main_loop_run(g_main_loop_new(NULL, FALSE));
}

__attribute__((constructor)) static void install(void) {
    if (getenv(HALCYON_TEST_LOOP)) swift_task_asyncMainDrainQueue_hook = drain;
}
