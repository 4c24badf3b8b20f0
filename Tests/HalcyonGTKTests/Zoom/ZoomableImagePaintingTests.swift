import CGTK
import HalcyonCodecs
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonGTK

extension GTKSuite {
    @Suite @MainActor
    struct ZoomableImagePaintingTests {
        @Test(
            "Given a picture, when it is shown fitted, at 1:1 or rotated, then its pixels are right", arguments: 0..<4,
            [true, false])
        func picture(quarterTurns: Int, usesCairo: Bool) async throws {
            let stage = try await ZoomStage(usesCairo: usesCairo)
            defer { stage.window.close() }
            for (scale, center) in [
                (nil, nil), (1, SIMD2(1024.0, 512)), (1, SIMD2(0, 0)), (1, SIMD2(2048, 1024)), (0.37, SIMD2(700, 300)),
                (3, SIMD2(511, 513)),
            ] as [(Double?, SIMD2<Double>?)] {
                try await stage.show(ZoomState(scale: scale, center: center, quarterTurns: quarterTurns))
                try stage.check(isOverview: false, "\(scale ?? 0) \(String(describing: center))")
            }
        }

        @Test("Given a picture smaller than the widget, when it is shown, then it is not enlarged")
        func small() async throws {
            let stage = try await ZoomStage(ZoomChart(width: 100, height: 60))
            defer { stage.window.close() }
            try stage.check(isOverview: nil)
            #expect(stage.zoomable.viewport?.scale == 1)
            let shot = try stage.window.pixels(of: stage.zoomable.pointer())
            // There is nothing beside it.
            #expect(shot.channels(20, 20).w == 0 && shot.channels(shot.width / 2, 20).w == 0)
        }

        @Test("Given slow tiles, when the view moves anywhere, then there is never a hole")
        func noHole() async throws {
            let stage = try await ZoomStage(isShown: false) { $0.decoder.hangs.add(true) }
            defer { stage.window.close() }
            try await eventually("the small version is there") { stage.zoomable.reader != nil }
            for state in [
                ZoomState(), ZoomState(scale: 1, center: SIMD2(300, 900)), ZoomState(scale: 9),
                ZoomState(scale: 2, center: SIMD2(2000, 10), quarterTurns: 1), ZoomState(quarterTurns: 3),
            ] {
                stage.zoomable.state = state
                await stage.window.frames(2)
                // The small version has an eighth of the pixels.
                try stage.check(isOverview: true, tolerance: 4, "\(state)")
            }
            #expect(stage.decoder.decoded.value == 0)
            stage.decoder.hangs.add(false)
            try await stage.settle()
            try stage.check(isOverview: false)
        }

        @Test("Given a picture at 16:1, when it is shown, then its pixels are squares")
        func squares() async throws {
            // One step of red and green each pixel.
            let stage = try await ZoomStage(ZoomChart(width: 256, height: 256))
            defer { stage.window.close() }
            for quarterTurns in 0..<4 {
                try await stage.show(ZoomState(scale: 16, center: SIMD2(128, 128), quarterTurns: quarterTurns))
                let viewport = try #require(stage.zoomable.viewport)
                let shot = try stage.window.pixels(of: stage.zoomable.pointer())
                for x in stride(from: 1, to: shot.width, by: 7) {
                    let point = viewport.imagePoint(at: (SIMD2(Double(x), 99) + 0.5) * stage.scale)
                    let pixel = stage.chart.pixel(Int(point.x), Int(point.y))
                    #expect(shot.channels(x, 99) == pixel, "\(quarterTurns) \(x)")
                }
            }
        }

        @Test(
            "Given a picture of 16 terapixels, when it is enlarged, then it is painted in place",
            arguments: [true, false])
        func giant(usesCairo: Bool) async throws {
            let stage = try await ZoomStage(
                ZoomChart(width: 1 << 22, height: 1 << 22), isShown: false, usesCairo: usesCairo
            ) {
                $0.decoder.hangs.add(true)
            }
            defer { stage.window.close() }
            try await eventually("the small version is there") { stage.zoomable.reader != nil }
            for quarterTurns in 0..<4 {
                for scale in [0.01, 0.3, 4, 16] {
                    stage.zoomable.state = ZoomState(
                        scale: scale, center: SIMD2(3_000_001, 1_234_567), quarterTurns: quarterTurns)
                    await stage.window.frames(2)
                    try stage.check(isOverview: true, "\(scale) \(quarterTurns)")
                }
            }
        }

        @Test("Given a real JPEG, when it is shown at 1:1, then its pixels are those of the decoder")
        func jpeg() async throws {
            let chart = ZoomChart(width: 1200, height: 900)
            let pixels = try chart.pixels(PixelRect(whole: chart.size), reducedBy: 1)
            let data = try #require(try JPEGEncoder().encode(pixels, as: .jpeg, options: EncodingOptions()))
            let decoded = try #require(try JPEGDecoder().decode(data, options: DecodingOptions()))
            let loader = FakeLoader()
            loader["/photo.jpg"] = .data(data)
            let zoomable = ZoomableImage("http://x/photo.jpg") {
                $0.pipeline = ImagePipeline(.fake(loader: loader, decoder: JPEGDecoder()))
                $0.state = ZoomState(scale: 1, center: SIMD2(600, 450))
            }
            let window = try await TestWindow(zoomable.pointer(), width: 300, height: 200)
            defer { window.close() }
            try await eventually("it is there") {
                await window.frames(1)
                return zoomable.view?.session?.loader.store.isComplete == true
            }
            await window.frames(2)
            let scale = Double(gtk_widget_get_scale_factor(zoomable.pointer()))
            let (shot, viewport) = (try window.pixels(of: zoomable.pointer()), try #require(zoomable.viewport))
            for (x, y) in [(10, 10), (150, 100), (290, 190), (0, 199)] where scale == 1 {
                let point = viewport.imagePoint(at: SIMD2(Double(x), Double(y)) + 0.5)
                #expect(shot.channels(x, y) == decoded.pixels[Int(point.x), Int(point.y)])
            }
        }

        @Test(
            "Given pixels of any alpha, when converted for painting, then GTK converts to the same")
        func conversion() throws {
            let (width, height) = (256, 256)
            for hasAlpha in [true, false] {
                let pixels = try PixelBuffer(width: width, height: height, hasAlpha: hasAlpha) { memory in
                    for index in 0..<width * height {
                        let (level, alpha) = (UInt8(index % 256), UInt8(index / 256))
                        let color = SIMD4(level, 255 - level, alpha, hasAlpha ? alpha : 255)
                        memory.storeBytes(of: color, toByteOffset: index * 4, as: SIMD4<UInt8>.self)
                    }
                }
                func downloaded(_ texture: OpaquePointer) -> [UInt8] {
                    var bytes = [UInt8](repeating: 0, count: width * height * 4)
                    gdk_texture_download(texture, &bytes, gsize(width * 4))
                    return bytes
                }
                let converted = try ZoomPixels(pixels)
                #expect(downloaded(converted.texture) == downloaded(GTKTexture.of(pixels).texture))
            }
        }

        @Test("Given any scale of the display, when a picture is shown, then its pixels are the display's")
        func scaled() async throws {
            let stage = try await ZoomStage()
            defer { stage.window.close() }
            let view = try #require(stage.zoomable.viewport?.viewSize)
            #expect(view.width == Int(stage.scale) * Int(gtk_widget_get_width(stage.zoomable.pointer())))
            #expect(view.height == Int(stage.scale) * Int(gtk_widget_get_height(stage.zoomable.pointer())))
        }
    }
}
