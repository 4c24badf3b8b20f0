import BenchmarkSupport
import CGTK
import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonCurl
import HalcyonGTK
import HalcyonStore

/// JPEG files of 20,000×20,000 pixels, moved and zoomed for a minute: how soon they are seen, frames a second, memory.
@MainActor
enum ZoomRows {
    static let seconds = 60.0
    static let width = 1280
    static let height = 800

    static func run(_ report: inout Report, pictures: URL, _ workspace: Workspace) async throws {
        let folder = pictures.appendingPathComponent("large")
        try write(to: folder)
        for name in ["plain", "progressive"] {
            report.heading("A JPEG of 20,000×20,000 pixels, \(name), in a ZoomableImage of \(width)×\(height)")
            let file = folder.appendingPathComponent("\(name).jpg")
            try await show(file, &report, workspace)
        }
    }

    private static func show(_ file: URL, _ report: inout Report, _ workspace: Workspace) async throws {
        let cache = DiskCache(directory: URL(fileURLWithPath: workspace.path("cache")))
        func pipeline() -> ImagePipeline {
            ImagePipeline(
                ImagePipeline.Configuration(
                    dataLoader: CurlDataLoader(), dataCache: cache, imageCache: ImageCache(),
                    // The overview is kept as a PNG file.
                    decoders: StandardCodecs.decoders, encoders: StandardCodecs.encoders))
        }
        let first = pipeline()
        report.figure("seen after, the first time", Report.number(try await shown(file, first) { _, _ in }, "s"))
        await first.flush()
        var frames: (rate: Double, long: Int, main: Double) = (0, 0, 0)
        let again = try await shown(file, pipeline()) { image, stage in frames = await move(image, stage) }
        report.limit("seen after, the second time", again * 1000, unit: "ms", budget: 100)
        report.atLeast("frames a second, for \(Int(seconds)) s", frames.rate, unit: "", budget: 55)
        report.figure("frames over 34 ms", "\(frames.long)")
        report.figure("main thread, of a frame", Report.number(frames.main * 1000, "ms"))
        report.limit("peak memory so far", Double(ProcessSample.peakKilobytes) / 1024, unit: "MiB", budget: 200)
    }

    /// Shows a picture in a window, and returns the seconds until it was there.
    private static func shown(
        _ file: URL, _ pipeline: ImagePipeline, then use: (ZoomableImage, Stage) async -> Void
    ) async throws -> Double {
        let image = ZoomableImage(pipeline: pipeline)
        let stage = await Stage(image.pointer(), width: width, height: height)
        defer { stage.close() }
        let start = Measure.wallSeconds()
        image.load(ImageRequest(source: .file(file)))
        while image.phase.isLoading { await stage.frame() }
        if let error = image.phase.error { throw error }
        let seconds = Measure.wallSeconds() - start
        await use(image, stage)
        return seconds
    }

    /// Moves on a curve over all of the picture, and zooms in and out meanwhile.
    private static func move(
        _ image: ZoomableImage, _ stage: Stage
    ) async -> (rate: Double, long: Int, main: Double) {
        var (frames, long) = (0, 0)
        let start = await stage.frame()
        var last = start
        let main = Measure.threadSeconds()
        while last - start < seconds {
            let time = last - start
            let center = SIMD2(10_000 + 9_000 * sin(time * 0.37), 10_000 + 9_000 * sin(time * 0.53 + 1))
            image.state = ZoomState(scale: exp2(-2.5 + 2.5 * sin(time * 0.8)), center: center)
            let now = await stage.frame()
            frames += 1
            if now - last > 0.034 { long += 1 }
            last = now
        }
        return (Double(frames) / (last - start), long, (Measure.threadSeconds() - main) / Double(max(1, frames)))
    }

    /// Unless an earlier run has written them. Takes 4 GB of memory and some minutes.
    private static func write(to folder: URL) throws {
        if FileManager.default.fileExists(atPath: folder.appendingPathComponent("progressive.jpg").path) { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = ["Tests/Fixtures/make-large-jpeg.py", folder.path]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Wrong.picture("no large JPEG") }
    }
}
