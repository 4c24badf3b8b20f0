import BenchmarkSupport
import CPeers
import Foundation
import Halcyon
import HalcyonCurl

/// 2,000 files from nginx on loopback, against one C loop on the same libcurl.
enum DownloadRows {
    static func run(_ report: inout Report, _ workspace: Workspace) async throws {
        let sizes =
            Array(repeating: 5_000, count: 400) + Array(repeating: 40_000, count: 1000)
            + Array(repeating: 200_000, count: 500) + Array(repeating: 1_000_000, count: 100)
        let block = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) })
        let files = try sizes.shuffled().enumerated().map { number, size in
            let name = "files/\(number).bin"
            try workspace.write(block.prefix(size), to: name)
            return name
        }
        let nginx = try Nginx(serving: workspace.folder)
        defer { nginx.stop() }
        let urls = files.map { "http://127.0.0.1:\(nginx.port)/\($0)" }
        let total = Int64(sizes.reduce(0, +))

        for width in [6, 32] {
            report.heading("2,000 files of 5 KB to 1 MB from nginx, \(width) at a time (C loop on libcurl multi)")
            var settings = CurlDataLoader.Configuration()
            settings.maximumConnectionsPerHost = width
            let loader = CurlDataLoader(settings)
            let pairs = try await Measure.pairs(rounds: 7) {
                var configuration = ImagePipeline.Configuration(dataLoader: loader, imageCache: nil)
                configuration.maximumTransfers = width
                let pipeline = ImagePipeline(configuration)
                let received = try await load(urls, width, pipeline)
                guard Int64(received) == total else { throw Wrong.bytes(Int64(received), total) }
            } against: {
                var strings = urls.map { UnsafePointer(strdup($0)) }
                defer { for string in strings { free(UnsafeMutablePointer(mutating: string)) } }
                let received = peer_download(&strings, Int32(urls.count), Int32(width))
                guard received == total else { throw Wrong.bytes(received, total) }
            }
            for (what, value, budget) in [("wall", \Measure.Sample.wall, 1.10), ("CPU", \Measure.Sample.cpu, 1.3)] {
                report.row(
                    what, Report.number(pairs.ours { $0[keyPath: value] } * 1000, "ms"),
                    Report.number(pairs.peer { $0[keyPath: value] } * 1000, "ms"),
                    ratio: pairs.ratio { $0[keyPath: value] }, budget: width == 32 ? budget : nil
                )
            }
        }
    }

    /// As the C loop does it: the next one starts when one has ended.
    private static func load(_ urls: [String], _ width: Int, _ pipeline: ImagePipeline) async throws -> Int {
        try await withThrowingTaskGroup(of: Int.self) { group in
            var received = 0
            for (number, url) in urls.enumerated() {
                if number >= width { received += try await group.next() ?? 0 }
                group.addTask { try await pipeline.data(for: ImageRequest(url)).data.count }
            }
            return try await group.reduce(received, +)
        }
    }
}

enum Wrong: Error {
    case bytes(Int64, Int64)
    case picture(String)
}
