import Foundation

/// What a memory cache stores for a key.
struct MemoryEntry: Sendable {
    /// Stored separately from the rest, which is copied at each hit.
    final class Origin: Sendable {
        /// The metadata of the bytes that the image was made of.
        let metadata: CacheMetadata?
        /// The facts about the local file that it was made of.
        let file: FileFacts?
        /// When the program itself stored it; nil if a load did.
        let placed: WaitID?
        /// Whether the last launch has left it.
        let isRestored: Bool
        /// The size of the metadata in memory. Computed once, when the image is stored.
        let byteCount: Int

        init(
            _ metadata: CacheMetadata?, file: FileFacts? = nil, placed: WaitID? = nil, isRestored: Bool = false
        ) {
            (self.metadata, self.file, self.placed) = (metadata, file, placed)
            self.isRestored = isRestored
            byteCount = metadata?.byteCount() ?? 0
        }
    }

    let image: DecodedImage
    /// When it becomes stale, in seconds since the reference date. Infinite for never, and negative infinity if the
    /// time is not enough to decide: it is one of several answers, or made of a local file.
    var staleAt: Double
    /// When it expires, in seconds since the reference date.
    var goneAt: Double
    /// The seconds after a use for which it stays at least; 0 if a use changes nothing.
    var renewal = 0.0
    /// The seconds for which each use extends `staleAt`, counted from the use; 0 if it does not.
    let extensionOnUse: Double
    let isSpeculative: Bool
    let origin: Origin?

    init(_ image: DecodedImage, _ origin: Origin?, goneAt: Double, isSpeculative: Bool) {
        self.image = image
        staleAt = Self.staleAt(origin)
        self.goneAt = goneAt
        extensionOnUse = origin?.metadata?.extensionOnUse ?? 0
        self.isSpeculative = isSpeculative
        self.origin = origin
    }

    private static func staleAt(_ origin: Origin?) -> Double {
        let metadata = origin?.metadata
        // The request's fields decide which of several answers it gets (RFC 9111, 4.1). A file may have changed.
        if metadata?.requestFields.isEmpty == false || origin?.file != nil { return -.infinity }
        return metadata?.expiresAt?.timeIntervalSinceReferenceDate ?? .infinity
    }

    /// Creates an entry for an image that was restored for use: an evicted one, or one of the last launch.
    init(_ image: DecodedImage, as known: Info) {
        self.image = image
        staleAt = known.staleAt
        goneAt = known.goneAt
        renewal = known.renewal
        extensionOnUse = known.extensionOnUse
        isSpeculative = false
        origin = known.origin
    }

    /// Returns the bytes of everything stored under a key: the image, and what key, metadata and colour profile have
    /// beyond ``CacheMetadata/coveredBytes``.
    func cost(under key: ImageKey) -> Int {
        let known = (origin?.byteCount ?? 0) + key.description.utf8.count + (image.metadata.colorProfile?.count ?? 0)
        return image.cost + max(0, known - CacheMetadata.coveredBytes)
    }

    /// The properties of an entry without the image.
    struct Info: Sendable {
        let staleAt: Double
        let goneAt: Double
        let renewal: Double
        let extensionOnUse: Double
        let origin: Origin?

        init(staleAt: Double, goneAt: Double, renewal: Double, extensionOnUse: Double, origin: Origin?) {
            self.staleAt = staleAt
            self.goneAt = goneAt
            self.renewal = renewal
            self.extensionOnUse = extensionOnUse
            self.origin = origin
        }

        /// Creates the properties of an image of the last launch.
        init(_ origin: Origin, goneAt: Double, renewal: Double) {
            self.init(
                staleAt: MemoryEntry.staleAt(origin), goneAt: goneAt, renewal: renewal,
                extensionOnUse: origin.metadata?.extensionOnUse ?? 0, origin: origin)
        }

        /// When it becomes stale, even if it is one of several answers.
        var expiry: Double {
            guard staleAt == -.infinity else { return staleAt }
            return origin?.metadata?.expiresAt?.timeIntervalSinceReferenceDate ?? .infinity
        }
    }

    var info: Info {
        Info(staleAt: staleAt, goneAt: goneAt, renewal: renewal, extensionOnUse: extensionOnUse, origin: origin)
    }

    /// The metadata of the bytes, with the expiry as extended by uses.
    var metadata: CacheMetadata? {
        guard var metadata = origin?.metadata else { return nil }
        if staleAt.isFinite { metadata.expiresAt = Date(timeIntervalSinceReferenceDate: staleAt) }
        return metadata
    }

    /// What a hit returns: only what it needs, because it is copied under the lock.
    struct Hit {
        let image: DecodedImage
        let staleAt: Double
        let goneAt: Double
        let extensionOnUse: Double

        /// Whether more than the time decides if it may be used: the request's fields, or whether a local file has
        /// changed.
        var needsMoreThanTime: Bool { staleAt == -.infinity }
        /// Whether it never expires, and its use changes nothing.
        var isPlain: Bool { goneAt == .infinity && extensionOnUse == 0 }
    }

    var hit: Hit { Hit(image: image, staleAt: staleAt, goneAt: goneAt, extensionOnUse: extensionOnUse) }
}
