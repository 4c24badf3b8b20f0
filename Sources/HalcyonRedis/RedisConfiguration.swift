import Foundation
import HalcyonCore

/// The server of a ``RedisCache``, and how it is used.
///
/// One server, such as Redis from version 5 on, or Valkey. A Redis Cluster is not supported: it answers with the
/// address of another server, which fails with `ImageError.cache(.unavailable)`. Connections are not encrypted, because
/// Debian's hiredis has no TLS: use a Unix socket, a private network or a tunnel.
public struct RedisConfiguration: Sendable {
    /// Where the server listens.
    public enum Address: Sendable, Hashable, CustomStringConvertible {
        /// A host's name or address, and a port.
        case tcp(host: String, port: Int = 6379)
        /// The path of a Unix socket.
        case unix(path: String)

        /// `redis://host:port` or `unix:path`.
        public var description: String {
            switch self {
            case .tcp(let host, let port): "redis://\(host.contains(":") ? "[\(host)]" : host):\(port)"
            case .unix(let path): "unix:\(path)"
            }
        }

        /// Why there can be nothing at the address: the system would take it for another.
        var problem: String? {
            switch self {
            case .tcp(let host, let port):
                if host.isEmpty || host.utf8.contains(0) { return "that is no host" }
                return (1...65_535).contains(port) ? nil : "\(port) is no port"
            case .unix(let path):
                if path.isEmpty || path.utf8.contains(0) { return "that is no path" }
                return path.utf8.count < 108 ? nil : "the path of a socket has at most 107 bytes"
            }
        }
    }

    /// Where the server listens. Default: 127.0.0.1, port 6379.
    public var address: Address
    /// The user's name for `AUTH` (Redis 6 and later); nil for the default user. Default: nil.
    public var username: String?
    /// The password for `AUTH`; nil if the server asks for none. Default: nil.
    public var password: String?
    /// The number of the database for `SELECT`. Default: 0.
    public var database: Int
    /// The beginning of all keys in the database, after which the version of their format follows. Several caches with
    /// different prefixes share a database. Default: `halcyon:`.
    public var prefix = "halcyon:"
    /// The maximum size of an entry's value in bytes: its key, metadata and bytes. Larger ones are not stored. Default:
    /// 1,152 KiB, which has room for the metadata of the largest entry of a ``TieredDataCache/Tier``.
    public var maximumValueBytes = 1152 << 10
    /// The number of seconds after which Redis removes the entries of a source, and of all that was made of it, if none
    /// of them has been stored or updated since. Stale entries are kept as long, because their servers may revalidate
    /// them. At least 0.001; at most, and for infinity and NaN, ten years. Default: 7 days.
    public var lifetime: Double = 7 * 86_400
    /// The maximum number of connections, each of which carries many calls at once; at least 1. Opened when they are
    /// needed. Default: 4.
    public var connections = 4
    /// The maximum number of seconds for each call, and for opening a connection. A connection whose server takes
    /// longer is closed. Default: 1. Negative values and NaN count as 0.
    public var timeout: Double = 1

    /// Creates a configuration; see the properties.
    public init(
        _ address: Address = .tcp(host: "127.0.0.1"), username: String? = nil, password: String? = nil,
        database: Int = 0
    ) {
        self.address = address
        self.username = username
        self.password = password
        self.database = database
    }

    /// Creates a configuration from a URL: `redis://user:password@host:6379/0`, or `unix:///run/redis.sock?db=1` with
    /// `user` and `password` in the query. Name, password, port and database may be missing.
    ///
    /// - Returns: Nil for any other text, `rediss:` included: connections are not encrypted.
    public init?(url: String) {
        guard let parts = URLComponents(string: url), parts.fragment == nil,
            (parts.percentEncodedUser == nil) == (parts.user == nil),
            (parts.percentEncodedPassword == nil) == (parts.password == nil)
        else { return nil }
        switch parts.scheme?.lowercased() {
        case "redis"?:
            guard let host = parts.host, !host.isEmpty, parts.queryItems == nil, let port = Self.port(of: url) else {
                return nil
            }
            let bare = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
            let path = parts.path.drop { $0 == "/" }
            guard let database = path.isEmpty ? 0 : Int(path), database >= 0 else { return nil }
            let user = parts.user.flatMap { $0.isEmpty ? nil : $0 }
            self.init(
                .tcp(host: bare, port: port), username: user, password: parts.password, database: database)
        case "unix"?:
            var values: [String: String] = [:]
            for item in parts.queryItems ?? [] { values[item.name] = item.value ?? "" }
            guard parts.host ?? "" == "", !parts.path.isEmpty,
                values.keys.allSatisfy(["db", "user", "password"].contains),
                let database = values["db"].map(Int.init) ?? 0, database >= 0
            else { return nil }
            self.init(
                .unix(path: parts.path), username: values["user"], password: values["password"], database: database)
        default:
            return nil
        }
        if address.problem != nil { return nil }
    }

    /// Returns the port of a URL, or Redis's own if it names none; nil if that is no number. `URLComponents` takes a
    /// port that is too large for none.
    private static func port(of url: String) -> Int? {
        let place = URLReference(url).authority?.split(separator: "@").last ?? ""
        guard let colon = place.lastIndex(of: ":"), !place[colon...].contains("]") else { return 6379 }
        return Int(place[colon...].dropFirst())
    }

    var secondsPerCall: Double { timeout > 0 ? min(timeout, 86_400) : 0 }

    /// The lifetime in milliseconds, as Redis reads it.
    var lifetimeText: String {
        let longest = 10 * 365.25 * 86_400
        let seconds = lifetime.isNaN ? longest : min(max(lifetime, 0.001), longest)
        return String(Int(seconds * 1000))
    }
}
