/// Why a feed has no images.
public enum FeedError: Error, Sendable, Hashable, CustomStringConvertible {
    case notJSON
    case noList
    case noImages(entries: Int)
    case unreadable(String)

    /// One sentence for people.
    public var description: String {
        switch self {
        case .notJSON: "This is not JSON."
        case .noList: "There is no list of images in it: an array of URLs, or of objects with a “url”, was expected."
        case .noImages(let entries): "None of its \(entries) entries has the URL of an image."
        case .unreadable(let why): "It cannot be read: \(why)"
        }
    }
}
