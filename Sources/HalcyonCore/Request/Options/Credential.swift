/// What a client shows a server of itself.
public enum Credential: Sendable, Hashable {
    /// A name and a password, sent by the best scheme that both sides know: Digest (RFC 7616), where the loader knows
    /// it, or Basic (RFC 7617).
    case password(user: String, password: String)
    /// A token, sent as `Authorization: Bearer …` (RFC 6750).
    case bearer(String)
    /// The value of the `Authorization` field as it is, for any other scheme.
    case authorization(String)

    /// Tells credentials apart without showing them.
    var identifier: String {
        let text =
            switch self {
            case .password(let user, let password): "p\(user.utf8.count):\(user)\(password)"
            case .bearer(let token): "b\(token)"
            case .authorization(let value): "a\(value)"
            }
        return KeyText.stableDigest(of: text)
    }
}
