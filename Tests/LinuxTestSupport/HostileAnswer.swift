/// An answer as no server should send it, made of choices: the bytes of a fuzzer, or numbers that follow from a seed.
///
/// Seven of eight follow HTTP's grammar, so that they get past the first line. Any of them may be cut off anywhere.
public struct HostileAnswer: Sendable {
    /// How the connection ends after the last piece.
    public enum Ending: Sendable {
        case close
        case reset
        /// It stays open, and nothing comes.
        case hold
    }

    /// What is sent, in order, with a moment between each.
    public private(set) var pieces: [[UInt8]] = []
    /// What comes after the pieces.
    public private(set) var ending = Ending.close

    /// All bytes that are sent.
    public var bytes: [UInt8] { pieces.flatMap(\.self) }

    /// The answer that some choices make; any bytes at all make one.
    public init(choices: [UInt8]) {
        var choices = Choices(bytes: choices)
        var bytes: [UInt8] = []
        if choices.next(8) == 0 {
            bytes = choices.rest()
        } else {
            for _ in 0..<Self.informationalCount[choices.next(8)] {
                Self.appendHead(&choices, to: &bytes, isFinal: false)
            }
            Self.appendHead(&choices, to: &bytes, isFinal: true)
            bytes += Self.bodies[choices.next(Self.bodies.count)]
        }
        if choices.next(2) == 0, !bytes.isEmpty { bytes.removeLast(choices.number() % bytes.count) }
        ending = [.close, .close, .close, .reset][choices.next(4)]
        if choices.next(32) == 31 { ending = .hold }
        var start = 0
        for _ in 0..<choices.next(4) where start < bytes.count {
            let end = start + 1 + choices.number() % (bytes.count - start)
            pieces.append(Array(bytes[start..<end]))
            start = end
        }
        if start < bytes.count { pieces.append(Array(bytes[start...])) }
    }

    /// An answer of these bytes, in one piece.
    public init(bytes: [UInt8]) { pieces = [bytes] }

    private struct Choices {
        let bytes: [UInt8]
        var place = 0

        mutating func next() -> Int {
            guard place < bytes.count else { return 0 }
            defer { place += 1 }
            return Int(bytes[place])
        }

        mutating func next(_ count: Int) -> Int { next() % count }
        mutating func number() -> Int { next() << 8 | next() }

        mutating func rest() -> [UInt8] {
            defer { place = bytes.count }
            return Array(bytes[min(place, bytes.count)...])
        }
    }

    private static func appendHead(_ choices: inout Choices, to bytes: inout [UInt8], isFinal: Bool) {
        let lineEnd = ["\r\n", "\r\n", "\r\n", "\r\n", "\n", "\r", "\r\r\n", "\0\r\n"][choices.next(8)]
        let status = isFinal ? statuses[choices.next(statuses.count)] : "103"
        let version = versions[choices.next(versions.count)]
        bytes += (version + " " + status + " What" + lineEnd).utf8
        for _ in 0..<choices.next(6) {
            let name = names[choices.next(names.count)]
            let value = values[choices.next(values.count)]
            bytes += (name + value + lineEnd).utf8
        }
        bytes += lineEnd.utf8
    }

    private static let informationalCount = [0, 0, 0, 0, 0, 1, 2, 40]
    private static let versions = [
        "HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2", "HTTP/2", "HTTP/3", "HTTP/0.9", "HTTP/1.", "http/1.1",
        "HTTP", "ICY",
    ]
    private static let statuses = [
        "200", "200", "200", "206", "204", "205", "301", "302", "303", "304", "307", "308", "401", "404", "407", "408",
        "416", "417", "421", "425", "426", "429", "503", "99999", "-5", "1000", "999", "600", "101", "100", "199",
        "099",
        "99", "0", "", "2e2", "+200", "0x200", "9223372036854775807", "99999999999999999999",
    ]
    private static let names = [
        "Content-Length: ", "Content-Length: ", "Transfer-Encoding: ", "Content-Encoding: ", "Content-Range: bytes ",
        "Location: ", "Location: ", "Retry-After: ", "Age: ", "Date: ", "Connection: ", "WWW-Authenticate: ",
        "Proxy-Authenticate: ", "Set-Cookie: ", "Alt-Svc: ", "Upgrade: ", "Trailer: ", " ", "\t", ":", "no colon",
        "HTTP/1.1 200 OK", "Content-Length:", "\u{e9}: ", "Content-Type: ", "ETag: ",
    ]
    private static let values = [
        "0", "5", "10", "-1", "9223372036854775807", "9223372036854775808", "18446744073709551616", "5, 5", "5, 6",
        "many", "", "chunked", "chunked, chunked", "gzip", "gzip, chunked", "deflate", "br", "zstd", "utf-8",
        "identity",
        "gzip, gzip", "0-4/5", "5-2/1", "*/5", "0-9223372036854775807/*", "/end", "//", "//@/", "http://", "http://[",
        "http://127.0.0.1:99999/", "http://\u{0}/", "javascript:alert(1)", "\u{ff}\u{fe}", "?a b", "#", "..", "close",
        "keep-alive", "Digest realm=\"", "Digest realm=\"a\", nonce=\"b\", stale=true", "Basic", "h2=\":443\"; ma=1",
        "Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 99 Nov 9999999999 99:99:99 GMT", "1e308", "nan", "\"",
        String(repeating: "a", count: 9000), "h2c", "websocket",
    ]
    private static let bodies: [[UInt8]] = [
        [], Array("hello".utf8), Array("5\r\nhello\r\n0\r\n\r\n".utf8), Array("5\r\nhello\r\n".utf8),
        Array("FFFFFFFFFFFFFFFF\r\nhello".utf8), Array("-5\r\nhello\r\n0\r\n\r\n".utf8),
        Array("5;a=\"\r\nhello\r\n0\r\nX: y\r\nHTTP/1.1 200 OK\r\n\r\n".utf8),
        Array("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok".utf8), Array(repeating: 0, count: 20_000),
        // "hello" as gzip has it, deflate's two forms, Brotli and Zstandard; the first with more behind it, too.
        gzip, gzip + gzip, gzip + Array("garbage".utf8), [0x78, 0x9c] + deflated + [0x06, 0x2c, 0x02, 0x15], deflated,
        [0x0b, 0x02, 0x80, 0x68, 0x65, 0x6c, 0x6c, 0x6f, 0x03],
        [0x28, 0xb5, 0x2f, 0xfd, 0x20, 0x05, 0x29, 0x00, 0x00, 0x68, 0x65, 0x6c, 0x6c, 0x6f],
    ]
    private static let deflated: [UInt8] = [0xcb, 0x48, 0xcd, 0xc9, 0xc9, 0x07, 0x00]
    private static let gzip: [UInt8] =
        [0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 3] + deflated + [0x86, 0xa6, 0x10, 0x36, 0x05, 0, 0, 0]
}
