public import Foundation
public import HTTPTypes

/// Where the bytes of an image come from.
public enum ImageSource: Sendable {
    /// An HTTP request, with its body, if any.
    case remote(HTTPRequest, body: Data? = nil)
    /// A local file.
    case file(URL)
    /// Anything else.
    case provider(any ImageDataProvider)

    /// Creates the source for a URL: `file:` and `data:` URLs need no network.
    ///
    /// A URL that cannot be loaded makes a source that fails with the reason when it is loaded.
    public init(_ url: URL) {
        switch url.scheme?.lowercased() {
        case "file": self = .file(url)
        case "data": self = .provider(DataURLProvider(url.absoluteString))
        default: self = .remote(HTTPRequest(ofAny: url))
        }
    }

    /// Creates the source for the text of a URL; see ``init(_:)-(URL)``.
    public init(_ string: String) {
        // A data: URL may be megabytes long, and need not be parsed to be recognized.
        if String(decoding: string.utf8.prefix(5), as: UTF8.self).lowercased() == "data:" {
            self = .provider(DataURLProvider(string))
        } else if let plain = HTTPRequest(plain: string) {
            self = .remote(plain)
        } else if let url = URL(lenient: string), url.scheme != nil {
            self.init(url)
        } else {
            // Kept as written: `URL` encodes invalid characters, which would make the text unrecognizable.
            let request = HTTPRequest(method: .get, scheme: nil, authority: nil, path: string)
            // No path begins or ends with a space.
            self = request.path == string ? .remote(request) : .provider(NoURL(identifier: string))
        }
    }

    /// The same source, with an HTTP request normalized as if it had been made from a URL's text: different spellings
    /// of a URL then have one name in the caches.
    var normalized: ImageSource {
        guard case .remote(var http, let body) = self, http.normalize() || body?.isEmpty == true else { return self }
        return .remote(http, body: body?.isEmpty == true && http.method.isSafe ? nil : body)
    }

    /// The URL scheme of the source, in lower case; nil if it has none, like most providers.
    public var scheme: String? {
        switch self {
        case .remote(let request, _): request.scheme?.lowercased()
        case .file: "file"
        case .provider(let provider): provider.scheme
        }
    }

    /// The source as text: the URL, without a user name and password, or the provider's identifier.
    public var text: String {
        switch self {
        case .remote(let request, _): request.shownURL
        case .file(let url): URLText.withoutUser(url.absoluteString)
        case .provider(let provider): provider.identifier
        }
    }

    /// The source as text for logs and errors, without a signature, and shortened: a `data:` URL may be megabytes long.
    var logText: String {
        if case .remote = self { return URLText.forLogs(text) }
        return URLText.cutForLogs(text)
    }
}

/// A text that is neither a URL nor a part of one.
private struct NoURL: ImageDataProvider {
    let identifier: String
    var isCachedOnDisk: Bool { false }

    func data() throws -> Data { throw ImageError.request(.invalidURL(identifier)) }
}

/// Provides the bytes contained in a `data:` URL (RFC 2397).
package struct DataURLProvider: ImageDataProvider {
    /// The URL's text, which is also the identifier.
    public let identifier: String

    /// False: the bytes are already in memory.
    public var isCachedOnDisk: Bool { false }

    /// `"data"`.
    public var scheme: String? { "data" }

    /// Creates a provider of the bytes in `url`.
    public init(_ url: String) { identifier = url }

    /// Decodes the bytes.
    ///
    /// - Throws: `ImageError.request(.malformedDataURL)` if the text does not follow RFC 2397.
    public func data() async throws -> Data {
        try await decodedAside(identifier.utf8.count) { () throws(ImageError) in try decoded() }
    }

    private func decoded() throws(ImageError) -> Data {
        var text = identifier
        return try text.withUTF8 { Self.decoded($0) }.get()
    }

    /// Works on bytes, not characters: in a text of megabytes, finding one character takes a tenth of a second.
    private static func decoded(_ url: UnsafeBufferPointer<UInt8>) -> Result<Data, ImageError> {
        guard isText(url.prefix(5), "data:") else { return malformed("it does not begin with 'data:'") }
        guard let comma = url.firstIndex(of: UInt8(ascii: ",")) else {
            return malformed("it has no comma before its data")
        }
        let text = UnsafeBufferPointer(rebasing: url[(comma + 1)...])
        let isBase64 = isText(url[5..<comma].suffix(7), ";base64")
        guard let start = url.baseAddress, memchr(start, Int32(UInt8(ascii: "%")), url.count) != nil else {
            return isBase64 ? base64Decoded(text) : .success(Data(buffer: text))
        }
        guard let unescaped = percentDecoded(text) else {
            return malformed("a '%' is not followed by two hexadecimal digits")
        }
        return isBase64
            ? unescaped.withUnsafeBytes { $0.withMemoryRebound(to: UInt8.self, base64Decoded) } : .success(unescaped)
    }

    private static func malformed(_ why: String) -> Result<Data, ImageError> {
        .failure(.request(.malformedDataURL(why)))
    }

    /// Whether the bytes equal the text, ignoring case.
    private static func isText(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ text: String) -> Bool {
        String(decoding: bytes, as: UTF8.self).lowercased() == text
    }

    private static func base64Decoded(_ text: UnsafeBufferPointer<UInt8>) -> Result<Data, ImageError> {
        Data(tolerantBase64: text).map { .success($0) } ?? malformed("its data is not base64")
    }

    /// Unescapes to bytes: the escaped content of a `data:` URL need not be UTF-8.
    private static func percentDecoded(_ text: UnsafeBufferPointer<UInt8>) -> Data? {
        var bytes = Data(count: text.count)
        let count = bytes.withUnsafeMutableBytes { (bytes: UnsafeMutableRawBufferPointer) -> Int? in
            var (count, place) = (0, 0)
            while place < text.count {
                bytes[count] = text[place]
                if text[place] == UInt8(ascii: "%") {
                    guard place + 2 < text.count, let high = PercentEncoding.value(ofDigit: text[place + 1]),
                        let low = PercentEncoding.value(ofDigit: text[place + 2])
                    else { return nil }
                    bytes[count] = high << 4 | low
                    place += 2
                }
                place += 1
                count += 1
            }
            return count
        }
        guard let count else { return nil }
        bytes.count = count
        return bytes
    }
}
