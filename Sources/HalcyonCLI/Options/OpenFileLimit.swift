import Foundation

/// How many files and connections the program may have open.
enum OpenFileLimit {
    /// More than the most connections that may be asked for take.
    private static let enough = rlim_t(1 << 16)

    /// The disk cache has some thirty open when it is busy: two for each of eight threads that read the index, and one for
    /// the files that they read. With less than this, it would leave none to the network.
    static let leastWithCache = 48

    /// The limit; that of most shells where the system does not tell.
    static var current: Int { limits.map { Int(clamping: $0.rlim_cur) } ?? 1024 }

    /// Raises the limit as far as the system lets the program, which starts no other: a shell's is mostly 1024, for the
    /// sake of programs that use `select`. libcurl and libdispatch do not.
    static func raise() {
        guard var limits, limits.rlim_cur < min(limits.rlim_max, enough) else { return }
        limits.rlim_cur = min(limits.rlim_max, enough)
        // Where it is refused, the program does with what there is.
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
}
