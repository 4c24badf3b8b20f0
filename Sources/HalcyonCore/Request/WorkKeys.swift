import Foundation
import HTTPTypes
import Synchronization

// The keys of a request's work. Work with equal keys is shared:
//
// - `ImageKey`: a finished image in the caches. Its source part, `sourceKey`, is also the disk cache's key for bytes.
// - `LoadIdentity`: what a load asks for, and on whose behalf. Part of `LoadKey`.
// - `LoadKey`: a running load of bytes. Part of `DecodeKey`, `ImageJobKey` and `PrefetchKey`.
// - `DecodeKey`: a running decode.
// - `ImageJobKey`: a running image, from its bytes to the caches that store it.
// - `DownloadIdentity`: a running transfer, or the bytes kept to resume it.
// - `PrefetchKey`: an item of a prefetcher, or a request compared with another one. It is made of the request before a
//   pipeline has completed it.
//
// `x`: requests that differ in this property have different keys. An empty cell: the property is not part of the key.
// `memory`: it is part of the key only if the prefetcher's destination is memory. WorkKeyTests reads this table and
// compares it with the code; a property or option of a request without a row fails the test.
//
// property or option   | ImageKey | LoadIdentity | LoadKey | DecodeKey | ImageJobKey | DownloadIdentity | PrefetchKey
// ---------------------|----------|--------------|---------|-----------|-------------|------------------|-------------
// source               | x        | x            | x       | x         | x           | x                | x
// headerFields         | x        | x            | x       | x         | x           | x                | x
// cacheKey             | x        | x            | x       | x         | x           |                  | x
// targetSize           | x        |              |         | x         | x           |                  | memory
// processors           | x        |              |         |           | x           |                  | memory
// priority             |          |              |         |           |             |                  |
// cachePolicy.memory   |          |              |         |           | x           |                  | memory
// cachePolicy.disk     |          |              | x       | x         | x           |                  | x
// cachePolicy.network  |          |              | x       | x         | x           | x                | x
// expiration           |          |              |         |           |             |                  |
// expirationExtension  |          |              |         |           |             |                  |
// memoryExpiration     |          |              |         |           |             |                  |
// precision            |          |              |         |           |             |                  |
// retry                |          |              |         |           |             |                  |
// idleTimeout          |          |              |         |           |             |                  |
// modifier             | x        | x            | x       | x         | x           | x                | x
// modifier, unnamed    |          | x            | x       | x         | x           | x                | x
// redirects            |          |              | x       | x         | x           | x                | x
// authentication       | x        | x            | x       | x         | x           | x                | x
// validator            |          |              | x       | x         | x           | x                | x
// alternatives         |          |              |         |           |             |                  | x
// lowDataSource        |          |              |         |           |             |                  | x
// storage = .processed |          |              | x       | x         | x           |                  | x
// storage = .both      |          |              |         |           | x           |                  | memory
// serializer, if used  |          |              |         |           | x           |                  | memory
// delivery             |          |              |         |           |             |                  |
// previews             |          |              |         | x         | x           |                  | memory
// frames = .first      | x        |              |         | x         | x           |                  | memory
// frames = .preloaded  |          |              |         |           | x           |                  | memory
// sharesWork = false   |          |              | x       | x         | x           | x                |
// caches               |          |              | x       | x         | x           |                  | x
// thumbHash            |          |              |         |           |             |                  |
// userInfo             |          |              |         |           |             |                  |
// askingProvider       |          |              |         |           |             |                  |
// purpose              |          |              |         |           |             |                  |
// isKeptForCertain     |          |              |         |           |             |                  |
// loadID, if unshared  |          |              | x       | x         | x           | x                |
// ticket               |          |              | x       | x         | x           | x                |

/// Identifies what a load asks for, and on whose behalf: requests with different identities never share a transfer.
///
/// Not the identity in the caches (``ImageRequest/sourceKey``), which a request may choose for itself. Created once per
/// request, with its hash; a class, so that all waiters of a load share one text.
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
            // Include the URL even if the caches use another name: a valid signature must not get the refusal of an
            // expired one.
            key.append(http)
            if let credentialIdentity = request.credentialIdentity {
                // No field name is empty.
                key.append("")
                key.append(credentialIdentity)
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
        hash = text.hashValue
    }

    static func == (a: LoadIdentity, b: LoadIdentity) -> Bool {
        a === b || (a.hash == b.hash && a.text == b.text && a.body == b.body)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// The key of a running load: what it asks for, on whose behalf, and which caches and network it may use.
struct LoadKey: Hashable, Sendable {
    /// What few loads have. By reference, because each load has four copies of its key.
    private final class Rare: Hashable, Sendable {
        private struct Parts: Hashable {
            var caches: ObjectIdentifier?
            /// Set if a load must not be shared: no other load has this ID.
            var uniqueID: LoadID?
            /// The request's own rules.
            var rules = TransferOptions.Rules()
            /// The version of an entry whose bytes are not needed: if they are still current, the load returns none.
            var known: UInt64?
        }

        private let parts: Parts

        /// Returns nil if the load has none of it.
        init?(_ request: ImageRequest, knowing version: UInt64?) {
            var parts = Parts()
            parts.known = version
            // Each caller asks for a separate change.
            let isUnshared = request.isUnsafe || request.hasOptions && request.sharesWork == false
            parts.uniqueID = isUnshared ? request.loadID : nil
            if request.hasOptions {
                let options = request.options
                parts.caches = options.caches.map(ObjectIdentifier.init)
                parts.rules = options.transfer.rules
            }
            guard parts != Parts() else { return nil }
            self.parts = parts
        }

        static func == (a: Rare, b: Rare) -> Bool { a.parts == b.parts }

        func hash(into hasher: inout Hasher) { hasher.combine(parts) }
    }

    private let identity: LoadIdentity
    private let rare: Rare?
    /// The state of the source when the load began: a request made after a newer answer or an invalidation must not
    /// join an earlier load.
    private var epoch: WaitID?
    private let disk: CachePolicy.Access
    private let network: CachePolicy.Network
    private let keepsBytes: Bool

    /// Not inlined: the copy of the options would take space in the frame of each waiting caller.
    @inline(never)
    init(_ request: ImageRequest, knowing version: UInt64? = nil) {
        identity = request.loadIdentity
        rare = Rare(request, knowing: version)
        epoch = request.ticket?.epoch
        disk = request.cachePolicy.disk
        network = request.cachePolicy.network
        keepsBytes = request.hasOptions ? request.storage?.keepsOriginal ?? true : true
    }

    /// The same key whenever the load began: for what is checked against the ledger.
    var ofAnyTime: LoadKey {
        var key = self
        key.epoch = nil
        return key
    }
}

/// The key of a running decode: the load, the decoding size, and whether only one frame is wanted.
struct DecodeKey: Hashable, Sendable {
    private let load: LoadKey
    private let targetSize: TargetSize?
    private let previews: PreviewPolicy?
    private let isStill: Bool

    init(_ request: ImageRequest) {
        load = LoadKey(request)
        targetSize = request.targetSize
        previews = request.previewPolicy
        isStill = request.isStill
    }
}

/// The key of a running image: the image, how it is loaded, and where it is stored.
struct ImageJobKey: Hashable, Sendable {
    private let image: ImageKey
    private let load: LoadKey
    private let memory: CachePolicy.Access
    private let storage: ImageRequest.Options.Storage
    /// The identifier of the serializer that writes the finished image, if it is stored.
    private let serializer: String?
    private let previews: PreviewPolicy?
    private let isPreloaded: Bool

    @inline(never)
    init(_ request: ImageRequest) {
        image = request.imageKey
        load = LoadKey(request)
        memory = request.cachePolicy.memory
        storage = request.storage ?? .original
        serializer = storage.keepsProcessed ? request.serializer.map { KeyText.name($0.identifier, of: $0) } : nil
        previews = request.previewPolicy
        isPreloaded = request.hasOptions && request.frames == .preloaded
    }
}

/// Holds the source of a request, and its keys, which are computed at their first use. A changed request gets a new
/// identity, so copies never share a wrong key.
///
/// The source is here because it takes some hundred bytes, and each waiting caller has several copies of its request.
final class RequestIdentity: Sendable {
    let source: ImageSource
    /// Whether memory alone cannot answer the request: it has cache directives of its own (RFC 9111, 5.2.1), or may
    /// change something at its server (4).
    let asksOfCaches: Bool
    let imageKey = LazyReference<ImageKey>()
    let loadIdentity = LazyReference<LoadIdentity>()
    let completed = LazyReference<CompletedRequest>()

    /// Shared with requests derived from this one, while they have its source.
    private let providerName: ProviderNameHolder?

    convenience init(_ source: ImageSource) {
        if case .provider = source {
            self.init(source, ProviderNameHolder())
        } else {
            self.init(source, nil)
        }
    }

    /// Creates an identity for a request that has changed in anything but its source.
    convenience init(changing other: RequestIdentity) { self.init(other.source, other.providerName) }

    /// Returns the name of the source, which is a provider.
    func name(of provider: any ImageDataProvider) -> ProviderName {
        providerName?.name(of: provider) ?? ProviderName(of: provider)
    }

    private init(_ source: ImageSource, _ providerName: ProviderNameHolder?) {
        self.source = source
        self.providerName = providerName
        if case .remote(let http, _) = source {
            asksOfCaches =
                http.method != .get && !http.method.isSafe
                || !http.headerFields.isEmpty && CacheControl.asksOfCaches(http.headerFields)
        } else {
            asksOfCaches = false
        }
    }
}

/// An object that is created on first use, by whichever thread comes first, and then kept.
///
/// Replaces `AtomicLazyReference`, whose `load` is not specialized (Swift 6.3): 40 ns of a memory hit instead of 5.
struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
    /// Written once: from nil to an object that is retained until `deinit`.
    private let slot = Atomic<Unmanaged<Object>?>(nil)

    deinit { slot.load(ordering: .acquiring)?.release() }

    /// Lends the object without touching its reference count: this value retains it for the duration of the call.
    @inline(__always)
    borrowing func withObject<Result>(orMake make: () -> Object, _ body: (Object) -> Result) -> Result {
        // The optimizer does not know that this value retains the object: it would release an owner that is not used
        // again, such as a request made only to take its identity, before the last use of the object.
        defer { extendLifetime(self) }
        return (slot.load(ordering: .acquiring) ?? store(make()))._withUnsafeGuaranteedRef(body)
    }

    private borrowing func store(_ object: Object) -> Unmanaged<Object> {
        let made = Unmanaged.passRetained(object)
        let (_, winner) = slot.compareExchange(expected: nil, desired: made, ordering: .acquiringAndReleasing)
        guard let winner else { return made }
        made.release()
        return winner
    }
}

/// The identity of an item of a prefetcher: of the image for memory, and only of the load for the disk. Also that of a
/// request compared with others.
struct PrefetchKey: Hashable, Sendable {
    private let load: LoadKey
    private let image: ImageJobKey?
    /// Needed besides the other keys: values left to the pipeline may differ from what they seem.
    private let policy: CachePolicy
    /// The other sources, for a constrained network and after a failure.
    private let lowDataSource: LoadIdentity?
    private let alternatives: [LoadIdentity]

    /// - Parameter decodes: Whether the image is wanted, or only the bytes of its source.
    init(_ request: ImageRequest, decodes: Bool) {
        load = LoadKey(request)
        image = decodes ? ImageJobKey(request) : nil
        var policy = request.cachePolicy
        if !decodes { policy.memory = .off }
        self.policy = policy
        guard request.hasOptions else {
            (lowDataSource, alternatives) = (nil, [])
            return
        }
        lowDataSource = request.lowDataSource.map { ImageRequest(source: $0).loadIdentity }
        alternatives = (request.alternatives ?? []).map { ImageRequest(source: $0).loadIdentity }
    }
}
