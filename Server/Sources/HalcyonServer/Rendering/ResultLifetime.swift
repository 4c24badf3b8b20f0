public import Foundation
import HTTPTypes
import HalcyonCore

/// For how long results are fresh, here and in the caches between the server and its clients.
public struct ResultLifetime: Sendable, Hashable {
    /// The lifetime in seconds of a result whose source's server states none. Default: a day.
    public var standard: TimeInterval = 86_400
    /// The least lifetime in seconds, whatever the source's server states; it does not apply to sources that must not
    /// be stored. Default: 0.
    public var minimum: TimeInterval = 0
    /// The longest lifetime in seconds. Default: a year.
    public var maximum: TimeInterval = 31_536_000

    /// Creates the default lifetimes; see the properties.
    public init() {}

    /// The most seconds that caches count (RFC 9111, 1.2.2).
    private static let longest = 2_147_483_648.0
    /// The seconds after which a source whose server has failed is asked for again.
    private static let retry = 10.0

    /// Returns the `Cache-Control` of a result (RFC 9111, 5.2.2).
    func cacheControl(of source: DataResponse, now: Date = Date()) -> String {
        let fields = source.response?.headerFields ?? HTTPFields()
        let directives = Set(
            fields[values: .cacheControl].joined(separator: ",").lowercased().split(separator: ",")
                .map { String($0.trimmingSpaces.prefix { $0 != "=" }) })
        if directives.contains("no-store") || fields[values: .vary].contains(where: { $0.contains("*") }) {
            return "no-store"
        }
        let audience = directives.contains("private") ? "private" : "public"
        if directives.contains("no-cache"), minimum == 0 { return "\(audience), no-cache" }
        var parts = [audience, "max-age=\(Int(seconds(for: source, now: now).rounded()))"]
        if directives.contains("must-revalidate") { parts.append("must-revalidate") }
        return parts.joined(separator: ", ")
    }

    /// The lifetime counts from the generation of the source, as does its age.
    private func seconds(for source: DataResponse, now: Date) -> TimeInterval {
        let age = max(0, source.age ?? 0)
        if source.isStale { return min(age + Self.retry, Self.longest) }
        let stated = source.expiresAt.map { age + $0.timeIntervalSince(now) } ?? standard
        return min(max(stated, minimum, 0), maximum, Self.longest)
    }
}
