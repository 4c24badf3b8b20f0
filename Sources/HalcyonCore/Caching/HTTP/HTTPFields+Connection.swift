import HTTPTypes

extension HTTPFields {
    /// Without the fields that are between two neighbours on the way alone, and not to be stored (RFC 9111, 3.1).
    var withoutConnectionFields: HTTPFields {
        let named = self[values: .connection].flatMap {
            $0.split(separator: ",").map { String($0).trimmed.lowercased() }
        }
        let dropped = Self.connectionFields.union(named)
        guard contains(where: { dropped.contains($0.name.canonicalName) }) else { return self }
        return filter { !dropped.contains($0.name.canonicalName) }
    }

    private static let connectionFields: Set = [
        "connection", "keep-alive", "proxy-authenticate", "proxy-authentication-info", "proxy-authorization",
        "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade",
    ]
}
