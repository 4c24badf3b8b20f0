import Foundation
import HTTPTypes

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

/// The identity of a running load: what is asked of whom, and which ways to it are allowed.
struct LoadKey: Hashable, Sendable {
    private let identity: LoadIdentity
    private let disk: CachePolicy.Access
    private let network: CachePolicy.Network
    private let keepsBytes: Bool
    private let caches: ObjectIdentifier?
    /// Set where a load is not to be shared: no other has the same.
    private let loner: LoadID?
    /// What else makes the load safe; nil for what the pipeline says.
    private let redirects: String?
    private let validator: String?
    /// The version of an entry whose bytes are not wanted: where they are still the right ones, there are none.
    private let known: UInt64?
    /// What had happened to the source when the load began: who comes after a newer answer or an invalidation must not
    /// join a load from before it.
    private let epoch: WaitID?

    /// Not inlined: the copy of the options would be part of what each waiting caller takes.
    @inline(never)
    init(_ request: ImageRequest, knowing version: UInt64? = nil) {
        known = version
        epoch = request.ticket?.epoch
        identity = request.loadIdentity
        disk = request.cachePolicy.disk
        network = request.cachePolicy.network
        // Each caller has asked for a change of its own.
        let isLoner = request.isUnsafe || request.hasOptions && request.sharesWork == false
        loner = isLoner ? request.loadID : nil
        guard request.hasOptions else {
            (keepsBytes, caches, redirects, validator) = (true, nil, nil, nil)
            return
        }
        let options = request.options
        keepsBytes = options.storage?.keepsOriginal ?? true
        caches = options.caches.map(ObjectIdentifier.init)
        redirects = options.redirects?.identifier
        validator = options.validator?.identifier
    }
}

/// The identity of a running decode: a load, the size that is decoded at, and whether it is one frame alone.
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

/// The identity of a running image: what it is to be, how it is loaded, and where it goes.
struct ImageJobKey: Hashable, Sendable {
    private let image: ImageKey
    private let load: LoadKey
    private let memory: CachePolicy.Access
    private let storage: ImageRequest.Options.Storage
    /// That of what writes the finished image, where it is kept.
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

/// Keeps the source of a request, and its keys, which are made at their first use. A changed request gets a new identity, so
/// copies never share a wrong key.
///
/// The source is here because it is some hundred bytes, and each caller that waits has several copies of its request.
final class RequestIdentity: Sendable {
    let source: ImageSource
    /// Whether it takes more than a look into memory to answer it: it says itself what caches are to do (RFC 9111, 5.2.1),
    /// or may change something at its server (4).
    let asksOfCaches: Bool
    let imageKey = LazyReference<ImageKey>()
    let loadIdentity = LazyReference<LoadIdentity>()
    let completed = LazyReference<CompletedRequest>()

    /// Shared with the requests that are made of this one, while they have its source.
    private let providerName: ProviderNameHolder?

    convenience init(_ source: ImageSource) {
        if case .provider = source {
            self.init(source, ProviderNameHolder())
        } else {
            self.init(source, nil)
        }
    }

    /// A new one for a request that is changed in something else than its source.
    convenience init(changing other: RequestIdentity) { self.init(other.source, other.providerName) }

    /// The name of the source, which is a provider.
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
