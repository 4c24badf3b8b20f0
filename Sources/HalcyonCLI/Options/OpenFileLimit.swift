import HalcyonCurl

/// How many files and connections the program may have open.
enum OpenFileLimit {
    /// The disk cache has some thirty open when it is busy: two for each of the eight threads that read the index, and the
    /// files that they read. With fewer than this, the cache would leave none to the network.
    static let leastWithCache = 48

    /// More than the most connections that may be asked for take.
    private static let enough = 1 << 16

    static var current: Int { Descriptors.limit }

    /// Most shells set the limit to 1,024 for programs that use `select`. libcurl and libdispatch do not use it, and this
    /// program starts no other.
    static func raise() { Descriptors.raiseLimit(to: enough) }
}
