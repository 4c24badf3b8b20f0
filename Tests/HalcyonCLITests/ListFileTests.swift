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
        #expect(ending.errors.contains("The list '/dev/null' names no image."))
    }

    @Test(
        "Given closed input, a folder, and no file, when read as a list, then the error says what it is in plain words")
    func unreadable() async throws {
        let closed = try await run("info", "--from", "-", redirection: "<&-")
        #expect(closed.errors.contains("The list '-' cannot be read: standard input is closed"))
        let folder = try await program.run("info", "--from", "/tmp")
        #expect(folder.errors.contains("cannot be read: Is a directory"))
        let missing = try await program.run("info", "--from", "missing.txt")
        #expect(missing.errors.contains("cannot be read: No such file or directory"))
        #expect([closed, folder, missing].map(\.status) == [2, 2, 2])
    }

    @Test("Given a file that the system fails to read, when asked about, then it says why in the system's words")
    func systemFailure() async throws {
        let ending = try await program.run("info", "/proc/self/mem")
        #expect(ending.status == 1)
        #expect(ending.errors.contains("Input/output error"))
        #expect(!ending.errors.contains("NSCocoaErrorDomain"))
    }

    @Test("Given a list with a line that is not UTF-8, when read, then that one fails and says so, and others are read")
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

    @Test("Given an argument that is not UTF-8, when the program starts, then it says so and does nothing")
    func argumentThatIsNoText() async throws {
        try await writePicture("b\u{FFFD}.png")
        // The shell appends what it makes of the octal number.
        let ending = try await run("info", redirection: #""$(printf 'b\377.png')""#)
        #expect(ending.status == 2)
        #expect(ending.errors.contains(#"The argument 'b\xFF.png' is not UTF-8"#))
        #expect(ending.output.isEmpty)
    }

    @Test("Given lines by all ways to end one, when a list is read, then each text stays what it is")
    func lines() {
        let data = Data("# a\r\nhttp://a/1.jpg\r\n\r\n  my picture.jpg  \n".utf8)
        let bad = data + [0xC3, 0x28, 0x0A] + Data("#".utf8) + [0xFF, 0x0A] + Data("last".utf8)
        #expect(InputList.inputs(in: data).map(\.text) == ["http://a/1.jpg", "my picture.jpg"])
        let inputs = InputList.inputs(in: bad, from: 3)
        #expect(inputs.map(\.text) == ["http://a/1.jpg", "my picture.jpg", #"\xC3("#, "last"])
        #expect(inputs.map(\.index) == [3, 4, 5, 6])
    }
}
