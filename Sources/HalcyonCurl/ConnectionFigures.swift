import CCurl
import HalcyonCore

/// What libcurl knows of the connection that an answer came over, once its head is there.
struct ConnectionFigures: Sendable {
    private let nameLookup: Double
    private let connect: Double
    private let secureConnect: Double
    private let networkProtocol: String?
    private let isReused: Bool
    private let remoteAddress: String?

    /// - Parameter nameLookup: In seconds. libcurl's own figure counts the wait for a free connection too, or does not:
    ///   its versions differ.
    init(_ easy: UnsafeMutableRawPointer, nameLookup: Double) {
        isReused = halcyon_get_long(easy, CURLINFO_NUM_CONNECTS) == 0
        self.nameLookup = nameLookup
        if isReused {
            // libcurl gives the moments at which it found that there was nothing to do.
            (connect, secureConnect) = (0, 0)
        } else {
            // Each counts from the start of the transfer.
            let named = Self.seconds(halcyon_get_size(easy, CURLINFO_NAMELOOKUP_TIME_T))
            let connected = Self.seconds(halcyon_get_size(easy, CURLINFO_CONNECT_TIME_T))
            let secured = Self.seconds(halcyon_get_size(easy, CURLINFO_APPCONNECT_TIME_T))
            connect = max(0, connected - named)
            secureConnect = max(0, secured - connected)
        }
        networkProtocol =
            switch halcyon_get_long(easy, CURLINFO_HTTP_VERSION) {
            case CURL_HTTP_VERSION_1_0: "HTTP/1.0"
            case CURL_HTTP_VERSION_1_1: "HTTP/1.1"
            case CURL_HTTP_VERSION_2_0: "HTTP/2"
            case CURL_HTTP_VERSION_3: "HTTP/3"
            default: nil
            }
        let address = halcyon_get_text(easy, CURLINFO_PRIMARY_IP).map { String(cString: $0) }
        remoteAddress = address.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Puts them where they belong.
    func fill(_ metrics: inout TransferMetrics) {
        metrics.nameLookup = nameLookup
        metrics.connect = connect
        metrics.secureConnect = secureConnect
        metrics.networkProtocol = networkProtocol
        metrics.isConnectionReused = isReused
        metrics.remoteAddress = remoteAddress
    }

    private static func seconds(_ microseconds: curl_off_t) -> Double { Double(microseconds) / 1e6 }
}
