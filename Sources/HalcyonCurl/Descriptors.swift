import CCurl
import Foundation
import HalcyonCore

/// The file descriptors of the process. The loader never takes the last.
///
/// Other parts of the process may need one at any moment, and some cannot do without: libdispatch reads once a second
/// what its threads are doing, and aborts the program if it cannot.
package enum Descriptors {
    /// The soft limit of the process, which may change while it runs; 1,024 if the system does not report it.
    package static var limit: Int { limits.map { Int(clamping: $0.rlim_cur) } ?? 1024 }

    /// Raises the soft limit as far as the system allows, up to `most`. For programs only: a library leaves the limit
    /// alone.
    package static func raiseLimit(to most: Int) {
        guard var limits else { return }
        let wanted = min(limits.rlim_max, rlim_t(most))
        guard limits.rlim_cur < wanted else { return }
        limits.rlim_cur = wanted
        // If this fails, the program works with the descriptors it has.
        setrlimit(kind, &limits)
    }

    private static var limits: rlimit? {
        var limits = rlimit()
        return getrlimit(kind, &limits) == 0 ? limits : nil
    }

    #if canImport(Glibc)
    private static let kind = Int32(RLIMIT_NOFILE.rawValue)
    #else
    private static let kind = RLIMIT_NOFILE
    #endif

    /// How many are reserved for the rest of the program.
    static var reserve: Int { 16 + limit / 8 }

    /// How many more can be opened, at most: the next descriptor's number shows how many are open at least. It may be
    /// too high if some were closed, but not for long if it is checked before each opening.
    static var room: Int {
        let lowest = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard lowest >= 0 else { return isShortage(errno) ? 0 : limit }
        close(lowest)
        return limit - Int(lowest)
    }

    /// Whether a call failed because the process, or the whole system, has no descriptor left.
    static func isShortage(_ code: Int32) -> Bool { code == EMFILE || code == ENFILE }

    /// Returns how many connections may be open: a part of what the process has left.
    ///
    /// Each counts as four, because a name look-up takes two for its wake-up and one or two for its queries, and a host
    /// with addresses of both families takes two sockets until one is connected.
    ///
    /// - Parameter own: How many of the open descriptors already belong to connections.
    static func mostConnections(with own: Int) -> Int {
        // Without a limit, as many as libcurl's number can hold in any version.
        min(max(1, (limit - (openCount - own) - reserve) / 4), 1 << 16)
    }

    /// How many are open.
    private static var openCount: Int {
        // Counting them needs one.
        guard let folder = opendir("/proc/self/fd") else { return isShortage(errno) ? limit : limit / 2 }
        defer { closedir(folder) }
        var count = 0
        while readdir(folder) != nil { count += 1 }
        // Minus the folder itself, and its two dot entries.
        return max(0, count - 3)
    }
}

/// How many of the process's descriptors a loop may use for connections.
struct DescriptorShare {
    /// How often the remaining descriptors are counted while transfers wait.
    private static let interval: UInt64 = 1_000_000_000

    /// Two for its wake-up, and one or two for its queries.
    private static let lookupDescriptors = 4

    /// The maximum number of open connections; at least one.
    private(set) var mostConnections: Int
    private var nextCount: UInt64

    init(at now: UInt64) {
        mostConnections = Descriptors.mostConnections(with: 0)
        nextCount = now + Self.interval
    }

    /// Counts again from time to time, because the rest of the program may have opened or closed some.
    ///
    /// - Parameter count: The number of open connections.
    /// - Returns: Whether the limit has changed.
    mutating func recount(with count: Int, at now: UInt64) -> Bool {
        guard now >= nextCount else { return false }
        nextCount = now + Self.interval
        let most = Descriptors.mostConnections(with: count)
        defer { mostConnections = most }
        return most != mostConnections
    }

    /// Reduces the limit because descriptors have become scarce.
    ///
    /// - Returns: Whether to retry at once with fewer connections than before; false if there were none.
    mutating func lower(with count: Int) -> Bool {
        guard mostConnections > 1, count > 0 else { return false }
        // Always fewer, because not every socket is one that libcurl counts.
        mostConnections = max(1, min(count, mostConnections - 1))
        return true
    }

    /// Whether an opened socket leaves enough for the rest of the program: always at least the last descriptor.
    func leavesEnough(after descriptor: Int32, with count: Int) -> Bool {
        Descriptors.limit - 1 - Int(descriptor) >= leastRoom(with: count)
    }

    /// Whether a host may be looked up. libcurl asks before it checks whether it is a name at all.
    func allowsLookup(of origin: WebAddress.Origin, with count: Int) -> Bool {
        Descriptors.room > leastRoom(with: count) + (origin.needsLookup ? Self.lookupDescriptors : 0)
    }

    private func leastRoom(with count: Int) -> Int {
        mostConnections > 1 && count > 0 ? Descriptors.reserve / 2 : 1
    }
}

extension WebAddress.Origin {
    /// Whether the system is asked for the host's addresses: it is neither an address nor this machine.
    fileprivate var needsLookup: Bool {
        var bytes: UInt32 = 0
        return !host.hasPrefix("[") && inet_pton(AF_INET, host, &bytes) != 1 && !host.hasSuffix("localhost")
    }
}

/// Transfers that wait for another part of the process to close a descriptor.
struct PostponedTransfers {
    struct Entry {
        let transfer: Transfer
        let retryCount: Int
        let waitCount: Int
    }

    /// How long a transfer waits each time, in nanoseconds: with ``mostWaits``, a second in total.
    private static let interval: UInt64 = 100_000_000
    private static let mostWaits = 10

    /// When to retry them.
    private(set) var moment = UInt64.max
    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    func isDue(at now: UInt64) -> Bool { now >= moment }

    /// - Returns: False if it has waited long enough.
    mutating func add(_ running: ActiveTransfer, at now: UInt64) -> Bool {
        let end = now + Self.interval
        guard running.waitCount < Self.mostWaits, running.transfer.request.limit.end > end else { return false }
        entries.append(
            Entry(transfer: running.transfer, retryCount: running.retryCount, waitCount: running.waitCount + 1))
        moment = min(moment, end)
        return true
    }

    mutating func take() -> [Entry] {
        defer { (entries, moment) = ([], .max) }
        return entries
    }
}

// Handling of a shortage of file descriptors.
extension TransferLoop {
    /// Tells libcurl how many connections may be open.
    func limitConnections() {
        halcyon_multi_set_long(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, share.mostConnections)
    }

    /// Restarts a transfer when there may be a descriptor for it.
    func postpone(_ running: ActiveTransfer) {
        if share.lower(with: sockets.count) {
            // libcurl now makes it wait for one of the connections, and closes an idle one.
            limitConnections()
            start(running.transfer, retryCount: running.retryCount, waitCount: running.waitCount)
        } else if !postponed.add(running, at: now) {
            running.transfer.settle(.failure(.request(.noDescriptor)))
        }
    }

    /// Starts those that have waited long enough for now.
    func startPostponed() {
        guard postponed.isDue(at: now) else { return }
        for entry in postponed.take() where !entry.transfer.isSettled {
            start(entry.transfer, retryCount: entry.retryCount, waitCount: entry.waitCount)
        }
    }
}
