import BenchmarkSupport
import Foundation
import Halcyon

/// `HalcyonBenchmarks [memory] [download] [disk] [decode] [thumbnail] [previews] [animation] [process] [engine] [order]
/// [list] [soak] [--images FOLDER]`: all rows, or those named.
@main
struct Benchmarks {
    static func main() async throws {
        var names = Array(CommandLine.arguments.dropFirst())
        if try await Child.work(names) { return }
        var images = URL(fileURLWithPath: ".build/bench-images")
        if let index = names.firstIndex(of: "--images"), index + 1 < names.count {
            images = URL(fileURLWithPath: names[index + 1])
            names.removeSubrange(index...index + 1)
        }
        let isWanted = { [names] (name: String) in names.isEmpty || names.contains(name) }
        let workspace = try Workspace()
        defer { workspace.remove() }

        var report = Report()
        report.machine()
        print("Halcyon against its limits. Ratios are medians over interleaved rounds.")
        if isWanted("memory") { try await MemoryRows.run(&report) }
        if isWanted("download") { try await DownloadRows.run(&report, workspace) }
        if isWanted("disk") { try await DiskRows.run(&report, workspace) }
        if isWanted("decode") { try DecodeRows.run(&report, images: images) }
        if isWanted("thumbnail") { try ThumbnailRows.run(&report, images: images) }
        if isWanted("previews") { try PreviewRows.run(&report, images: images) }
        if isWanted("animation") { try await AnimationRows.run(&report, workspace) }
        if isWanted("process") { try await ProcessRows.run(&report) }
        if isWanted("engine") { try await EngineRows.run(&report) }
        if isWanted("order") { try await OrderRows.run(&report, workspace) }
        if isWanted("list") { try ListRows.run(&report, workspace, images: images) }
        if isWanted("soak") { try await SoakRows.run(&report, workspace) }
        report.end()
    }
}
