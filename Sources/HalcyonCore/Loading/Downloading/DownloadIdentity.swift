import Foundation

/// What makes two downloads the same: what is asked of whom, and for whom.
struct DownloadIdentity: Hashable, Sendable {
    private let text: String
    private let body: Data?
    /// For a download that wants a transfer of its own.
    private var number: WaitID?
    private let epoch: WaitID?

    /// - Parameters:
    ///   - request: A request whose options are complete.
    ///   - own: The same before it was completed: what the downloader says is the same for all. Default: the request.
    init(_ request: DownloadRequest, own: DownloadRequest? = nil) {
        let own = own ?? request
        var key = KeyText()
        // What makes a load safe must not depend on who came first.
        key.append(own.redirects.map { "r" + $0.identifier } ?? "")
        key.append(own.validator.map { "v" + $0.identifier } ?? "")
        key.append(request.modifier?.transferName ?? "")
        key.append(request.authentication.map { "a" + $0.identifier } ?? "")
        key.append(request.acceptsNotModified ? "304" : "")
        key.append(request.http)
        text = key.text
        body = request.body
        epoch = request.epoch
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
