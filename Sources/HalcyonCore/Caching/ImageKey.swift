/// The identity of a finished image in the caches: its source, its target size, whether it is a still picture even of
/// an animated source, and its processors.
///
/// Created once per request. Its hash is computed then and kept, so a look-up in the memory cache hashes nothing. A
/// class, so that all jobs and cache entries of a load share one text.
public final class ImageKey: Sendable, Hashable, CustomStringConvertible {
    /// All parts of the identity, each prefixed with its length, so that `["ab"]` and `["a", "b"]` differ.
    public let description: String
    let hash: Int
    /// The size that the image is decoded at, before its processors; nil for the whole picture.
    public let targetSize: TargetSize?
    /// Whether processors are applied to it.
    public let isProcessed: Bool
    let isStill: Bool
    /// The hash of the source alone, which all its images share.
    let sourceHash: Int
    /// The bytes of ``description`` that are the source's.
    let sourceByteCount: Int

    init(source: String, targetSize: TargetSize?, processors: [any ImageProcessing], isStill: Bool = false) {
        var text = KeyText()
        text.append(shortened: source)
        sourceByteCount = text.byteCount
        sourceHash = text.hash
        Self.append(targetSize, processors, isStill: isStill, to: &text) { KeyText.shortened($0) }
        description = text.text
        // Hasher is seeded per process: URLs come from strangers, who must not be able to choose collisions.
        hash = description.hashValue
        self.targetSize = targetSize
        isProcessed = !processors.isEmpty
        self.isStill = isStill
    }

    /// Creates a key again of what another process has written of it.
    ///
    /// - Returns: nil if the source would be longer than the text.
    init?(_ description: String, sourceByteCount: Int, targetSize: TargetSize?, isProcessed: Bool, isStill: Bool) {
        var description = description
        guard (0...description.utf8.count).contains(sourceByteCount) else { return nil }
        sourceHash = description.withUTF8 { KeyText.hash(of: UnsafeRawBufferPointer($0).prefix(sourceByteCount)) }
        self.description = description
        self.sourceByteCount = sourceByteCount
        hash = description.hashValue
        self.targetSize = targetSize
        self.isProcessed = isProcessed
        self.isStill = isStill
    }

    /// The source's name in the caches; a hash of it, if it has more than 1,024 bytes.
    var source: Substring { Substring(description.utf8.prefix(sourceByteCount)).drop { $0 != ":" }.dropFirst() }

    /// Whether both are images of one source, whatever their sizes and processors.
    public func hasSource(of other: ImageKey) -> Bool {
        guard sourceHash == other.sourceHash, sourceByteCount == other.sourceByteCount else { return false }
        return description.utf8.prefix(sourceByteCount).elementsEqual(other.description.utf8.prefix(sourceByteCount))
    }

    /// Appends everything but the source; `short` shortens parts that may be long.
    static func append(
        _ targetSize: TargetSize?, _ processors: [any ImageProcessing], isStill: Bool, to text: inout KeyText,
        short: (String) -> String
    ) {
        var decoding = ""
        if let targetSize {
            let enlarges = targetSize.enlarges ? "+" : ""
            decoding = "\(targetSize.modeName) \(targetSize.width)x\(targetSize.height)\(enlarges)"
        }
        text.append(isStill ? decoding + " first frame" : decoding)
        for processor in processors { text.append(short(KeyText.name(processor.identifier, of: processor))) }
    }

    /// Whether all parts are equal.
    public static func == (a: ImageKey, b: ImageKey) -> Bool {
        a === b || (a.hash == b.hash && a.description == b.description)
    }

    /// Feeds the stored hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
