public import Foundation

/// A certificate for `localhost` and 127.0.0.1, and the authority that signed it, made for one test run.
public struct TestCertificate: Sendable {
    /// The authority's certificate, PEM: what a client must trust.
    public let authority: URL
    let certificate: URL
    let key: URL

    init(in directory: URL) throws {
        func file(_ name: String) -> URL { directory.appending(path: name) }
        authority = file("ca.pem")
        certificate = file("server.pem")
        key = file("server.key")
        let authorityKey = file("ca.key")
        let curve = "ec_paramgen_curve:prime256v1"
        try ChildProcess.run(
            "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", curve, "-nodes", "-days", "2",
            "-subj", "/CN=Halcyon test authority", "-addext", "keyUsage=critical,keyCertSign",
            "-keyout", authorityKey.path, "-out", authority.path)
        try ChildProcess.run(
            "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", curve, "-nodes", "-days", "2",
            "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1",
            "-addext", "basicConstraints=critical,CA:FALSE",
            "-CA", authority.path, "-CAkey", authorityKey.path,
            "-keyout", key.path, "-out", certificate.path)
    }
}
