public import Foundation

extension CurlDataLoader {
    /// The limits and options of transfers.
    ///
    /// Times are in seconds; `.infinity` disables a limit, and so does NaN.
    public struct Configuration: Sendable {
        /// The time for establishing the connection: name look-up, TCP and TLS. Time spent waiting for one of the
        /// host's connections to become free does not count. Default: 10 s.
        public var connectTimeout = 10.0
        /// The longest time without receiving bytes, including before the first. It does not run while the transfer
        /// waits for the body's reader. Default: 30 s.
        public var idleTimeout = 30.0
        /// The minimum number of bytes per second, head and body, from the first byte on; measured over each
        /// ``minimumSpeedTime``. Otherwise a server that sends a byte now and then could hold a connection, and one of
        /// the slots for transfers, up to the total time limit. It does not run while the transfer waits for the body's
        /// reader. Silence is limited by ``idleTimeout``: one silence counts for half of ``minimumSpeedTime`` at most.
        /// Default: 100; 0 for no minimum.
        public var minimumBytesPerSecond = 100.0
        /// How long a server may send too slowly before the load fails with `ImageError.response(.timeout(.speed, …))`.
        /// Default: 30 s.
        public var minimumSpeedTime = 30.0
        /// The time from the call to the last byte, including redirects and waiting; a request may set a shorter one
        /// (`DataRequest.timeout`). Default: 300 s.
        public var totalTimeout = 300.0
        /// The maximum size of the body in bytes; checked against the announced length before the body, and while it
        /// arrives (before and after decompression); a request may set a smaller one (`DataRequest.maximumBodyBytes`).
        /// Default: 256 MiB.
        ///
        /// If a server sends much more than heads and bodies (chunk extensions, padding, empty or unknown frames), all
        /// transfers on its connection fail with the same error: after 16 MiB of it, plus as much as the heads and
        /// bodies; with HTTP/2, plus 32 MiB for each transfer, which libcurl may hold back.
        public var maximumBodyBytes = 256 << 20
        /// The maximum length of a URL in bytes. A longer one fails with `ImageError.request(.urlTooLong)`, or for a
        /// redirect with `ImageError.response(.redirectRefused)`. Default: 64 KiB.
        public var maximumURLBytes = 64 << 10
        /// The maximum number of redirects to follow; with 0 each redirect is an error. Default: 10.
        public var maximumRedirects = 10
        /// The maximum number of connections to one host. HTTP/2 transfers share one connection, until it has as many
        /// as the server allows or 100. Default: 6, as in browsers.
        ///
        /// The number of connections to all hosts together is limited by the file descriptors that the process has left
        /// (`RLIMIT_NOFILE`, its soft limit): a quarter of those left after a reserve of 16 and an eighth of the limit
        /// for the rest of the program, but never less than one. With a limit of 1024 that is about 200. Transfers
        /// beyond that wait; only ``totalTimeout`` applies to the wait. If there is no descriptor even for one, loads
        /// fail with `ImageError.request(.noDescriptor)`. The loader does not change the limit; a program that uses
        /// many hosts may raise it (`setrlimit`) before its first load.
        public var maximumConnectionsPerHost = 6
        /// The number of bytes that may wait for the body's reader before the transfer pauses. One read from the
        /// network may exceed it. For a compressed response, waiting bytes are counted after decompression; a response
        /// in Brotli or Zstandard, which a request has to ask for, is not paused. Default: 1 MiB.
        public var bufferLimit = 1 << 20
        /// How long the loader's thread, its idle connections and up to 16 MiB of memory for future bodies are kept
        /// after the last transfer. Default: 60 s.
        public var keepAliveTime = 60.0
        /// Whether to use HTTP/2 with servers that offer it over TLS. Default: true.
        public var allowsHTTP2 = true
        /// The `User-Agent` of requests that do not set one. Default: `"Halcyon"`.
        public var userAgent = "Halcyon"
        /// The certificate authorities trusted for `https` servers. Default: `.system`.
        public var authorities = Authorities.system
        /// The proxy settings. Default: `.environment`.
        public var proxy = Proxy.environment
        /// Called with the resolved address before each connection is made, including connections for redirects; if it
        /// returns false, that address is not used. If the host has no other, the load fails with
        /// `ImageError.response(.addressRefused)`. Default: nil, which allows all.
        ///
        /// Use ``ResolvedAddress/isGlobal`` in a server that loads URLs given by its users. The function runs on the
        /// loader's only thread, so it must be quick. With a proxy, it is called with the proxy's address, because only
        /// the proxy resolves the server's name. Therefore `.environment` means no proxy if there is a filter.
        public var addressFilter: (@Sendable (ResolvedAddress) -> Bool)?

        /// Creates a configuration with the default settings.
        public init() {}
    }

    /// The certificate authorities that are trusted.
    public enum Authorities: Sendable, Hashable {
        /// The system's. In the environment, `CURL_CA_BUNDLE` or `SSL_CERT_FILE` may name a file that replaces the
        /// system's, and `SSL_CERT_DIR` a folder of hashed certificates: on its own, it is added to the system's file,
        /// as in curl and OpenSSL.
        case system
        /// Those in a PEM file, instead of the system's.
        case file(URL)
        /// Those in this PEM text, instead of the system's. It is parsed again for each connection: prefer ``file(_:)``
        /// for many certificates.
        case pem(Data)
    }

    /// The proxy to use.
    public enum Proxy: Sendable, Hashable {
        /// The one given by `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy` in the environment.
        case environment
        /// None: connect directly.
        case none
        /// A proxy, such as `http://proxy.example:3128` or `socks5h://127.0.0.1:1080`.
        case url(String)
    }
}
