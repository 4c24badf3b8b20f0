import HalcyonCore
import Testing

@Suite("PixelColor")
struct PixelColorTests {
    @Test("Given CSS' notations, when parsed, then they are the colours that they mean")
    func parsing() {
        let color = PixelColor(red: 0x20, green: 0x30, blue: 0x40, alpha: 0x80)
        #expect(PixelColor("#20304080") == color)
        #expect(PixelColor("20304080") == color)
        #expect(PixelColor("#AbCdEf") == PixelColor(hex: 0xABCDEF))
        #expect(PixelColor("#1af") == PixelColor(hex: 0x11AAFF))
        #expect(PixelColor("#1af8") == PixelColor(red: 0x11, green: 0xAA, blue: 0xFF, alpha: 0x88))
    }

    @Test(
        "Given any other text, when parsed, then it is no colour",
        arguments: [
            "", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "red", "+12345", "-12", "#ggg", "##112233", "١٢٣",
        ])
    func nonsense(_ text: String) { #expect(PixelColor(text) == nil) }

    @Test("Given a colour, when described, then the text is that colour again")
    func description() {
        let color = PixelColor(red: 1, green: 255, blue: 16, alpha: 9)
        #expect(color.description == "#01ff1009")
        #expect(PixelColor(color.description) == color)
    }

    @Test("Given fractions, when made a colour, then they are rounded and clamped to the range")
    func fractions() {
        #expect(PixelColor.fractions(red: 0.5, green: 1, blue: 0) == PixelColor(red: 128, green: 255, blue: 0))
        #expect(
            PixelColor.fractions(red: .nan, green: .infinity, blue: -3, alpha: 1e300)
                == PixelColor(red: 0, green: 255, blue: 0))
        #expect(PixelColor.white.withAlpha(0.2) == PixelColor(red: 255, green: 255, blue: 255, alpha: 51))
        #expect(PixelColor(hex: 0xFF10_2030) == PixelColor(red: 0x10, green: 0x20, blue: 0x30))
    }
}
