import Testing

@testable import HalcyonCore

@Suite("AuthenticationChallenge.Scheme")
struct AuthenticationSchemeTests {
    typealias Scheme = AuthenticationChallenge.Scheme

    @Test(
        "Given a WWW-Authenticate field, when it is parsed, then it yields schemes and parameters",
        arguments: [
            ("Basic", [Scheme(name: "basic")]),
            ("Basic realm=\"simple\"", [Scheme(name: "basic", parameters: ["realm": "simple"])]),
            // The example of RFC 9110, 11.6.1.
            (
                "Basic realm=\"simple\", Newauth realm=\"apps\", type=1, title=\"Login to \\\"apps\\\"\"",
                [
                    Scheme(name: "basic", parameters: ["realm": "simple"]),
                    Scheme(
                        name: "newauth", parameters: ["realm": "apps", "type": "1", "title": "Login to \"apps\""]),
                ]
            ),
            (
                "Digest realm=\"a, b=c\", qop=\"auth,auth-int\", algorithm=SHA-256, nonce=\"x==\",BASIC REALM=b",
                [
                    Scheme(
                        name: "digest",
                        parameters: [
                            "realm": "a, b=c", "qop": "auth,auth-int", "algorithm": "SHA-256", "nonce": "x==",
                        ]),
                    Scheme(name: "basic", parameters: ["realm": "b"]),
                ]
            ),
            (
                "Negotiate, NTLM, Bearer",
                [Scheme(name: "negotiate"), Scheme(name: "ntlm"), Scheme(name: "bearer")]
            ),
            (
                "Negotiate YII/a+b==, Basic realm=\"x\"",
                [
                    Scheme(name: "negotiate", parameters: ["": "YII/a+b=="]),
                    Scheme(name: "basic", parameters: ["realm": "x"]),
                ]
            ),
            (
                "Bearer realm = \"x\" ,, error=\"invalid_token\" ,",
                [Scheme(name: "bearer", parameters: ["realm": "x", "error": "invalid_token"])]
            ),
            ("Basic realm=\"open", [Scheme(name: "basic", parameters: ["realm": "open"])]),
            ("Basic realm=\"end\\", [Scheme(name: "basic", parameters: ["realm": "end\\"])]),
            ("Basic realm=a, realm=b", [Scheme(name: "basic", parameters: ["realm": "a"])]),
            ("realm=\"lost\", Basic", [Scheme(name: "basic")]),
            ("(), Basic realm=a", [Scheme(name: "basic", parameters: ["realm": "a"])]),
            ("Basic realm=", [Scheme(name: "basic", parameters: ["": "realm="])]),
            ("", []), (" , ,", []), ("=", []), ("\"", []), ("Basic \"", [Scheme(name: "basic")]),
        ] as [(String, [Scheme])])
    func list(value: String, schemes: [Scheme]) { #expect(Scheme.list(in: value) == schemes) }

    @Test("Given any bytes at all, when they are read as schemes, then that ends")
    func noise() {
        var random = RandomSource(seed: 3)
        let letters = Array("aB= ,\"\\;/~é\t")
        for _ in 0..<20_000 {
            let text = String(
                (0..<Int.random(in: 0..<24, using: &random)).map { _ in
                    letters.randomElement(using: &random) ?? "a"
                })
            for scheme in Scheme.list(in: text) { #expect(!scheme.name.isEmpty, "\(text)") }
        }
    }
}
