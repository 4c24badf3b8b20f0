import CCurl
import Foundation

/// An address that a connection is about to be opened to.
public struct ResolvedAddress: Sendable, Hashable, CustomStringConvertible {
    /// The 4 bytes of an IPv4 address or the 16 of an IPv6 address, in network order.
    public let bytes: [UInt8]
    /// The port.
    public let port: Int

    /// Creates an address.
    ///
    /// - Returns: Nil unless there are 4 or 16 bytes.
    public init?(bytes: [UInt8], port: Int) {
        guard bytes.count == 4 || bytes.count == 16 else { return nil }
        self.bytes = bytes
        self.port = port
    }

    /// Creates an address from the bytes of a `sockaddr_in` or `sockaddr_in6`.
    init?(socketAddress raw: UnsafeRawBufferPointer) {
        guard raw.count >= MemoryLayout<sa_family_t>.size else { return nil }
        switch Int32(raw.loadUnaligned(as: sa_family_t.self)) {
        case AF_INET:
            guard raw.count >= MemoryLayout<sockaddr_in>.size else { return nil }
            let v4 = raw.loadUnaligned(as: sockaddr_in.self)
            bytes = withUnsafeBytes(of: v4.sin_addr) { Array($0) }
            port = Int(UInt16(bigEndian: v4.sin_port))
        case AF_INET6:
            guard raw.count >= MemoryLayout<sockaddr_in6>.size else { return nil }
            let v6 = raw.loadUnaligned(as: sockaddr_in6.self)
            bytes = withUnsafeBytes(of: v6.sin6_addr) { Array($0) }
            port = Int(UInt16(bigEndian: v6.sin6_port))
        default:
            return nil
        }
    }

    /// The address in its usual notation, without the port.
    public var host: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        _ = inet_ntop(bytes.count == 4 ? AF_INET : AF_INET6, bytes, &text, socklen_t(text.count))
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Address and port, such as `192.0.2.1:80` or `[2001:db8::1]:80`.
    public var description: String { bytes.count == 4 ? "\(host):\(port)" : "[\(host)]:\(port)" }

    /// Whether the address is on the public Internet: none of the special-purpose ones in the IANA registries set up by
    /// RFC 6890 (this host, private, shared, link-local, unique-local, documentation, benchmarking, reserved), not
    /// multicast, and not the one public address by which a cloud's machines reach their platform (Azure's
    /// 168.63.129.16). An IPv6 address that embeds an IPv4 address (mapped, translated by NAT64, 6to4, ISATAP) is
    /// judged by that address.
    public var isGlobal: Bool {
        if bytes.count == 4 { return Self.isGlobal(v4: bytes[...]) }
        if bytes.starts(with: Self.mappedPrefix) || bytes.starts(with: Self.translatedPrefix) {
            return Self.isGlobal(v4: bytes[12...])
        }
        // ISATAP addresses have any prefix, including 6to4's (RFC 5214, section 6.1).
        if Self.isatapMarks.contains(Array(bytes[8..<12])), !Self.isGlobal(v4: bytes[12...]) { return false }
        if bytes.starts(with: [0x20, 0x02]) { return Self.isGlobal(v4: bytes[2..<6]) }
        // Global unicast is 2000::/3, without the block of IETF protocol assignments, which includes Teredo
        // (2001::/23), and the documentation blocks.
        let isAssignment = bytes.starts(with: [0x20, 0x01]) && bytes[2] < 2
        let isDocumentation = bytes.starts(with: [0x20, 0x01, 0x0d, 0xb8]) || bytes.starts(with: [0x3f, 0xff])
        return bytes[0] & 0xe0 == 0x20 && !isAssignment && !isDocumentation
    }

    /// The bytes before the IPv4 address in an ISATAP identifier: the first if that address is private, the second if
    /// it is globally unique.
    private static let isatapMarks: [[UInt8]] = [[0x00, 0x00, 0x5e, 0xfe], [0x02, 0x00, 0x5e, 0xfe]]
    private static let mappedPrefix: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff]
    private static let translatedPrefix: [UInt8] = [0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0]

    private static func isGlobal(v4 bytes: ArraySlice<UInt8>) -> Bool {
        let b = Array(bytes)
        // Azure's WireServer, metadata and name server: public according to the registries, but reached only from
        // inside.
        if b == [168, 63, 129, 16] { return false }
        switch (b[0], b[1], b[2]) {
        case (0, _, _), (10, _, _), (127, _, _), (224..., _, _): return false
        case (100, 64..<128, _), (169, 254, _), (172, 16..<32, _), (192, 168, _): return false
        case (192, 0, 0), (192, 0, 2), (192, 88, 99), (198, 18..<20, _), (198, 51, 100), (203, 0, 113): return false
        default: return true
        }
    }
}
