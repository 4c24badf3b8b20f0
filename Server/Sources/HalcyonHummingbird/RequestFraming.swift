import NIOHTTP1

/// What the head of a request says about its connection.
struct RequestFraming {
    /// Whether the answer has to be 400: `Host` is missing or there twice (RFC 9112, 3.2), or the body is coded in a
    /// way that nobody here reads (RFC 9112, 6.1).
    var isRefused: Bool { hostCount > 1 || hostCount == 0 && !isOld || !codings.isEmpty && codings != ["chunked"] }

    /// Whether no request can follow: the client says so or is too old to do otherwise (RFC 9112, 9.3); it sends a
    /// body, which nobody reads; or it asks for a tunnel or another protocol, and SwiftNIO parses nothing after that.
    var isLast: Bool {
        options.contains("close") || isOld && !options.contains("keep-alive") || hasBody || isTunnel
            || options.contains("upgrade") && hasUpgrade
    }

    private let isOld: Bool
    private let isTunnel: Bool
    private var hostCount = 0
    private var hasBody = false
    private var hasUpgrade = false
    private var codings: [Substring] = []
    private var options: [Substring] = []

    init(_ head: HTTPRequestHead) {
        isOld = head.version != .http1_1
        isTunnel = head.method == .CONNECT
        for (name, value) in head.headers {
            switch name.utf8.count {
            case 4 where name.lowercased() == "host": hostCount += 1
            case 7 where name.lowercased() == "upgrade": hasUpgrade = true
            case 10 where name.lowercased() == "connection": options += Self.words(value)
            case 14 where name.lowercased() == "content-length": hasBody = hasBody || value != "0"
            case 17 where name.lowercased() == "transfer-encoding":
                hasBody = true
                codings += Self.words(value)
            default: break
            }
        }
    }

    private static func words(_ value: String) -> [Substring] {
        value.lowercased().split { $0 == "," || $0 == " " || $0 == "\t" }
    }
}
