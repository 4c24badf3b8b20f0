import Foundation

/// What makes two downloads the same: what is asked of whom, and for whom.
struct DownloadIdentity: Hashable, Sendable {
    private let text: String
    private let body: Data?
    /// For a download that wants a transfer of its own.
    private var number: WaitID?

    /// The identity of a request whose options are complete.
    init(_ request: DownloadRequest) {
        var key = KeyText()
        key.append(request.modifier?.identifier ?? "")
        key.append(request.authentication.map { "a" + $0.identifier } ?? "")
        key.append(request.acceptsNotModified ? "304" : "")
        key.append(request.http)
        text = key.text
        body = request.body
    }

    /// The bytes that it takes in memory.
    var byteCount: Int { text.utf8.count + (body?.count ?? 0) }

    /// One that no other download has.
    func alone() -> Self {
        var identity = self
        identity.number = WaitID()
        return identity
    }
}
