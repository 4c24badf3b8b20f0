import Foundation

/// The certificate authorities that the environment names, as curl's program and OpenSSL read it: `CURL_CA_BUNDLE`
/// names a file; without it, `SSL_CERT_FILE` names a file and `SSL_CERT_DIR` a folder of hashed certificates, or several
/// with colons between them. A file stands in place of the system's own.
struct NamedAuthorities: Equatable {
    var file: String?
    var folder: String?

    /// What the process was started with, or has set before its first transfer over TLS.
    static let current = NamedAuthorities { name in getenv(name).map { String(cString: $0) } }

    /// Reads the variables; one that is empty counts as not set.
    init(_ variable: (String) -> String?) {
        func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
        if let bundle = value("CURL_CA_BUNDLE") {
            file = bundle
        } else {
            file = value("SSL_CERT_FILE")
            folder = value("SSL_CERT_DIR")
        }
    }
}
