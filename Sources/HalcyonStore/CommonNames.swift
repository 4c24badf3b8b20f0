import HTTPTypes

/// The header names that most answers consist of, by number.
///
/// Making a name from text checks and lower-cases every letter, for ten of them longer than reading an image.
/// The numbers are kept in indexes: names may be added at the end, never moved.
enum CommonNames {
    private static let texts = [
        "Accept-Ranges", "Age", "Access-Control-Allow-Origin", "Alt-Svc", "Cache-Control", "Connection",
        "Content-Disposition", "Content-Encoding", "Content-Language", "Content-Length", "Content-Location",
        "Content-Range", "Content-Security-Policy", "Content-Type", "Date", "ETag", "Expires", "Keep-Alive",
        "Last-Modified", "Link", "Location", "Pragma", "Server", "Server-Timing", "Set-Cookie",
        "Strict-Transport-Security", "Timing-Allow-Origin", "Transfer-Encoding", "Vary", "Via", "Warning",
        "X-Cache", "X-Cache-Hits", "X-Content-Type-Options", "X-Frame-Options", "X-Served-By", "X-Timer",
    ]

    /// First as HTTP/1.1 servers write them, then as HTTP/2 does.
    private static let names = (texts + texts.map { $0.lowercased() }).compactMap { HTTPField.Name($0) }
    private static let numbers = Dictionary(
        names.enumerated().map { ($1.rawName, UInt8($0)) }, uniquingKeysWith: { first, _ in first })

    static func number(of name: HTTPField.Name) -> UInt8? { numbers[name.rawName] }

    static func name(_ number: UInt8) -> HTTPField.Name? { number < names.count ? names[Int(number)] : nil }
}
