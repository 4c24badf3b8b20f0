import CCurl
import HalcyonCore

/// What a head's `Content-Encoding` lines ask of the reader of the body (RFC 9110, section 8.4).
enum BodyCoding: Equatable {
    /// Nothing: the body is as it comes. So is one under a name that nobody knows, which is mostly a server's mistake
    /// (`none`, `utf-8`, `aws-chunked`).
    case plain
    case gzip
    case deflate
    /// What libcurl alone can undo, if it was built with it: Brotli, Zstandard.
    case library(String)
    /// More than one, of which nobody knows whether the server means it.
    case several

    /// - Parameter names: Of the encodings, in lower case, in the order in which they were applied.
    init(_ names: [String]) {
        let names = names.filter { $0 != "identity" }
        let known: Set = ["gzip", "x-gzip", "deflate", "br", "zstd"]
        guard let name = names.first, names.allSatisfy(known.contains) else {
            self = .plain
            return
        }
        guard names.count == 1 else {
            self = .several
            return
        }
        switch name {
        case "gzip", "x-gzip": self = .gzip
        case "deflate": self = .deflate
        default: self = .library(name)
        }
    }
}
