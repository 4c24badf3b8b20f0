import CGTK
import CTestLoop
import Foundation
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonGTK

extension GTKSuite {
    @Suite @MainActor
    struct ZoomableImageLifeTests {
        @Test("Given a saved state, when it is restored before the picture is there, then it is shown")
        func restored() async throws {
            let saved = try JSONEncoder().encode(ZoomState(scale: 2, center: SIMD2(600, 400), quarterTurns: 3))
            let state = try JSONDecoder().decode(ZoomState.self, from: saved)
            var changes: [ZoomState] = []
            let stage = try await ZoomStage {
                $0.zoomable.state = state
                $0.zoomable.onStateChange = { changes.append($0) }
            }
            defer { stage.window.close() }
            #expect(stage.zoomable.state == state)
            try stage.check(isOverview: false)
            #expect(changes.isEmpty)
            stage.zoomable.rotate()
            #expect(changes == [ZoomState(scale: 2, center: SIMD2(600, 400))])
            // Another picture begins as a whole.
            stage.loader["/other"] = .data(ZoomChart(width: 1000, height: 1000, version: 2).data)
            stage.zoomable.url = URL(string: "http://x/other")
            #expect(stage.zoomable.state == ZoomState())
            stage.zoomable.load("http://x/chart", state: state)
            try await stage.settle()
            #expect(stage.zoomable.state == state)
            try stage.check(isOverview: false)
        }

        @Test("Given functions for programs, when they are called, then they do what the keys do")
        func functions() async throws {
            let stage = try await ZoomStage(isShown: false)
            defer { stage.window.close() }
            if stage.zoomable.reader == nil {
                stage.zoomable.zoomIn()
                #expect(stage.zoomable.state == ZoomState())
            }
            try await stage.settle()
            stage.zoomable.actualSize()
            #expect(stage.zoomable.viewport?.scale == 1)
            stage.zoomable.zoomIn()
            stage.zoomable.zoomIn()
            #expect(abs((stage.zoomable.viewport?.scale ?? 0) - 2) < 1e-9)
            stage.zoomable.zoomOut()
            stage.zoomable.rotate(by: -1)
            #expect(stage.zoomable.state.quarterTurns == 3)
            stage.zoomable.zoom(to: 0.5)
            #expect(stage.zoomable.viewport?.scale == 0.5)
            stage.zoomable.fit()
            #expect(stage.zoomable.viewport?.isFit == true)
            #expect(ZoomableImage.of(stage.zoomable.widget) === stage.zoomable)
            #expect(ZoomableImage.of(OpaquePointer(stage.window.window)) == nil)
        }

        @Test("Given a huge picture, when it is looked at everywhere, then its memory is bounded")
        func bounded() async throws {
            let limit = 8 << 20
            let stage = try await ZoomStage(ZoomChart(width: 40_000, height: 30_000), isShown: false) {
                $0.zoomable.memoryLimit = limit
            }
            defer { stage.window.close() }
            try await eventually("it is there") { stage.zoomable.reader != nil }
            for step in 0..<60 {
                stage.zoomable.state = ZoomState(
                    scale: [1, 0.1, 0.3, 4, 0.02][step % 5],
                    center: SIMD2(Double(step * 7919 % 40_000), Double(step * 6007 % 30_000)), quarterTurns: step / 7)
                await stage.window.frames(1)
                let store = try #require(stage.store)
                #expect(store.byteCount <= limit)
                let bytes = store.tiles.reduce(0) { $0 + 4 * (store.content(of: $1)?.size.pixelCount ?? 0) }
                #expect(bytes <= store.byteCount)
            }
            try await stage.settle()
            try stage.check(isOverview: nil, tolerance: 4)
            #expect(stage.decoder.begun.entries.allSatisfy { $0.width <= 512 * 8 && $0.height <= 512 * 8 })
            stage.zoomable.memoryLimit = 0
            await stage.window.frames(2)
            #expect(stage.store?.byteCount == 0)
            try stage.check(isOverview: true, tolerance: 4)
        }

        @Test("Given tiles that are not visible, when the system needs memory, then they go")
        func pressure() async throws {
            let stage = try await ZoomStage(ZoomChart(width: 8192, height: 4096))
            defer { stage.window.close() }
            try await stage.show(ZoomState(scale: 1, center: SIMD2(7000, 3000)))
            try await stage.show(ZoomState(scale: 1, center: SIMD2(1000, 1000)))
            let visible = Set(try #require(stage.store?.visibleTiles))
            #expect(stage.store?.tiles.isSuperset(of: visible) == true && stage.store?.tiles != visible)
            MemoryPressureHandler.shared.trim()
            try await eventually("they are gone") { stage.store?.tiles == visible }
            await stage.window.frames(2)
            try stage.check(isOverview: false)
        }

        @Test("Given a widget that loads, when its window is closed, then its loads end and it is freed")
        func released() async throws {
            let stage = try await ZoomStage(isShown: false) { $0.decoder.hangs.add(true) }
            let widget = WeakWidget(stage.zoomable.opaquePointer)
            stage.zoomable.onStateChange = { _ in _ = stage }
            try await eventually("tiles are being loaded") { !stage.decoder.begun.entries.isEmpty }
            stage.window.close()
            await stage.decoder.cancelled.wait(for: 1)
            try await eventually("it is freed") { widget.isGone }
            #expect(stage.store == nil)
            #expect(stage.zoomable.onStateChange == nil)
            stage.zoomable.zoomIn()
            stage.zoomable.url = URL(string: "http://x/chart")
            stage.zoomable.alternativeText = "too late"
            #expect(stage.decoder.decoded.value == 0)
        }

        @Test("Given a widget that opens its picture, when it is destroyed, then the transfer ends")
        func destroyed() async throws {
            let gate = Gate()
            let stage = try await ZoomStage(isShown: false) { $0.loader["/chart"] = .image().held(at: gate) }
            stage.loader["/held"] = .image().held(at: gate)
            stage.zoomable.url = URL(string: "http://x/held")
            await gate.waiting.wait(for: 1)
            stage.window.close()
            await stage.loader.running.wait { $0 == 0 }
            #expect(stage.zoomable.reader == nil)
        }

        @Test("Given a hidden widget, when it has a request, then it loads only what can be seen")
        func hidden() async throws {
            let stage = try await ZoomStage(isMapped: false)
            defer { stage.window.close() }
            await stage.window.frames(5)
            #expect(stage.loader.started.value == 0)
            stage.decoder.hangs.add(true)
            gtk_widget_set_visible(stage.zoomable.pointer(), 1)
            // Not only asked for: what has not begun is never decoded.
            await stage.decoder.begun.wait(for: 1)
            #expect(stage.store?.loadingTiles.isEmpty == false)
            gtk_widget_set_visible(stage.zoomable.pointer(), 0)
            #expect(stage.store?.loadingTiles.isEmpty == true)
            await stage.decoder.cancelled.wait(for: 1)
            stage.zoomable.actualSize()
            await stage.window.frames(3)
            #expect(stage.store?.loadingTiles.isEmpty == true)
            stage.decoder.hangs.add(false)
            gtk_widget_set_visible(stage.zoomable.pointer(), 1)
            try await stage.settle()
            try stage.check(isOverview: false)
        }

        @Test("Given a load, when hidden and shown, or cancelled, then it ends and begins again")
        func interrupted() async throws {
            let gate = Gate()
            let stage = try await ZoomStage(isShown: false)
            defer { stage.window.close() }
            stage.loader["/held"] = .data(stage.chart.data).held(at: gate)
            stage.zoomable.url = URL(string: "http://x/held")
            await gate.waiting.wait(for: 1)
            #expect(stage.zoomable.phase.isLoading && stage.zoomable.reader == nil)
            gtk_widget_set_visible(stage.zoomable.pointer(), 0)
            await stage.loader.running.wait { $0 == 0 }
            #expect(!stage.zoomable.phase.isLoading)
            gtk_widget_set_visible(stage.zoomable.pointer(), 1)
            await gate.waiting.wait(for: 1)
            stage.zoomable.cancel()
            await stage.loader.running.wait { $0 == 0 }
            #expect(!stage.zoomable.phase.isLoading)
            gate.open()
            stage.zoomable.retry()
            try await stage.settle()
            try stage.check(isOverview: false)
            stage.zoomable.cancel()
            stage.zoomable.retry()
            #expect(stage.zoomable.reader != nil)
        }

        @Test("Given a failure, when it is tried again, then the picture is shown")
        func failure() async throws {
            let stage = try await ZoomStage(isShown: false) {
                $0.loader.answer("/chart", with: .status(404), .data(ZoomChart().data))
                $0.zoomable.alternativeText = "A chart"
            }
            defer { stage.window.close() }
            var phases: [Bool] = []
            stage.zoomable.onPhaseChange = { phases.append($0.isLoading) }
            try await eventually("it has failed") { stage.zoomable.phase.error != nil }
            await stage.window.frames(2)
            let widget: UnsafeMutablePointer<GtkWidget> = stage.zoomable.pointer()
            #expect(stage.zoomable.phase.error == .response(.status(404)))
            #expect(gtk_widget_has_css_class(widget, "halcyon-failed") != 0)
            #expect(halcyon_accessible_description_is(widget, "The server answered with status 404") != 0)
            let shot = try stage.window.pixels(of: widget)
            #expect((0..<shot.height).contains { shot.channels(shot.width / 2, $0).w != 0 })
            stage.zoomable.retry()
            try await stage.settle()
            #expect(phases.suffix(2) == [true, false])
            try stage.check(isOverview: false)
        }

        @Test("Given a picture, when it is described, then assistive technologies get all of it")
        func accessible() async throws {
            let stage = try await ZoomStage(ZoomChart(width: 100, height: 100)) {
                $0.zoomable.alternativeText = "A map"
            }
            defer { stage.window.close() }
            let widget: UnsafeMutablePointer<GtkWidget> = stage.zoomable.pointer()
            #expect(gtk_accessible_get_accessible_role(OpaquePointer(widget)) == GTK_ACCESSIBLE_ROLE_IMG)
            #expect(halcyon_accessible_label_is(widget, "A map") != 0)
            #expect(halcyon_accessible_description_is(widget, "100%") != 0)
            #expect(halcyon_accessible_busy_is(widget, 0) != 0)
            #expect(
                gtk_test_accessible_has_property(OpaquePointer(widget), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS) != 0)
            stage.zoomable.zoom(to: 3)
            #expect(halcyon_accessible_description_is(widget, "300%") != 0)
            #expect(gtk_widget_get_focusable(widget) != 0)
        }

        @Test("Given a placeholder, when a picture loads, then it is shown until then, and the spinner")
        func placeholder() async throws {
            let gate = Gate()
            let stage = try await ZoomStage(isShown: false) {
                $0.loader["/chart"] = .data(ZoomChart().data).held(at: gate)
                $0.zoomable.placeholder = .color(.pureRed)
            }
            defer { stage.window.close() }
            stage.loader["/held"] = .data(stage.chart.data).held(at: gate)
            stage.zoomable.url = URL(string: "http://x/held")
            await stage.window.frames(2)
            #expect(try stage.window.pixels(of: stage.zoomable.pointer()).middle == .pureRed)
            await stage.clock.wait(forSleepers: 1)
            stage.clock.advance(stage.zoomable.indicatorDelay)
            try await eventually("it spins") { stage.zoomable.status.isLate }
            gate.open()
            try await stage.settle()
            try stage.check(isOverview: false)
        }

        @Test("Given a widget, when it gets one picture after the other, then it never shows another one")
        func reused() async throws {
            let stage = try await ZoomStage(isShown: false)
            defer { stage.window.close() }
            for version in 0..<4 {
                let chart = ZoomChart(width: 2000, height: 1000, version: version)
                stage.loader["/chart\(version)"] = .data(chart.data)
            }
            for step in 0..<40 {
                let version = step * 7 % 4
                stage.zoomable.url = URL(string: "http://x/chart\(version)")
                for _ in 0..<step % 5 {
                    await stage.window.frames(1)
                    let shot = try await stage.window.drawnPixels(of: stage.zoomable.pointer())
                    let shown = shot.channels(shot.width / 2, shot.height / 2)
                    #expect(shown.w == 0 || Int(shown.z) / 64 == version, "\(step): \(shown)")
                }
            }
            try await stage.settle()
            #expect(Int(try stage.window.pixels(of: stage.zoomable.pointer()).channels(200, 150).z) / 64 == 39 * 7 % 4)
        }
    }
}
