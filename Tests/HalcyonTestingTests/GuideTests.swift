import Foundation
import Testing

@Suite("Guide")
struct GuideTests {
    @Test("Given the guide, when its code is looked for, then all of it stands in a test that runs")
    func isCompiled() throws {
        let here = URL(filePath: #filePath).deletingLastPathComponent()
        let tests = try FileManager.default.contentsOfDirectory(at: here, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .map { unindented(try String(contentsOf: $0, encoding: .utf8)) }
        let guide = try String(
            contentsOf: here.appending(path: "../../Sources/HalcyonTesting/HalcyonTesting.docc/HalcyonTesting.md"),
            encoding: .utf8
        )
        let snippets = guide.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first.map(unindented) }
        #expect(snippets.count == 6)
        for snippet in snippets {
            #expect(tests.contains { $0.contains(snippet) }, "no test has this: \(snippet)")
        }
    }

    private func unindented(_ text: String) -> String {
        text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
}
