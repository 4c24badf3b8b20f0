import HalcyonCurl
import Testing

@Suite struct ResolvedAddressTests {
    private func v4(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) throws -> ResolvedAddress {
        try #require(ResolvedAddress(bytes: [a, b, c, d], port: 80))
    }

    private func v6(_ words: UInt16...) throws -> ResolvedAddress {
        try #require(ResolvedAddress(bytes: words.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }, port: 443))
    }

    @Test("Given public addresses, when asked, then they are global")
    func global() throws {
        let addresses = [
            try v4(1, 1, 1, 1), try v4(93, 184, 216, 34), try v4(100, 63, 0, 1), try v4(172, 32, 0, 1),
            try v4(198, 20, 0, 1), try v6(0x2606, 0x2800, 0, 0, 0, 0, 0, 1),
            try v6(0, 0, 0, 0, 0, 0xffff, 0x0101, 0x0101),
            try v6(0x64, 0xff9b, 0, 0, 0, 0, 0x0101, 0x0101),
        ]
        for address in addresses { #expect(address.isGlobal, "\(address)") }
    }

    @Test("Given special addresses, when asked, then they are not global")
    func special() throws {
        let addresses = [
            try v4(0, 0, 0, 0), try v4(10, 1, 2, 3), try v4(127, 0, 0, 1), try v4(169, 254, 169, 254),
            try v4(172, 16, 0, 1), try v4(192, 168, 1, 1), try v4(100, 64, 0, 1), try v4(192, 0, 2, 1),
            try v4(198, 18, 0, 1), try v4(224, 0, 0, 1), try v4(255, 255, 255, 255),
            try v6(0, 0, 0, 0, 0, 0, 0, 0), try v6(0, 0, 0, 0, 0, 0, 0, 1), try v6(0xfe80, 0, 0, 0, 0, 0, 0, 1),
            try v6(0xfd00, 0, 0, 0, 0, 0, 0, 1), try v6(0xff02, 0, 0, 0, 0, 0, 0, 1),
            try v6(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1),
            try v6(0, 0, 0, 0, 0, 0xffff, 0x7f00, 1), try v6(0, 0, 0, 0, 0, 0xffff, 0x0a00, 1),
            try v6(0x64, 0xff9b, 0, 0, 0, 0, 0x7f00, 1), try v6(0x2002, 0x7f00, 1, 0, 0, 0, 0, 1),
        ]
        for address in addresses { #expect(!address.isGlobal, "\(address)") }
    }

    @Test("Given an address, when written, then it is in its usual notation")
    func text() throws {
        #expect(try v4(192, 0, 2, 1).description == "192.0.2.1:80")
        #expect(try v6(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1).description == "[2001:db8::1]:443")
        #expect(ResolvedAddress(bytes: [1, 2, 3], port: 1) == nil)
    }
}
