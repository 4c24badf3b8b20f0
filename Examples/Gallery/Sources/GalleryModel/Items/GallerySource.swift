public import Foundation

/// Where a gallery has its images from.
public enum GallerySource: Sendable, Hashable {
    case nothing
    /// All images in a folder, and in those inside it.
    case folder(URL)
    /// A text file with a URL on each line.
    case list(URL)
    /// JSON, in a file or at an address.
    case feed(URL)
    /// Images by themselves.
    case images([URL])

    /// What the arguments of a command name.
    public init(_ arguments: [String], in folder: URL) {
        let urls = arguments.compactMap { Feed.address($0, relativeTo: folder) }
        guard let first = urls.first else {
            self = .nothing
            return
        }
        self = urls.count == 1 ? Self(first) : .images(urls)
    }

    /// What a single URL names.
    public init(_ url: URL) {
        var isFolder: ObjCBool = false
        if url.isFileURL,
            FileManager.default.fileExists(atPath: url.path(percentEncoded: false), isDirectory: &isFolder),
            isFolder.boolValue
        {
            self = .folder(url)
            return
        }
        switch url.pathExtension.lowercased() {
        case "json": self = .feed(url)
        case "txt" where url.isFileURL: self = .list(url)
        default: self = .images([url])
        }
    }

    /// What to call it.
    public var title: String {
        switch self {
        case .nothing: "Gallery"
        case .folder(let url), .list(let url), .feed(let url): GalleryItem(url).name
        case .images(let urls): urls.count == 1 ? GalleryItem(urls[0]).name : "\(urls.count) images"
        }
    }
}
