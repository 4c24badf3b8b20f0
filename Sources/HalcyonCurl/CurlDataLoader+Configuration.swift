public import Foundation

extension CurlDataLoader {
    /// How transfers are made.
    ///
    /// Times are in seconds; `.infinity` switches a limit off, and so does what is no number.
    public struct Configuration: Sendable {
        /// Until the connection stands: name look-up, TCP and TLS. Time spent waiting for one of the host's connections
        /// to become free does not count. Default: 10 s.
        public var connectTimeout = 10.0
        /// The longest time between two arrivals of bytes, and before the first. Does not run while the body's reader
        /// is the one who is waited for. Default: 30 s.
        public var idleTimeout = 30.0
        /// The fewest bytes in a second, head and body, from the first on; measured over each
        /// ``minimumSpeedTime``. A server that sends a byte now and then holds a connection, and one of the places for
        /// transfers, up to the total time limit otherwise. Does not run while the body's reader is the one who is
        /// waited for. A silent server has ``idleTimeout``: of a silence, half of ``minimumSpeedTime`` counts at most.
        /// Default: 100; 0 for any.
        public var minimumBytesPerSecond = 100.0
        /// How long a server may send too slowly, before the load ends with `ResponseReason.timeout(.speed, …)`.
        /// Default: 30 s.
        public var minimumSpeedTime = 30.0
        /// From the call to the last byte, redirects and waiting included; a request may ask for less
        /// (`DataRequest.timeout`). Default: 300 s.
        public var totalTimeout = 300.0
        /// The largest body in bytes; checked against the announced length before the body, and while it arrives
        /// (before and after decompression); a request may ask for less (`DataRequest.maximumBodyBytes`). Default:
        /// 256 MiB.
        ///
        /// A server that sends much more than heads and bodies (extensions of chunks, padding, empty or unknown frames)
        /// ends the transfers of its connection with the same error: after 16 MiB of it, and as much as heads and
        /// bodies had; with HTTP/2, after 32 MiB more for each of them, which libcurl may hold back.
        public var maximumBodyBytes = 256 << 20
        /// The maximum length of a URL in bytes. A longer one fails with `ImageError.request(.urlTooLong)`, and as a
        /// redirect with `ResponseReason.redirectRefused`. Default: 64 KiB.
        public var maximumURLBytes = 64 << 10
        /// How many redirects a transfer follows; with 0 each redirect is an error. Default: 10.
        public var maximumRedirects = 10
        /// How many connections are open to one host. Transfers of HTTP/2 share one, until it has as many as the server allows
        /// or 100. Default: 6, as in browsers.
        ///
        /// How many are open to all hosts together is bounded by the file descriptors that the process has left
        /// (`RLIMIT_NOFILE`, its soft limit): less a reserve of 16 and an eighth of the limit for the rest of the program,
        /// a quarter of them, and never less than one. With a limit of 1024 that is about 200. Transfers beyond
        /// that wait; only ``totalTimeout`` applies to the wait. If there is no descriptor even for one, loads end with
        /// `ImageError.request(.noDescriptor)`. The loader does not change the limit; a program with many hosts may raise
        /// it (`setrlimit`) before its first load.
        public var maximumConnectionsPerHost = 6
        /// How many bytes wait for the body's reader before the transfer pauses. One read from the network may go over
        /// it. Of a compressed answer, what waits is counted after decompression; one in Brotli or Zstandard, which a
        /// request has to ask for, is not paused. Default: 1 MiB.
        public var bufferLimit = 1 << 20
        /// How long the loader's thread, its idle connections and up to 16 MiB of memory for the next bodies outlive
        /// the last transfer. Default: 60 s.
        public var keepAliveTime = 60.0
        /// Whether HTTP/2 is used with servers that offer it over TLS. Default: true.
        public var allowsHTTP2 = true
        /// Sent as `User-Agent` by requests that have none of their own. Default: `"Halcyon"`.
        public var userAgent = "Halcyon"
        /// Whom `https` servers must be certified by. Default: `.system`.
        public var authorities = Authorities.system
        /// The way to the servers. Default: `.environment`.
        public var proxy = Proxy.environment
        /// Asked about the resolved address before each connection is made, those of redirects included; false refuses
        /// it with `ResponseReason.addressRefused`. Default: nil, all are allowed.
        ///
        /// ``ResolvedAddress/isGlobal`` is the usual answer for a server that loads what its users name. The function
        /// runs on the loader's only thread, so it must be quick. With a proxy, it is the proxy's address that is asked
        /// about: only the proxy resolves the server's name. Therefore `.environment` means no proxy if there is a
        /// filter.
        public var addressFilter: (@Sendable (ResolvedAddress) -> Bool)?

        /// The defaults.
        public init() {}
    }

    /// Certificate authorities that are trusted.
    public enum Authorities: Sendable, Hashable {
        /// Those of the system. In the environment, `CURL_CA_BUNDLE` or `SSL_CERT_FILE` may name a file that replaces
        /// the system's, and `SSL_CERT_DIR` a folder of hashed certificates: alone it is added to the system's file,
        /// as in curl and OpenSSL.
        case system
        /// Those in a PEM file, instead of the system's.
        case file(URL)
        /// Those in this PEM text, instead of the system's. It is parsed again for each connection: prefer ``file(_:)``
        /// for many certificates.
        case pem(Data)
    }

    /// The way to the servers.
    public enum Proxy: Sendable, Hashable {
        /// As `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy` in the environment say.
        case environment
        /// Straight.
        case none
        /// Through a proxy, such as `http://proxy.example:3128` or `socks5h://127.0.0.1:1080`.
        case url(String)
    }
}
