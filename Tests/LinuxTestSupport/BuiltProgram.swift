import Foundation

/// A program of this package that tests start: it lies beside them.
package enum BuiltProgram {
    /// Names another folder: tests that are built with a sanitizer need programs that are built without, because a
    /// sanitizer makes calls that a sandbox forbids.
    private static let variable = "HALCYON_PROGRAMS"

    package struct Missing: Error {
        package var name: String
        package var places: [String]
    }

    package static func path(_ name: String) throws -> String {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let places =
            ProcessInfo.processInfo.environment[variable].map { [$0] }
            ?? [Bundle.main.bundlePath, URL(filePath: tests).deletingLastPathComponent().path]
            + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent().path }
        for place in places {
            let path = URL(filePath: place).appending(path: name).path
            if FileManager.default.isExecutableFile(atPath: path) { return path }
        }
        throw Missing(name: name, places: places)
    }
}
