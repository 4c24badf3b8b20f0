import Foundation
import HalcyonCore
import Testing

@testable import HalcyonCLI

@Suite struct FileNamingTests {
    private let folder = URL(fileURLWithPath: "/nowhere/pictures", isDirectory: true)

    private func inputs(_ texts: String...) -> [Input] { texts.enumerated().map { Input($1, index: $0) } }

    @Test("Given URLs with the same name, when files are named, then list order makes each unique")
    func sameNames() {
        let inputs = inputs("http://a/cat.jpg", "http://b/cat.jpg", "http://c/CAT.jpg", "http://d/cat-2.jpg")
        let naming = FileNaming(inputs, in: folder)
        // Asked in another order than that of the list, as loads end.
        let names = inputs.reversed().map { naming.name(for: $0, format: .jpeg) }
        #expect(names.reversed() == ["cat.jpg", "cat-2.jpg", "CAT-3.jpg", "cat-2-2.jpg"])
    }

    @Test("Given a name corrected to another's, when files are named, then neither is overwritten")
    func correctedCollision() {
        let inputs = inputs("http://a/cat.png", "http://a/cat.jpg")
        let naming = FileNaming(inputs, in: folder)
        #expect(naming.name(for: inputs[0], format: .jpeg) == "cat-2.jpg")
        #expect(naming.name(for: inputs[1], format: .jpeg) == "cat.jpg")
    }

    @Test("Given one format for all, when named, then names that differ by extension do not collide")
    func forcedFormat() {
        let inputs = inputs("http://a/cat.png", "http://a/cat.webp")
        let naming = FileNaming(inputs, in: folder, format: .jpeg)
        #expect(inputs.map { naming.name(for: $0, format: .jpeg) } == ["cat.jpg", "cat-2.jpg"])
    }

    @Test("Given an input in the output folder, when files are named, then it is not overwritten")
    func inputInFolder() {
        let inputs = inputs("/nowhere/pictures/../pictures/cat.jpg", "http://a/dog.jpg")
        let naming = FileNaming(inputs, in: folder)
        #expect(inputs.map { naming.name(for: $0, format: .jpeg) } == ["cat-2.jpg", "dog.jpg"])
    }
}
