import BenchmarkSupport
import CGTK
import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonCurl
import HalcyonGTK

/// What the snapshot of the last launch costs the main thread of the next one.
@MainActor
enum LaunchRows {
    static let count = 100
    static let size = PixelSize(width: 400, height: 300)
    static let rounds = 30

    static func run(_ report: inout Report, _ workspace: Workspace) async throws {
        report.heading("The second launch: \(count) pictures of \(size.width)×\(size.height) from the snapshot")
        let requests = try files(workspace).map { file in
            var request = ImageRequest(source: .file(file))
            request.targetSize = TargetSize(width: size.width, height: size.height)
            return request
        }
        var configuration = ImagePipeline.Configuration(
            dataLoader: CurlDataLoader(), dataCache: nil, imageCache: ImageCache(), decoders: StandardCodecs.decoders)
        configuration.launchSnapshot = LaunchSnapshot(
            file: URL(fileURLWithPath: workspace.path("launch.snapshot")), byteLimit: 64 << 20)
        try await show(requests, configuration)

        var opening: [Double] = []
        var all: [Double] = []
        var longest = 0.0
        for _ in 0..<rounds {
            configuration.imageCache = ImageCache()
            let start = Measure.wallSeconds()
            let pipeline = ImagePipeline(configuration)
            opening.append(Measure.wallSeconds() - start)
            var sum = 0.0
            for request in requests {
                let start = Measure.wallSeconds()
                guard pipeline.cachedImage(for: request) != nil else { throw Wrong.picture("not in the snapshot") }
                let seconds = Measure.wallSeconds() - start
                sum += seconds
                longest = max(longest, seconds)
            }
            all.append(sum)
        }
        report.limit("opening it, median of \(rounds)", Measure.median(opening) * 1e3, unit: "ms", budget: 4)
        report.limit("a picture, median", Measure.median(all) * 1e3 / Double(count), unit: "ms", budget: 4)
        report.limit("a picture, the longest of \(rounds * count)", longest * 1e3, unit: "ms", budget: 4)
        report.figure("all \(count) pictures, one after the other", Report.number(Measure.median(all) * 1e3, "ms"))
    }

    /// Leaves pictures for the next launch.
    private static func show(_ requests: [ImageRequest], _ configuration: ImagePipeline.Configuration) async throws {
        let counts = Counts()
        var configuration = configuration
        configuration.observer = counts
        let pipeline = ImagePipeline(configuration)
        let box: UnsafeMutablePointer<GtkWidget> = gtk_flow_box_new()
        for request in requests {
            let picture: UnsafeMutablePointer<GtkWidget> = gtk_picture_new()
            gtk_widget_set_size_request(picture, 40, 30)
            gtk_flow_box_insert(OpaquePointer(box), picture, -1)
            picture.halcyon.setImage(with: request, options: WidgetImages.Options(pipeline: pipeline))
        }
        let stage = await Stage(box, width: 1200, height: 800)
        defer { stage.close() }
        while counts.numbers.fromNetwork < requests.count { await stage.frame() }
        for _ in 0..<10 { await stage.frame() }
        await pipeline.flush()
    }

    /// Pictures with a gradient and noise, which no format makes small.
    private static func files(_ workspace: Workspace) throws -> [URL] {
        try (0..<count).map { number in
            var seed = UInt64(number + 1)
            let pixels = try PixelBuffer(width: size.width, height: size.height, hasAlpha: false) { memory in
                for offset in memory.indices {
                    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    let noise = UInt8(truncatingIfNeeded: seed >> 58)
                    memory[offset] = offset % 4 == 3 ? 255 : UInt8(offset / 4 % size.width / 4) &+ noise
                }
            }
            guard let data = try PNGEncoder().encode(pixels, as: .png, options: EncodingOptions()) else {
                throw Wrong.picture("no PNG")
            }
            try workspace.write(data, to: "launch/\(number).png")
            return URL(fileURLWithPath: workspace.path("launch/\(number).png"))
        }
    }
}
