import BenchmarkSupport
import CPeers
import Foundation
import Halcyon
import HalcyonCodecs

/// Thumbnails of a folder of photographs: the whole way of requests for `file:` URLs, nothing from a cache, against a C
/// loop that reads, decodes at the same scale, and takes the mean of pixels in place of a filter.
enum LocalRows {
    private static let count = 1_000
    private static let rounds = 7
    private static let target = TargetSize(width: 200, height: 150)
    /// How many requests run at a time.
    private static let width = 16

    static func run(_ report: inout Report, _ workspace: Workspace, images: URL) async throws {
        let paths = try links(to: images.appendingPathComponent("photo-1600.jpg"), in: workspace)
        let requests = requests(paths)
        let pipeline = ImagePipeline(.init(decoders: StandardCodecs.decoders))
        let threads = Int32(ProcessInfo.processInfo.activeProcessorCount)
        let pairs = try await Measure.pairs(rounds: rounds) {
            try await load(requests, by: pipeline)
        } against: {
            var pointers = paths.map { UnsafePointer(strdup($0)) as UnsafePointer<CChar>? }
            defer { for pointer in pointers { free(UnsafeMutablePointer(mutating: pointer)) } }
            guard peer_thumbnails(&pointers, Int32(count), threads) == Int64(count * 200 * 150) else {
                throw Wrong.picture("photo-1600.jpg")
            }
        }
        report.heading("Thumbnails of 200 px of \(count) local JPEGs of 1600×1200 (a C loop, \(threads) threads)")
        for (what, value, budget) in [
            ("wall", \Measure.Sample.wall, 1.2), ("processor", \.cpu, 1.2),
        ] as [(String, KeyPath<Measure.Sample, Double>, Double)] {
            report.row(
                what, Report.number(pairs.ours { $0[keyPath: value] } * 1e3, "ms"),
                Report.number(pairs.peer { $0[keyPath: value] } * 1e3, "ms"),
                ratio: pairs.ratio { $0[keyPath: value] }, budget: budget)
        }
    }

    /// Requests for 1,000 local photographs of 1600×1200, at 200 px.
    static func requests(_ images: URL, _ workspace: Workspace) throws -> [ImageRequest] {
        requests(try links(to: images.appendingPathComponent("photo-1600.jpg"), in: workspace))
    }

    private static func requests(_ paths: [String]) -> [ImageRequest] {
        paths.map { path in
            ImageRequest(URL(fileURLWithPath: path), targetSize: target, cachePolicy: CachePolicy(memory: .off))
        }
    }

    /// Gives a file many names: each is another source.
    private static func links(to file: URL, in workspace: Workspace) throws -> [String] {
        try workspace.write(try Data(contentsOf: file), to: "local/photo.jpg")
        return try (0..<count).map { number in
            let path = workspace.path("local/\(number).jpg")
            if !FileManager.default.fileExists(atPath: path) {
                try FileManager.default.linkItem(atPath: workspace.path("local/photo.jpg"), toPath: path)
            }
            return path
        }
    }

    static func load(_ requests: [ImageRequest], by pipeline: ImagePipeline) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, request) in requests.enumerated() {
                if number >= width { try await group.next() }
                group.addTask {
                    guard try await pipeline.image(for: request).size == PixelSize(width: 200, height: 150) else {
                        throw Wrong.picture(request.source.text)
                    }
                }
            }
            try await group.waitForAll()
        }
    }
}
