import Foundation
import HTTPTypes

/// The identity of a running load: what is asked of whom. Requests that differ in it never share a transfer.
///
/// Not the identity in the caches (``ImageRequest/sourceKey``), which a request may choose for itself.
struct LoadKey: Hashable, Sendable {
    private let text: String
    private let body: Data?
    private let policy: CachePolicy
    private let sourceKey: String

    init(_ request: ImageRequest) {
        var key = KeyText()
        switch request.source {
        case .remote(let http, let body):
            key.append(http.method.rawValue)
            key.append(http.urlText)
            for field in http.headerFields {
                key.append(field.name.canonicalName)
                key.append(field.value)
            }
            self.body = body
        case .file, .provider:
            body = nil
        }
        text = key.text
        policy = request.cachePolicy
        sourceKey = request.sourceKey
    }
}
