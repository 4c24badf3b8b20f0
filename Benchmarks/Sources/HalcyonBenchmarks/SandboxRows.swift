import BenchmarkSupport
import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonSandbox

/// What it costs to decode apart, against decoding in the program.
enum SandboxRows {
    private static let rounds = 200
    private static let target = TargetSize(width: 200, height: 150)
    private static let names = ["photo-1600.jpg", "photo-1600.png", "photo-1600.webp"]
    /// Milliseconds that a thumbnail may take more than in the program.
    private static let mostAdded = 1.0
    /// What glycin takes when one image follows another.
    private static let mostOfNew = 20.0

    static func run(_ report: inout Report, _ workspace: Workspace, images: URL) async throws {
        report.heading("Thumbnail of 200 px by a helper that is kept, elapsed time beyond that in the program")
        try added(.shared, most: mostAdded, images, &report)
        report.heading("Thumbnail of 200 px by a new helper for each, elapsed time beyond that in the program")
        try added(.perImage, most: mostOfNew, images, &report)
        report.heading("Thumbnails of 200 px of 1,000 local JPEGs of 1600×1200, with helpers and in the program")
        try await throughput(.shared, most: 1 / 0.9, "helpers that are kept", workspace, images, &report)
        try await throughput(.perImage, most: nil, "a new helper for each", workspace, images, &report)
        report.heading("A helper")
        try start(images, &report)
    }

    private static func settings(_ isolation: SandboxSettings.Isolation) -> SandboxSettings {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let helper = program.deletingLastPathComponent().appendingPathComponent("BenchmarkDecoder")
        return SandboxSettings(isolation: isolation, requiresSandbox: true, helperPath: helper.path)
    }

    private static func added(
        _ isolation: SandboxSettings.Isolation, most: Double, _ images: URL, _ report: inout Report
    ) throws {
        let apart = SandboxedDecoder(settings(isolation))
        let inProgram = ImageDecoderRegistry(StandardCodecs.decoders)
        let options = DecodingOptions(targetSize: target)
        for name in names {
            let data = try Data(contentsOf: images.appendingPathComponent(name))
            var differences: [Double] = []
            for round in 0...rounds {
                let start = Measure.wallSeconds()
                let one = try inProgram.decode(data, options: options)
                let middle = Measure.wallSeconds()
                let other = try apart.decode(data, options: options)
                let end = Measure.wallSeconds()
                guard let other, other.isolation != nil, isSame(one.pixels, other.pixels) else {
                    throw Wrong.picture(name)
                }
                if round > 0 { differences.append((end - middle) - (middle - start)) }
            }
            report.limit(name, Measure.median(differences) * 1e3, unit: "ms", budget: most)
        }
    }

    private static func throughput(
        _ isolation: SandboxSettings.Isolation, most: Double?, _ what: String, _ workspace: Workspace, _ images: URL,
        _ report: inout Report
    ) async throws {
        let requests = try LocalRows.requests(images, workspace)
        let apart = ImagePipeline(.init(decoders: .sandboxed(settings(isolation))))
        let inProgram = ImagePipeline(.init(decoders: StandardCodecs.decoders))
        let pairs = try await Measure.pairs(rounds: 5) {
            try await LocalRows.load(requests, by: apart)
        } against: {
            try await LocalRows.load(requests, by: inProgram)
        }
        report.row(
            what, Report.number(pairs.ours { $0.wall } * 1e3, "ms"), Report.number(pairs.peer { $0.wall } * 1e3, "ms"),
            ratio: pairs.ratio { $0.wall }, budget: most)
    }

    /// The first helper of a program, and its memory.
    private static func start(_ images: URL, _ report: inout Report) throws {
        let settings = settings(.shared)
        let data = try Data(contentsOf: images.appendingPathComponent("photo-1600.jpg"))
        var (starts, residents): ([Double], [Double]) = ([], [])
        for round in 0...10 {
            let apart = SandboxedDecoder(settings)
            let start = Measure.wallSeconds()
            _ = try apart.posture()
            let seconds = Measure.wallSeconds() - start
            _ = try apart.decode(data, options: DecodingOptions(targetSize: target))
            if round > 0 {
                starts.append(seconds)
                residents += helpers(settings.helperPath).map { Double(ProcessSample.residentKilobytes(of: $0)) / 1024 }
            }
        }
        report.limit("from nothing until it is locked in", Measure.median(starts) * 1e3, unit: "ms", budget: 30)
        report.limit("resident, after a thumbnail", Measure.median(residents), unit: "MiB", budget: 12)
    }

    /// The processes that are copies of the first one, which is a child of none of them.
    private static func helpers(_ path: String?) -> [Int] {
        let all = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap(Int.init).filter {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\($0)/exe")) == path
        }
        return all.filter { all.contains(ProcessSample.parent(of: $0)) }
    }

    private static func isSame(_ one: PixelBuffer, _ other: PixelBuffer) -> Bool {
        one.size == other.size && one.withUnsafeBytes { one in other.withUnsafeBytes { Data(one) == Data($0) } }
    }
}
