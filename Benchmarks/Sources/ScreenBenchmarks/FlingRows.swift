import BenchmarkSupport
import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonCurl
import HalcyonGTK

/// 10,000 rows flung up and down while their images load: what is seen at each stop, frames a second, memory.
@MainActor
enum FlingRows {
    static let count = 10_000
    static let passes = 4
    static let stopsInPass = 50
    static let framesInFling = 30

    private struct Result {
        var wrong = 0
        var stale = 0
        var stops = 0
        var rows = 0
        var unsettled = 0
        var rates: [Double] = []
        var frames = 0
        var longFrames = 0
        var resident: [Double] = []
        var moving = (wall: 0.0, main: 0.0, all: 0.0)
        /// Of all threads, from the first fling to the last look.
        var processor = 0.0
        var bindings = 0
    }

    static func run(_ isGrid: Bool, _ report: inout Report, pictures: URL, _ workspace: Workspace) async throws {
        try Pictures.write(count, to: pictures)
        let nginx = try Nginx(serving: pictures, own: workspace.folder)
        defer { nginx.stop() }
        let kind = isGrid ? "GtkGridView" : "GtkListView"
        report.heading("\(count) rows of a \(kind), flung \(passes) times up and down; loads of 0 to 300 ms")
        let counts = Counts()
        let result = try await fling(isGrid, "http://127.0.0.1:\(nginx.port)", counts)
        tell(result, counts.numbers, &report)
    }

    private static func fling(_ isGrid: Bool, _ base: String, _ counts: Counts) async throws -> Result {
        var configuration = ImagePipeline.Configuration(
            dataLoader: CurlDataLoader(), dataCache: nil, imageCache: ImageCache(costLimit: 24 << 20),
            decoders: StandardCodecs.decoders)
        configuration.observer = counts
        let options = WidgetImages.Options(
            placeholder: .color(PixelColor(hex: Pictures.placeholder)),
            failureImage: .color(PixelColor(hex: Pictures.failure)), pipeline: ImagePipeline(configuration))
        let scroller = await Scroller(isGrid: isGrid, count: count, width: 400, height: 600, options: options) {
            ImageRequest(base + Pictures.path($0))
        }
        defer { scroller.stage.close() }
        var result = Result()
        let processor = Measure.cpuSeconds()
        for pass in 0..<passes {
            for stop in 0..<stopsInPass {
                let isDown = stop < stopsInPass / 2
                await move(scroller, by: scroller.reach / Double(stopsInPass / 2) * (isDown ? 1 : -1), &result)
                await look(scroller, &result)
            }
            result.resident.append(ProcessSample(after: pass).resident)
            print("pass \(pass + 1): " + Report.number(result.resident[pass], "MiB"))
            fflush(nil)
        }
        result.processor = Measure.cpuSeconds() - processor
        result.bindings = scroller.bindings
        return result
    }

    /// As a finger does: fast at first, and slower and slower.
    private static func move(_ scroller: Scroller, by distance: Double, _ result: inout Result) async {
        let weights = (0..<framesInFling).map { Double(framesInFling - $0) }
        let unit = distance / weights.reduce(0, +)
        let (wall, main, all) = (Measure.wallSeconds(), Measure.threadSeconds(), Measure.cpuSeconds())
        let start = await scroller.stage.frame()
        var last = start
        for weight in weights {
            scroller.offset += unit * weight
            let now = await scroller.stage.frame()
            result.frames += 1
            if now - last > 0.034 { result.longFrames += 1 }
            last = now
        }
        result.rates.append(Double(framesInFling) / (last - start))
        result.moving.wall += Measure.wallSeconds() - wall
        result.moving.main += Measure.threadSeconds() - main
        result.moving.all += Measure.cpuSeconds() - all
    }

    /// At once, and when all has come.
    private static func look(_ scroller: Scroller, _ result: inout Result) async {
        await scroller.stage.frame()
        await scroller.stage.frame()
        let seen = scroller.seen()
        result.stops += 1
        result.rows += seen.count
        result.wrong += seen.count {
            $0.color != Pictures.placeholder && $0.color != Pictures.final($0.row)
        }
        let end = Measure.wallSeconds() + 5
        while Measure.wallSeconds() < end {
            await scroller.stage.frame()
            if scroller.seen().allSatisfy({ $0.color == Pictures.final($0.row) }) { return }
        }
        for (row, color) in scroller.seen() where color != Pictures.final(row) {
            if color == Pictures.placeholder { result.unsettled += 1 } else { result.stale += 1 }
        }
    }

    private static func tell(_ result: Result, _ counts: Counts.Numbers, _ report: inout Report) {
        report.limit("wrong images at \(result.stops) stops", Double(result.wrong), unit: "", budget: 0)
        report.limit("stale images when all has come", Double(result.stale), unit: "", budget: 0)
        report.limit("rows that never came", Double(result.unsettled), unit: "", budget: 0)
        report.figure("rows looked at", "\(result.rows)")
        report.atLeast("frames a second, median of flings", Measure.median(result.rates), unit: "", budget: 55)
        report.figure("  slowest fling", Report.number(result.rates.min() ?? 0, ""))
        report.figure("frames over 34 ms", "\(result.longFrames) of \(result.frames)")
        report.figure(
            "main thread while it moves", Report.number(100 * result.moving.main / result.moving.wall, "%"))
        report.figure(
            "  and of a frame, main thread; all threads",
            Report.number(1000 * result.moving.main / Double(result.frames), "ms") + "; "
                + Report.number(1000 * result.moving.all / Double(result.frames), "ms"))
        report.figure("processor time in all", Report.number(result.processor, "s"))
        let (third, last) = (result.resident[passes - 2], result.resident[passes - 1])
        report.row(
            "resident after the last pass (the one before)", Report.number(last, "MiB"), Report.number(third, "MiB"),
            ratio: last / third, budget: 1.05)
        report.figure(
            "loads",
            "\(counts.started), of \(result.bindings) cells bound: \(counts.fromMemory) from memory, \(counts.fromNetwork) from the server, "
                + "\(counts.cancelled) cancelled, \(counts.failed) failed")
    }
}
