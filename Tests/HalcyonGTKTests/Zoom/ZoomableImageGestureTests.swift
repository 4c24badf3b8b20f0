import CGTK
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonGTK

extension GTKSuite {
    @Suite @MainActor
    struct ZoomableImageGestureTests {
        private let shift = GDK_SHIFT_MASK
        private let control = GDK_CONTROL_MASK

        private func gestures(_ stage: ZoomStage) throws -> ZoomGestures { try #require(stage.zoomable.gestures) }

        @Test("Given a picture, when the wheel turns, then it is zoomed around the pointer")
        func wheel() async throws {
            let stage = try await ZoomStage()
            defer { stage.window.close() }
            let widget: UnsafeMutablePointer<GtkWidget> = stage.zoomable.pointer()
            try ZoomEvents.emit(widget, gtk_event_controller_motion_get_type(), "motion", .double(300), .double(150))
            let before = try #require(stage.zoomable.viewport)
            let anchor = before.imagePoint(at: SIMD2(300, 150) * stage.scale)
            for _ in 0..<12 {
                let isUsed = try ZoomEvents.emit(
                    widget, gtk_event_controller_scroll_get_type(), "scroll", .double(0), .double(-1))
                #expect(isUsed)
            }
            let after = try #require(stage.zoomable.viewport)
            #expect(abs(after.scale / before.scale - 8) < 1e-6)
            let now = after.imagePoint(at: SIMD2(300, 150) * stage.scale)
            #expect(abs(now.x - anchor.x) < 1e-6 && abs(now.y - anchor.y) < 1e-3)
            try await stage.settle()
            try stage.check(isOverview: false)
            for _ in 0..<20 {
                try ZoomEvents.emit(
                    widget, gtk_event_controller_scroll_get_type(), "scroll", .double(0), .double(1))
            }
            #expect(stage.zoomable.viewport?.isFit == true && stage.zoomable.state.scale == nil)
        }

        @Test("Given a zoomed picture, when Shift and wheel or a touchpad scroll, then it moves")
        func touchpad() async throws {
            let stage = try await ZoomStage()
            defer { stage.window.close() }
            let gestures = try gestures(stage)
            // All of it is visible: the event is for the widgets around it.
            #expect(!gestures.scroll(by: SIMD2(0, 30), .init(isTouchpad: true, isInSteps: false)))
            #expect(!gestures.scroll(by: SIMD2(0, 1), .init(isShifted: true)))
            #expect(stage.zoomable.state == ZoomState())
            try await stage.show(ZoomState(scale: 1, center: SIMD2(1000, 500)))
            #expect(gestures.scroll(by: SIMD2(10, 20), .init(isTouchpad: true, isInSteps: false, time: 1)))
            #expect(stage.zoomable.state.center == SIMD2(1000, 500) + SIMD2(25, 50) * stage.scale)
            let center = try #require(stage.zoomable.state.center)
            #expect(gestures.scroll(by: SIMD2(0, 1), .init(isShifted: true)))
            let moved = try #require(stage.zoomable.state.center)
            #expect(moved.x > center.x && moved.y == center.y)
            #expect(stage.zoomable.state.scale == 1)
            #expect(
                gestures.scroll(by: SIMD2(0, -40), .init(isTouchpad: true, isInSteps: false, isControlled: true)))
            #expect(abs((stage.zoomable.state.scale ?? 0) - 2) < 1e-9)
        }

        @Test("Given a picture with the focus, when keys are pressed, then they do what they say")
        func keys() async throws {
            let stage = try await ZoomStage()
            defer { stage.window.close() }
            let zoomable = stage.zoomable
            #expect(gtk_widget_grab_focus(zoomable.pointer()) != 0)
            // What is visible in whole cannot be moved: a program may have other uses for the key.
            #expect(try !ZoomEvents.press(GDK_KEY_Left, in: zoomable))
            #expect(try !ZoomEvents.press(GDK_KEY_x, in: zoomable))
            #expect(try ZoomEvents.press(GDK_KEY_1, in: zoomable))
            #expect(zoomable.viewport?.scale == 1)
            let center = try #require(zoomable.viewport?.center)
            #expect(try ZoomEvents.press(GDK_KEY_Right, in: zoomable))
            #expect(try ZoomEvents.press(GDK_KEY_Down, in: zoomable))
            let moved = try #require(zoomable.viewport?.center)
            #expect(moved.x > center.x && moved.y > center.y)
            #expect(try ZoomEvents.press(GDK_KEY_Home, in: zoomable))
            #expect(zoomable.viewport?.visibleRect.origin == .zero)
            #expect(try ZoomEvents.press(GDK_KEY_Page_Down, in: zoomable))
            #expect((zoomable.viewport?.visibleRect.y ?? 0) > 200)
            #expect(try ZoomEvents.press(GDK_KEY_KP_Page_Up, in: zoomable))
            #expect(zoomable.viewport?.visibleRect.y == 0)
            #expect(try ZoomEvents.press(GDK_KEY_End, in: zoomable))
            let end = try #require(zoomable.viewport?.visibleRect)
            #expect(end.x + end.width == 2048 && end.y + end.height == 1024)
            // At the edge, the key is not for other widgets.
            #expect(try ZoomEvents.press(GDK_KEY_Right, in: zoomable))
            #expect(try ZoomEvents.press(GDK_KEY_plus, shift, in: zoomable))
            #expect(try ZoomEvents.press(GDK_KEY_KP_Add, in: zoomable))
            #expect(abs((zoomable.viewport?.scale ?? 0) - 2) < 1e-9)
            #expect(try ZoomEvents.press(GDK_KEY_minus, control, in: zoomable))
            #expect(try ZoomEvents.press(GDK_KEY_r, in: zoomable))
            #expect(zoomable.state.quarterTurns == 1)
            #expect(try !ZoomEvents.press(GDK_KEY_r, control, in: zoomable))
            #expect(try !ZoomEvents.press(GDK_KEY_0, GDK_ALT_MASK, in: zoomable))
            #expect(try ZoomEvents.press(GDK_KEY_R, shift, in: zoomable))
            #expect(try ZoomEvents.press(GDK_KEY_0, in: zoomable))
            #expect(zoomable.viewport?.isFit == true && zoomable.state.quarterTurns == 0)
        }

        @Test("Given a fitted picture, when it is clicked twice, then it is at 1:1, and fitted again")
        func doubleClick() async throws {
            let stage = try await ZoomStage()
            defer { stage.window.close() }
            let widget: UnsafeMutablePointer<GtkWidget> = stage.zoomable.pointer()
            let anchor = try #require(stage.zoomable.viewport?.imagePoint(at: SIMD2(100, 150) * stage.scale))
            for count in [1, 2, 3] {
                try ZoomEvents.emit(
                    widget, gtk_gesture_click_get_type(), "pressed", .int(gint(count)), .double(100), .double(150))
            }
            #expect(stage.zoomable.state.scale == 1)
            let now = try #require(stage.zoomable.viewport?.imagePoint(at: SIMD2(100, 150) * stage.scale))
            #expect(abs(now.x - anchor.x) < 1e-6)
            #expect(gtk_window_get_focus(stage.window.window) == widget)
            try ZoomEvents.emit(
                widget, gtk_gesture_click_get_type(), "pressed", .int(2), .double(100), .double(150))
            #expect(stage.zoomable.state.scale == nil)
        }

        @Test("Given two fingers, when they move apart, then the picture follows them")
        func pinch() async throws {
            let stage = try await ZoomStage()
            defer { stage.window.close() }
            let before = try #require(stage.zoomable.viewport?.scale)
            let gesture = gtk_gesture_zoom_get_type()
            let widget: UnsafeMutablePointer<GtkWidget> = stage.zoomable.pointer()
            try gestures(stage).beginPinch(at: SIMD2(200, 150))
            for factor in [1.5, 3, 6] { try ZoomEvents.emit(widget, gesture, "scale-changed", .double(factor)) }
            #expect(abs((stage.zoomable.viewport?.scale ?? 0) / before - 6) < 1e-6)
            try await stage.settle()
            try stage.check(isOverview: false)
        }

        private func drag(_ stage: ZoomStage, steps: Int = 6) async throws {
            let (widget, kind): (UnsafeMutablePointer<GtkWidget>, GType) = (
                stage.zoomable.pointer(), gtk_gesture_drag_get_type()
            )
            try ZoomEvents.emit(widget, kind, "drag-begin", .double(200), .double(150))
            for step in 1...steps {
                try await Task.sleep(for: .milliseconds(8))
                try ZoomEvents.emit(widget, kind, "drag-update", .double(Double(step) * -12), .double(0))
            }
            try ZoomEvents.emit(widget, kind, "drag-end", .double(Double(steps) * -12), .double(0))
        }

        @Test("Given a zoomed picture, when it is dragged and let go, then it glides on and stops")
        func kinetic() async throws {
            let stage = try await ZoomStage(ZoomChart(width: 1 << 15, height: 1 << 13))
            defer { stage.window.close() }
            try await stage.show(ZoomState(scale: 1, center: SIMD2(5000, 4000)))
            var changes = 0
            stage.zoomable.onStateChange = { _ in changes += 1 }
            try await drag(stage)
            let dragged = try #require(stage.zoomable.state.center)
            #expect(abs(dragged.x - 5000 - 72 * stage.scale) < 1e-6 && dragged.y == 4000)
            #expect(stage.zoomable.view?.isGliding == true)
            try await eventually("it has stopped") { stage.zoomable.view?.isGliding == false }
            let end = try #require(stage.zoomable.state.center)
            #expect(end.x > dragged.x + 10 && end.y == 4000)
            #expect(changes > 8)
            await stage.window.frames(5)
            #expect(stage.zoomable.state.center == end)
            try await stage.settle()
            try stage.check(isOverview: false)
        }

        @Test("Given a glide, when it is held, then it stops there")
        func held() async throws {
            let stage = try await ZoomStage(ZoomChart(width: 1 << 15, height: 1 << 13))
            defer { stage.window.close() }
            try await stage.show(ZoomState(scale: 1, center: SIMD2(5000, 4000)))
            try await drag(stage)
            await stage.window.frames(3)
            try ZoomEvents.emit(
                stage.zoomable.pointer(), gtk_gesture_drag_get_type(), "drag-begin", .double(1), .double(1))
            let held = stage.zoomable.state
            #expect(stage.zoomable.view?.isGliding == false)
            await stage.window.frames(5)
            #expect(stage.zoomable.state == held)
        }

        @Test("Given animations that are off, when a drag ends, then the picture stops at once")
        func still() async throws {
            let stage = try await ZoomStage(ZoomChart(width: 1 << 15, height: 1 << 13))
            defer { stage.window.close() }
            let settings = gtk_widget_get_settings(stage.zoomable.pointer())
            setBoolean(settings, "gtk-enable-animations", false)
            defer { setBoolean(settings, "gtk-enable-animations", true) }
            try await stage.show(ZoomState(scale: 1, center: SIMD2(5000, 4000)))
            try await drag(stage)
            #expect(stage.zoomable.view?.isGliding == false)
            #expect(stage.zoomable.state.center == SIMD2(5000 + 72 * stage.scale, 4000))
        }

        @Test("Given a picture that glides, when tiles are loaded, then some are ahead of it")
        func ahead() async throws {
            let stage = try await ZoomStage(ZoomChart(width: 1 << 15, height: 1 << 13))
            defer { stage.window.close() }
            try await stage.show(ZoomState(scale: 1, center: SIMD2(5120, 4000)))
            stage.zoomable.view?.glide(SIMD2(-12_000, 0))
            var isAhead = false
            while stage.zoomable.view?.isGliding == true {
                await stage.window.frames(1)
                guard let store = stage.store, let right = store.visibleTiles.map(\.column).max() else { continue }
                if (store.tiles.union(store.loadingTiles)).contains(where: { $0.column > right }) { isAhead = true }
            }
            #expect(isAhead)
        }
    }
}
