public import Foundation

/// Bytes written as base64 (RFC 4648, section 4, and the alphabet for URLs of section 5; padding may be missing).
public struct Base64Provider: ImageDataProvider {
    /// Names the bytes.
    public let identifier: String
    private let text: String

    /// A provider of the bytes that `text` stands for.
    ///
    /// - Parameters:
    ///   - text: The base64; white space is left out.
    ///   - id: Names the bytes. Default: nil, the text itself names them.
    public init(_ text: String, id: String? = nil) {
        self.text = text
        identifier = id ?? "base64:" + text
    }

    /// False: the bytes are at hand already.
    public var isCachedOnDisk: Bool { false }

    /// The bytes.
    ///
    /// - Throws: `ImageError.request(.malformedBase64)`.
    public func data() async throws -> Data {
        try await decodedAside(text.utf8.count) { () throws(ImageError) in
            var text = text
            guard let data = text.withUTF8({ Data(tolerantBase64: $0) }) else { throw .request(.malformedBase64) }
            return data
        }
    }
}
