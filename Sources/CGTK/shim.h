#pragma once

#include <glib-unix.h>
#include <gtk/gtk.h>

// What libdispatch has for the run loops of others, CFRunLoop first; no public header declares them.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *_Nullable ignored);
