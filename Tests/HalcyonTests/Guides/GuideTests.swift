import Foundation
import Testing

@Suite("Guides")
struct GuideTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

    private static var guides: [URL] {
        get throws {
            let folder = root.appending(path: "Sources/Halcyon/Halcyon.docc")
            let articles = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return articles.filter { $0.pathExtension == "md" } + pages
        }
    }

    /// Pages beside the guides. Their code is compiled too, and their links lead somewhere.
    private static var pages: [URL] {
        [
            "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Benchmarks/README.md", "Examples/Gallery/README.md",
            "Examples/Articles/README.md", "Examples/Articles/docs/ActorLoader.md",
            "Examples/Articles/docs/PublishedImage.md", "Examples/Articles/docs/RecycledCells.md",
            "Examples/Articles/docs/SetImage.md", "Examples/Articles/docs/TwoTierCache.md", "docs/Dependencies.md",
        ].map { root.appending(path: $0) }
    }

    /// Where code of the guides may stand: all of it is compiled by the tests.
    private static var code: [URL] {
        get throws {
            let folders = [
                "Tests/HalcyonTests/Guides", "Tests/HalcyonGTKTests", "Tests/HalcyonCombineTests",
                "Tests/HalcyonAppleTests", "Tests/HalcyonRedisTests/Guides", "Tests/HalcyonS3Tests/Guides",
                "Tests/HalcyonSandboxTests/Guides",
                "Examples/Gallery/Sources", "Examples/Articles/Sources",
            ]
            return try folders.map { root.appending(path: $0) }.flatMap { folder in
                try FileManager.default.subpathsOfDirectory(atPath: folder.path).map { folder.appending(path: $0) }
            }
            .filter { $0.pathExtension == "swift" }
        }
    }

    @Test("Given the guides, when their code is looked for, then all of it stands in a test")
    func areCompiled() throws {
        let tests = try Self.code.map { try plain(String(contentsOf: $0, encoding: .utf8)) }
        var count = 0
        for guide in try Self.guides {
            for snippet in try snippets(of: guide) {
                count += 1
                #expect(
                    tests.contains { $0.contains(snippet) },
                    "no test has this of \(guide.lastPathComponent): \(snippet)")
            }
        }
        #expect(count > 40)
    }

    @Test("Given the migration guides, when their columns are looked up, then our code is compiled")
    func columnsAreCompiled() throws {
        let tests = try Self.code.map { try plain(String(contentsOf: $0, encoding: .utf8)) }
        var count = 0
        for guide in try Self.guides where guide.lastPathComponent.hasPrefix("From") {
            for code in try columns(of: guide) {
                count += 1
                #expect(tests.contains { $0.contains(code) }, "no test has this of \(guide.lastPathComponent): \(code)")
            }
        }
        #expect(count > 80)
    }

    @Test("Given the guides, when they name other articles, then those are there")
    func areLinked() throws {
        let names = try Set(Self.guides.map { $0.deletingPathExtension().lastPathComponent })
        for guide in try Self.guides {
            for link in try String(contentsOf: guide, encoding: .utf8).components(separatedBy: "<doc:").dropFirst() {
                let name = String(link.prefix { $0 != ">" })
                #expect(names.contains(name), "\(guide.lastPathComponent) names \(name)")
            }
        }
    }

    @Test("Given the guides and pages, when they link to repository files, then those exist")
    func filesAreLinked() throws {
        var count = 0
        for guide in try Self.guides {
            for link in try String(contentsOf: guide, encoding: .utf8).components(separatedBy: "](").dropFirst() {
                let path = String(link.prefix { $0 != ")" && $0 != "#" })
                if path.isEmpty || path.contains(":") { continue }
                count += 1
                let file = guide.deletingLastPathComponent().path + "/" + path
                #expect(
                    FileManager.default.fileExists(atPath: file), "\(guide.lastPathComponent) links to \(path)")
            }
        }
        #expect(count > 40)
    }

    private func snippets(of guide: URL) throws -> [String] {
        try String(contentsOf: guide, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first.map(plain) }
    }

    /// What stands as code in the last column of tables. A bar is written `\|` there.
    private func columns(of guide: URL) throws -> [String] {
        try String(contentsOf: guide, encoding: .utf8).components(separatedBy: "\n").filter { $0.hasPrefix("|") }
            .compactMap { $0.components(separatedBy: " | ").last }
            .flatMap { column in
                column.replacing("\\|", with: "|").components(separatedBy: "`").enumerated()
                    .compactMap { $0.offset.isMultiple(of: 2) ? nil : plain($0.element) }
            }
            .filter { !$0.isEmpty }
    }

    /// Without indentation and columns, and without what can stand only at the top of a file or once in a program.
    private func plain(_ text: String) -> String {
        text.components(separatedBy: "\n").map { $0.split(separator: " ").joined(separator: " ") }
            .filter { !$0.hasPrefix("import ") && $0 != "@main" }
            .joined(separator: "\n").trimmingCharacters(in: .newlines)
    }
}
