import Foundation
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonCLI

/// The program where no folder says whose it is: in a service without a home, or with one that is not there.
@Suite struct HomelessTests {
    private let program: Program
    private let server: NginxServer
    private let picture: Data

    init() async throws {
        program = try Program()
        server = try NginxServer()
        picture = try await Pictures.file(.png)
        try server.write(picture, to: "/a.png")
        try FileManager.default.createDirectory(at: program.folder.file("tmp"), withIntermediateDirectories: false)
    }

    /// The folder of the cache below the system's folder for temporary files.
    private var cache: URL { program.folder.file("tmp/halcyon-\(geteuid())") }

    private func run(_ arguments: String..., home: String? = nil) async throws -> Program.Ending {
        let changes = [
            "--unset=XDG_CACHE_HOME", home.map { "HOME=\($0)" } ?? "--unset=HOME",
            "TMPDIR=\(program.folder.file("tmp").path)",
        ]
        return try await program.start(arguments, changes: changes).end()
    }

    /// Fetches and looks after a cache that cannot be used, for the reason that is expected.
    private func expectUnusable(because reason: String, home: String? = nil) async throws {
        for _ in 0..<2 {
            let fetched = try await run("fetch", server.url("/a.png"), "-o", "out", "--json", home: home)
            #expect(fetched.status == 0, "\(fetched)")
            #expect(try fetched.fetched().images.map(\.source) == ["network"])
            #expect(fetched.errors.contains("halcyon: warning: "))
            #expect(fetched.errors.contains(reason), "\(fetched)")
            #expect(try Data(contentsOf: program.folder.file("out/a.png")) == picture)
            try FileManager.default.removeItem(at: program.folder.file("out"))
        }
        for command in ["status", "list", "verify", "clear"] {
            let ending = try await run("cache", command, home: home)
            #expect(ending.status == 1, "\(command): \(ending)")
            #expect(ending.output.isEmpty, "\(command): \(ending)")
            #expect(ending.errors.contains(reason), "\(command): \(ending)")
        }
    }

    @Test("Given no home, when images are fetched, then a private temporary folder keeps them")
    func kept() async throws {
        for source in ["network", "disk"] {
            let ending = try await run("fetch", server.url("/a.png"), "--json")
            #expect(ending.status == 0, "\(ending)")
            #expect(ending.errors.isEmpty)
            #expect(try ending.fetched().images.map(\.source) == [source])
        }
        #expect(try FileManager.default.attributesOfItem(atPath: cache.path)[.posixPermissions] as? Int == 0o700)
        let status = try await run("cache", "status")
        #expect(status.status == 0)
        #expect(status.output.contains(cache.path))
    }

    @Test(
        "Given no home, and a folder open to others, when used, then it is told, and images come",
        arguments: [0o777, 0o755])
    func planted(mode: Int) async throws {
        try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: false)
        // Not as it is made: the mask of the process would take from it.
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: cache.path)
        try await expectUnusable(because: "\(cache.path) is open to other users (mode \(String(mode, radix: 8)))")
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path).isEmpty)
    }

    @Test(
        "Given no home and another user's folder there, when used, then it warns and still fetches",
        .enabled(if: geteuid() == 0, "only root can give files away"))
    func foreign() async throws {
        try FileManager.default.createDirectory(
            at: cache, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        try #require(lchown(cache.path, 12_345, 12_345) == 0)
        try await expectUnusable(because: "belongs to user 12345")
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path).isEmpty)
    }

    @Test("Given a home that cannot be made, when used, then it warns and still fetches")
    func homeNotThere() async throws {
        // Not even root can make a folder in /proc.
        try await expectUnusable(because: "/proc/nobody: No such file or directory", home: "/proc/nobody")
        #expect(try FileManager.default.contentsOfDirectory(atPath: program.folder.file("tmp").path).isEmpty)
    }
}
