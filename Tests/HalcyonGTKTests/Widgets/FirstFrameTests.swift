import CGTK
import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import LinuxTestSupport
import TestSupport
import Testing

extension GTKSuite {
    @Suite @MainActor
    struct FirstFrameTests {
        private static let columns = 10
        private static let side = 40

        private let folder: TemporaryDirectory
        private let gate = Gate()

        init() throws { folder = try TemporaryDirectory() }

        private static func color(_ index: Int) -> PixelColor {
            PixelColor(red: UInt8(index * 2), green: UInt8(255 - index), blue: 0x40)
        }

        /// A pipeline as a new process has it.
        private func pipeline(answers: Bool) -> ImagePipeline {
            let loader = FakeLoader()
            for index in 0..<100 {
                let color = Self.color(index)
                var answer = FakeLoader.Answer.image(
                    FakeImage(width: 80, height: 80, color: SIMD4(color.red, color.green, color.blue, 255)))
                answer.fields = [.cacheControl: "max-age=3600"]
                loader["/\(index)"] = answers ? answer : answer.held(at: gate)
            }
            var configuration = ImagePipeline.Configuration.fake(loader: loader, decoder: FakeDecoder(format: .png))
            configuration.launchSnapshot = LaunchSnapshot(file: folder.file("launch.snapshot"))
            return ImagePipeline(configuration)
        }

        /// A grid of 100 images.
        private func grid(_ pipeline: ImagePipeline) -> (UnsafeMutablePointer<GtkWidget>, [RemoteImage]) {
            let grid: UnsafeMutablePointer<GtkWidget> = gtk_grid_new()
            let images = (0..<100).map { index in
                let image = RemoteImage(ImageRequest("http://example.org/\(index)")) { $0.pipeline = pipeline }
                gtk_widget_set_size_request(image.pointer(), gint(Self.side), gint(Self.side))
                gtk_grid_attach(
                    UnsafeMutableRawPointer(grid).assumingMemoryBound(to: GtkGrid.self), image.pointer(),
                    gint(index % Self.columns), gint(index / Self.columns), 1, 1)
                return image
            }
            return (grid, images)
        }

        private func wrongCells(_ screenshot: Screenshot) -> [Int] {
            (0..<100).filter { index in
                let (x, y) = (index % Self.columns * Self.side, index / Self.columns * Self.side)
                return screenshot[x + Self.side / 2, y + Self.side / 2] != Self.color(index)
            }
        }

        /// Shows all images, which leaves them for the next launch.
        private func launch() async throws {
            let first = pipeline(answers: true)
            let (grid, images) = grid(first)
            let window = try await TestWindow(grid, width: Self.side * Self.columns, height: Self.side * Self.columns)
            try await eventually("all images are drawn") {
                await window.frames(1)
                return try wrongCells(window.pixels()).isEmpty
            }
            await first.flush()
            withExtendedLifetime(images) {}
            window.close()
        }

        @Test("Given 100 images of the last launch, when launched, then the first frame has them")
        func firstFrame() async throws {
            let side = Self.side * Self.columns
            try await launch()
            let (next, others) = self.grid(pipeline(answers: false))
            let screenshot = try await TestWindow.firstFrame(of: next, width: side, height: side)
            #expect(wrongCells(screenshot) == [])
            withExtendedLifetime(others) {}
            gate.open()
        }

        @Test("Given 100 images of the last launch, when a process starts, then its first frame has them")
        func secondProcess() async throws {
            try await launch()
            let program = try BuiltProgram.path("LaunchWorkout")
            let snapshot = folder.file("launch.snapshot").path
            let lines = try await Task.detached { try ChildProcess.run(program, snapshot, "100") }.value
                .split(separator: "\n")
            let colors = try #require(lines.first).split(separator: " ").map(String.init)
            #expect(
                colors
                    == (0..<100).map { index in
                        let color = Self.color(index)
                        return String(format: "%02x%02x%02x", color.red, color.green, color.blue)
                    })
            // A process without a snapshot has none of them: this test can fail.
            let bare = try await Task.detached { try ChildProcess.run(program, "-", "100") }.value
            #expect(!bare.split(separator: "\n")[0].split(separator: " ").contains(colors[50][...]))
        }
    }
}
