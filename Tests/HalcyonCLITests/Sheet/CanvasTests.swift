import HalcyonCore
import Testing

@testable import HalcyonCLI

@Suite struct CanvasTests {
    @Test("Given a rectangle beyond every edge, when filled, then the whole canvas has its colour")
    func overlapping() {
        var canvas = Canvas(width: 4, height: 3, color: .gray(10))
        canvas.fill(x: -5, y: -5, width: 100, height: 100, color: .gray(200))
        canvas.fill(x: 50, y: 50, width: 9, height: 9, color: .gray(1))
        #expect(canvas[0, 0] == .gray(200))
        #expect(canvas[3, 2] == .gray(200))
        #expect(canvas[4, 0] == nil)
    }

    @Test("Given half a transparency, when a picture is laid over another, then the colours mix")
    func blending() throws {
        let pixels = try PixelBuffer(width: 1, height: 1, hasAlpha: true) { $0.copyBytes(from: [255, 0, 100, 128]) }
        var canvas = Canvas(width: 2, height: 1, color: .gray(0))
        canvas.draw(pixels, x: 1, y: 0)
        #expect(canvas[0, 0] == .gray(0))
        #expect(canvas[1, 0] == Color(red: 128, green: 0, blue: 50))
    }

    @Test("Given letters, when they are written, then their dots are where the font says")
    func text() {
        var canvas = Canvas(width: 12, height: 9, color: .gray(0))
        canvas.write("|L", x: 0, y: 0, scale: 1, color: .gray(255))
        #expect((0..<7).allSatisfy { canvas[2, $0] == .gray(255) && canvas[1, $0] == .gray(0) })
        #expect((6..<11).allSatisfy { canvas[$0, 6] == .gray(255) })
        #expect(canvas[7, 0] == .gray(0))
    }

    @Test(
        "Given every printable ASCII character, when its dots are looked up, then no two are alike"
    )
    func glyphs() {
        let glyphs = (33...126).map { Array(BitmapFont.rows(of: Character(Unicode.Scalar(UInt8($0))))) }
        #expect(Set(glyphs).count == 94)
        #expect(glyphs.allSatisfy { $0.count == BitmapFont.glyphHeight && $0.contains(where: { $0 != 0 }) })
        #expect(Array(BitmapFont.rows(of: "ü")) == Array(BitmapFont.rows(of: "?")))
    }
}
