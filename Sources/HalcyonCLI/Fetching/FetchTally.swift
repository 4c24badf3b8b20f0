import Foundation

/// What became of many inputs, counted.
struct FetchTally: Sendable, Equatable {
    var images = 0
    var ok = 0
    var failed = 0
    var bytes = 0
    var memory = 0
    var disk = 0
    var network = 0
    /// From files and `data:` URLs.
    var local = 0
    var seconds = 0.0

    mutating func add(_ outcome: FetchOutcome) {
        images += 1
        guard case .success(let success) = outcome.result else {
            failed += 1
            return
        }
        ok += 1
        bytes += success.bytes
        switch success.origin {
        case .memory: memory += 1
        case .disk: disk += 1
        case .network: network += 1
        case .file, .data: local += 1
        }
    }

    /// The last object of the JSON output.
    var json: JSONValue {
        .object(of: [
            "summary": .object(of: [
                "images": .integer(images), "ok": .integer(ok), "failed": .integer(failed), "bytes": .integer(bytes),
                "memory": .integer(memory), "disk": .integer(disk), "network": .integer(network),
                "local": .integer(local), "seconds": .seconds(seconds),
            ])
        ])
    }

    static let headings = ["images", "bytes", "memory", "disk", "network", "local", "failed", "seconds"]

    /// The cells under ``headings``.
    var cells: [String] {
        [
            "\(images)", ByteCount(bytes).description, "\(memory)", "\(disk)", "\(network)", "\(local)", "\(failed)",
            String(format: "%.3f", seconds),
        ]
    }
}
