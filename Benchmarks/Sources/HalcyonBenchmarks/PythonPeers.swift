import BenchmarkSupport
import Foundation

/// A script of `Benchmarks/scripts` that answers each line with a line, in a process of its own.
final class PythonPeer {
    /// Its first line: the libraries that it uses.
    let versions: String
    private let script: String
    private let process = Process()
    private let requests = Pipe()
    private let answers = Pipe()

    init(_ script: String, _ arguments: String...) throws {
        self.script = script
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = ["Benchmarks/scripts/\(script)"] + arguments
        process.standardInput = requests
        process.standardOutput = answers
        try process.run()
        versions = Self.line(answers)
        guard !versions.isEmpty else { throw Wrong.picture("Benchmarks/scripts/\(script) does not start") }
    }

    deinit { process.terminate() }

    /// The words of its answer, of which the last has all the rest.
    func answer(to request: String, words count: Int) throws -> [String] {
        requests.fileHandleForWriting.write(Data("\(request)\n".utf8))
        let words = Self.line(answers).split(separator: " ", maxSplits: count - 1).map(String.init)
        guard words.count == count else { throw Wrong.picture("no answer of \(script) to \(request)") }
        return words
    }

    private static func line(_ pipe: Pipe) -> String {
        var bytes: [UInt8] = []
        while let byte = pipe.fileHandleForReading.readData(ofLength: 1).first, byte != 10 { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// libvips, Pillow and djxl, and Pillow-SIMD and Debian's libvips if they are there. These are processes of their own,
/// because two libraries have one name.
final class ThumbnailPeers {
    struct Thumbnail {
        var cpuSeconds: Double
        var width: Int
        var height: Int
        /// RGBA.
        var pixels: Data
    }

    let names: [String]
    let versions: String
    private let plain: PythonPeer
    private let others: [String: PythonPeer]

    /// - Parameter other: The argument for the script's other library: `simd` or `debian`.
    init(with other: String) throws {
        plain = try PythonPeer(Self.script)
        let second = try? PythonPeer(Self.script, other)
        let name = Self.names[other] ?? other
        others = second.map { [name: $0] } ?? [:]
        names = ["vips", "pillow", "djxl"] + others.keys
        versions = [plain.versions, second.map { "\(name): \($0.versions)" } ?? "no \(name)"].joined(separator: ", ")
    }

    /// Returns the MiB that a thumbnail takes in a process of its own.
    func peak(by peer: String, _ file: URL, width: Int, height: Int) throws -> Double {
        let (library, arguments) = Self.call(peer)
        let words =
            ["Benchmarks/scripts/\(Self.script)"] + arguments + [
                "peak", library, "\(width)", "\(height)", file.path,
            ]
        return try Measure.median(
            (0..<3).map { _ in try Child.figures(of: "/usr/bin/python3", words).first ?? .nan }) / 1024
    }

    private static let script = "thumbnail-peers.py"
    private static let names = ["simd": "pillow-simd", "debian": "vips-debian"]

    /// The script's name of a peer's library, and the argument that loads it.
    private static func call(_ peer: String) -> (library: String, arguments: [String]) {
        switch peer {
        case "pillow-simd": ("pillow", ["simd"])
        case "vips-debian": ("vips", ["debian"])
        default: (peer, [])
        }
    }

    func thumbnail(by peer: String, _ file: URL, width: Int, height: Int) throws -> Thumbnail {
        let request = "\(Self.call(peer).library) \(width) \(height) \(file.path)"
        let words = try (others[peer] ?? plain).answer(to: request, words: 4)
        guard let seconds = Double(words[0]), let width = Int(words[1]), let height = Int(words[2]) else {
            throw Wrong.picture("no answer from \(peer) for \(file.lastPathComponent)")
        }
        let pixels = try Data(contentsOf: URL(fileURLWithPath: words[3]))
        return Thumbnail(cpuSeconds: seconds, width: width, height: height, pixels: pixels)
    }
}
