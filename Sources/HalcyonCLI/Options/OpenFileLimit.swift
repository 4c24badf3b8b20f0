import Foundation

/// How many files and connections the program may have open.
enum OpenFileLimit {
    /// More than the most connections that may be asked for take.
    private static let enough = rlim_t(1 << 16)

    /// Raises the limit as far as the system lets the program, which starts no other: a shell's is mostly 1024, for the
    /// sake of programs that use `select`. libcurl and libdispatch do not.
    static func raise() {
        #if canImport(Glibc)
        let kind = Int32(RLIMIT_NOFILE.rawValue)
        #else
        let kind = RLIMIT_NOFILE
        #endif
        var limits = rlimit()
        guard getrlimit(kind, &limits) == 0, limits.rlim_cur < min(limits.rlim_max, enough) else { return }
        limits.rlim_cur = min(limits.rlim_max, enough)
        // Where it is refused, the loader does with what there is.
        setrlimit(kind, &limits)
    }
}
