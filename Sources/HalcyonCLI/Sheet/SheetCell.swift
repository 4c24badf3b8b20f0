import Foundation
import HalcyonCore

/// What one cell of a contact sheet shows.
struct SheetCell: Sendable {
    /// The small picture, or why there is none.
    let picture: Result<PixelBuffer, Failure>
    let title: String
    /// The lines under the title, at most ``ContactSheet/detailLines``.
    let details: [String]

    /// The cell of an image that was loaded.
    init(_ response: ImageResponse, of input: Input) {
        let origin = FetchOutcome.Origin(response.source, input.kind)
        let size = response.image.originalSize
        picture = .success(response.image.pixels)
        title = Self.title(of: input)
        details = [
            "\(size.width)x\(size.height) \(response.image.format?.name ?? "")", "from \(origin.rawValue)",
        ]
    }

    /// One of several pictures of an input.
    init(_ pixels: PixelBuffer, of input: Input, details: [String]) {
        picture = .success(pixels)
        title = Self.title(of: input)
        self.details = details
    }

    /// The cell of an image that could not be loaded.
    init(_ failure: Failure, of input: Input) {
        picture = .failure(failure)
        title = Self.title(of: input)
        details = ["failed: \(failure.kind)"]
    }

    /// The name that a file of it would have, in the letters that the font has.
    private static func title(of input: Input) -> String {
        let name = input.kind == .data ? "data URL" : FileName(of: input).text
        return name.folding(options: .diacriticInsensitive, locale: nil)
    }
}
