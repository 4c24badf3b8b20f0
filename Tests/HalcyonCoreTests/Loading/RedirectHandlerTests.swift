import HTTPTypes
import HalcyonCore
import Testing

@Suite("Redirect handlers")
struct RedirectHandlerTests {
    private func redirect(_ from: String, _ to: String) -> Redirect {
        func request(_ authority: String) -> HTTPRequest {
            HTTPRequest(method: .get, scheme: "https", authority: authority, path: "/a")
        }
        return Redirect(
            request: request(from), response: HTTPResponse(status: .found), next: request(to), count: 1)
    }

    @Test(
        "Given one origin spelled differently, when same-origin is required, then it is followed",
        arguments: ["test", "TEST", "test:443", "test:", "user@test"])
    func sameOrigin(authority: String) async {
        #expect(await RedirectHandler.sameOrigin.request(for: redirect("test", authority)) != nil)
    }

    @Test(
        "Given another origin, when same-origin is required, then it is not followed",
        arguments: ["other", "test:80", "test.other", "test@other", ""])
    func otherOrigin(authority: String) async {
        #expect(await RedirectHandler.sameOrigin.request(for: redirect("test", authority)) == nil)
    }
}
