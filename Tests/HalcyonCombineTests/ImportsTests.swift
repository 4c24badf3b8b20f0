import HalcyonCombine
import Testing

@Suite("Imports")
struct ImportsTests {
    @Test("Given HalcyonCombine alone, when a publisher is wanted, then its names are there")
    func exports() {
        var values: [Int] = []
        let cancellable = Just(1).sink { values.append($0) }
        withExtendedLifetime(cancellable) { #expect(values == [1]) }
    }
}
