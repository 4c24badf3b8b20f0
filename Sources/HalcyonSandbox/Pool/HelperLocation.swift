#if os(Linux)
import Foundation
import Glibc

/// Where the program `halcyon-decoder` is.
enum HelperLocation {
    /// The environment variable that names the program.
    static let variable = "HALCYON_DECODER"
    static let name = "halcyon-decoder"

    /// No program at any of the places.
    struct NotFound: Error {
        let places: [String]
    }

    /// Returns the program's path: that of the configuration or of the environment, if one is given, which must then be
    /// there; otherwise beside the running program, or in `libexec/halcyon` of the prefix that this was installed to,
    /// of `/usr/local` or of `/usr`.
    static func path(
        configured: String?, environment: [String: String] = ProcessInfo.processInfo.environment,
        program: String? = runningProgram
    ) throws(NotFound) -> String {
        let places: [String]
        if let named = configured ?? environment[variable].flatMap({ $0.isEmpty ? nil : $0 }) {
            places = [named]
        } else {
            let folder = program.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
            let prefix = folder?.deletingLastPathComponent()
            places = [
                folder?.appendingPathComponent(name).path,
                prefix?.appendingPathComponent("libexec/halcyon/\(name)").path,
                "/usr/local/libexec/halcyon/\(name)", "/usr/libexec/halcyon/\(name)",
            ].compactMap(\.self)
        }
        for place in places where access(place, X_OK) == 0 { return place }
        throw NotFound(places: places.map { access($0, F_OK) == 0 ? $0 + " (not executable)" : $0 })
    }

    private static var runningProgram: String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    }
}
#endif
