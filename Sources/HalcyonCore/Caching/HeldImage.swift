import Foundation

/// What a memory cache keeps for a key.
struct HeldImage: Sendable {
    /// Apart from the rest, which is copied at each hit.
    final class Knowledge: Sendable {
        /// Of the bytes that the image was made of.
        let metadata: CacheMetadata?
        /// Of the local file that it was made of.
        let file: FileFacts?
        /// When the program stored it itself; nil for what a load has made.
        let placed: WaitID?
        /// What the metadata take in memory. Counted once, when the image is stored.
        let byteCount: Int

        init(_ metadata: CacheMetadata?, file: FileFacts? = nil, placed: WaitID? = nil) {
            (self.metadata, self.file, self.placed) = (metadata, file, placed)
            byteCount = metadata?.byteCount() ?? 0
        }
    }

    let image: DecodedImage
    /// From when on it is stale, in seconds since the reference date; infinite for never, and below all for one that a
    /// look at the time does not suffice to use: one of several answers, or that of a local file.
    var staleAt: Double
    /// From when on it is gone, likewise.
    let goneAt: Double
    /// The seconds by which each use puts `staleAt` off; 0 where it stays.
    let extensionOnUse: Double
    let isSpeculative: Bool
    let knowledge: Knowledge?

    init(_ image: DecodedImage, _ knowledge: Knowledge?, goneAt: Double, isSpeculative: Bool) {
        self.image = image
        let metadata = knowledge?.metadata
        // Which of several answers the request gets, its fields have to say (RFC 9111, 4.1). A file may have changed.
        let isOneOfSeveral = metadata?.requestFields.isEmpty == false || knowledge?.file != nil
        staleAt =
            isOneOfSeveral ? -.infinity : metadata?.expiresAt?.timeIntervalSinceReferenceDate ?? .infinity
        self.goneAt = goneAt
        extensionOnUse = metadata?.extensionOnUse ?? 0
        self.isSpeculative = isSpeculative
        self.knowledge = knowledge
    }

    /// The same for an image that was made again, which somebody uses.
    init(_ image: DecodedImage, as known: Facts) {
        self.image = image
        staleAt = known.staleAt
        goneAt = known.goneAt
        extensionOnUse = known.extensionOnUse
        isSpeculative = false
        knowledge = known.knowledge
    }

    /// The bytes of all that is kept under a key: the image, and what key, metadata and color profile have beyond
    /// ``CacheMetadata/coveredBytes``.
    func cost(under key: ImageKey) -> Int {
        let known = (knowledge?.byteCount ?? 0) + key.description.utf8.count + (image.metadata.colorProfile?.count ?? 0)
        return image.cost + max(0, known - CacheMetadata.coveredBytes)
    }

    /// All but the image.
    struct Facts: Sendable {
        let staleAt: Double
        let goneAt: Double
        let extensionOnUse: Double
        let knowledge: Knowledge?

        /// From when on it is stale, be it one of several.
        var expiry: Double {
            guard staleAt == -.infinity else { return staleAt }
            return knowledge?.metadata?.expiresAt?.timeIntervalSinceReferenceDate ?? .infinity
        }
    }

    var facts: Facts {
        Facts(staleAt: staleAt, goneAt: goneAt, extensionOnUse: extensionOnUse, knowledge: knowledge)
    }

    /// What is known of the bytes, with the expiry as uses have put it off.
    var metadata: CacheMetadata? {
        guard var metadata = knowledge?.metadata else { return nil }
        if staleAt.isFinite { metadata.expiresAt = Date(timeIntervalSinceReferenceDate: staleAt) }
        return metadata
    }

    /// What a hit takes: no more than it needs, for it is copied under the lock.
    struct Hit {
        let image: DecodedImage
        let staleAt: Double
        let goneAt: Double
        let extensionOnUse: Double

        /// Whether a look at the time does not suffice to use it.
        var isOneOfSeveral: Bool { staleAt == -.infinity }
        /// Whether it stays, and its use changes nothing.
        var isPlain: Bool { goneAt == .infinity && extensionOnUse == 0 }
    }

    var hit: Hit { Hit(image: image, staleAt: staleAt, goneAt: goneAt, extensionOnUse: extensionOnUse) }
}
