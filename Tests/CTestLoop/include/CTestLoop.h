#pragma once

/// Set in the environment of a test process that is to run GLib's loop on its main thread.
#define HALCYON_TEST_LOOP "HALCYON_GTK_TESTS"
