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

/// libvips and Pillow, and Pillow-SIMD if it is there: two processes, because both are called PIL.
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
    private let simd: PythonPeer?

    init() throws {
        plain = try PythonPeer("thumbnail-peers.py")
        simd = try? PythonPeer("thumbnail-peers.py", "simd")
        names = ["vips", "pillow"] + (simd == nil ? [] : ["pillow-simd"])
        versions = [plain.versions, simd?.versions ?? "no Pillow-SIMD"].joined(separator: ", ")
    }

    func thumbnail(by peer: String, _ file: URL, width: Int, height: Int) throws -> Thumbnail {
        let isSIMD = peer == "pillow-simd"
        let request = "\(isSIMD ? "pillow" : peer) \(width) \(height) \(file.path)"
        let words = try (isSIMD ? simd ?? plain : plain).answer(to: request, words: 4)
        guard let seconds = Double(words[0]), let width = Int(words[1]), let height = Int(words[2]) else {
            throw Wrong.picture("no answer from \(peer) for \(file.lastPathComponent)")
        }
        let pixels = try Data(contentsOf: URL(fileURLWithPath: words[3]))
        return Thumbnail(cpuSeconds: seconds, width: width, height: height, pixels: pixels)
    }
}
