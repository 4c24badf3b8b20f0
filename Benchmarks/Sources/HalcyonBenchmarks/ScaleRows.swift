import BenchmarkSupport
import Foundation
import Halcyon

/// A photograph in memory to the size of a window, by Lanczos3: against our own resampler before its vector code,
/// Pillow and Pillow-SIMD.
enum ScaleRows {
    private static let size = PixelSize(width: 4928, height: 3279)
    private static let target = TargetSize(width: 852, height: 852)
    private static let rounds = 9

    /// Budgets: for opaque pictures, and for those with alpha.
    private static let peers: [(name: String, budgets: [Double?])] = [
        ("0988997", [0.45, 0.5]), ("Pillow", [nil, nil]), ("Pillow-SIMD", [1, 1]),
    ]

    static func run(_ report: inout Report, _ workspace: Workspace) throws {
        let scripts = try ["Pillow": PythonPeer("scale-peer.py", "pillow")].merging(
            (try? PythonPeer("scale-peer.py", "simd")).map { ["Pillow-SIMD": $0] } ?? [:]
        ) { $1 }
        let versions = scripts.values.map(\.versions).sorted().joined(separator: ", ")
        report.heading("Scale \(size) pixels to \(output), Lanczos3, processor time (\(versions))")
        for (kind, hasAlpha) in [false, true].enumerated() {
            let image = try DecodedImage(pixels: ProcessRows.picture(size, hasAlpha: hasAlpha))
            let file = "scale-\(kind).rgba"
            try workspace.write(image.pixels.withUnsafeBytes { Data($0) }, to: file)
            let request = "\(hasAlpha ? "RGBA" : "RGB") \(size.width) \(size.height) \(output.width) \(output.height)"
            for (name, budgets) in peers {
                guard name == "0988997" || scripts[name] != nil else {
                    report.figure("\(hasAlpha ? "with alpha" : "opaque") (\(name))", "not there")
                    continue
                }
                var (ours, theirs): ([Double], [Double]) = ([], [])
                for round in 0...rounds {
                    let start = Measure.cpuSeconds()
                    _ = try ImageProcessors.Resize(to: target).process(image)
                    let seconds = Measure.cpuSeconds() - start
                    let peer = try scripts[name].map { script in
                        Double(try script.answer(to: "\(request) \(workspace.path(file))", words: 1)[0]) ?? .nan
                    }
                    let other = try peer ?? scaled(image)
                    if round > 0 {
                        ours.append(seconds)
                        theirs.append(other)
                    }
                }
                report.row(
                    "\(hasAlpha ? "with alpha" : "opaque") (\(name))", Report.number(Measure.median(ours) * 1e3, "ms"),
                    Report.number(Measure.median(theirs) * 1e3, "ms"),
                    ratio: Measure.median(zip(ours, theirs).map { $0 / $1 }), budget: budgets[kind])
            }
        }
    }

    private static var output: PixelSize { target.layout(for: size).output }

    /// Seconds of the resampler of 0988997.
    private static func scaled(_ image: DecodedImage) throws -> Double {
        let start = Measure.cpuSeconds()
        try FloatResampler.scale(image.pixels, to: target)
        return Measure.cpuSeconds() - start
    }
}
