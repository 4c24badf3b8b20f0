import Foundation
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonCLI

@Suite("Lists: pipes, devices, closed input, names that are no text", .timeLimit(.minutes(5)))
struct ListFileTests {
    private let program: Program

    init() throws { program = try Program() }

    private func writePicture(_ name: String) async throws {
        try program.folder.write(try await Pictures.file(.png, width: 7, height: 5), to: name)
    }

    private func run(_ arguments: String..., redirection: String) async throws -> Program.Ending {
        try await program.start(arguments, redirection: redirection).end()
    }

    @Test(
        "Given a list in a pipe, when named by its path or by a dash, then it is read",
        arguments: ["/dev/stdin", "/dev/fd/0", "/proc/self/fd/0", "-"])
    func pipes(path: String) async throws {
        // The shell gives a text of its own in a pipe.
        try await writePicture("a.png")
        let ending = try await run("info", "--json", "--from", path, redirection: "<<'END'\na.png\nEND")
        #expect(ending.status == 0)
        #expect(try ending.json(InfoLine.self).map(\.path) == ["a.png"])
    }

    @Test("Given an empty device as the list, when read, then it names no image")
    func empty() async throws {
        let ending = try await program.run("info", "--from", "/dev/null")
        #expect(ending.status == 2)
        #expect(ending.errors.contains("The list '/dev/null' contains no images."))
    }

    @Test("Given closed input, a folder or no file, when read as a list, then the error says which")
    func unreadable() async throws {
        let closed = try await run("info", "--from", "-", redirection: "<&-")
        #expect(closed.errors.contains("The list '-' cannot be read: standard input is closed"))
        let folder = try await program.run("info", "--from", "/tmp")
        #expect(folder.errors.contains("cannot be read: Is a directory"))
        let missing = try await program.run("info", "--from", "missing.txt")
        #expect(missing.errors.contains("cannot be read: No such file or directory"))
        #expect([closed, folder, missing].map(\.status) == [2, 2, 2])
    }

    @Test("Given a file that the system fails to read, when inspected, then the system's reason shows")
    func systemFailure() async throws {
        let ending = try await program.run("info", "/proc/self/mem")
        #expect(ending.status == 1)
        #expect(ending.errors.contains("Input/output error"))
        #expect(!ending.errors.contains("NSCocoaErrorDomain"))
    }

    @Test("Given a list with a line that is not UTF-8, when read, then that line alone fails")
    func lineThatIsNoText() async throws {
        try await writePicture("a.png")
        // What the line would be taken for.
        try await writePicture("b\u{FFFD}.png")
        try program.folder.write(Data("a.png\nb".utf8) + [0xFF] + Data(".png\na.png\n".utf8), to: "list")
        let ending = try await program.run("info", "--from", "list")
        #expect(ending.status == 1)
        #expect(ending.lines.count { $0.contains("a.png") } == 2)
        #expect(!ending.output.contains("b\u{FFFD}"))
        #expect(ending.errors.contains(#"b\xFF.png"#))
        #expect(ending.errors.contains("its name is not UTF-8"))
        let fetched = try await program.run("fetch", "--from", "list", "-o", "out")
        #expect(fetched.status == 1)
        #expect(fetched.errors.contains("its name is not UTF-8"))
    }

    @Test("Given an argument that is not UTF-8, when the program starts, then it says so and stops")
    func argumentThatIsNoText() async throws {
        try await writePicture("b\u{FFFD}.png")
        // The shell appends what it makes of the octal number.
        let ending = try await run("info", redirection: #""$(printf 'b\377.png')""#)
        #expect(ending.status == 2)
        #expect(ending.errors.contains(#"The argument 'b\xFF.png' is not UTF-8"#))
        #expect(ending.output.isEmpty)
    }

    @Test("Given an argument that is not UTF-8, when it is reported, then its option is named")
    func optionIsNamed() {
        func problem(_ arguments: String...) -> String {
            // A line feed stands for the byte that no text has.
            let bytes = arguments.map { $0.utf8.map { $0 == 0x0A ? 0xFF : $0 } }
            return UnreadableName.problem(in: bytes) ?? "none"
        }
        #expect(problem("fetch", "a", "-o", "out") == "none")
        #expect(problem("fetch", "a", "-o", "o\nt").hasPrefix(#"-o: 'o\xFFt' is not UTF-8."#))
        #expect(problem("cache", "list", "--cache", "\n").hasPrefix(#"--cache: '\xFF' is not UTF-8."#))
        #expect(problem("info", "--from=l\n").hasPrefix(#"--from: 'l\xFF' is not UTF-8."#))
        #expect(problem("info", "--json", "\n.png").hasPrefix(#"The argument '\xFF.png' is not UTF-8."#))
    }

    @Test("Given a program folder whose name is not UTF-8, when started by its path, then it runs")
    func programsOwnName() async throws {
        try await writePicture("a.png")
        let script =
            #"d=$(printf 'fa\351ade'); mkdir "$d"; ln -s "$0" "$d/halcyon"; exec "./$d/halcyon" info a.png >out"#
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let path = tests.deletingLastPathComponent().appending(path: "halcyon").path
        let process = try ChildProcess(["sh", "-c", "cd \"$1\"; \(script)", path, program.folder.url.path])
        #expect(process.wait() == 0)
        #expect(try String(contentsOf: program.folder.file("out"), encoding: .utf8).contains("a.png"))
    }

    @Test("Given a file name that ends with a space, when a list has it, then that file is read")
    func spaceAtTheEnd() async throws {
        try await writePicture("trail.png ")
        try program.folder.write(try await Pictures.file(.png, width: 9, height: 9), to: "trail.png")
        try program.folder.write(Data("./trail.png \r\n./trail.png\n".utf8), to: "list")
        let ending = try await program.run("info", "--json", "--from", "list")
        #expect(try ending.json(InfoLine.self).map(\.width) == [7, 9])
    }

    @Test("Given a list that never ends, when read, then that stops, and the error says what is wrong")
    func endless() async throws {
        let ending = try await program.run("fetch", "--from", "/dev/zero", "-o", "out")
        #expect(ending.status == 2)
        #expect(ending.errors.contains("The list '/dev/zero' cannot be read: it is longer than 64 MiB; split it"))
    }

    @Test("Given a socket as the list, when opened, then programs that this one starts do not get it")
    func socket() throws {
        var ends: [Int32] = [-1, -1]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        defer { close(ends[1]) }
        try #require(write(ends[1], "a.png", 5) == 5)
        let file = try ListFile.descriptor(for: "/proc/self/fd/\(ends[0])")
        defer { close(file) }
        close(ends[0])
        #expect(fcntl(file, F_GETFD) & FD_CLOEXEC != 0)
        var data = Data()
        #expect(try DescriptorReader.read(file, count: 5, into: &data) == 5)
        #expect(data == Data("a.png".utf8))
    }

    @Test("Given more bytes wanted than there are, when read piecewise, then all come, in order")
    func pieces() throws {
        let content = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) })
        try program.folder.write(content, to: "file")
        let file = try FileHandle(forReadingFrom: program.folder.file("file"))
        var data = Data()
        #expect(try DescriptorReader.read(file.fileDescriptor, count: 100_001, into: &data) == 100_001)
        #expect(data == content.prefix(100_001))
        #expect(try DescriptorReader.read(file.fileDescriptor, count: .max, into: &data) == 199_999)
        #expect(data == content)
        #expect(try DescriptorReader.read(file.fileDescriptor, count: .max, into: &data) == 0)
        #expect(throws: POSIXError.self) { try DescriptorReader.read(-1, count: 1, into: &data) }
    }

    @Test("Given comments after blanks or a BOM, when they are not UTF-8, then they stay comments")
    func comments() {
        let mark = Data([0xEF, 0xBB, 0xBF])
        let comments = [Data("#".utf8), Data(" \t#".utf8), mark + Data("#".utf8), mark + Data("  # ".utf8)]
        let list = comments.reduce(Data()) { $0 + $1 + [0xFF, 0x0A] }
        #expect(InputList.inputs(in: list).isEmpty)
        let names = list + mark + Data("a".utf8) + [0xFF] + Data("b \n#c\n c".utf8)
        #expect(InputList.inputs(in: names).map(\.text) == [#"a\xFFb "#, " c"])
    }

    @Test("Given lines by all ways to end one, when a list is read, then each text stays what it is")
    func lines() {
        let data = Data("# a\r\n http://a/1.jpg \r\n\r\nmy picture.jpg\n".utf8)
        let bad = data + [0xC3, 0x28, 0x0A] + Data("#".utf8) + [0xFF, 0x0A] + Data("last".utf8)
        #expect(InputList.inputs(in: data).map(\.text) == ["http://a/1.jpg", "my picture.jpg"])
        let inputs = InputList.inputs(in: bad, from: 3)
        #expect(inputs.map(\.text) == ["http://a/1.jpg", "my picture.jpg", #"\xC3("#, "last"])
        #expect(inputs.map(\.index) == [3, 4, 5, 6])
    }
}
