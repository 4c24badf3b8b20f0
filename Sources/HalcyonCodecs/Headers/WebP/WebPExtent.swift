import HalcyonCore

/// How long a WebP file is by its own header, against how much of it there is.
///
/// Source: RFC 9649, 2.4.
struct WebPExtent {
    /// The length of the file by its header, in bytes.
    let end: Int
    /// Whether the file is shorter than that. The padding byte of the last chunk may be missing: some writers leave it out.
    let isCut: Bool

    init(_ file: ByteView) {
        end = 8 + (file.uint32(at: 4, .littleEndian) ?? 0)
        isCut = end > file.count && !Self.lacksPaddingAlone(file, end: end)
    }

    private static func lacksPaddingAlone(_ file: ByteView, end: Int) -> Bool {
        guard end == file.count + 1 else { return false }
        var offset = 12
        while let length = file.uint32(at: offset + 4, .littleEndian) {
            offset += 8 + length
            if offset == file.count { return length & 1 == 1 }
            offset += length & 1
        }
        return false
    }
}
