import ArgumentParser
import HalcyonCore

/// A format that the program can write.
enum OutputFormat: String, Sendable, CaseIterable, ExpressibleByArgument {
    case jpeg
    case png
    case webp
    case gif
    case avif

    /// Takes `jpg` for `jpeg`, and any case.
    init?(argument: String) {
        let name = argument.lowercased()
        self.init(rawValue: name == "jpg" ? "jpeg" : name)
    }

    var format: ImageFormat {
        switch self {
        case .jpeg: .jpeg
        case .png: .png
        case .webp: .webp
        case .gif: .gif
        case .avif: .avif
        }
    }

    /// The format to write a picture in where the user did not say: its own if it can be written; else PNG where parts
    /// may be transparent, JPEG where none is.
    static func keeping(_ original: ImageFormat?, hasAlpha: Bool) -> OutputFormat {
        if let original, let same = OutputFormat(rawValue: original.name) { return same }
        return hasAlpha ? .png : .jpeg
    }
}
