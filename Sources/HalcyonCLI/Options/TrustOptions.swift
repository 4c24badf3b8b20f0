import ArgumentParser
import Foundation
import HalcyonCurl

/// Which certificate authorities the program trusts.
struct TrustOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Trust the certificate authorities in this file (PEM), and not the system's.", valueName: "file"))
    var cacert: String?

    func validate() throws {
        guard let cacert else { return }
        var isFolder = ObjCBool(false)
        if FileManager.default.fileExists(atPath: cacert, isDirectory: &isFolder), isFolder.boolValue {
            throw ValidationError("--cacert: '\(cacert)' is a folder; name a PEM file.")
        }
        guard FileManager.default.isReadableFile(atPath: cacert) else {
            throw ValidationError("--cacert: '\(cacert)' cannot be read.")
        }
    }

    /// As the loader takes it.
    var authorities: CurlDataLoader.Authorities {
        cacert.map { .file(URL(fileURLWithPath: $0)) } ?? .system
    }
}
