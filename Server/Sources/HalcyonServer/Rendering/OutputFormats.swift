import HTTPTypes
public import HalcyonCore

/// The formats of results.
enum OutputFormats {
    /// By the names that an option uses.
    static let byName: [String: ImageFormat] = [
        "avif": .avif, "gif": .gif, "jpeg": .jpeg, "jpg": .jpeg, "jxl": .jpegXL, "png": .png, "webp": .webp,
    ]

    /// The content type of a format.
    static func contentType(of format: ImageFormat) -> String { "image/\(format.name)" }
}

/// Chooses the format of a result by what the client accepts (RFC 9110, 12.5.1).
public struct Negotiation: Sendable, Hashable {
    /// The formats that are sent if the client names them, best first. Everyone gets JPEG, or PNG for a picture with
    /// transparency, otherwise. Default: WebP. AVIF is smaller, and takes several times as long to write.
    public var preferred: [ImageFormat]

    /// Creates rules; see ``preferred``.
    public init(preferred: [ImageFormat] = [.webp]) { self.preferred = preferred }

    /// Creates rules with the formats of given names: `avif`, `jxl`, `webp`, `jpeg`, `png` or `gif`.
    ///
    /// - Throws: ``ConfigurationError`` for another name.
    public init(names: [String]) throws(ConfigurationError) {
        preferred = []
        for name in names {
            guard let format = OutputFormats.byName[name] else {
                throw ConfigurationError("there is no format '\(name)': use avif, jxl, webp, jpeg, png or gif")
            }
            preferred.append(format)
        }
    }

    /// Returns the best format that an `Accept` field names with the highest quality; nil for JPEG or PNG.
    ///
    /// Ranges such as `image/*` and `*/*` do not count: clients send them that cannot show a new format.
    func format(for accept: [String]) -> ImageFormat? {
        var best: (format: ImageFormat, quality: Double, rank: Int)?
        for element in accept.joined(separator: ",").split(separator: ",").prefix(64) {
            let parts = element.split(separator: ";").map { $0.trimmingSpaces.lowercased() }
            guard let type = parts.first,
                let rank = preferred.firstIndex(where: { OutputFormats.contentType(of: $0) == type })
            else { continue }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }
            let quality = weight.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            guard quality > 0, quality <= 1 else { continue }
            if let best, (best.quality, -best.rank) >= (quality, -rank) { continue }
            best = (preferred[rank], quality, rank)
        }
        return best?.format
    }
}

extension Substring {
    var trimmingSpaces: Substring {
        var text = self
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }
}
