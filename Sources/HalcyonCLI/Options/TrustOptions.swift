import ArgumentParser
import Foundation
import HalcyonCurl

/// Whom the program trusts on the network.
struct TrustOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Trust the certificate authorities in this file (PEM), and not the system's.", valueName: "file"))
    var cacert: String?

    func validate() throws {
        guard let cacert, !FileManager.default.isReadableFile(atPath: cacert) else { return }
        throw ValidationError("--cacert: '\(cacert)' cannot be read.")
    }

    /// As the loader takes it.
    var authorities: CurlDataLoader.Authorities {
        cacert.map { .file(URL(fileURLWithPath: $0)) } ?? .system
    }
}
