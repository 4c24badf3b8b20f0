/// Heads that no server should send: no loader may make an answer of them, and none may trap or wait for ever.
public enum HostileHeads {
    /// The connection closes after each of these, before a head has ended.
    public static let cut = [
        "HTTP/1.1", "HTTP/1.1 2", "HTTP/1.1 200 OK", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Le",
        "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r",
        "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Ba",
        "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Digest realm=\"a\", nonce=\"b\"\r\n",
        "HTTP/1.1 302 Found\r\nLocation: /a", "HTTP/1.1 302 Found\r\nLocation: /a\r\n",
        "HTTP/1.1 304 Not Modified\r\nETag: \"", "HTTP/1.1 100 Continue\r\n\r\n",
        "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-",
    ]

    /// Whole heads, and what stands in them is wrong.
    public static let wrong = [
        "HTTP/2 99999 OK\r\nContent-Length: 2\r\n\r\nok", "HTTP/2 -5 OK\r\nContent-Length: 2\r\n\r\nok",
        "HTTP/2 1000 OK\r\nContent-Length: 2\r\n\r\nok", "HTTP/2 99 OK\r\nContent-Length: 2\r\n\r\nok",
        "HTTP/2 0 OK\r\n\r\n", "HTTP/2 9223372036854775807 OK\r\n\r\n", "HTTP/2 99999999999999999999 OK\r\n\r\n",
        "HTTP/1.1 2000 OK\r\nContent-Length: 2\r\n\r\nok", "HTTP/1.1 20 OK\r\nContent-Length: 2\r\n\r\nok",
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: upgrade\r\n\r\nwhat follows is no HTTP",
        "HTTP/1.1 101 Switching Protocols\r\n\r\n",
        "HTTP/1.1 200 OK\r\n folded from nothing\r\nContent-Length: 2\r\n\r\nok",
        "HTTP/1.1 200 OK\r\n\tfolded\r\n\r\n",
        // More than `HTTPFields` takes, in fewer bytes than a head may have.
        "HTTP/1.1 200 OK\r\n" + String(repeating: "a:\n", count: 66_000) + "\r\n",
    ]

    /// Whole heads that may pass, and bodies of which some do not.
    public static let doubtful = [
        "HTTP/1.1 200 OK\r\nA: b\r\n c\r\n d\r\nContent-Length: 2\r\n\r\nok",
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 99999999\r\n\r\n\u{1f}",
        "HTTP/1.1 200 OK\r\nContent-Encoding: deflate, gzip\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\nA: b\r\n c\r\n\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n"
            + String(repeating: "A: b\r\n", count: 2000),
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFF\r\nok",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n2\r\nok\r\n0\r\n\r\n",
        "HTTP/1.1 302 Found\r\nLocation: /end\r\nContent-Length: 99999999\r\n\r\n",
        "HTTP/1.1 401 No\r\nWWW-Authenticate: Digest realm=\"a\", nonce=\"b\"\r\nContent-Length: 0\r\n\r\n",
        String(repeating: "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n", count: 100) + "HTTP/1.1 200 OK\r\n\r\nok",
    ]
}
