import BenchmarkSupport
import Foundation
import Halcyon
import HalcyonCodecs

/// Ten previews of a file that arrives in ten parts, against one plain decode of it.
enum PreviewRows {
    private static let parts = 10

    static func run(_ report: inout Report, images: URL) throws {
        report.heading("Ten previews of a file, processor time (one plain decode)")
        let decoders = ImageDecoderRegistry(StandardCodecs.decoders)
        let files: [(name: String, side: Int?, budget: Double?)] = [
            ("photo-4000-progressive.jpg", nil, 1.25), ("photo-4000-progressive.jpg", 200, nil),
            ("photo-1600-progressive.jpg", nil, nil), ("photo-4000.jpg", nil, nil), ("photo-4000.png", nil, nil),
            ("photo-4000.webp", nil, nil),
        ]
        for (name, side, budget) in files {
            guard let data = try? Data(contentsOf: images.appendingPathComponent(name)) else { continue }
            let options = DecodingOptions(targetSize: side.map { TargetSize(width: $0, height: $0) })
            try row(side.map { "\(name) at \($0) px" } ?? name, data, options, decoders, budget, &report)
        }
    }

    private static func row(
        _ name: String, _ data: Data, _ options: DecodingOptions, _ decoders: ImageDecoderRegistry, _ budget: Double?,
        _ report: inout Report
    ) throws {
        var ours: [Double] = [], plain: [Double] = [], ratios: [Double] = []
        var count = 0
        for round in 0...8 {
            // Each goes first every other time: the second finds warmer caches.
            let (mine, whole): (Double, Double)
            if round % 2 == 0 {
                mine = try time { count = try previews(of: data, options, decoders) }
                whole = try time { _ = try decoders.decode(data) }
            } else {
                whole = try time { _ = try decoders.decode(data) }
                mine = try time { count = try previews(of: data, options, decoders) }
            }
            guard round > 0 else { continue }
            ours.append(mine)
            plain.append(whole)
            ratios.append(mine / whole)
        }
        report.row(
            "\(name), \(count) previews", Report.number(Measure.median(ours) * 1e3, "ms"),
            Report.number(Measure.median(plain) * 1e3, "ms"), ratio: Measure.median(ratios), budget: budget)
    }

    private static func previews(
        of data: Data, _ options: DecodingOptions, _ decoders: ImageDecoderRegistry
    ) throws -> Int {
        guard let previewer = try decoders.makePreviewer(for: data.prefix(64), options: options) else { return 0 }
        var count = 0
        for part in 0..<parts {
            try previewer.append(data[data.count * part / parts..<data.count * (part + 1) / parts])
            if try previewer.preview() != nil { count += 1 }
        }
        return count
    }

    private static func time(_ body: () throws -> Void) rethrows -> Double {
        let start = Measure.cpuSeconds()
        try body()
        return Measure.cpuSeconds() - start
    }
}
