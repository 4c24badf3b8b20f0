public import Foundation

/// A local file under a name of one's own. A `file:` URL does the same under the file's name.
public struct FileProvider: ImageDataProvider {
    /// Names the bytes.
    public let identifier: String
    private let path: String

    /// A provider of a file's bytes.
    ///
    /// - Parameters:
    ///   - file: Where it lies; opened when the bytes are wanted.
    ///   - id: Names the bytes. Default: nil, the file's path names them.
    public init(_ file: URL, id: String? = nil) {
        path = file.path
        identifier = id ?? "file:" + file.path
    }

    /// False: the file is as near as the disk cache.
    public var isCachedOnDisk: Bool { false }

    /// The bytes.
    ///
    /// - Throws: `ImageError.request(.unreadableFile)`; `ImageError.cancelled`.
    public func data() async throws -> Data {
        try await WorkExecutor.io.run { () throws(ImageError) in try FileReader.read(path: path) }
    }
}
