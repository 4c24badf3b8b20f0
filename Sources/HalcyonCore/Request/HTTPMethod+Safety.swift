import HTTPTypes

extension HTTPRequest.Method {
    /// Whether requests of the method change nothing at the server (RFC 9110, 9.2.1). Of a method that is not known here
    /// nobody knows.
    var isSafe: Bool { [.get, .head, .options, .trace].contains(self) }
}

extension ImageRequest {
    /// Whether it may change something at its server, and so has to reach it (RFC 9111, 4), once for each caller.
    var isUnsafe: Bool {
        guard case .remote(let http, _) = source else { return false }
        return !http.method.isSafe
    }
}
