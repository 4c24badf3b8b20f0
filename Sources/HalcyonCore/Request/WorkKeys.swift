import Foundation

/// What is asked of whom: requests that differ in it never share a transfer.
///
/// Not the identity in the caches (``ImageRequest/sourceKey``), which a request may choose for itself. Made once per
/// request, with its hash; a class, because all who wait for a load share the one text.
final class LoadIdentity: Hashable, Sendable {
    private let text: String
    private let body: Data?
    private let hash: Int
    /// The identity of the source in the caches; see ``ImageRequest/sourceKey``.
    let sourceKey: String

    init(_ request: ImageRequest) {
        sourceKey = request.sourceKey
        var key = KeyText()
        key.append(request.cacheKey.map { "named " + $0 } ?? "")
        switch request.source {
        case .remote(let http, let body):
            // Its URL too, where a name stands for it in the caches: a signature that is good must not get the refusal of one
            // that has expired.
            key.append(http)
            if let asker = request.asker {
                // No name of a field is empty.
                key.append("")
                key.append(asker)
            }
            if let modifier = request.unnamedModifier {
                key.append("")
                key.append("unnamed")
                key.append(modifier.transferName)
            }
            self.body = body
        case .file(let url):
            key.append("file")
            key.append(url.host() ?? "")
            key.append(url.path)
            body = nil
        case .provider(let provider):
            key.append("provider")
            key.append(request.identity.name(of: provider).passing)
            body = nil
        }
        text = key.text
        hash = key.text.hashValue
    }

    static func == (a: LoadIdentity, b: LoadIdentity) -> Bool {
        a === b || (a.hash == b.hash && a.text == b.text && a.body == b.body)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
