import BenchmarkSupport
import CGTK
import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonCurl
import HalcyonGTK

/// What a window costs in which nothing happens.
@MainActor
enum IdleRows {
    static let images = 200
    static let animations = 40
    static let seconds = 10.0

    static func run(_ report: inout Report) async throws {
        report.heading("Windows in which nothing happens: processor time of all threads in \(Int(seconds)) s")
        let counts = Counts()
        var configuration = ImagePipeline.Configuration(
            dataLoader: CurlDataLoader(), dataCache: nil, imageCache: ImageCache(), decoders: StandardCodecs.decoders)
        configuration.observer = counts
        let pipeline = ImagePipeline(configuration)
        try await grid(&report, pipeline, counts)
        try await motion(&report, pipeline)
    }

    private static func grid(_ report: inout Report, _ pipeline: ImagePipeline, _ counts: Counts) async throws {
        let data = try png()
        let scroller = await Scroller(
            isGrid: true, count: images, width: 1240, height: 900, hasLabels: false,
            options: WidgetImages.Options(pipeline: pipeline)
        ) { number in
            ImageRequest(provider: RawDataProvider(data, id: "\(number)"))
        }
        defer { scroller.stage.close() }
        while counts.numbers.fromNetwork < images { await scroller.stage.frame() }
        while !scroller.seen().allSatisfy({ $0.color == 0x336699 }) { await scroller.stage.frame() }
        report.figure("images in view", "\(scroller.seen().count)")
        report.limit("a finished grid of \(images) images", try await idle(), unit: "%", budget: 0.5)
    }

    private static func motion(_ report: inout Report, _ pipeline: ImagePipeline) async throws {
        let data = try gif()
        let grid: UnsafeMutablePointer<GtkWidget> = gtk_flow_box_new()
        for number in 0..<animations {
            let picture: UnsafeMutablePointer<GtkWidget> = gtk_picture_new()
            gtk_widget_set_size_request(picture, 64, 64)
            gtk_flow_box_insert(OpaquePointer(grid), picture, -1)
            picture.halcyon.setImage(
                with: ImageRequest(provider: RawDataProvider(data, id: "gif \(number)")),
                options: WidgetImages.Options(pipeline: pipeline))
        }
        let stack: UnsafeMutablePointer<GtkWidget> = gtk_stack_new()
        gtk_stack_add_named(OpaquePointer(stack), grid, "moving")
        gtk_stack_add_named(OpaquePointer(stack), gtk_label_new("at rest"), "rest")
        let stage = await Stage(stack, width: 800, height: 600)
        defer { stage.close() }
        // Until all of them play.
        for _ in 0..<120 { await stage.frame() }
        report.figure(
            "\(animations) animations of 20 frames/s in view", Report.number(try await idle(), "%"))
        gtk_stack_set_visible_child_name(OpaquePointer(stack), "rest")
        for _ in 0..<10 { await stage.frame() }
        report.limit("\(animations) hidden animations", try await idle(), unit: "%", budget: 1)
    }

    /// Percent of one processor.
    private static func idle() async throws -> Double {
        // The scroll bar of a new window fades away after some seconds, and has GTK draw meanwhile.
        try await Task.sleep(for: .seconds(5))
        let (wall, cpu) = (Measure.wallSeconds(), Measure.cpuSeconds())
        try await Task.sleep(for: .seconds(seconds))
        return 100 * (Measure.cpuSeconds() - cpu) / (Measure.wallSeconds() - wall)
    }

    private static func png() throws -> Data {
        guard let data = try PNGEncoder().encode(Pictures.plain(0x336699, 64), as: .png, options: EncodingOptions())
        else { throw Wrong.picture("no PNG") }
        return data
    }

    private static func gif() throws -> Data {
        let frames = try (0..<20).map {
            AnimationFrame(pixels: try Pictures.plain(UInt32($0) * 0x0C0804, 64), delay: 0.05)
        }
        let data = try ImageEncoderRegistry(StandardCodecs.encoders).encode(
            frames, as: .gif, options: EncodingOptions(dithering: .none))
        guard let data else { throw Wrong.picture("no GIF") }
        return data
    }
}
