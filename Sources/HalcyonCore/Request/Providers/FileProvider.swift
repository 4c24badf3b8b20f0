public import Foundation

/// A local file under a name of one's own. A `file:` URL does the same under the file's name.
public struct FileProvider: ImageDataProvider {
    /// Names the bytes.
    public let identifier: String
    private let file: URL
    private let limit: Int

    /// A provider of a file's bytes.
    ///
    /// - Parameters:
    ///   - file: Where it lies; opened when the bytes are wanted.
    ///   - id: Names the bytes. Default: nil, the file's path names them.
    ///   - limit: The most bytes; a larger file fails before it is read. Default: 256 MiB.
    public init(_ file: URL, id: String? = nil, limit: Int = 256 << 20) {
        self.file = file
        self.limit = limit
        identifier = id ?? "file:" + file.path
    }

    /// False: the file is as near as the disk cache.
    public var isCachedOnDisk: Bool { false }

    /// `"file"`.
    public var scheme: String? { "file" }

    /// The bytes.
    ///
    /// - Throws: `ImageError.request(.unreadableFile)`, `.request(.tooLarge)`; `ImageError.cancelled`.
    public func data() async throws -> Data { try await dataWithFacts().data }

    /// The bytes, and what tells whether the file has changed since.
    ///
    /// - Parameter limit: The most bytes, if that is less than the provider's own. Default: none.
    func dataWithFacts(limit: Int = .max) async throws(ImageError) -> (data: Data, facts: FileFacts?) {
        try await WorkExecutor.files.run { () throws(ImageError) in
            try FileReader.readWithFacts(file, limit: min(limit, self.limit))
        }
    }
}
