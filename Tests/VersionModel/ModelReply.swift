import Foundation
import HTTPTypes
import HalcyonCore

/// Requests by methods that are not safe, and what servers answer to them once they have done what they were asked for:
/// each of these answers puts what is stored out of date (RFC 9111, 4.4).
extension ModelOrigin {
    /// How such a request is answered.
    enum Reply: Int, CaseIterable, Sendable {
        /// By 200 and a body.
        case content
        /// By 204.
        case nothing
        /// By 303, and by 404 where that leads to.
        case elsewhere
        /// By 307, and by 204 from the next source.
        case sentOn
        /// By 200 and a body that breaks off.
        case cut
        /// By 200 and a body of a type that the request does not take.
        case unwanted
    }
}

extension ModelOrigin.Reply {
    /// A request that is answered so.
    ///
    /// - Parameter step: Makes it another request than those of other steps.
    func request(_ method: String, _ source: Int, step: Int) -> ImageRequest {
        let http = HTTPRequest(
            method: HTTPRequest.Method(method) ?? .put, scheme: "http", authority: "model\(source)", path: "/x")
        var request = ImageRequest(source: .remote(http, body: Data("\(step) \(rawValue)".utf8)))
        if self == .unwanted { request.validator = ResponseValidator(contentTypes: ["image/"]) }
        return request
    }

    /// The one that a request asks for.
    init(askedForBy request: DataRequest) {
        let words = String(decoding: request.body ?? Data(), as: UTF8.self).split(separator: " ")
        self = words.last.flatMap { Int($0) }.flatMap(Self.init) ?? .content
    }

    /// The sources that such a request changes.
    func sources(from source: Int) -> [Int] { self == .sentOn ? [source, (source + 1) % 4] : [source] }

    /// Whether a load that ends with an error has been answered so.
    func isShown(by error: ImageError) -> Bool {
        switch (self, error) {
        case (.elsewhere, .response(.status(404))), (.cut, .response(.truncated)), (.unwanted, .response(.rejected)):
            true
        default: false
        }
    }

    /// The answer.
    ///
    /// - Parameter fields: Those of the source's answers, which a pipeline may keep.
    func answer(to request: DataRequest, of source: Int, _ fields: HTTPFields) -> DataLoad {
        func load(
            _ status: HTTPResponse.Status, _ text: String = "", _ fields: HTTPFields = [:], expected: Int? = nil,
            url: String = ModelOrigin.url(source)
        ) -> DataLoad {
            DataLoad(
                response: HTTPResponse(status: status, headerFields: fields), url: url,
                expectedBytes: expected ?? text.utf8.count, body: DataBody(Data(text.utf8)))
        }
        switch self {
        case .content: return load(.ok, "ok")
        case .nothing: return load(.noContent)
        case .elsewhere:
            let url = "http://model\(source)/other"
            redirect(request, .seeOther, to: url)
            return load(.notFound, "not here", fields, url: url)
        case .sentOn:
            let url = ModelOrigin.url(sources(from: source)[1])
            redirect(request, .temporaryRedirect, to: url)
            return load(.noContent, url: url)
        case .cut: return load(.ok, "o", expected: 2)
        case .unwanted: return load(.ok, "no", [.contentType: "text/html"])
        }
    }

    private func redirect(_ request: DataRequest, _ status: HTTPResponse.Status, to url: String) {
        var next = request.http
        if status == .seeOther { next.method = .get }
        if case .remote(let target, _) = ImageSource(url) {
            (next.authority, next.path) = (target.authority, target.path)
        }
        request.onRedirect?(
            Redirect(
                request: request.http, response: HTTPResponse(status: status, headerFields: [.location: url]),
                next: next,
                count: 0))
    }
}
