import Foundation
import HTTPTypes

/// Which credentials a download has been given, for whom, and how they fared.
struct AuthenticationState: Sendable {
    /// How a credential is sent.
    private enum Way: Sendable {
        /// As the value of `Authorization`.
        case field(String)
        /// By the loader, which knows more schemes.
        case loader(Credential)
    }

    /// The most challenges in one download: handlers that never give up must not keep it running for ever.
    static let maximumRounds = 10

    private var ways: [String: Way] = [:]
    private var failures: [String: Int] = [:]
    private var rounds = 0

    /// Adds what is known for the request's origin, and for no other.
    func addCredential(to request: inout DataRequest) {
        guard let origin = request.http.origin, let way = ways[origin] else { return }
        switch way {
        case .field(let value): request.http.headerFields[.authorization] = value
        case .loader(let credential):
            request.http.headerFields[.authorization] = nil
            request.credential = credential
        }
    }

    /// Notes a challenge.
    ///
    /// - Returns: false where there have been too many.
    mutating func countRound() -> Bool {
        rounds += 1
        return rounds <= Self.maximumRounds
    }

    /// Whether there is a credential for an origin.
    func knows(_ origin: String) -> Bool { ways[origin] != nil }

    /// Notes that an origin has refused what it was shown, if it was shown anything.
    mutating func refuse(_ origin: String) {
        if ways.removeValue(forKey: origin) != nil { failures[origin, default: 0] += 1 }
    }

    /// How many credentials an origin has refused.
    func failureCount(_ origin: String) -> Int { failures[origin, default: 0] }

    /// Keeps a credential for an origin that takes certain schemes.
    ///
    /// - Returns: false where it cannot be sent.
    mutating func keep(
        _ credential: Credential, for origin: String, schemes: [AuthenticationChallenge.Scheme]
    ) -> Bool {
        switch credential {
        case .bearer(let token): ways[origin] = .field("Bearer \(token)")
        case .authorization(let value): ways[origin] = .field(value)
        case .password(let user, let password):
            let names = schemes.map(\.name)
            // A password goes out in clear only to who asks for that (or, against the standard, for nothing at all).
            if names.contains("digest") || !(names.isEmpty || names.contains("basic")) {
                ways[origin] = .loader(credential)
            } else {
                // RFC 7617, 2: such a name would end at its colon.
                guard !user.contains(":") else { return false }
                ways[origin] = .field("Basic \(Data("\(user):\(password)".utf8).base64EncodedString())")
            }
        }
        return true
    }
}
