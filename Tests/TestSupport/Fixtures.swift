package import Foundation
package import HalcyonCore
import Synchronization

/// The images that `scripts/make-fixtures.py` makes: written once, kept under `.build/fixtures`, made anew when the
/// script changes. The environment variable `HALCYON_FIXTURES` names a folder to use instead.
package enum Fixtures {
    /// One image of the index, with what is known of it.
    package struct Entry: Decodable, Sendable, CustomStringConvertible {
        package struct Thumbnail: Decodable, Sendable {
            package var width: Int
            package var height: Int
            package var decibels: Double
        }

        package var file: String
        package var description: String { file }
        package var format: String
        package var width: Int
        package var height: Int
        /// How close a decoder must come to the reference.
        package var decibels: Double
        package var alpha: Bool
        package var orientation: UInt16
        package var frames: Int
        package var bits: Int
        package var colorModel: String
        package var profile: String?
        /// A reference scaled by Pillow's Lanczos filter.
        package var thumbnail: Thumbnail?
    }

    package struct Failure: Error, CustomStringConvertible {
        package var description: String
    }

    private static let made = Mutex<Result<URL, Failure>?>(nil)

    /// The folder.
    package static func folder() throws -> URL {
        try made.withLock { made in
            let result = made ?? make()
            made = result
            return result
        }.get()
    }

    /// The bytes of one file.
    package static func data(_ name: String) throws -> Data {
        try Data(contentsOf: folder().appending(path: name))
    }

    /// All images that decode, in a fixed order; empty where they could not be made (`folder()` then says why).
    package static let index: [Entry] = (try? JSONDecoder().decode([Entry].self, from: data("index.json"))) ?? []

    /// The pixels that Pillow decodes, upright.
    package static func reference(_ entry: Entry) throws -> PixelBuffer {
        try pixels("\(entry.file).rgba", width: entry.width, height: entry.height)
    }

    /// The thumbnail that Pillow makes.
    package static func reference(_ entry: Entry, _ size: Entry.Thumbnail) throws -> PixelBuffer {
        try pixels("\(entry.file).\(size.width)x\(size.height).rgba", width: size.width, height: size.height)
    }

    private static func pixels(_ name: String, width: Int, height: Int) throws -> PixelBuffer {
        let bytes = try data(name)
        guard bytes.count == width * height * 4 else { throw Failure(description: "\(name) has a wrong length") }
        return try PixelBuffer(width: width, height: height, hasAlpha: true) { bytes.copyBytes(to: $0) }
    }

    private static func make() -> Result<URL, Failure> {
        if let folder = ProcessInfo.processInfo.environment["HALCYON_FIXTURES"] {
            return .success(URL(filePath: folder, directoryHint: .isDirectory))
        }
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        do {
            let script = root.appending(path: "scripts/make-fixtures.py")
            let hash = try Data(contentsOf: script).reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
                ($0 ^ UInt64($1)) &* 0x100_0000_01b3
            }
            let folder = root.appending(path: ".build/fixtures/\(String(hash, radix: 16))")
            if !FileManager.default.fileExists(atPath: folder.path) { try run(script, into: folder) }
            return .success(folder)
        } catch {
            return .failure(Failure(description: "no fixtures: \(error)"))
        }
    }

    private static func run(_ script: URL, into folder: URL) throws {
        // Several test processes may do this at once: each makes its own, and the first to be ready wins.
        let draft = folder.appendingPathExtension("\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = [script.path, draft.path]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(script.path) failed; it needs python3-pil and python3-numpy")
        }
        do {
            try FileManager.default.moveItem(at: draft, to: folder)
        } catch {
            try? FileManager.default.removeItem(at: draft)
            guard FileManager.default.fileExists(atPath: folder.path) else { throw error }
        }
    }
}
