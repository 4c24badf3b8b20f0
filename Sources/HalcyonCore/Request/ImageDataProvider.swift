public import Foundation

/// A source of image bytes that is neither a URL for the network nor a plain file.
public protocol ImageDataProvider: Sendable {
    /// Names the bytes: providers with the same identifier give the same bytes and share work and cache entries.
    var identifier: String { get }

    /// Whether the bytes are worth keeping in the disk cache. Default: true.
    var isCachedOnDisk: Bool { get }

    /// The URL scheme of what the bytes are read from, in lower case, which a pipeline may forbid
    /// (``ImagePipeline/Configuration/allowedSchemes``). Default: nil, for bytes that the program itself has; say `"file"` if
    /// your provider reads files.
    var scheme: String? { get }

    /// The bytes. May take its time and may be cancelled. May itself load through a pipeline, other providers' images
    /// included; best from this task or from tasks that inherit from it, for a load from a detached task or a queue may have
    /// to wait for some seconds if many providers do so at once. Requests for one identifier with the same policy share one
    /// call; a call that was given up may still be winding down when the next begins.
    ///
    /// A provider may load through a pipeline, even what others provide. If it asks for what waits for it, its own bytes say,
    /// that load fails with `ImageError.request(.providerFailed)`. This is found out along the loads that one has begun for the
    /// other: two providers that wait for each other's bytes, each begun by somebody else, wait for ever.
    ///
    /// - Throws: Why there are none: an `ImageError` as it is, anything else as `ImageError.request(.providerFailed)`.
    func data() async throws -> Data
}

extension ImageDataProvider {
    /// True.
    public var isCachedOnDisk: Bool { true }
    /// Nil.
    public var scheme: String? { nil }
}

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

/// Decodes a text of so many bytes: away from Swift's cooperative pool, unless it takes less time than the way there.
func decodedAside(
    _ byteCount: Int, _ decode: @Sendable () throws(ImageError) -> Data
) async throws(ImageError) -> Data {
    if byteCount <= 16 << 10 { return try decode() }
    return try await WorkExecutor.cpu.run(decode)
}

extension Data {
    /// The bytes that base64 stands for, with or without its closing `=`, on which Foundation insists, in either alphabet
    /// (RFC 4648, 4 and 5), white space left out; nil for anything else.
    init?(tolerantBase64 text: UnsafeBufferPointer<UInt8>) {
        // As most is written. Foundation gives up at the first byte that it does not know, but goes on after a closing `=`.
        if Self.endsWithPadding(text), let data = Data(base64Encoded: Data(buffer: text)) {
            self = data
            return
        }
        guard let strict = Self.strictBase64(text) else { return nil }
        self.init(base64Encoded: strict)
    }

    /// Whether nothing else follows the first `=`.
    private static func endsWithPadding(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = text.baseAddress, let first = memchr(start, Int32(UInt8(ascii: "=")), text.count) else {
            return true
        }
        return text[(UnsafeRawPointer(first) - UnsafeRawPointer(start))...].allSatisfy { $0 == UInt8(ascii: "=") }
    }

    /// The text as Foundation wants it; nil if something follows the closing `=`.
    private static func strictBase64(_ text: UnsafeBufferPointer<UInt8>) -> Data? {
        var digits = Data(count: text.count + 3)
        let count = digits.withUnsafeMutableBytes { (digits: UnsafeMutableRawBufferPointer) -> Int? in
            var count = 0
            var hasEnded = false
            for byte in text where byte > UInt8(ascii: " ") {
                if byte == UInt8(ascii: "=") {
                    hasEnded = true
                    continue
                }
                if hasEnded { return nil }
                digits[count] =
                    switch byte {
                    case UInt8(ascii: "-"): UInt8(ascii: "+")
                    case UInt8(ascii: "_"): UInt8(ascii: "/")
                    default: byte
                    }
                count += 1
            }
            while !count.isMultiple(of: 4) {
                digits[count] = UInt8(ascii: "=")
                count += 1
            }
            return count
        }
        guard let count else { return nil }
        digits.count = count
        return digits
    }
}

/// An ``ImageDataProvider`` made of a function.
public struct ClosureProvider: ImageDataProvider {
    /// Names the bytes.
    public let identifier: String
    /// Whether the bytes are worth keeping in the disk cache.
    public let isCachedOnDisk: Bool
    private let load: @Sendable () async throws -> Data

    /// A provider of what `load` gives.
    ///
    /// - Parameters:
    ///   - id: Names the bytes: other bytes need another name. With an empty one, each provider that is made has a name of
    ///     its own, and its bytes are not kept on disk.
    ///   - isCachedOnDisk: Whether they are worth keeping in the disk cache. Default: true.
    ///   - load: Gives the bytes. An error that is no `ImageError` becomes `ImageError.request(.providerFailed)`.
    public init(id: String, isCachedOnDisk: Bool = true, _ load: @escaping @Sendable () async throws -> Data) {
        identifier = KeyText.unique(unless: id)
        // Nobody would find them there again.
        self.isCachedOnDisk = isCachedOnDisk && !id.isEmpty
        self.load = load
    }

    /// What the function gives.
    ///
    /// - Throws: What the function throws.
    public func data() async throws -> Data { try await load() }
}

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

/// Bytes that are at hand already.
public struct RawDataProvider: ImageDataProvider {
    /// Names the bytes.
    public let identifier: String
    private let bytes: Data

    /// A provider of `data`.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - id: Names the bytes: other bytes need another name. With an empty one, each provider that is made has a name of
    ///     its own.
    public init(_ data: Data, id: String) {
        bytes = data
        identifier = KeyText.unique(unless: id)
    }

    /// False: the bytes are at hand already.
    public var isCachedOnDisk: Bool { false }

    /// The bytes.
    public func data() async throws -> Data { bytes }
}

/// What an image data provider calls itself, as keys have it.
///
/// An identifier may be a `data:` URL of megabytes. Of one with more than 1,024 bytes, digests take its place, which are made
/// in one pass and once for all requests that are made of one another: that pass is the caller's wait.
final class ProviderName: Sendable {
    /// For keys that stay within this process: no stranger can aim at it.
    let passing: String
    /// For keys that caches on a disk may have: the same in every process.
    let lasting: String

    init(of provider: any ImageDataProvider) {
        var name = KeyText.name(provider.identifier, of: provider)
        let count = name.utf8.count
        guard count > KeyText.longest else {
            (passing, lasting) = (name, name)
            return
        }
        let digests = name.withUTF8 { SipHash.digests(of: UnsafeRawBufferPointer($0), by: (Self.secret, Self.known)) }
        passing = "\(count) " + Self.text(digests.0)
        lasting = "\(count) " + Self.text(digests.1)
    }

    private static func text(_ digest: SipHash.Digest) -> String {
        String(digest.low, radix: 16) + "-" + String(digest.high, radix: 16)
    }

    private static let secret = SipHash(key0: .random(in: .min ... .max), key1: .random(in: .min ... .max))
    /// Arbitrary, and standing for ever: another would lose what is cached.
    private static let known = SipHash(key0: 0x7072_6f76_6964_6572, key1: 0x9e37_79b9_7f4a_7c15)
}

/// Makes the name of a provider at its first use, for a request and those that are made of it.
final class ProviderNameHolder: Sendable {
    private let name = LazyReference<ProviderName>()

    /// - Parameter provider: The same at every call.
    func name(of provider: any ImageDataProvider) -> ProviderName {
        name.withObject {
            ProviderName(of: provider)
        } _: {
            $0
        }
    }
}
