public import Foundation

/// Reads lists of images: JSON from servers that nobody here has written, and text with a URL on each line.
public enum Feed {
    /// The names under which objects have the URL of an image, the best first.
    private static let urlNames = [
        "url", "image", "image_url", "imageUrl", "src", "href", "link", "download_url", "contentUrl", "large",
        "regular",
        "full", "original", "medium", "small",
    ]
    private static let titleNames = ["title", "name", "alt", "alt_description", "caption", "description", "author"]
    /// Where servers put the array, or the URLs of one image.
    private static let groupNames = [
        "items", "images", "photos", "results", "data", "hits", "entries", "pictures", "urls", "feed",
    ]

    /// The images of a JSON text: an array of strings, or of objects with a URL and perhaps a title; in an object,
    /// perhaps. What is neither is passed over.
    ///
    /// - Parameter base: Where the text is from, for URLs that are relative to it.
    public static func items(inJSON data: Data, relativeTo base: URL? = nil) throws(FeedError) -> [GalleryItem] {
        guard let value = try? JSONDecoder().decode(FeedValue.self, from: data) else { throw .notJSON }
        guard let entries = entries(of: value) else { throw .noList }
        let items = entries.compactMap { item(of: $0, relativeTo: base) }
        guard !items.isEmpty || entries.isEmpty else { throw .noImages(entries: entries.count) }
        return items
    }

    /// The images of a text with a URL or a path on each line; empty lines, and those that begin with `#`, are passed
    /// over.
    public static func items(inLines text: String, relativeTo base: URL? = nil) -> [GalleryItem] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let line = line.trimmingCharacters(in: .whitespaces)
            return line.isEmpty || line.hasPrefix("#") ? nil : address(line, relativeTo: base).map { GalleryItem($0) }
        }
    }

    /// The URL that a text names: one with a scheme, or a path, relative to the base perhaps.
    public static func address(_ text: String, relativeTo base: URL?) -> URL? {
        if let url = URL(string: text), let scheme = url.scheme?.lowercased() {
            return ["http", "https", "file", "data"].contains(scheme) ? url : nil
        }
        guard let base, !base.isFileURL else {
            // A file's name may have characters that a URL may not.
            let folder = base.map { $0.hasDirectoryPath ? $0 : $0.deletingLastPathComponent() }
            return text.isEmpty ? nil : URL(filePath: text, relativeTo: text.hasPrefix("/") ? nil : folder).absoluteURL
        }
        return URL(string: text, relativeTo: base)?.absoluteURL
    }

    private static func entries(of value: FeedValue) -> [FeedValue]? {
        if case .array(let entries) = value { return entries }
        for name in groupNames {
            if let entries = value[name].flatMap({ entries(of: $0) }) { return entries }
        }
        return nil
    }

    private static func item(of entry: FeedValue, relativeTo base: URL?) -> GalleryItem? {
        guard let url = url(of: entry, relativeTo: base) else { return nil }
        let title = titleNames.lazy.compactMap { entry[$0]?.text }.first { !$0.isEmpty }
        return GalleryItem(url, name: title)
    }

    private static func url(of entry: FeedValue, relativeTo base: URL?) -> URL? {
        if let text = entry.text { return text.isEmpty ? nil : address(text, relativeTo: base) }
        for name in urlNames {
            if let text = entry[name]?.text, !text.isEmpty, let url = address(text, relativeTo: base) { return url }
        }
        // {"image": {"url": …}} and {"urls": {"regular": …}}
        for name in urlNames + groupNames {
            if let inner = entry[name], case .object = inner, let url = url(of: inner, relativeTo: base) { return url }
        }
        return nil
    }
}
