import BenchmarkSupport
import CPeers
import Foundation
import Halcyon

/// `HalcyonBenchmarks [ROW…] [--images FOLDER]`: all rows, or those named. `HalcyonBenchmarks --versions` prints what
/// the figures of a run on this machine are measured on.
@main
struct Benchmarks {
    /// What rows need.
    private struct Place {
        var workspace: Workspace
        var images: URL
    }

    private typealias Row = @Sendable (inout Report, Place) async throws -> Void

    private static let rows: [(name: String, run: Row)] = [
        ("memory", { report, _ in try await MemoryRows.run(&report) }),
        ("download", { report, place in try await DownloadRows.run(&report, place.workspace) }),
        ("disk", { report, place in try await DiskRows.run(&report, place.workspace) }),
        ("decode", { report, place in try DecodeRows.run(&report, images: place.images) }),
        ("thumbnail", { report, place in try await ThumbnailRows.run(&report, images: place.images) }),
        ("formats", { report, place in try await FormatRows.run(&report, images: place.images) }),
        ("local", { report, place in try await LocalRows.run(&report, place.workspace, images: place.images) }),
        ("sandbox", { report, place in try await SandboxRows.run(&report, place.workspace, images: place.images) }),
        ("previews", { report, place in try PreviewRows.run(&report, images: place.images) }),
        ("animation", { report, place in try await AnimationRows.run(&report, place.workspace) }),
        ("process", { report, place in try await ProcessRows.run(&report, place.workspace) }),
        ("engine", { report, _ in try await EngineRows.run(&report) }),
        ("order", { report, place in try await OrderRows.run(&report, place.workspace) }),
        ("list", { report, place in try ListRows.run(&report, place.workspace, images: place.images) }),
        ("burst", { report, place in try BurstRows.run(&report, place.workspace) }),
        ("soak", { report, place in try await SoakRows.run(&report, place.workspace) }),
    ]

    static func main() async throws {
        var names = Array(CommandLine.arguments.dropFirst())
        if names == ["--versions"] { return Machine.tell(libraries: String(cString: peer_versions())) }
        if try await Child.work(names) { return }
        var images = URL(fileURLWithPath: ".build/bench-images")
        if let index = names.firstIndex(of: "--images"), index + 1 < names.count {
            images = URL(fileURLWithPath: names[index + 1])
            names.removeSubrange(index...index + 1)
        }
        if let unknown = names.first(where: { name in !rows.contains { $0.name == name } }) {
            print("no row \(unknown); there are \(rows.map(\.name).joined(separator: ", "))")
            exit(2)
        }
        var report = Report()
        if !Results.areKept { Machine.tell(libraries: String(cString: peer_versions())) }
        for (name, run) in rows where names.isEmpty || names.contains(name) {
            do {
                let workspace = try Workspace()
                defer { workspace.remove() }
                try await run(&report, Place(workspace: workspace, images: images))
            } catch { report.fail(name, error) }
        }
        if !report.end() { exit(1) }
    }
}
