import Foundation
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonCLI

@Suite("fetch --shard")
struct ShardTests {
    private let program: Program
    private let server: NginxServer

    init() throws {
        program = try Program()
        server = try NginxServer()
    }

    @Test("Given a list and N runs, when each loads its part, then each image is written once")
    func parts() async throws {
        // Names that collide once the real formats are known, and lines that are there twice.
        let paths = (0..<12).flatMap { ["/\($0)/cat", "/\($0)/cat.png", "/\($0)/cat.gif"] }
        for (number, path) in paths.enumerated() {
            try server.write(try await Pictures.file(number % 2 == 0 ? .jpeg : .png, width: 10 + number), to: path)
        }
        let urls = paths.map { server.url($0) }
        try program.folder.write(Data((urls + urls.prefix(5)).joined(separator: "\n").utf8), to: "list.txt")
        var lines = 0
        for number in 1...3 {
            let ending = try await program.run(
                "fetch", "--from", "list.txt", "-o", "out", "--json", "--cache", "cache\(number)", "--shard",
                "\(number)/3")
            #expect(ending.status == 0)
            let images = try ending.fetched().images
            #expect((1..<30).contains(images.count))
            lines += images.count
        }
        #expect(lines == urls.count + 5)
        for path in paths { #expect(try server.requestCount(path: path) == 1) }
        let files = try FileManager.default.contentsOfDirectory(atPath: program.folder.file("out").path)
        #expect(files.count == urls.count + 5)
        // The same pictures as the served ones, under whatever names.
        let written = try Set(files.map { try Data(contentsOf: program.folder.file("out/\($0)")) })
        let served = try Set(paths.map { try Data(contentsOf: server.documentRoot.appending(path: $0)) })
        #expect(written == served)
    }

    @Test("Given a part, when inputs are asked for in any order, then the same ones belong to it")
    func membership() throws {
        let shards = try (1...7).map { try #require(Shard(argument: "\($0)/7")) }
        var counts = Array(repeating: 0, count: 7)
        for number in 0..<7000 {
            let input = Input("https://example.org/\(number).jpg", index: number)
            let owners = shards.indices.filter { shards[$0].contains(input) }
            #expect(owners.count == 1)
            for owner in owners { counts[owner] += 1 }
        }
        #expect(counts.allSatisfy { (850...1150).contains($0) })
        // Programs of all versions must agree.
        let first = try (0..<8).map { number in
            try #require(shards.firstIndex { $0.contains(Input("https://example.org/\(number).jpg")) })
        }
        #expect(first == [0, 5, 3, 4, 2, 0, 5, 2])
    }
}
