import Foundation
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonCLI

@Suite struct KillTests {
    private struct Report: Decodable { var checked: Int, damaged: Int, missing: Int, orphans: Int, rebuilt: Bool }

    @Test("Given fetches killed 50 times by SIGKILL, when the cache is read, then each entry is whole")
    func killed() async throws {
        let program = try Program()
        let server = try NginxServer()
        let picture = try await Pictures.file(.png)
        // What follows a PNG's end is nobody's business: so each file differs, in length too, and still is a picture.
        let files = (0..<500).map { picture + testBytes(500 + $0 * 97, seed: UInt64($0 + 1)) }
        for (number, file) in files.enumerated() { try server.write(file, to: "/\(number).png") }
        let list = try program.folder.write(
            Data((0..<500).map { server.url("/\($0).png") }.joined(separator: "\n").utf8), to: "list.txt")

        var kills = 0
        var round = 0
        while kills < 50, round < 200 {
            // Every round writes all entries again, over those of the rounds before.
            let run = try program.start(["fetch", "--from", list.path, "--refresh", "--json", "--concurrency", "16"])
            let wanted = 1 + round * 37 % 350
            round += 1
            try await eventually("\(wanted) images are there", within: .seconds(120)) { run.written.count >= wanted }
            kill(run.process.pid, SIGKILL)
            // On a busy machine the fetch may have ended before the signal came: that round does not count.
            if await run.end().status == 128 + SIGKILL { kills += 1 }
        }
        #expect(kills == 50)

        let offline = try await program.run("fetch", "--from", list.path, "--offline", "--json", "-o", "out").fetched()
        let found = offline.images.filter { $0.status == "ok" }
        // What had not reached the disk yet is rightly missing.
        #expect(found.count >= 50)
        #expect(offline.images.filter { $0.status == "failed" }.allSatisfy { $0.error?.code == 3001 })
        for line in found {
            let (index, path) = (try #require(line.index), try #require(line.file))
            #expect(try Data(contentsOf: program.folder.file(path)) == files[index], "\(path)")
        }
        let report = try #require(try await program.run("cache", "verify", "--json").json(Report.self).first)
        #expect(report.checked >= found.count)
        #expect(report.damaged == 0)
        #expect(report.missing == 0)
        #expect(!report.rebuilt)
    }
}
