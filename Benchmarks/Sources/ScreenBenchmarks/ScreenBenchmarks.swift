import BenchmarkSupport
import CGTK
import Foundation
import HalcyonGTK

/// `ScreenBenchmarks [fling] [grid] [idle] [--pictures FOLDER]`: what a window costs; `fling` is that of a list.
/// A program of its own, because GTK wants the main thread, and
/// because its memory is not for the figures of other rows. Wants a display.
@main
struct ScreenBenchmarks {
    static func main() throws {
        guard gtk_init_check() != 0 else { throw Wrong.noDisplay }
        try MainActor.assumeIsolated {
            try installMainLoop()
            Task {
                do {
                    try await run()
                    exit(0)
                } catch {
                    print("\(error)")
                    exit(1)
                }
            }
        }
        g_main_loop_run(g_main_loop_new(nil, 0))
    }

    @MainActor
    private static func run() async throws {
        var names = Array(CommandLine.arguments.dropFirst())
        var pictures = URL(fileURLWithPath: ".build/bench-pictures")
        if let index = names.firstIndex(of: "--pictures"), index + 1 < names.count {
            pictures = URL(fileURLWithPath: names[index + 1])
            names.removeSubrange(index...index + 1)
        }
        let isWanted = { [names] (name: String) in names.isEmpty || names.contains(name) }
        let workspace = try Workspace()
        defer { workspace.remove() }
        var report = Report()
        if isWanted("fling") { try await FlingRows.run(false, &report, pictures: pictures, workspace) }
        if isWanted("grid") { try await FlingRows.run(true, &report, pictures: pictures, workspace) }
        if isWanted("idle") { try await IdleRows.run(&report) }
        report.end()
    }
}

enum Wrong: Error {
    case noDisplay
    case picture(String)
}
