#if canImport(Darwin) || HALCYON_STAND_INS
extension URLSessionDataLoader {
    /// How transfers are made.
    ///
    /// Times are in seconds; `.infinity` switches a limit off.
    public struct Configuration: Sendable {
        /// The longest time between two arrivals of bytes, and before the first: the connection has to stand within it.
        /// Does not run while the body's reader is the one who is waited for. Default: 30 s.
        public var idleTimeout = 30.0
        /// The fewest bytes of the body in a second, from the head on; measured over each ``minimumSpeedTime``. A server
        /// that sends a byte now and then holds a connection, and one of the places for transfers, up to the total time
        /// limit otherwise. Does not run while the body's reader is the one who is waited for. Default: 100; 0 for any.
        public var minimumBytesPerSecond = 100.0
        /// How long a server may send too slowly, before the load ends with `ResponseReason.timeout(.speed, …)`.
        /// Default: 30 s.
        public var minimumSpeedTime = 30.0
        /// From the call to the last byte, redirects and waiting included; a request may ask for less
        /// (`DataRequest.timeout`). Default: 300 s.
        public var totalTimeout = 300.0
        /// The largest body in bytes; checked against the announced length before the body, and while it arrives (after
        /// decompression); a request may ask for less (`DataRequest.maximumBodyBytes`). Default: 256 MiB.
        public var maximumBodyBytes = 256 << 20
        /// How many redirects a transfer follows; with 0 each redirect is an error. Default: 10.
        public var maximumRedirects = 10
        /// How many connections are open to one host. Default: 6.
        public var maximumConnectionsPerHost = 6
        /// How many bytes wait for the body's reader before the transfer pauses; what URLSession has already read goes
        /// over it. Default: 1 MiB.
        public var bufferLimit = 1 << 20
        /// Sent as `User-Agent` by requests that have none of their own; empty for the system's. Default: `"Halcyon"`.
        public var userAgent = "Halcyon"

        /// The defaults.
        public init() {}
    }
}
#endif
