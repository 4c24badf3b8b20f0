#if os(Linux)
import Foundation
import HalcyonCore

/// The network of a Linux machine, as the kernel has it: nothing is sent, and no service of the system is asked.
package struct LinuxNetwork: NetworkWatching {
    private let read: @Sendable () -> Bool?
    private let hearsKernel: Bool

    /// - Parameters:
    ///   - hearsKernel: Whether the kernel's notices are listened to. Without them, the state is read once a second.
    ///     Default: true.
    ///   - read: Returns whether there is a network; nil if the system does not say. Default: ``NetworkState/isOnline``.
    package init(hearsKernel: Bool = true, read: @escaping @Sendable () -> Bool? = { NetworkState.isOnline }) {
        self.hearsKernel = hearsKernel
        self.read = read
    }

    package var isOnline: Bool? { read() ?? true }

    package func watch(_ report: @escaping @Sendable (Bool) -> Void) -> (any AnyObject & Sendable)? {
        NetworkWatch(hearsKernel: hearsKernel, read: read, report: report)
    }
}

/// A thread that sleeps until the kernel says that something has changed. It ends with this object.
private final class NetworkWatch: Sendable {
    private let wakeup: WakeupPipe

    init?(hearsKernel: Bool, read: @escaping @Sendable () -> Bool?, report: @escaping @Sendable (Bool) -> Void) {
        guard let wakeup = WakeupPipe() else { return nil }
        self.wakeup = wakeup
        let isStarted = OwnThread.start("halcyon-network") {
            // Opened before the state is read for the first time, so that no change is missed.
            var loop = NetworkLoop(notices: hearsKernel ? NetworkNotices() : nil, wakeup: wakeup)
            repeat {
                if let isOnline = read() { report(isOnline) }
            } while loop.sleep()
        }
        if !isStarted { return nil }
    }

    deinit { wakeup.wake() }
}

private struct NetworkLoop {
    /// In milliseconds. If the kernel's notices are heard, the state is read now and then all the same: for rules of
    /// routing, and sandboxes in which no notices arrive.
    private static let (interval, intervalWithNotices): (Int32, Int32) = (1_000, 5_000)
    /// A network comes in steps: an address, its routes, the name servers. It counts as complete after this many
    /// milliseconds without a further notice, or after this many notices.
    private static let (quiet, mostNotices): (Int32, Int) = (100, 10)

    /// Nil if the system refuses them.
    var notices: NetworkNotices?
    let wakeup: WakeupPipe

    /// Returns when something may have changed.
    ///
    /// - Returns: False if the thread is to end.
    mutating func sleep() -> Bool {
        for round in 0...Self.mostNotices {
            let usual = notices == nil ? Self.interval : Self.intervalWithNotices
            let descriptors = [wakeup.number, notices?.number ?? -1]
            var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            let count = poll(&polled, nfds_t(polled.count), round == 0 ? usual : Self.quiet)
            if polled[0].revents != 0 { return false }
            if count == 0 { return true }
            if count < 0 {
                // Not at once again, if it fails for good.
                if errno != EINTR { usleep(UInt32(Self.interval) * 1_000) }
                return true
            }
            if notices?.drain() == false { notices = nil }
        }
        return true
    }
}

/// The kernel's notices of changed interfaces, addresses and routes: a socket of rtnetlink (RFC 3549). What they say is
/// not read.
private final class NetworkNotices {
    /// `struct sockaddr_nl` and the groups of <linux/rtnetlink.h>, which Swift's module of the C library lacks.
    private struct Address {
        var family = sa_family_t(AF_NETLINK)
        var padding: UInt16 = 0
        var process: UInt32 = 0
        var groups: UInt32 = 0x1 | 0x10 | 0x40 | 0x100 | 0x400  // links, and IPv4 and IPv6 addresses and routes
    }

    let number: Int32

    /// - Returns: Nil if the system refuses, or if it would be one of the program's last descriptors.
    init?() {
        let kind = Int32(SOCK_RAW.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        number = socket(AF_NETLINK, kind, 0)
        guard number >= 0, Int(number) < sysconf(Int32(_SC_OPEN_MAX)) - 16 else { return nil }
        var address = Address()
        let code = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(number, $0, socklen_t(MemoryLayout<Address>.size))
            }
        }
        guard code == 0 else { return nil }
    }

    deinit { if number >= 0 { close(number) } }

    /// Takes what has arrived.
    ///
    /// - Returns: False if the socket is broken.
    func drain() -> Bool {
        var byte: UInt8 = 0
        while true {
            // A datagram at a time; what does not fit is dropped. So are others if too many have arrived: ENOBUFS.
            if recv(number, &byte, 1, 0) < 0, errno != EINTR, errno != ENOBUFS {
                return errno == EAGAIN
            }
        }
    }
}
#endif
