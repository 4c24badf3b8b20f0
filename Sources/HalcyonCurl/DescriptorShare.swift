import CCurl
import Foundation

/// How many of the process's descriptors a loop may take for connections.
struct DescriptorShare {
    /// How often what is left is counted while transfers wait.
    private static let interval: UInt64 = 1_000_000_000

    /// Two for its wake-up, and one or two to ask.
    private static let lookupDescriptors = 4

    /// How many connections may be open; at least one.
    private(set) var mostConnections: Int
    private var nextCount: UInt64

    init(at now: UInt64) {
        mostConnections = Descriptors.mostConnections(with: 0)
        nextCount = now + Self.interval
    }

    /// Counts again from time to time: the rest of the program may have taken or freed some.
    ///
    /// - Parameter count: How many connections there are.
    /// - Returns: Whether it is another number than before.
    mutating func recount(with count: Int, at now: UInt64) -> Bool {
        guard now >= nextCount else { return false }
        nextCount = now + Self.interval
        let most = Descriptors.mostConnections(with: count)
        defer { mostConnections = most }
        return most != mostConnections
    }

    /// Notes that descriptors have become short.
    ///
    /// - Returns: Whether it is to be tried again at once with fewer connections than before; false if there were none.
    mutating func lower(with count: Int) -> Bool {
        guard mostConnections > 1, count > 0 else { return false }
        // Ever fewer: not each socket is one of those that libcurl counts.
        mostConnections = max(1, min(count, mostConnections - 1))
        return true
    }

    /// Whether a socket that was opened leaves enough to the rest of the program: the last descriptor always.
    func leavesEnough(after descriptor: Int32, with count: Int) -> Bool {
        Descriptors.limit - 1 - Int(descriptor) >= leastRoom(with: count)
    }

    /// Whether a host may be looked up, of which libcurl tells before it looks whether it is a name at all.
    func allowsLookup(of origin: WebAddress.Origin, with count: Int) -> Bool {
        Descriptors.room > leastRoom(with: count) + (origin.needsLookup ? Self.lookupDescriptors : 0)
    }

    private func leastRoom(with count: Int) -> Int {
        mostConnections > 1 && count > 0 ? Descriptors.reserve / 2 : 1
    }
}

extension WebAddress.Origin {
    /// Whether the system is asked for the host's addresses: it is no address itself, and not this machine.
    fileprivate var needsLookup: Bool {
        var bytes: UInt32 = 0
        return !host.hasPrefix("[") && inet_pton(AF_INET, host, &bytes) != 1 && !host.hasSuffix("localhost")
    }
}
