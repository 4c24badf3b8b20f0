public import Foundation

/// A source of image bytes that is neither a network URL nor a plain file.
public protocol ImageDataProvider: Sendable {
    /// Identifies the bytes: providers with the same identifier return the same bytes, and share work and cache
    /// entries.
    var identifier: String { get }

    /// Whether the bytes are worth keeping in the disk cache. Default: true.
    var isCachedOnDisk: Bool { get }

    /// The URL scheme that the bytes are read from, in lower case, which a pipeline may forbid
    /// (``ImagePipeline/Configuration/allowedSchemes``). Default: nil, for bytes that the program itself holds; return
    /// `"file"` if your provider reads files.
    var scheme: String? { get }

    /// Returns the bytes. May take long and may be cancelled. Requests for one identifier with the same policy share
    /// one call; a call that was abandoned may still be winding down when the next begins.
    ///
    /// A provider may itself load through a pipeline, including images of other providers. It should do so from this
    /// task or from tasks that inherit from it: a load from a detached task or a queue may have to wait for some
    /// seconds if many providers do so at once.
    ///
    /// If a provider loads something that waits for the provider itself (its own bytes, for example), that load fails
    /// with `ImageError.request(.providerFailed)`. Such a cycle is detected only along loads that one has started for
    /// the other: two providers that wait for each other's bytes, each started by somebody else, wait forever.
    ///
    /// - Throws: The reason: an `ImageError` is passed on as it is, any other error as
    ///   `ImageError.request(.providerFailed)`.
    func data() async throws -> Data
}

extension ImageDataProvider {
    /// True.
    public var isCachedOnDisk: Bool { true }
    /// Nil.
    public var scheme: String? { nil }
}

/// Provides bytes written as base64 (RFC 4648, section 4, and the URL alphabet of section 5; padding may be missing).
public struct Base64DataProvider: ImageDataProvider {
    /// Identifies the bytes.
    public let identifier: String
    private let text: String

    /// Creates a provider of the bytes that `text` encodes.
    ///
    /// - Parameters:
    ///   - text: The base64; white space is ignored.
    ///   - id: Identifies the bytes. Default: nil, which uses the text itself.
    public init(_ text: String, id: String? = nil) {
        self.text = text
        identifier = id ?? "base64:" + text
    }

    /// False: the bytes are already in memory.
    public var isCachedOnDisk: Bool { false }

    /// Decodes the bytes.
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

/// Decodes a text of `byteCount` bytes: outside Swift's cooperative pool, unless decoding takes less time than the hop.
func decodedAside(
    _ byteCount: Int, _ decode: @Sendable () throws(ImageError) -> Data
) async throws(ImageError) -> Data {
    if byteCount <= 16 << 10 { return try decode() }
    return try await WorkExecutor.cpu.run(decode)
}

extension Data {
    /// Decodes base64 in either alphabet (RFC 4648, 4 and 5), with or without the closing `=` that Foundation insists
    /// on, ignoring white space; nil for anything else.
    init?(tolerantBase64 text: UnsafeBufferPointer<UInt8>) {
        // The common form. Foundation stops at the first unknown byte, but continues after a closing `=`.
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

    /// Returns the text in the form that Foundation accepts; nil if something follows the closing `=`.
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

/// An ``ImageDataProvider`` backed by a closure.
public struct ClosureDataProvider: ImageDataProvider {
    /// Identifies the bytes.
    public let identifier: String
    /// Whether the bytes are worth keeping in the disk cache.
    public let isCachedOnDisk: Bool
    private let load: @Sendable () async throws -> Data

    /// Creates a provider that calls `load`.
    ///
    /// - Parameters:
    ///   - id: Identifies the bytes: use another identifier for other bytes. If it is empty, each provider gets a
    ///     unique one, and its bytes are not kept on disk.
    ///   - isCachedOnDisk: Whether the bytes are worth keeping in the disk cache. Default: true.
    ///   - load: Returns the bytes. An error that is not an `ImageError` becomes `ImageError.request(.providerFailed)`.
    public init(id: String, isCachedOnDisk: Bool = true, _ load: @escaping @Sendable () async throws -> Data) {
        identifier = KeyText.unique(unless: id)
        // A unique identifier could never be looked up again.
        self.isCachedOnDisk = isCachedOnDisk && !id.isEmpty
        self.load = load
    }

    /// Returns what the closure returns.
    ///
    /// - Throws: What the closure throws.
    public func data() async throws -> Data { try await load() }
}

/// Provides a local file under an identifier of your choice. A `file:` URL does the same under the file's name.
public struct FileDataProvider: ImageDataProvider {
    /// Identifies the bytes.
    public let identifier: String
    private let file: URL
    private let limit: Int

    /// Creates a provider of a file's bytes.
    ///
    /// - Parameters:
    ///   - file: The file's URL; opened when the bytes are needed.
    ///   - id: Identifies the bytes. Default: nil, which uses the file's path.
    ///   - limit: The maximum number of bytes; a larger file fails before it is read. Default: 256 MiB.
    public init(_ file: URL, id: String? = nil, limit: Int = 256 << 20) {
        self.file = file
        self.limit = limit
        identifier = id ?? "file:" + file.path
    }

    /// False: reading the file costs no more than reading the disk cache.
    public var isCachedOnDisk: Bool { false }

    /// `"file"`.
    public var scheme: String? { "file" }

    /// Reads the bytes.
    ///
    /// - Throws: `ImageError.request(.unreadableFile)`, `.request(.tooLarge)`; `ImageError.cancelled`.
    public func data() async throws -> Data { try await dataWithFacts().data }

    /// Reads the bytes, and the facts that show whether the file has changed since.
    ///
    /// - Parameter limit: The maximum number of bytes, if less than the provider's own. Default: none.
    func dataWithFacts(limit: Int = .max) async throws(ImageError) -> (data: Data, facts: FileFacts?) {
        try await WorkExecutor.files.run { () throws(ImageError) in
            try FileReader.readWithFacts(file, limit: min(limit, self.limit))
        }
    }
}

/// Provides bytes that are already in memory.
public struct RawDataProvider: ImageDataProvider {
    /// Identifies the bytes.
    public let identifier: String
    private let bytes: Data

    /// Creates a provider of `data`.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - id: Identifies the bytes: use another identifier for other bytes. If it is empty, each provider gets a
    ///     unique one.
    public init(_ data: Data, id: String) {
        bytes = data
        identifier = KeyText.unique(unless: id)
    }

    /// False: the bytes are already in memory.
    public var isCachedOnDisk: Bool { false }

    /// Returns the bytes.
    public func data() async throws -> Data { bytes }
}

/// A source that makes pixels instead of bytes: it draws, renders a page, or takes a frame of a film.
///
/// The pipeline shares its work, makes the image as small as a request wants it, applies processors, and keeps the
/// result in memory. Nothing goes to the disk cache, and a request for the bytes fails.
public protocol ImagePixelProvider: ImageDataProvider {
    /// Returns the whole picture; the same rules as for ``ImageDataProvider/data()`` apply.
    ///
    /// - Throws: The reason: an `ImageError` is passed on as it is, any other error as
    ///   `ImageError.request(.providerFailed)`.
    func image() async throws -> DecodedImage
}

extension ImagePixelProvider {
    /// False: there are no bytes.
    public var isCachedOnDisk: Bool { false }

    /// Throws `ImageError.request(.providerFailed)`: there are no bytes.
    public func data() async throws -> Data {
        throw ImageError.request(.providerFailed("it makes pixels, and has no bytes"))
    }
}

/// Provides the image that a closure makes.
public struct ClosureImageProvider: ImagePixelProvider {
    /// Identifies the image.
    public let identifier: String
    private let make: @Sendable () async throws -> DecodedImage

    /// Creates a provider.
    ///
    /// - Parameters:
    ///   - id: Identifies the image: use another identifier for another one.
    ///   - make: Makes the whole picture.
    public init(id: String, _ make: @escaping @Sendable () async throws -> DecodedImage) {
        identifier = id
        self.make = make
    }

    /// Calls the closure.
    public func image() async throws -> DecodedImage { try await make() }
}

/// The identifier of an image data provider in the form that keys use.
///
/// An identifier may be a `data:` URL of several megabytes. One of more than 1,024 bytes is replaced by digests,
/// computed in one pass and only once for all requests derived from one another, because the caller waits for that
/// pass.
final class ProviderName: Sendable {
    /// For keys that stay within this process. Its hash key is random, so nobody can construct collisions.
    let passing: String
    /// For keys that disk caches may store: the same in every process.
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
    /// Arbitrary, but must never change: another key would lose what is cached.
    private static let known = SipHash(key0: 0x7072_6f76_6964_6572, key1: 0x9e37_79b9_7f4a_7c15)
}

/// Creates the name of a provider at its first use, for a request and those derived from it.
final class ProviderNameHolder: Sendable {
    private let name = LazyReference<ProviderName>()

    /// - Parameter provider: Must be the same in every call.
    func name(of provider: any ImageDataProvider) -> ProviderName {
        name.withObject {
            ProviderName(of: provider)
        } _: {
            $0
        }
    }
}
