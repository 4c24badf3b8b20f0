import BenchmarkSupport
import CGTK
import Foundation
import HalcyonGTK

/// `ScreenBenchmarks [launch] [zoom] [fling] [grid] [play] [idle] [--pictures FOLDER]`: what a window costs; `fling` is
/// that of a list.
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
        let workspace = try Workspace()
        defer { workspace.remove() }
        var report = Report()
        for name in ["launch", "zoom", "fling", "grid", "play", "idle"] where names.isEmpty || names.contains(name) {
            do {
                switch name {
                case "launch": try await LaunchRows.run(&report, workspace)
                case "zoom": try await ZoomRows.run(&report, pictures: pictures, workspace)
                case "idle": try await IdleRows.run(&report)
                case "play": try await PlayRows.run(&report)
                default: try await FlingRows.run(name == "grid", &report, pictures: pictures, workspace)
                }
            } catch { report.fail(name, error) }
        }
        if !report.end() { exit(1) }
    }
}

enum Wrong: Error {
    case noDisplay
    case picture(String)
}
