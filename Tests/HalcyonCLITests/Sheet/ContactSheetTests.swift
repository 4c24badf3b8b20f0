import HalcyonCore
import Testing

@testable import HalcyonCLI

@Suite struct ContactSheetTests {
    private let sheet = ContactSheet(columns: 2, cell: 100)

    private func cell(_ color: Color, width: Int, height: Int) throws -> SheetCell {
        var canvas = Canvas(width: width, height: height, color: color)
        canvas.fill(x: 0, y: 0, width: 1, height: 1, color: .gray(0))
        let image = DecodedImage(pixels: try canvas.pixels(), format: .png)
        let input = Input("http://example.org/cat.png")
        let key = ImageRequest(source: input.source).imageKey
        return SheetCell(ImageResponse(image: image, source: .network, cacheKey: key), of: input)
    }

    @Test("Given pictures, when a sheet is drawn, then each stands in the middle of its cell")
    func places() throws {
        let red = Color(red: 200, green: 0, blue: 0)
        let blue = Color(red: 0, green: 0, blue: 200)
        let pixels = try sheet.draw([
            cell(red, width: 100, height: 50), cell(blue, width: 50, height: 100), cell(red, width: 10, height: 10),
        ])
        #expect(pixels.size == sheet.size(for: 3))
        let first = try #require(firstPixel(of: red, in: pixels))
        let second = try #require(firstPixel(of: blue, in: pixels))
        // The upper left pixel of each is black, the one right of it is the first.
        #expect(second.x - first.x == 120 + 24 + 25)
        #expect(first.y - second.y == 25)
    }

    @Test("Given strips, when a sheet is drawn, then each has its own row below, cut to the columns")
    func strips() throws {
        let red = Color(red: 200, green: 0, blue: 0)
        let blue = Color(red: 0, green: 0, blue: 200)
        let strip = try (0..<3).map { _ in try cell(blue, width: 100, height: 100) }
        let pixels = try sheet.draw([cell(red, width: 100, height: 100)], strips: [strip, strip])
        #expect(pixels.size == sheet.size(for: 6))
        let first = try #require(firstPixel(of: red, in: pixels))
        let second = try #require(firstPixel(of: blue, in: pixels))
        #expect(second.x == first.x)
        #expect(second.y > first.y + 100)
        let none = try sheet.draw([], strips: [strip])
        #expect(none.size == sheet.size(for: 2))
    }

    @Test("Given a failure, when a sheet is drawn, then its cell has text in the colour of failures")
    func failure() throws {
        let failed = SheetCell(Failure(.response(.status(404))), of: Input("http://example.org/cat.png"))
        let pixels = try sheet.draw([failed])
        #expect(firstPixel(of: Color(red: 0xE8, green: 0x8A, blue: 0x7D), in: pixels) != nil)
    }

    @Test("Given a number of pictures, when columns are chosen, then no row is without need", arguments: 1...300)
    func columns(count: Int) {
        let columns = ContactSheet.usualColumns(for: count)
        #expect(columns >= 1 && columns <= min(count, 12))
    }

    private func firstPixel(of color: Color, in pixels: PixelBuffer) -> (x: Int, y: Int)? {
        let wanted = SIMD4(color.red, color.green, color.blue, 255)
        for y in 0..<pixels.height {
            for x in 0..<pixels.width where pixels[x, y] == wanted { return (x, y) }
        }
        return nil
    }
}
