import Foundation
import HTTPTypes
import HalcyonCore

/// What S3 says in XML, read without a parser: a few elements by their names. Anything else means nothing.
struct S3Reply {
    private let bytes: Data

    init(_ data: Data) { bytes = data }

    /// Returns the elements of a name, from the first on; one that does not end is none.
    func elements(_ name: String) -> [S3Reply] {
        var found: [S3Reply] = []
        var rest = bytes
        while let element = Self.first(name, in: &rest) { found.append(element) }
        return found
    }

    /// Returns the text of the first element of a name; nil if there is none.
    func value(_ name: String) -> String? {
        var rest = bytes
        return Self.first(name, in: &rest)?.unescaped
    }

    func contains(_ mark: String) -> Bool { Self.place(of: Array(mark.utf8), in: bytes) != nil }

    /// Returns the first element of a name, and removes it from `rest` with all before it.
    private static func first(_ name: String, in rest: inout Data) -> S3Reply? {
        let (opening, closing) = (Array("<\(name)>".utf8), Array("</\(name)>".utf8))
        guard let start = place(of: opening, in: rest) else { return nil }
        rest = rest.dropFirst(start + opening.count)
        guard let end = place(of: closing, in: rest) else { return nil }
        defer { rest = rest.dropFirst(end + closing.count) }
        return S3Reply(rest.prefix(end))
    }

    /// Returns the number of bytes before the first occurrence of a mark; nil if there is none.
    private static func place(of mark: [UInt8], in data: Data) -> Int? {
        data.withUnsafeBytes { bytes -> Int? in
            guard let base = bytes.baseAddress, let first = mark.first else { return nil }
            var start = 0
            while bytes.count - start >= mark.count,
                let found = memchr(base + start, Int32(first), bytes.count - start - mark.count + 1)
            {
                let place = UnsafeRawPointer(found)
                if memcmp(place, mark, mark.count) == 0 { return place - base }
                start = place - base + 1
            }
            return nil
        }
    }

    /// Replaces the references that XML itself defines, and those to characters by number (XML 1.0, section 4.1).
    private var unescaped: String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = text[...]
        while let mark = rest.firstIndex(of: "&") {
            result += rest[..<mark]
            rest = rest[mark...]
            guard let end = rest.prefix(12).firstIndex(of: ";") else { break }
            result += Self.character(rest[rest.index(after: mark)..<end]) ?? String(rest[mark...end])
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> String? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let isHex = name.hasPrefix("#x")
            return UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init)
                .map { String(Character($0)) }
        }
    }
}

/// An answer that is a refusal.
///
/// Source: Amazon S3 API Reference, "Error responses",
/// <https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html>.
struct S3Failure: Sendable {
    let status: Int
    /// S3's name for it, such as `NoSuchKey`; empty if the body is not S3's.
    let code: String
    private let message: String
    private let region: String?

    private static let mostBytes = 64 << 10
    private static let bucketRegion = HTTPField.Name("x-amz-bucket-region")

    /// Reads the body of a refusal, at most 64 KiB of it. One that cannot be read says nothing.
    init(_ load: DataLoad) async throws(ImageError) {
        var data = Data()
        do throws(ImageError) { data = try await load.beginning(Self.mostBytes) } catch .cancelled {
            throw .cancelled
        } catch {}
        let reply = S3Reply(data)
        status = load.response.status.code
        code = Self.shown(reply.value("Code") ?? "")
        message = Self.shown(reply.value("Message") ?? "")
        region = Self.bucketRegion.flatMap { load.response.headerFields[$0] }.map(Self.shown)
    }

    /// What was answered and what to do, for people.
    var text: String {
        var text = "S3 answered \(status)"
        if !code.isEmpty { text += " \(code)" }
        if !message.isEmpty { text += ": \(message)" }
        return hint.map { "\(text) (\($0))" } ?? text
    }

    private var hint: String? {
        if status == 301 || status == 307 || ["PermanentRedirect", "AuthorizationHeaderMalformed"].contains(code) {
            return region.map { "the bucket is in the region \($0): set that" }
                ?? "the bucket is in another region, or the endpoint is wrong"
        }
        switch code {
        case "AccessDenied", "AllAccessDisabled":
            return "check that the credentials are set and allowed to do this"
        case "InvalidAccessKeyId", "SignatureDoesNotMatch": return "check the access key's ID and secret"
        case "ExpiredToken", "InvalidToken", "TokenRefreshRequired": return "get new temporary credentials"
        case "RequestTimeTooSkewed": return "set the clock of this machine"
        case "NoSuchBucket": return "check the bucket's name and the endpoint"
        case "" where status == 401 || status == 403: return "check the credentials and the endpoint"
        default: return nil
        }
    }

    /// Shortens words of the server, and leaves out what would change a terminal or break a line of a log.
    private static func shown(_ text: String) -> String {
        let scalars = text.unicodeScalars.prefix(300).map { $0.value < 32 || $0.value == 127 ? " " : $0 }
        return URLText.shortened(String(String.UnicodeScalarView(scalars)), to: 200)
    }
}
