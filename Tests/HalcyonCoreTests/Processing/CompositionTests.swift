import HalcyonCore
import HalcyonTesting
import Testing

@Suite("Composition, the processor, and its operator")
struct CompositionTests {
    private let a = Suffix("a"), b = Suffix("b"), c = Suffix("c")

    private func image(_ text: String) throws -> DecodedImage {
        let letters = Array(text.utf8)
        return DecodedImage(
            pixels: try Pictures.make(letters.count, 1, hasAlpha: false) { x, _ in SIMD4(letters[x], 0, 0, 255) })
    }

    @Test("Given several processors, when composed, then they work first to last")
    func order() throws {
        #expect(try ImageProcessors.Composition([a, b, c]).process(image("x")).text == "xabc")
        #expect(try (a |> b |> c).process(image("x")).text == "xabc")
        #expect(try ([a, b] |> c).process(image("x")).text == "xabc")
        let pixels = try image("x")
        #expect(try ImageProcessors.Composition([]).process(pixels).pixels === pixels.pixels)
    }

    @Test("Given compositions within each other, when composed, then there is one flat list")
    func flat() {
        let steps = ["suffix a", "suffix b", "suffix c"]
        let nested = ImageProcessors.Composition([
            ImageProcessors.Composition([a, ImageProcessors.Composition([b])]), c,
        ])
        #expect(nested.processors.map(\.identifier) == steps)
        #expect((a |> (b |> c)).processors.map(\.identifier) == steps)
        #expect(nested.identifier == (a |> b |> c).identifier)
        let list: [any ImageProcessing] = [a |> b, c]
        #expect(list.flattened.map(\.identifier) == steps)
    }

    @Test("Given lists whose identifiers join to the same text, when named, then their names differ")
    func identifiers() {
        func named(_ ids: String...) -> String {
            ImageProcessors.Composition(ids.map { ImageProcessors.Anonymous(id: $0) { $0 } }).identifier
        }
        let all = [
            named("a", "b"), named("ab"), named("a)19:halcyon.anonymous(b"), named("b", "a"), named(), named(""),
        ]
        #expect(Set(all).count == all.count)
        #expect(
            (ImageProcessors.Blur(radius: 8) |> ImageProcessors.BlackWhite()).identifier
                == "halcyon.composition(17:halcyon.blur(8.0)20:halcyon.blackWhite())")
    }

    @Test("Given a failing step, when composed, then the error names it and no later step runs")
    func failure() throws {
        let runs = Tally()
        let composition = a |> Suffix("b", fails: true) |> Suffix("c", runs: runs)
        #expect(throws: ImageError.processing(.failed(processor: "suffix b", why: "the test wants it"))) {
            try composition.process(image("x"))
        }
        #expect(runs.value == 0)
    }
}
