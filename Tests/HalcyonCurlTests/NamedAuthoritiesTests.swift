import Testing

@testable import HalcyonCurl

@Suite struct NamedAuthoritiesTests {
    @Test(
        "Given environment variables, when authorities are looked up, then curl's order applies",
        arguments: [
            ([:], nil, nil), (["SSL_CERT_FILE": "a"], "a", nil), (["SSL_CERT_DIR": "b"], nil, "b"),
            (["SSL_CERT_FILE": "a", "SSL_CERT_DIR": "b"], "a", "b"),
            (["SSL_CERT_FILE": "a", "SSL_CERT_DIR": "b", "CURL_CA_BUNDLE": "c"], "c", nil),
            (["SSL_CERT_FILE": "a", "CURL_CA_BUNDLE": ""], "a", nil),
        ] as [([String: String], String?, String?)])
    func order(_ variables: [String: String], _ file: String?, _ folder: String?) {
        let found = NamedAuthorities { variables[$0] }
        #expect(found.file == file)
        #expect(found.folder == folder)
    }
}
