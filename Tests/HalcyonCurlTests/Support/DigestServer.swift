import Foundation
import LinuxTestSupport

/// A server that wants to see the password `secret` of the user `me` by Digest authentication (RFC 7616, MD5).
struct DigestServer {
    let scripted: ScriptedServer

    /// - Parameters:
    ///   - refusal: The fields and body of its 401, without those of the challenge.
    ///   - schemes: More challenges, which go before its own.
    ///   - acceptance: Its answer to who knows the password.
    init(
        refusal: String = "X-Refused: yes\r\nContent-Length: 12\r\n\r\nwho are you?", schemes: [String] = [],
        acceptance: String = "HTTP/1.1 200 OK\r\nContent-Length: 7\r\n\r\nwelcome"
    ) throws {
        let digest = #"Digest realm="Pictures", qop="auth", nonce="0123456789abcdef", algorithm=MD5"#
        let challenge = (schemes + [digest]).map { "WWW-Authenticate: \($0)\r\n" }.joined()
        scripted = try ScriptedServer { connection in
            repeat {
                let isKnown = Self.isRight(connection.request)
                connection.send(isKnown ? acceptance : "HTTP/1.1 401 Who\r\n\(challenge)\(refusal)")
            } while !refusal.contains("Connection: close") && connection.nextRequest()
        }
    }

    /// The `Authorization` fields that it was sent, by request; "" where there was none.
    var authorizations: [String] { scripted.requests.map { Self.authorization($0) } }

    private static func authorization(_ request: String) -> String {
        let start = "Authorization: "
        let line = request.components(separatedBy: "\r\n").first { $0.hasPrefix(start) }
        return String(line?.dropFirst(start.count) ?? "")
    }

    /// Section 3.4.1 of the RFC, by openssl's MD5.
    private static func isRight(_ request: String) -> Bool {
        let words = authorization(request)
        guard words.hasPrefix("Digest ") else { return false }
        let pairs = words.dropFirst(7).split(separator: ",").map { $0.split(separator: "=", maxSplits: 1) }
        func value(_ name: String) -> String {
            let pair = pairs.first { $0.first?.trimmingCharacters(in: .whitespaces) == name }
            return pair?.last?.trimmingCharacters(in: CharacterSet(charactersIn: "\" ")) ?? ""
        }
        let line = request.prefix { $0 != "\r\n" }.split(separator: " ")
        guard value("username") == "me", line.count > 1, value("uri") == line[1] else { return false }
        let user = md5("me:Pictures:secret")
        let asked = md5("\(line[0]):\(line[1])")
        let parts = [user, value("nonce"), value("nc"), value("cnonce"), value("qop"), asked]
        return md5(parts.joined(separator: ":")) == value("response")
    }

    private static func md5(_ text: String) -> String {
        let script = #"printf %s "$1" | openssl md5 -r | cut -c 1-32"#
        let output = try? ChildProcess.run("sh", "-c", script, "sh", text)
        return output?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    }
}
