public import Foundation

/// The images in a folder.
public enum ImageFolder {
    private static let extensions: Set = ["jpg", "jpeg", "png", "gif", "webp", "avif"]

    /// All of them, those in folders inside it too, ordered as people count; hidden ones are passed over.
    public static func items(in folder: URL) throws(FeedError) -> [GalleryItem] {
        do { _ = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)) } catch {
            throw .unreadable(error.localizedDescription)
        }
        guard
            let files = FileManager.default.enumerator(
                at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        else { return [] }
        let urls = files.compactMap { $0 as? URL }.filter { extensions.contains($0.pathExtension.lowercased()) }
        return urls.sorted { $0.path.compare($1.path, options: [.numeric, .caseInsensitive]) == .orderedAscending }
            .map { GalleryItem($0) }
    }
}
