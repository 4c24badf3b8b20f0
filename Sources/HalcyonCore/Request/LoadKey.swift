import Foundation
import HTTPTypes

/// The identity of a running load: what is asked of whom. Requests that differ in it never share a transfer.
///
/// Not the identity in the caches (``ImageRequest/sourceKey``), which a request may choose for itself.
struct LoadKey: Hashable, Sendable {
    private let text: String
    private let body: Data?
    private let disk: CachePolicy.Access
    private let network: CachePolicy.Network

    init(_ request: ImageRequest) {
        var key = KeyText()
        key.append(request.sourceKey)
        switch request.source {
        case .remote(let http, let body):
            key.append(http.method.rawValue)
            key.append(http.urlText)
            for field in http.headerFields {
                key.append(field.name.canonicalName)
                key.append(field.value)
            }
            self.body = body
        case .file(let url):
            key.append("file")
            key.append(url.path)
            body = nil
        case .provider(let provider):
            key.append("provider")
            key.append(provider.identifier)
            body = nil
        }
        text = key.text
        disk = request.cachePolicy.disk
        network = request.cachePolicy.network
    }
}
