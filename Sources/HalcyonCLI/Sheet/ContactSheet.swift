import Foundation
import HalcyonCore

/// Many images in a grid of equal cells, each with three lines of text under it; below them, rows that each belong to
/// one image.
struct ContactSheet {
    /// The number of images in a row.
    let columns: Int
    /// The side of the square that each image fits into, in pixels.
    let cell: Int

    /// The number of lines of text under an image's title.
    static let detailLines = 2
    /// The width of a dot of the font in pixels.
    private static let textScale = 2
    private static let lineHeight = 22
    private static let gap = 24
    private static let padding = 10
    private static let background = Color.gray(0x26)
    private static let card = Color.gray(0x33)
    private static let titleColor = Color.gray(0xEE)
    private static let detailColor = Color.gray(0x9A)
    private static let failureColor = Color(red: 0xE8, green: 0x8A, blue: 0x7D)

    private var cardWidth: Int { cell + 2 * Self.padding }
    private var cardHeight: Int { cell + 3 * Self.padding + (1 + Self.detailLines) * Self.lineHeight }

    /// Returns the number of columns that makes a sheet of `count` images about one and a half times as wide as high.
    static func usualColumns(for count: Int) -> Int {
        var columns = 1
        while columns * columns < count * 3 / 2, columns < 12 { columns += 1 }
        return max(1, min(columns, count))
    }

    /// Returns the size of the sheet in pixels.
    func size(for count: Int, strips: Int = 0) -> PixelSize {
        let rows = max(1, (count + columns - 1) / columns + strips)
        return PixelSize(
            width: columns * (cardWidth + Self.gap) + Self.gap, height: rows * (cardHeight + Self.gap) + Self.gap
        )
    }

    /// Draws the cells, row by row, then each strip as a separate row.
    ///
    /// - Parameter strips: Rows with at most as many cells as there are columns.
    /// - Throws: `ImageError.decoding(.outOfMemory)`.
    func draw(_ cells: [SheetCell], strips: [[SheetCell]] = []) throws(ImageError) -> PixelBuffer {
        let grid = stride(from: 0, to: cells.count, by: columns).map { cells[$0..<min($0 + columns, cells.count)] }
        let rows = grid + strips.map { $0.prefix(columns) }
        let size = size(for: cells.count, strips: strips.count)
        var canvas = Canvas(width: size.width, height: size.height, color: Self.background)
        for (row, cells) in rows.enumerated() {
            for (column, cell) in cells.enumerated() {
                let x = Self.gap + column * (cardWidth + Self.gap)
                let y = Self.gap + row * (cardHeight + Self.gap)
                canvas.fill(x: x, y: y, width: cardWidth, height: cardHeight, color: Self.card)
                draw(cell, x: x + Self.padding, y: y + Self.padding, on: &canvas)
            }
        }
        return try canvas.pixels()
    }

    private func draw(_ cell: SheetCell, x: Int, y: Int, on canvas: inout Canvas) {
        switch cell.picture {
        case .success(let pixels):
            let left = x + (self.cell - pixels.width) / 2
            let top = y + (self.cell - pixels.height) / 2
            if pixels.hasAlpha { checker(x: left, y: top, pixels.size, on: &canvas) }
            canvas.draw(pixels, x: left, y: top)
        case .failure(let failure):
            canvas.fill(x: x, y: y, width: self.cell, height: self.cell, color: Self.background)
            reason(failure.reason, x: x, y: y, on: &canvas)
        }
        let room = (self.cell / Self.textScale + 1) / BitmapFont.advance
        for (number, line) in ([cell.title] + cell.details.prefix(Self.detailLines)).enumerated() {
            write(
                line.asciiShortened(to: room), x: x, y: y + self.cell + Self.padding + number * Self.lineHeight,
                number == 0 ? Self.titleColor : Self.detailColor, on: &canvas)
        }
    }

    /// Draws squares of two grays for transparent areas, as in image editors.
    private func checker(x: Int, y: Int, _ size: PixelSize, on canvas: inout Canvas) {
        let side = 10
        for row in stride(from: 0, to: size.height, by: side) {
            for column in stride(from: 0, to: size.width, by: side) {
                canvas.fill(
                    x: x + column, y: y + row, width: min(side, size.width - column),
                    height: min(side, size.height - row),
                    color: .gray((row + column) / side % 2 == 0 ? 0x66 : 0x80)
                )
            }
        }
    }

    private func reason(_ text: String, x: Int, y: Int, on canvas: inout Canvas) {
        let inset = 16
        let columns = max(1, (cell - 2 * inset) / (BitmapFont.advance * Self.textScale))
        let rows = max(1, (cell - 2 * inset) / Self.lineHeight)
        let lines = text.wrapped(to: columns).prefix(rows)
        let top = y + (cell - lines.count * Self.lineHeight) / 2
        for (number, line) in lines.enumerated() {
            let left = x + (cell - BitmapFont.width(of: line) * Self.textScale) / 2
            write(line, x: left, y: top + number * Self.lineHeight, Self.failureColor, on: &canvas)
        }
    }

    private func write(_ text: String, x: Int, y: Int, _ color: Color, on canvas: inout Canvas) {
        canvas.write(text, x: x, y: y, scale: Self.textScale, color: color)
    }
}

/// The contents of one cell of a contact sheet.
struct SheetCell: Sendable {
    /// The small image, or why there is none.
    let picture: Result<PixelBuffer, Failure>
    let title: String
    /// The lines under the title, at most ``ContactSheet/detailLines``.
    let details: [String]

    /// Creates the cell of a loaded image.
    init(_ response: ImageResponse, of input: Input) {
        let origin = FetchOutcome.Origin(response.source, input.kind)
        let size = response.image.originalSize
        picture = .success(response.image.pixels)
        title = Self.title(of: input)
        details = [
            "\(size.width)x\(size.height) \(response.image.format?.name ?? "")", "from \(origin.rawValue)",
        ]
    }

    /// Creates the cell of one of several images of an input.
    init(_ pixels: PixelBuffer, of input: Input, details: [String]) {
        picture = .success(pixels)
        title = Self.title(of: input)
        self.details = details
    }

    /// Creates the cell of an image that could not be loaded.
    init(_ failure: Failure, of input: Input) {
        picture = .failure(failure)
        title = Self.title(of: input)
        details = ["failed: \(failure.kind)"]
    }

    /// Returns the file name that it would have, with characters that the font has.
    private static func title(of input: Input) -> String {
        let name = input.kind == .data ? "data URL" : FileName(of: input).text
        return name.folding(options: .diacriticInsensitive, locale: nil)
    }
}

extension String {
    /// Returns the text in lines of at most `width` characters, broken between words if possible.
    func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in split(separator: " ") {
            var word = word
            if !line.isEmpty, line.count + 1 + word.count <= width {
                line += " " + word
                continue
            }
            if !line.isEmpty { lines.append(line) }
            while word.count > width {
                lines.append(String(word.prefix(width)))
                word = word.dropFirst(width)
            }
            line = String(word)
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// Returns at most `limit` characters; text removed from the middle is replaced by two full stops, which every font
    /// has.
    func asciiShortened(to limit: Int) -> String {
        guard count > limit else { return self }
        return shortened(to: limit - 1).replacing("…", with: "..")
    }
}
