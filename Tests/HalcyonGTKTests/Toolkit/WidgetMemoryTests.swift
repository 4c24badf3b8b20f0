import CGTK
import Foundation
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension GTKSuite {
    @Suite @MainActor
    struct WidgetMemoryTests {
        private func fill(_ cache: ImageCache) throws {
            cache.costLimit = 64 * 1000
            for number in 0..<1000 where cache.totalCost + 64 <= cache.costLimit {
                let pixels = try PixelBuffer(width: 16, height: 1, hasAlpha: false) {
                    $0.initializeMemory(as: UInt8.self, repeating: 0)
                }
                cache.store(DecodedImage(pixels: pixels), for: ImageRequest("http://test/\(number)").imageKey)
            }
        }

        private func emit(_ level: GMemoryMonitorWarningLevel) throws {
            // Variadic functions of C are closed to Swift: the values of the call, by hand.
            let monitor = try #require(g_memory_monitor_dup_default())
            defer { g_object_unref(UnsafeMutableRawPointer(monitor)) }
            var values = [GValue(), GValue()]
            g_value_init(&values[0], g_memory_monitor_get_type())
            g_value_set_object(&values[0], UnsafeMutableRawPointer(monitor))
            g_value_init(&values[1], g_memory_monitor_warning_level_get_type())
            g_value_set_enum(&values[1], gint(level.rawValue))
            let signal = g_signal_lookup("low-memory-warning", g_memory_monitor_get_type())
            g_signal_emitv(&values, signal, 0, nil)
            for index in values.indices { g_value_unset(&values[index]) }
        }

        @Test("Given a widget with an image, when GLib reports low memory, then its memory cache shrinks")
        func givesWay() async throws {
            let stage = try await PictureStage()
            try await stage.show(stage.request("/image", FakeImage(width: 4, height: 4)))
            try fill(stage.cache)
            let spared = ImageCache()
            try fill(spared)
            let full = stage.cache.totalCost
            // The pause of the program's one handler may still run from a sign before: only the worst surely counts.
            try emit(G_MEMORY_MONITOR_WARNING_LEVEL_CRITICAL)
            #expect(stage.cache.totalCost <= full / 10)
            #expect(spared.totalCost == full)
            #expect(stage.shownSize == PixelSize(width: 4, height: 4))
        }

        private func pipeline(_ cache: ImageCache, followsSystemMemory: Bool) -> ImagePipeline {
            var configuration = ImagePipeline.Configuration.fake(imageCache: cache)
            configuration.followsSystemMemory = followsSystemMemory
            return ImagePipeline(configuration)
        }

        @Test(
            "Given a widget, when it loads, then its pipeline follows the system; not where that is off",
            arguments: [true, false])
        func widget(isOn: Bool) async throws {
            let cache = ImageCache()
            let pipeline = pipeline(cache, followsSystemMemory: isOn)
            let stage = try await PictureStage()
            stage.widget.halcyon.setImage(with: ImageRequest("http://test/a"), options: .init(pipeline: pipeline))
            #expect(MemoryPressureHandler.shared.contains(cache) == isOn)
        }

        @Test(
            "Given a RemoteImage, when it loads, then its pipeline follows the system if that is on",
            arguments: [true, false])
        func remoteImage(isOn: Bool) async throws {
            let cache = ImageCache()
            let pipeline = pipeline(cache, followsSystemMemory: isOn)
            let stage = try await RemoteImageStage("http://test/a", setUp: { $0.pipeline = pipeline })
            defer { stage.window.close() }
            try await eventually("the image is shown") { stage.remote.state.response != nil }
            #expect(MemoryPressureHandler.shared.contains(cache) == isOn)
        }
    }
}
