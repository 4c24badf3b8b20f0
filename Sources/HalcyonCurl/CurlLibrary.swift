import CCurl
import Foundation

/// What holds for the whole process.
enum CurlLibrary {
    /// Whether libcurl is set up; asking sets it up.
    static let isReady = halcyon_global_init() == CURLE_OK

    /// Whether the library was built with HTTP/2.
    static let hasHTTP2 =
        halcyon_version_info().map { $0.pointee.features & Int32(CURL_VERSION_HTTP2) != 0 } ?? false

    /// Whether the library undoes an encoding of this name.
    static func decodes(_ encoding: String) -> Bool {
        guard let features = halcyon_version_info()?.pointee.features else { return false }
        return switch encoding {
        case "br": features & Int32(CURL_VERSION_BROTLI) != 0
        case "zstd": features & Int32(CURL_VERSION_ZSTD) != 0
        default: false
        }
    }

    /// Whether the library's own bundle of authorities can be read.
    ///
    /// Debian's libcurl has a folder of hashed certificates beside it. With both, libcurl parses the whole bundle for
    /// each connection (20 ms of processor time); with the bundle alone it keeps the parsed one.
    static let hasBundle: Bool = {
        guard let version = halcyon_version_info(), let bundle = version.pointee.cainfo else { return false }
        return access(bundle, R_OK) == 0
    }()
}
