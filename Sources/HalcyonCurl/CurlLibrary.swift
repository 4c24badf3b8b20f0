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

    /// Whether a handle may make another transfer after its first.
    ///
    /// From 7.83 to 8.1, a handle kept a pointer to the last header field of its last transfer. If the head of the next
    /// answer began with a folded line, the library wrote to the freed memory behind it: any server could crash the
    /// program. Source: curl's pull request 11103, of May 2023.
    static let canReuseHandles: Bool = {
        guard let version = halcyon_version_info()?.pointee.version_num else { return false }
        return version < 0x07_53_00 || version >= 0x08_02_00
    }()

    /// Whether the library's own bundle of authorities can be read.
    ///
    /// Debian's libcurl has a folder of hashed certificates beside it. With both, libcurl parses the whole bundle for
    /// each connection (20 ms of processor time); with the bundle alone it keeps the parsed one.
    static let hasBundle: Bool = {
        guard let version = halcyon_version_info(), let bundle = version.pointee.cainfo else { return false }
        return access(bundle, R_OK) == 0
    }()
}
