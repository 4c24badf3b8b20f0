/// What a client shows a server of itself.
public enum Credential: Sendable, Hashable {
    /// A name and a password, sent by the best scheme that both sides know: Digest (RFC 7616), where the loader knows
    /// it, or Basic (RFC 7617).
    case password(user: String, password: String)
    /// A token, sent as `Authorization: Bearer …` (RFC 6750).
    case bearer(String)
    /// The value of the `Authorization` field as it is, for any other scheme.
    case authorization(String)

    /// Refuses control characters, which could end the field that they are sent in (RFC 9110, section 5.5; RFC 7617, section
    /// 2).
    ///
    /// - Throws: `ImageError.request(.controlCharacter)`.
    package func validate() throws(ImageError) {
        let parts =
            switch self {
            case .password(let user, let password): [("the user name", user), ("the password", password)]
            case .bearer(let token): [("the token", token)]
            case .authorization(let value): [("the authorization", value)]
            }
        for (name, text) in parts where text.hasControls { throw .request(.controlCharacter(in: name)) }
    }

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

extension String {
    /// Whether it has ASCII control characters, the tab included.
    package var hasControls: Bool { utf8.contains { $0 < 32 || $0 == 127 } }
}
