public import Foundation

/// One image of a gallery.
public struct GalleryItem: Sendable, Hashable {
    /// Where it is.
    public var url: URL
    /// What it is called.
    public var name: String

    /// An item. Without a name it is called what its file is.
    public init(_ url: URL, name: String? = nil) {
        self.url = url
        let name = name?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        self.name = name.isEmpty ? Self.name(of: url) : name
    }

    /// Whether its name has all the words of a search, in whatever case.
    public func matches(_ words: [Substring]) -> Bool {
        words.allSatisfy { name.range(of: $0, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
    }

    private static func name(of url: URL) -> String {
        let last = url.lastPathComponent
        return last.isEmpty || last == "/" ? url.host() ?? url.absoluteString : last
    }
}
