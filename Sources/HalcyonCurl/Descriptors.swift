import CCurl
import Foundation

/// The file descriptors of the process, of which the loader never takes the last.
///
/// Other parts of the process may need one at any moment, and some cannot do without: once a second libdispatch reads what
/// its threads do, and ends the program if it cannot.
package enum Descriptors {
    /// The soft limit of the process, which may change while it runs; 1,024 if the system does not tell.
    package static var limit: Int { limits.map { Int(clamping: $0.rlim_cur) } ?? 1024 }

    /// Raises the soft limit as far as the system allows, up to `most`. For programs: a library leaves the limit alone.
    package static func raiseLimit(to most: Int) {
        guard var limits else { return }
        let wanted = min(limits.rlim_max, rlim_t(most))
        guard limits.rlim_cur < wanted else { return }
        limits.rlim_cur = wanted
        // If this fails, the program works with the descriptors that there are.
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

    /// How many are left to the rest of the program.
    static var reserve: Int { 16 + limit / 8 }

    /// How many can still be opened, at most: the number that the next one gets says how many there are at least. It may
    /// be more than there are if some were closed, but not for long if it is asked before each is opened.
    static var room: Int {
        let lowest = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard lowest >= 0 else { return isShortage(errno) ? 0 : limit }
        close(lowest)
        return limit - Int(lowest)
    }

    /// Whether a call failed since the process has no descriptor left, or the whole system has none.
    static func isShortage(_ code: Int32) -> Bool { code == EMFILE || code == ENFILE }

    /// How many connections may be open: a part of what the process has left.
    ///
    /// Each counts as four, since a name's look-up takes two for its wake-up and one or two to ask, and a host with
    /// addresses of both families two sockets until one stands.
    ///
    /// - Parameter own: How many of the open descriptors are connections already.
    static func mostConnections(with own: Int) -> Int {
        // Without a limit, as many as libcurl's number can say in any version.
        min(max(1, (limit - (openCount - own) - reserve) / 4), 1 << 16)
    }

    /// How many are open.
    private static var openCount: Int {
        // One is needed to count them.
        guard let folder = opendir("/proc/self/fd") else { return isShortage(errno) ? limit : limit / 2 }
        defer { closedir(folder) }
        var count = 0
        while readdir(folder) != nil { count += 1 }
        // The folder itself, and its two dots.
        return max(0, count - 3)
    }
}
