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
    /// - Returns: nil for a chunk that is not packed as it should.
    init?(_ chunk: ByteView, limit: Int) {
        // A name of up to 79 bytes, a zero, the compression method (0), and the profile in zlib's format.
        guard let end = chunk.bytes.prefix(80).firstIndex(of: 0), chunk[end + 1] == 0 else { return nil }
        let packed = chunk.available(chunk.count, at: end + 2)
        var room = 4096
        while true {
            // One more than the limit tells a profile that goes over it.
            var bytes = [UInt8](repeating: 0, count: min(room, limit + 1))
            var length = UInt(bytes.count)
            switch uncompress(&bytes, &length, packed.baseAddress, UInt(packed.count)) {
            case Z_OK:
                byteCount = Int(length)
                profile = bytes.withUnsafeBytes { ICCProfile(ByteView(bytes: $0).available(Int(length), at: 0)) }
                return
            case Z_BUF_ERROR where bytes.count <= limit: room *= 4
            case Z_BUF_ERROR:
                byteCount = bytes.count
                profile = nil
                return
            default: return nil
            }
        }
    }
}
