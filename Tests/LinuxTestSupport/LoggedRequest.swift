/// A request as the server's log has it.
public struct LoggedRequest: Sendable, Hashable {
    /// `GET`, `POST`…
    public let method: String
    /// Path and query, as sent.
    public let path: String
    /// The answer's status; 499 where the client went away before.
    public let status: Int
    /// `HTTP/1.1` or `HTTP/2.0`.
    public let version: String
    /// The number of the connection it came on.
    public let connection: Int
    /// The bytes of body that were sent.
    public let bytes: Int

    static let format =
        "$request_method $request_uri $status $server_protocol $connection $body_bytes_sent"

    init?(_ line: Substring) {
        let words = line.split(separator: " ").map(String.init)
        guard words.count == 6, let status = Int(words[2]), let connection = Int(words[4]), let bytes = Int(words[5])
        else { return nil }
        (method, path, version) = (words[0], words[1], words[3])
        (self.status, self.connection, self.bytes) = (status, connection, bytes)
    }
}
