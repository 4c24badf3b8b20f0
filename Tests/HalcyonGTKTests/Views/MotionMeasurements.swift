import CGTK
import Foundation
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import LinuxTestSupport
import Testing

extension GTKSuite {
    /// Figures for people, with HALCYON_GTK_MEASURE in the environment: what forty animations of 64 × 64 cost.
    @Suite(.enabled(if: ProcessInfo.processInfo.environment["HALCYON_GTK_MEASURE"] != nil)) @MainActor
    struct MotionMeasurements {
        enum Way: String, CaseIterable {
            case still, askedByTicks, drivenByThemselves, halcyon, halcyonHidden
        }

        @Test("What animations cost", arguments: [20.0, 2.0])
        func cost(_ rate: Double) async throws {
            for way in Way.allCases {
                let grid = try #require(gtk_grid_new())
                let window = try await TestWindow(grid, width: 560, height: 360)
                var players: [AnimationPlayer] = []
                let pipeline = ImagePipeline(.fake(decoder: ClipDecoder(delay: 1 / rate)))
                for index in 0..<40 {
                    let picture = try #require(gtk_picture_new())
                    gtk_widget_set_size_request(picture, 64, 64)
                    gtk_grid_attach(
                        UnsafeMutablePointer(OpaquePointer(grid)), picture, gint(index % 8), gint(index / 8), 1, 1)
                    let frames = ClipDecoder.frames(delay: 1 / rate)
                    try await frames.preload()
                    switch way {
                    case .still: break
                    case .askedByTicks, .drivenByThemselves:
                        players.append(play(frames, in: picture, isSelfDriven: way == .drivenByThemselves))
                    case .halcyon, .halcyonHidden:
                        picture.halcyon.playback.preloads = true
                        picture.halcyon.setImage(
                            with: ImageRequest("http://example.org/\(index)"), options: .init(pipeline: pipeline))
                    }
                }
                await window.frames(60)
                if way == .halcyonHidden { gtk_widget_set_visible(grid, 0) }
                await window.frames(10)
                let (start, used) = (ContinuousClock.now, ProcessFigures.processorTime)
                try await Task.sleep(for: .seconds(4))
                let share = (ProcessFigures.processorTime - used) / (ContinuousClock.now - start) * 100
                print("MEASURED \(rate)/s \(way): \((share * 100).rounded() / 100) % CPU")
                for player in players { player.stop() }
                window.close()
            }
        }

        private func play(
            _ frames: AnimatedFrames, in picture: UnsafeMutablePointer<GtkWidget>, isSelfDriven: Bool
        ) -> AnimationPlayer {
            let player = AnimationPlayer(frames, isSelfDriven: isSelfDriven)
            let address = UInt(bitPattern: picture)
            if isSelfDriven {
                player.onFrame = { frame in
                    gtk_picture_set_paintable(
                        OpaquePointer(bitPattern: address), OpaquePointer(GTKTexture.of(frame.pixels).pointer))
                }
            } else {
                gtk_widget_add_tick_callback(
                    picture,
                    { widget, clock, player in
                        guard let player else { return 0 }
                        let uptime = Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
                        let frame = Unmanaged<AnimationPlayer>.fromOpaque(player).takeUnretainedValue().advance(
                            to: uptime)
                        if let frame {
                            gtk_picture_set_paintable(
                                OpaquePointer(widget), OpaquePointer(GTKTexture.of(frame.pixels).pointer))
                        }
                        return 1
                    }, Unmanaged.passRetained(player).toOpaque(),
                    { player in if let player { Unmanaged<AnyObject>.fromOpaque(player).release() } })
            }
            player.start()
            return player
        }

        /// Makes an animation of its own of any bytes.
        private final class ClipDecoder: ImageDecoding {
            let delay: Double
            init(delay: Double) { self.delay = delay }

            static func frames(delay: Double) -> AnimatedFrames {
                AnimatedFrames(FakeAnimation(count: 20, delay: delay, size: PixelSize(width: 64, height: 64)))
            }

            func info(of data: Data) throws(ImageError) -> ImageInfo? { try FakeDecoder().info(of: data) }

            func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
                let pixels = try FakeImage(width: 64, height: 64).decoded().pixels
                return DecodedImage(pixels: pixels, frames: Self.frames(delay: delay))
            }
        }
    }
}
