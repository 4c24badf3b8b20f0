public import Foundation

/// The bytes that stand in a `data:` URL itself (RFC 2397).
public struct DataURLProvider: ImageDataProvider {
    /// The URL's text, which is also the identifier.
    public let identifier: String

    /// False: the bytes are at hand already.
    public var isCachedOnDisk: Bool { false }

    /// A provider of the bytes in `url`.
    public init(_ url: String) { identifier = url }

    /// The bytes.
    ///
    /// - Throws: `ImageError.request(.malformedDataURL)` when the text does not follow RFC 2397.
    public func data() async throws -> Data {
        try await decodedAside(identifier.utf8.count) { () throws(ImageError) in try decoded() }
    }

    private func decoded() throws(ImageError) -> Data {
        guard identifier.prefix(5).lowercased() == "data:" else {
            throw .request(.malformedDataURL("it does not begin with 'data:'"))
        }
        let content = identifier.dropFirst(5)
        guard let comma = content.firstIndex(of: ",") else {
            throw .request(.malformedDataURL("it has no comma before its data"))
        }
        let isBase64 = content[..<comma].lowercased().hasSuffix(";base64")
        let text = content[content.index(after: comma)...]
        guard let unescaped = Self.percentDecoded(text) else {
            throw .request(.malformedDataURL("a '%' is not followed by two hexadecimal digits"))
        }
        guard isBase64 else { return unescaped }
        guard let data = Data(tolerantBase64: unescaped) else {
            throw .request(.malformedDataURL("its data is not base64"))
        }
        return data
    }

    /// Unescapes to bytes: what is escaped in a `data:` URL need not be UTF-8.
    private static func percentDecoded(_ text: Substring) -> Data? {
        var bytes = Data(capacity: text.utf8.count)
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(hexValue), let low = rest.popFirst().flatMap(hexValue) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    private static func hexValue(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
