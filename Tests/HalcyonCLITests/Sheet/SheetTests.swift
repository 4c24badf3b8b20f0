import Foundation
import HalcyonCore
import TestSupport
import Testing

@testable import HalcyonCLI

@Suite struct SheetTests {
    private let program: Program

    init() throws { program = try Program() }

    @Test("Given pictures and a failure, when a sheet is drawn, then each has a cell; the status is 1")
    func sheet() async throws {
        try program.folder.write(try await Pictures.file(.png), to: "a.png")
        try program.folder.write(try await Pictures.file(.jpeg, width: 900, height: 300), to: "b.jpg")
        let ending = try await program.run(
            "sheet", "a.png", "b.jpg", "missing.jpg", "-o", "out.png", "--columns", "2", "--cell", "100")
        #expect(ending.status == 1)
        #expect(ending.errors.contains("failed: missing.jpg"))
        let expected = ContactSheet(columns: 2, cell: 100).size(for: 3)
        let info = try await program.run("info", "out.png", "--json").json(InfoLine.self)
        #expect(info.map(\.format) == ["png"])
        #expect(info.map(\.width) == [expected.width])
        #expect(info.map(\.height) == [expected.height])
    }

    @Test("Given a strip of an image that fails, when a sheet is drawn, then its reason is told")
    func failedStrip() async throws {
        try program.folder.write(try await Pictures.file(.png), to: "a.png")
        let ending = try await program.run("sheet", "a.png", "--strip", "missing.gif", "-o", "out.png")
        #expect(ending.status == 1)
        #expect(ending.errors.contains("failed: missing.gif: "))
    }

    @Test("Given a file that ends in .jpg, when a sheet is drawn, then it is a JPEG")
    func jpeg() async throws {
        try program.folder.write(try await Pictures.file(.png), to: "a.png")
        let ending = try await program.run("sheet", "a.png", "-o", "out.jpg")
        #expect(ending.status == 0)
        #expect(try await program.run("info", "out.jpg", "--json").json(InfoLine.self).map(\.format) == ["jpeg"])
    }

    @Test("Given an unwritable path, when a sheet is drawn, then it says why and exits with 1")
    func unwritable() async throws {
        try program.folder.write(try await Pictures.file(.png), to: "a.png")
        let ending = try await program.run("sheet", "a.png", "-o", "no/such/folder/out.png")
        #expect(ending.status == 1)
        #expect(ending.errors.contains("No such file or directory"))
    }
}
