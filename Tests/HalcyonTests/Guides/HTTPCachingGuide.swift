import Foundation
import HTTPTypes
import Halcyon
import HalcyonTesting
import Testing

@Suite("Guide: HTTP caching")
struct HTTPCachingGuide {
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

    @Test("Given the guide, when modes are said, then they are there")
    func modes() {
        var configuration = ImagePipeline.Configuration()
        var request = ImageRequest("https://example.org/cat.jpg")
        #expect(configuration.freshness == .images)

        configuration.freshness = .images  // the default
        configuration.freshness = .strict  // RFC 9111 alone
        configuration.freshness = .expirationOnly  // nothing that a server says, but no-store on the disk
        configuration.expiration = .days(7)  // where nobody says how long
        request.expiration = .days(30)  // before all that

        #expect(request.expiration == .days(30))
    }

    @Test("Given the guide, when an answer is asked what it is, then it says so")
    func answer() async throws {
        let loader = FakeLoader(default: .image(fields: [.age: "5"]))
        let pipeline = ImagePipeline(.fake(loader: loader))
        let request = ImageRequest("https://example.org/cat.jpg")

        let response = try await pipeline.data(for: request)
        print(response.response?.status.code ?? 0, response.source, response.age ?? 0)
        if response.isStale { print("as of \(response.storedAt ?? .now): the server could not be asked") }
        if response.isRevalidated { print("unchanged since it was loaded") }

        #expect(response.age == 5)
        #expect(!response.isStale && !response.isRevalidated)
    }

    @Test("Given the clause table, when its tests are looked up, then each bears its clause")
    func tableIsTested() throws {
        let article = Self.root.appending(path: "Sources/Halcyon/Halcyon.docc/HTTPCaching.md")
        let rows = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "\n")
            .filter {
                $0.hasPrefix("| 9111, ") || $0.hasPrefix("| 9110, ") || $0.hasPrefix("| 5861, ")
                    || $0.hasPrefix("| 8246, ")
            }
            .map { $0.components(separatedBy: " | ") }
        let tests = Self.root.appending(path: "Tests")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
        var named: Set<String> = []
        for row in rows {
            let clause = row[0].dropFirst(2)
            let names = (row.last ?? "").components(separatedBy: "`").filter { $0.contains("/") }
            #expect(!names.isEmpty, "no test for \(clause)")
            for name in names {
                named.insert(name)
                let parts = name.components(separatedBy: "/")
                let path = try #require(paths.first { $0.hasSuffix("/\(parts[0]).swift") }, "no file of \(name)")
                let text = try String(contentsOf: tests.appending(path: path), encoding: .utf8)
                let pieces = text.components(separatedBy: "func \(parts[1])(")
                let before = try #require(pieces.count > 1 ? pieces[0] : nil, "no test \(name)")
                let title = try #require(before.components(separatedBy: "@Test(").last)
                #expect(title.contains("\"RFC \(clause)"), "\(name) is not named by \(clause)")
            }
        }
        #expect(rows.count > 30)
        // And none that has a clause for its name is left out.
        for path in paths where path.hasSuffix(".swift") && !path.hasSuffix("HTTPCachingGuide.swift") {
            let type = path.components(separatedBy: "/").last?.dropLast(6) ?? ""
            let text = try String(contentsOf: tests.appending(path: path), encoding: .utf8)
            for test in text.components(separatedBy: "@Test(").dropFirst() {
                let title = test.trimmingCharacters(in: .whitespacesAndNewlines)
                guard title.hasPrefix("\"RFC "), let function = test.components(separatedBy: "func ").dropFirst().first
                else { continue }
                let name = "\(type)/\(function.prefix { $0 != "(" })"
                #expect(named.contains(name), "the table lacks \(name)")
            }
        }
    }
}
