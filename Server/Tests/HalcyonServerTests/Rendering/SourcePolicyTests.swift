import HTTPTypes
import HalcyonCore
import Testing

@testable import HalcyonServer

@Suite("The hosts of sources")
struct SourcePolicyTests {
    private func isAllowed(_ url: String, _ hosts: [String]?) -> Bool {
        problem { () throws(RequestProblem) in try SourcePolicy(allowedHosts: hosts).source(url) } == nil
    }

    @Test(
        "Given an allowed host, when a source is there, then it is allowed",
        arguments: [
            "https://example.com/a", "http://example.com/a", "https://EXAMPLE.com/a", "HTTPS://example.com/a",
            "https://example.com.:443/a", "https://example.com./a", "https://example.com:8443/a", "https://example.com",
            "https://example.com?x", "https://Example.Com/@b", "https://example.com/a?b=https://evil.com",
            "https://example.com/a#b",
        ])
    func allowed(url: String) {
        #expect(isAllowed(url, ["example.com"]))
        #expect(isAllowed(url, ["other.org", "EXAMPLE.COM"]))
        #expect(isAllowed(url, nil))
    }

    @Test(
        "Given an allowed host, when a source is at another one, then it is refused",
        arguments: [
            "https://evil.com/", "https://example.com.evil.com/", "https://evil-example.com/",
            "https://evilexample.com/",
            "https://a.example.com/", "https://example.co/", "https://example.comm/", "https://example.com../",
            "https://.example.com/", "https://evil.com/example.com", "https://evil.com?example.com",
            "https://evil.com#example.com", "https://evil.com:80#@example.com/", "https://evil.com/@example.com",
            "https://evil.com\\@example.com/", "https://evil.com\\.example.com/", "https://[::1]/",
            "https://127.0.0.1/",
            "https://evil.com%2F.example.com/", "https://evil.com%23.example.com/", "https://example.com%2eevil.com/",
            "https://example.com%00.evil.com/", "https:///example.com", "https://:443/", "https:example.com",
            "https:/example.com/a", "https://\u{FF45}vil.com/", "https://example\u{3002}com.evil.com/",
        ])
    func refused(url: String) { #expect(!isAllowed(url, ["example.com"])) }

    @Test("Given a wildcard, when a source is there, then only names below it are allowed")
    func wildcards() {
        let hosts = ["*.example.com"]
        for host in ["a.example.com", "a.b.example.com", "A.EXAMPLE.COM", "a.example.com.", "a.example.com:81"] {
            #expect(isAllowed("https://\(host)/x", hosts), "\(host)")
        }
        let others = [
            "example.com", "evil-example.com", "a.example.com.evil.com", "a.example.org", "example.com.",
            "evilexample.com",
        ]
        for host in others { #expect(!isAllowed("https://\(host)/x", hosts), "\(host)") }
        #expect(isAllowed("https://a.example.com/", ["*.EXAMPLE.com"]))
    }

    @Test(
        "Given a user name, when a source has it, then it is refused, whatever is allowed",
        arguments: [
            "https://user@example.com/", "https://user:password@example.com/", "https://example.com@evil.com/",
            "https://@example.com/", "https://example.com%40evil.com@example.com/",
        ])
    func users(url: String) {
        #expect(!isAllowed(url, ["example.com", "evil.com"]))
        #expect(!isAllowed(url, nil))
    }

    @Test("Given IPv6 literals, when a source is at one, then it is compared with its brackets")
    func literals() {
        #expect(isAllowed("https://[2001:db8::1]/a", ["[2001:db8::1]"]))
        #expect(isAllowed("https://[2001:DB8::1]:8443/a", ["[2001:db8::1]"]))
        #expect(!isAllowed("https://[2001:db8::2]/a", ["[2001:db8::1]"]))
        #expect(!isAllowed("https://[2001:db8::1]/a", ["2001"]))
        #expect(!isAllowed("https://[2001:db8::1]/a", ["[2001"]))
        #expect(!isAllowed("https://[2001:db8::1].example.com/a", ["*.example.com"]))
    }

    @Test(
        "Given another scheme, when a source has it, then it is refused, whatever is allowed",
        arguments: [
            "file:///etc/passwd", "FILE:///etc/passwd", "data:image/png;base64,AAAA", "javascript:alert(1)",
            "s3://bucket/a", "ftp://example.com/a", "render://halcyon/a", "blob:https://example.com/a", "about:blank",
            "gopher://example.com/", ":", ":https://example.com/", "example.com", "//example.com/",
            "httpss://example.com",
            " https://example.com", "view-source:https://example.com",
        ])
    func schemes(url: String) {
        #expect(!isAllowed(url, nil))
        #expect(!isAllowed(url, ["example.com", "bucket"]))
    }

    @Test("Given buckets, when a source is in one, then only exactly these names are allowed")
    func buckets() {
        func refusal(of url: String, hosts: [String]? = nil) -> RequestProblem? {
            var policy = SourcePolicy(allowedHosts: hosts)
            policy.allowedBuckets = ["photos", "My_Photos.1"]
            return problem { () throws(RequestProblem) in try policy.source(url) }
        }
        for url in [
            "s3://photos/a.jpg", "S3://photos/2026/a%20b.jpg", "s3://My_Photos.1/a", "s3://photos/a?versionId=1",
        ] {
            #expect(refusal(of: url) == nil, "\(url)")
            #expect(refusal(of: url, hosts: []) == nil, "\(url)")
        }
        for url in [
            "s3://others/a.jpg", "s3://PHOTOS/a", "s3://my_photos.1/a", "s3://photos:80/a", "s3://photos./a",
            "s3://.photos/a", "s3://photos.evil/a", "s3://x@photos/a", "s3://photos@evil/a", "s3://evil#@photos/a",
            "s3://evil\\@photos/a", "s3://photos\\@evil/a", "s3://%70hotos/a", "s3:///photos/a", "s3:photos/a",
            "s3:/photos/a", "s3://", "s3a://photos/a", "s3+https://photos/a",
            "s3://photos/../others/a", "s3://photos/x/../../others/a", "s3://photos/%2e%2E/others/a", "s3://photos/./a",
            "s3://photos/..",
        ] {
            #expect(refusal(of: url)?.status == .forbidden, "\(url)")
            #expect(refusal(of: url, hosts: ["photos", "evil"])?.status == .forbidden, "\(url)")
        }
        #expect(refusal(of: "https://photos/a", hosts: ["example.com"]) != nil)
    }

    @Test("Given only https, when a source has http, then it is refused")
    func onlySecure() {
        var policy = SourcePolicy()
        policy.allowedSchemes = ["https"]
        #expect(problem { () throws(RequestProblem) in try policy.source("https://example.com/") } == nil)
        #expect(problem { () throws(RequestProblem) in try policy.source("http://example.com/") } != nil)
    }

    @Test("Given an empty list of hosts, when a source is anywhere, then it is refused")
    func noHosts() { #expect(!isAllowed("https://example.com/", [])) }

    @Test("Given a redirect, when its target is not allowed, then it is not followed")
    func redirects() async {
        var policy = SourcePolicy(allowedHosts: ["example.com", "*.cdn.net"])
        policy.allowedBuckets = ["photos"]
        let follows: (String, String?, String?) async -> Bool = { scheme, host, path in
            let next = HTTPRequest(method: .get, scheme: scheme, authority: host, path: path)
            let redirect = Redirect(
                request: HTTPRequest(method: .get, scheme: "https", authority: "example.com", path: "/"),
                response: HTTPResponse(status: .found), next: next, count: 0)
            return await policy.redirects.request(for: redirect) == next
        }
        #expect(await follows("https", "example.com", "/b"))
        #expect(await follows("http", "a.cdn.net:8080", "/b"))
        #expect(await !follows("https", "evil.com", "/example.com"))
        #expect(await !follows("https", "example.com.evil.com", "/"))
        #expect(await !follows("https", "user@example.com", "/"))
        #expect(await !follows("https", "127.0.0.1", "/"))
        #expect(await !follows("ftp", "example.com", "/"))
        #expect(await !follows("file", nil, "/etc/passwd"))
        #expect(await !follows("https", nil, "/"))
        #expect(await !follows("s3", "photos", "/a"))
        #expect(await !follows("S3", "photos", "/a"))
        #expect(await !follows("https", "", "/"))
    }
}
