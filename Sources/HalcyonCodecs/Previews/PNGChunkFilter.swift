import HalcyonCore

/// Lets through what makes the picture of a PNG file, and leaves the rest out: libpng would collect each chunk whole.
struct PNGChunkFilter {
    private static let kept: Set<PNGChunk.Kind> = [.header, .palette, .transparency, .data, .end]

    /// The start of a chunk that is not all there yet: its length and type.
    private var start: [UInt8] = []
    /// How many bytes of the current chunk are to come; at first the signature.
    private var left = 8
    private var keeps = true

    /// Whether `head` reaches the pixels.
    static func reachesPixels(_ head: ByteView) -> Bool {
        var offset = 8
        while let length = head.uint32(at: offset) {
            if head.has("IDAT", at: offset + 4) { return true }
            offset += 12 + length
        }
        return false
    }

    /// Hands on what is kept of the next bytes.
    mutating func pass(_ bytes: ByteView, to take: (ByteView) throws(ImageError) -> Void) throws(ImageError) {
        var offset = 0
        while offset < bytes.count {
            if left > 0 {
                let part = bytes.available(left, at: offset)
                if keeps { try take(part) }
                left -= part.count
                offset += part.count
                continue
            }
            let part = bytes.available(8 - start.count, at: offset)
            start.append(contentsOf: part.bytes)
            offset += part.count
            guard start.count == 8 else { return }
            let length: Int? = try begin(take)
            // Four bytes of check sum follow.
            left = (length ?? 0) + 4
            start = []
        }
    }

    private mutating func begin(_ take: (ByteView) throws(ImageError) -> Void) throws(ImageError) -> Int? {
        let outcome = start.withUnsafeBytes { bytes -> Result<Int?, ImageError> in
            let view = ByteView(bytes: bytes)
            keeps = view.uint32(at: 4).flatMap(PNGChunk.Kind.init).map(Self.kept.contains) ?? false
            do throws(ImageError) {
                if keeps { try take(view) }
                return .success(view.uint32(at: 0))
            } catch {
                return .failure(error)
            }
        }
        return try outcome.get()
    }
}
