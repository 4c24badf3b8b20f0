#if os(Linux)
import Foundation

/// Whether a Linux machine has a network.
///
/// It has one if the kernel would send packets for a public address through a running interface, which asks for what a
/// default route means, whatever table or rule it is in. An interface with an address alone is not enough: those of
/// virtual machines, containers and VPNs stay up without a network. It is enough if the interface is hardware: a local
/// network need not have a gateway. A route alone is not enough either: it stays when a cable is pulled.
package enum NetworkState {
    /// Whether there is a network; nil if the system does not say.
    package static var isOnline: Bool? {
        let interfaces = Interface.all
        var isUnknown = false
        for target in publicAddresses {
            switch source(towards: target) {
            case .address(let source):
                let holders = interfaces.filter { $0.address == source }
                if isRoutable(source), holders.isEmpty || holders.contains(where: \.isRunning) { return true }
            case .none: break
            case .unknown: isUnknown = true
            }
        }
        if interfaces.contains(where: { $0.isRunning && $0.isHardware && isRoutable($0.address) }) { return true }
        return isUnknown ? nil : false
    }

    /// Those of a.root-servers.net, which are as public as can be. Nothing is sent to them.
    private static let publicAddresses: [[UInt8]] = [
        [198, 41, 0, 4], [0x20, 0x01, 0x05, 0x03, 0xba, 0x3e, 0, 0, 0, 0, 0, 0, 0, 0x02, 0, 0x30],
    ]

    private enum Source {
        case address([UInt8])
        case none
        case unknown
    }

    /// Returns the address from which packets for another one would be sent. Connecting a socket for datagrams looks up
    /// the route, and sends nothing.
    private static func source(towards target: [UInt8]) -> Source {
        let family = target.count == 4 ? AF_INET : AF_INET6
        let number = socket(family, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard number >= 0 else { return errno == EAFNOSUPPORT ? .none : .unknown }
        defer { close(number) }
        var name = sockaddr_storage()
        var size = socklen_t(SocketAddress.fill(&name, with: target, port: 9))
        let code = withUnsafeMutablePointer(to: &name) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { name -> Int32 in
                guard connect(number, name, size) == 0 else { return errno }
                return getsockname(number, name, &size) == 0 ? 0 : errno
            }
        }
        switch code {
        case 0: return withUnsafePointer(to: name) { SocketAddress.bytes($0) }.map(Source.address) ?? .unknown
        // The last three: routes that prohibit, drop or refuse.
        case ENETUNREACH, ENETDOWN, EADDRNOTAVAIL, EHOSTUNREACH, EACCES, EINVAL: return .none
        default: return .unknown
        }
    }

    /// Whether an address can be used beyond its own link: not if it is unspecified, loopback or link-local (RFC 6890).
    private static func isRoutable(_ address: [UInt8]) -> Bool {
        if address.count == 4 { return ![0, 127].contains(address[0]) && !address.starts(with: [169, 254]) }
        if address[0] == 0xfe, address[1] & 0xc0 == 0x80 { return false }
        return !address.dropLast().allSatisfy { $0 == 0 }
    }
}

/// An address of a network interface; an interface with several addresses counts several times.
private struct Interface {
    let name: String
    let address: [UInt8]
    /// Whether it is switched on and has a carrier, such as a cable or a wireless network.
    let isRunning: Bool

    /// Whether it is a device, rather than made by a program.
    var isHardware: Bool { access("/sys/class/net/\(name)/device", F_OK) == 0 }

    /// None if the system refuses to list them.
    static var all: [Interface] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        return sequence(first: first) { $0?.pointee.ifa_next }.compactMap { item in
            guard let item = item?.pointee, let address = item.ifa_addr.flatMap({ SocketAddress.bytes($0) }) else {
                return nil
            }
            let wanted = UInt32(IFF_UP | IFF_RUNNING)
            return Interface(
                name: String(cString: item.ifa_name), address: address, isRunning: item.ifa_flags & wanted == wanted)
        }
    }
}

/// The system's form of addresses: `sockaddr_in` and `sockaddr_in6`.
private enum SocketAddress {
    /// - Returns: The size of what was written.
    static func fill(_ name: inout sockaddr_storage, with bytes: [UInt8], port: UInt16) -> Int {
        withUnsafeMutableBytes(of: &name) { name in
            if bytes.count == 4 {
                var v4 = sockaddr_in()
                (v4.sin_family, v4.sin_port) = (sa_family_t(AF_INET), port.bigEndian)
                withUnsafeMutableBytes(of: &v4.sin_addr) { $0.copyBytes(from: bytes) }
                name.storeBytes(of: v4, as: sockaddr_in.self)
                return MemoryLayout<sockaddr_in>.size
            }
            var v6 = sockaddr_in6()
            (v6.sin6_family, v6.sin6_port) = (sa_family_t(AF_INET6), port.bigEndian)
            withUnsafeMutableBytes(of: &v6.sin6_addr) { $0.copyBytes(from: bytes) }
            name.storeBytes(of: v6, as: sockaddr_in6.self)
            return MemoryLayout<sockaddr_in6>.size
        }
    }

    /// Returns the 4 or 16 bytes of an IP address; nil for another one.
    static func bytes(_ name: UnsafeRawPointer) -> [UInt8]? {
        switch Int32(name.loadUnaligned(as: sa_family_t.self)) {
        case AF_INET: withUnsafeBytes(of: name.loadUnaligned(as: sockaddr_in.self).sin_addr) { Array($0) }
        case AF_INET6: withUnsafeBytes(of: name.loadUnaligned(as: sockaddr_in6.self).sin6_addr) { Array($0) }
        default: nil
        }
    }
}
#endif
