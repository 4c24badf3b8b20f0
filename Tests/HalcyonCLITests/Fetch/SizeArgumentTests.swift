import Testing

@testable import HalcyonCLI

@Suite struct SizeArgumentTests {
    @Test(
        "Given a box, when it is read, then it has both sides",
        arguments: [
            ("400x300", 400, 300), ("400X300", 400, 300), ("64×48", 64, 48), ("200", 200, 200), ("1x65535", 1, 65535),
        ])
    func reading(text: String, width: Int, height: Int) {
        let size = SizeArgument(argument: text)
        #expect(size?.width == width)
        #expect(size?.height == height)
    }

    @Test(
        "Given what is no box, when it is read, then it is refused",
        arguments: ["", "x", "400x", "x300", "0x10", "10x0", "-4x3", "4x3x2", "65536", "4.5x3", "99999999999999999999"]
    )
    func refusing(text: String) {
        #expect(SizeArgument(argument: text) == nil)
    }
}
