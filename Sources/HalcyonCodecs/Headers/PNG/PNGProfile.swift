import CCodecs

/// The profile that an `iCCP` chunk holds.
///
/// Source: PNG, third edition (W3C, 2025), 11.3.2.3.
struct PNGProfile {
    /// Nil for bytes that are no profile, and for one over the limit.
    let profile: ICCProfile?
    /// The bytes of it, unpacked as far as the limit and one beyond.
    let byteCount: Int

    /// - Parameter limit: The most bytes that are unpacked.
    /// - Returns: nil for a chunk that is not packed as it should. A stream that lacks its end is taken as far as it goes:
    ///   what a profile needs comes first, and Little CMS refuses one that lacks it.
    init?(_ chunk: ByteView, limit: Int) {
        // A name of up to 79 bytes, a zero, the compression method (0), and the profile in zlib's format.
        guard let end = chunk.bytes.prefix(80).firstIndex(of: 0), chunk[end + 1] == 0 else { return nil }
        let packed = chunk.available(chunk.count, at: end + 2)
        // One more than the limit tells a profile that goes over it.
        let bytes = Self.unpacked(packed, limit: limit + 1)
        byteCount = bytes.count
        guard bytes.count <= limit else {
            profile = nil
            return
        }
        profile = bytes.withUnsafeBytes { ICCProfile(ByteView(bytes: $0)) }
    }

    /// What a stream of zlib's holds, as far as it goes and the limit allows.
    private static func unpacked(_ packed: ByteView, limit: Int) -> [UInt8] {
        var stream = z_stream()
        guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            return []
        }
        defer { inflateEnd(&stream) }
        stream.next_in = packed.baseAddress.map { UnsafeMutablePointer(mutating: $0) }
        stream.avail_in = UInt32(clamping: packed.count)
        var bytes: [UInt8] = []
        var status = Z_OK
        while status == Z_OK, bytes.count < limit {
            let room = min(max(4096, bytes.count * 3), limit - bytes.count)
            let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                stream.next_out = buffer.baseAddress
                stream.avail_out = UInt32(clamping: buffer.count)
                status = inflate(&stream, Z_NO_FLUSH)
                count = buffer.count - Int(stream.avail_out)
            }
            bytes += part
        }
        return bytes
    }
}
