import CGTK
import Foundation
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension GTKSuite {
    /// What the guide says, word for word.
    @Suite("Guide: ZoomableImage") @MainActor
    struct ZoomGuide {
        @Test("Given the guide's widget, when its code runs, then it shows the pictures in their states")
        func code() async throws {
            let before = ImagePipeline.shared
            defer { ImagePipeline.shared = before }
            let loader = FakeLoader(default: .image(FakeImage(width: 3200, height: 2200)))
            ImagePipeline.shared = ImagePipeline(.fake(loader: loader))
            let url = URL(string: "https://example.org/lisbon.jpg")
            let vertical = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
            let box = UnsafeMutableRawPointer(vertical).assumingMemoryBound(to: GtkBox.self)
            let thumbnail = try FakeImage(width: 40, height: 30).decoded().pixels
            var saved = ZoomState()

            let map = ZoomableImage(url) { $0.alternativeText = "Map of Lisbon" }
            gtk_box_append(box, map.pointer())

            map.memoryLimit = 32 << 20

            let window = try await TestWindow(vertical)
            defer { window.close() }
            try await eventually("Lisbon is shown") { map.reader != nil }
            await window.frames(2)

            map.zoomIn()
            map.rotate(by: -1)
            map.zoom(to: 0.5)
            map.fit()

            #expect(map.state == ZoomState(quarterTurns: 3))

            map.onStateChange = { state in saved = state }
            map.load("https://example.org/porto.jpg", state: ZoomState(scale: 1, center: SIMD2(3000, 2000)))

            try await eventually("Porto is shown") { map.reader != nil }
            #expect(map.state.scale == 1 && map.viewport?.center == SIMD2(3000, 2000))
            map.rotate()
            #expect(saved == ZoomState(scale: 1, center: SIMD2(3000, 2000), quarterTurns: 1))

            map.placeholder = .image(thumbnail)
            map.onPhaseChange = { phase in
                switch phase {
                case .idle, .loading: print("no picture yet")
                case .shown(let reader): print(reader.size)
                case .failed(let error): print(error)
                }
            }
            map.url = URL(string: "https://example.org/faro.jpg")

            try await eventually("Faro is shown") { map.reader != nil }
            #expect(loader.urls.last == "https://example.org/faro.jpg")
        }
    }
}
