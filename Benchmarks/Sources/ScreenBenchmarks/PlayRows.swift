import BenchmarkSupport
import CGTK
import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonGTK

/// An animated GIF and an animated WebP, each in a window of its own: how many of their frames are seen late, by more
/// than two frames of the window.
///
/// `CONFIGURATION=debug make bench ROWS=play` plays them in a debug build, which an app's developer sees all day.
@MainActor
enum PlayRows {
    private static let size = PixelSize(width: 480, height: 270)
    private static let count = 50
    /// Seconds of a frame: 25 in a second, as in a film.
    private static let delay = 0.04
    private static let loops = 5

    static func run(_ report: inout Report) async throws {
        report.heading("Animations of \(size) pixels, \(count) frames of \(Int(delay * 1e3)) ms, \(loops) loops")
        let frames = try (0..<count).map { AnimationFrame(pixels: try picture($0), delay: delay) }
        for format in [ImageFormat.gif, .webp] {
            let encoders = ImageEncoderRegistry(StandardCodecs.encoders)
            guard let data = try encoders.encode(frames, as: format, options: EncodingOptions(quality: 80)) else {
                throw Wrong.picture("no \(format)")
            }
            try await play(data, "\(format)", &report)
        }
    }

    private static func play(_ data: Data, _ name: String, _ report: inout Report) async throws {
        let pipeline = ImagePipeline(
            ImagePipeline.Configuration(dataLoader: nil, dataCache: nil, decoders: StandardCodecs.decoders))
        let picture: UnsafeMutablePointer<GtkWidget> = gtk_picture_new()
        gtk_widget_set_size_request(picture, gint(size.width), gint(size.height))
        let stage = await Stage(picture, width: size.width, height: size.height)
        defer { stage.close() }
        picture.halcyon.setImage(
            with: ImageRequest(provider: RawDataProvider(data, id: name)),
            options: WidgetImages.Options(pipeline: pipeline))
        while picture.halcyon.playback.currentFrame == nil { await stage.frame() }

        // When each frame was first on the screen, by its number from the first loop on.
        var seen: [Int: Double] = [:]
        let cpu = Measure.cpuSeconds()
        let start = Measure.wallSeconds()
        while true {
            let time = await stage.frame()
            guard let frame = picture.halcyon.playback.currentFrame else { continue }
            if frame.loop >= loops { break }
            let number = frame.loop * count + frame.index
            if seen[number] == nil { seen[number] = time }
        }
        let share = (Measure.cpuSeconds() - cpu) / (Measure.wallSeconds() - start)
        // The frame that was the least late shows when the animation began.
        let began = seen.map { $0.value - Double($0.key) * delay }.min() ?? 0
        let lateness = seen.map { $0.value - Double($0.key) * delay - began }.sorted()
        let first = seen.keys.min() ?? 0
        // A frame of the window may come just before one of the animation is due; the next one shows it.
        let late = lateness.count { $0 > 2.0 / 60 } + (loops * count - first - seen.count)
        report.limit("\(name): frames that are late or left out", Double(late), unit: "", budget: 0)
        report.figure("\(name): the latest", Report.number((lateness.last ?? .nan) * 1e3, "ms"))
        report.figure("\(name): processor time", Report.number(share * 100, "%"))
    }

    /// A frame with as much detail as a film has: a soft background, and a textured disc that moves across.
    private static func picture(_ number: Int) throws -> PixelBuffer {
        let x = Double(size.width) * Double(number) / Double(count)
        return try PixelBuffer(width: size.width, height: size.height, hasAlpha: false) { memory in
            for offset in 0..<size.width * size.height {
                let (column, row) = (offset % size.width, offset / size.width)
                let (dx, dy) = (Double(column) - x, Double(row - size.height / 2))
                let isDisc = dx * dx + dy * dy < 6400
                memory[offset * 4] = UInt8(isDisc ? 128 + (column * 7 ^ row * 13) & 127 : column * 255 / size.width)
                memory[offset * 4 + 1] = UInt8(isDisc ? (column ^ row) & 255 : row * 255 / size.height)
                memory[offset * 4 + 2] = UInt8(isDisc ? row & 127 : 96)
                memory[offset * 4 + 3] = 255
            }
        }
    }
}
