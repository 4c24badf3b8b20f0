import HalcyonCurl
import Testing

/// The special-purpose registries of IANA (RFC 6890, as of 2025), one address of each block at least.
@Suite struct SpecialAddressTests {
    @Test(
        "Given an IPv4 address of a special block, at its ends, when asked, then it is not global",
        arguments: [
            "0.0.0.0", "0.255.255.255", "10.0.0.0", "10.255.255.255", "100.64.0.0", "100.127.255.255", "127.0.0.0",
            "127.255.255.255", "169.254.0.0", "169.254.169.254", "169.254.255.255", "172.16.0.0", "172.31.255.255",
            "192.0.0.0", "192.0.0.8", "192.0.0.170", "192.0.0.255", "192.0.2.0", "192.88.99.1", "192.168.0.0",
            "192.168.255.255", "198.18.0.0", "198.19.255.255", "198.51.100.1", "203.0.113.1", "224.0.0.1",
            "239.255.255.255", "240.0.0.1", "255.255.255.255",
            // Of clouds: Alibaba, Oracle, Amazon's containers, and Azure's, which is in no special block.
            "100.100.100.200", "192.0.0.192", "169.254.170.2", "168.63.129.16",
        ])
    func specialV4(text: String) throws {
        let bytes = text.split(separator: ".").compactMap { UInt8($0) }
        #expect(try !#require(ResolvedAddress(bytes: bytes, port: 80)).isGlobal)
        for prefix in [Self.mapped, Self.translated, Self.compatible] + Self.isatap {
            #expect(try !#require(ResolvedAddress(bytes: prefix + bytes, port: 80)).isGlobal)
        }
        let sixToFour = [0x20, 0x02] + bytes + [UInt8](repeating: 1, count: 10)
        #expect(try !#require(ResolvedAddress(bytes: sixToFour, port: 80)).isGlobal)
    }

    @Test(
        "Given an IPv4 address beside a special block, when asked, then it is global",
        arguments: [
            "1.0.0.0", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0",
            "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.0.1.0", "192.0.3.0",
            "192.167.255.255",
            "192.169.0.0", "198.17.255.255", "198.20.0.0", "223.255.255.255", "168.63.129.15", "168.63.129.17",
        ])
    func publicV4(text: String) throws {
        let bytes = text.split(separator: ".").compactMap { UInt8($0) }
        #expect(try #require(ResolvedAddress(bytes: bytes, port: 80)).isGlobal)
        for prefix in [Self.mapped] + Self.isatap {
            #expect(try #require(ResolvedAddress(bytes: prefix + bytes, port: 80)).isGlobal)
        }
    }

    @Test(
        "Given an IPv6 address of a special block, when asked, then it is not global",
        arguments: [
            [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 1], [0x64, 0xff9b, 1, 0, 0, 0, 0x0808, 0x0808],
            [0x100, 0, 0, 0, 0, 0, 0, 1], [0x2001, 0, 0, 0, 0, 0, 0, 1], [0x2001, 2, 0, 0, 0, 0, 0, 1],
            [0x2001, 0x10, 0, 0, 0, 0, 0, 1], [0x2001, 0x20, 0, 0, 0, 0, 0, 1], [0x2001, 0x1ff, 0, 0, 0, 0, 0, 1],
            [0x2001, 0xdb8, 0, 0, 0, 0, 0, 1], [0x3fff, 0, 0, 0, 0, 0, 0, 1], [0x5f00, 0, 0, 0, 0, 0, 0, 1],
            [0xfc00, 0, 0, 0, 0, 0, 0, 1], [0xfdff, 0, 0, 0, 0, 0, 0, 1], [0xfe80, 0, 0, 0, 0, 0, 0, 1],
            [0xfec0, 0, 0, 0, 0, 0, 0, 1], [0xff02, 0, 0, 0, 0, 0, 0, 1], [0xff0e, 0, 0, 0, 0, 0, 0, 1],
            // The metadata of Amazon, Google and OpenStack; a special address within 6to4 and ISATAP at once.
            [0xfd00, 0xec2, 0, 0, 0, 0, 0, 0x254], [0xfd20, 0xce, 0, 0, 0, 0, 0, 0x254],
            [0xfe80, 0, 0, 0, 0, 0, 0xa9fe, 0xa9fe], [0x2002, 0x0101, 0x0101, 0, 0, 0x5efe, 0x7f00, 1],
            [0x2002, 0x7f00, 1, 0, 0x200, 0x5efe, 0x0101, 0x0101],
        ] as [[UInt16]])
    func specialV6(words: [UInt16]) throws {
        let bytes = words.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
        #expect(try !#require(ResolvedAddress(bytes: bytes, port: 80)).isGlobal)
    }

    private static let mapped = [UInt8](repeating: 0, count: 10) + [0xff, 0xff]
    private static let translated: [UInt8] = [0, 0x64, 0xff, 0x9b] + [UInt8](repeating: 0, count: 8)
    /// With the mark of an address that is unique in the world, and without (RFC 5214, 6.1).
    private static let isatap: [[UInt8]] = [0, 2].map { [0x26, 0x06, 0x28, 0, 2, 0x20, 0, 1, $0, 0, 0x5e, 0xfe] }
    private static let compatible = [UInt8](repeating: 0, count: 12)
}
