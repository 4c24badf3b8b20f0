import Foundation

/// libvips and Pillow in a process of their own, `Benchmarks/scripts/thumbnail-peers.py`.
final class ThumbnailPeers {
    struct Thumbnail {
        var cpuSeconds: Double
        var width: Int
        var height: Int
        /// RGBA.
        var pixels: Data
    }

    let versions: String
    private let process = Process()
    private let requests = Pipe()
    private let answers = Pipe()

    init() throws {
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = ["Benchmarks/scripts/thumbnail-peers.py"]
        process.standardInput = requests
        process.standardOutput = answers
        try process.run()
        versions = Self.line(answers)
        guard !versions.isEmpty else { throw Wrong.picture("Benchmarks/scripts/thumbnail-peers.py does not start") }
    }

    deinit { process.terminate() }

    func thumbnail(by peer: String, _ file: URL, width: Int, height: Int) throws -> Thumbnail {
        requests.fileHandleForWriting.write(Data("\(peer) \(width) \(height) \(file.path)\n".utf8))
        let words = Self.line(answers).split(separator: " ", maxSplits: 3)
        guard words.count == 4, let seconds = Double(words[0]), let width = Int(words[1]), let height = Int(words[2])
        else { throw Wrong.picture("no answer from \(peer) for \(file.lastPathComponent)") }
        let pixels = try Data(contentsOf: URL(fileURLWithPath: String(words[3])))
        return Thumbnail(cpuSeconds: seconds, width: width, height: height, pixels: pixels)
    }

    private static func line(_ pipe: Pipe) -> String {
        var bytes: [UInt8] = []
        while let byte = pipe.fileHandleForReading.readData(ofLength: 1).first, byte != 10 { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
