import ArgumentParser
import Foundation
import Halcyon
import HalcyonCore
import HalcyonCurl
import Logging

/// Options for loading images.
struct LoadingOptions: ParsableArguments {
    @OptionGroup var caching: CacheOptions
    @OptionGroup var schemes: SchemeOptions
    @OptionGroup var trust: TrustOptions

    @Flag(help: "Do not use the disk cache.")
    var noCache = false

    @Flag(help: "Load everything again, and update the cache.")
    var refresh = false

    @Flag(help: "Do not use the network: remote images that are not cached fail.")
    var offline = false

    @Option(
        help: ArgumentHelp(
            "Keep loaded images fresh for this long, whatever the server says: 90s, 12h, 7d, never.",
            valueName: "time"))
    var expires: ExpirationArgument?

    @Flag(help: "Keep images fresh as long as HTTP says (RFC 9111), instead of 7 days if the server says nothing.")
    var strict = false

    @Flag(
        help: ArgumentHelp(
            "Decode in helper processes that can reach no file and no network, or fail.",
            discussion: "The program halcyon-decoder lies beside this one, or in ../libexec/halcyon."))
    var sandbox = false

    @Option(help: "How many images to load at a time.")
    var concurrency = 8

    @Option(help: "How many times to retry after a temporary failure: a broken connection, status 503 …")
    var retries = 2

    func validate() throws {
        guard (0...20).contains(retries) else { throw ValidationError("--retries takes a number from 0 to 20.") }
        guard (1...256).contains(concurrency) else {
            throw ValidationError("--concurrency takes a number from 1 to 256.")
        }
        guard !(refresh && offline) else { throw ValidationError("--refresh and --offline cannot be combined.") }
        guard !(noCache && caching.cache != nil) else {
            throw ValidationError("--no-cache and --cache cannot be combined.")
        }
        guard !(strict && expires != nil) else { throw ValidationError("--strict and --expires cannot be combined.") }
        guard !(noCache && offline) else { throw ValidationError("--no-cache and --offline cannot be combined.") }
    }

    var cachePolicy: CachePolicy {
        CachePolicy(disk: noCache ? .off : .readWrite, network: refresh ? .reload : offline ? .never : .automatic)
    }
}

/// Options for the kinds of URLs that a command may load.
struct SchemeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Load URLs of these schemes only, redirects included: http, https, file (also for paths), data.",
            discussion: "For lists that somebody else wrote: with --allow-schemes http,https, no local file is read.",
            valueName: "schemes"))
    var allowSchemes: SchemeList?
}

/// A comma-separated list of schemes.
struct SchemeList: ExpressibleByArgument {
    let schemes: Set<String>

    /// Returns nil if the text is empty or contains a scheme that the program does not know.
    init?(argument: String) {
        let names = argument.lowercased().split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard names.allSatisfy(["http", "https", "file", "data"].contains) else { return nil }
        schemes = Set(names)
    }
}

/// Options for the certificate authorities that the program trusts.
struct TrustOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Trust the certificate authorities in this file (PEM), instead of the system's.", valueName: "file"))
    var cacert: String?

    func validate() throws {
        guard let cacert else { return }
        var isFolder = ObjCBool(false)
        if FileManager.default.fileExists(atPath: cacert, isDirectory: &isFolder), isFolder.boolValue {
            throw ValidationError("--cacert: '\(cacert)' is a folder; specify a PEM file.")
        }
        guard FileManager.default.isReadableFile(atPath: cacert) else {
            throw ValidationError("--cacert: '\(cacert)' cannot be read.")
        }
    }

    /// The value for the loader.
    var authorities: CurlDataLoader.Authorities {
        cacert.map { .file(URL(fileURLWithPath: $0)) } ?? .system
    }
}

/// How long loaded images count as fresh: a ``TimeSpan``, or `never` for no expiry.
struct ExpirationArgument: Sendable, Equatable, ExpressibleByArgument {
    let expiration: CacheExpiration

    /// Returns nil for anything else.
    init?(argument: String) {
        if argument.lowercased() == "never" {
            expiration = .never
        } else if let span = TimeSpan(argument: argument) {
            expiration = .seconds(span.seconds)
        } else {
            return nil
        }
    }
}

/// A duration in readable form: `90s`, `30min`, `12h`, `7d`, `2w`.
struct TimeSpan: Sendable, Equatable, ExpressibleByArgument {
    let seconds: TimeInterval

    /// Returns nil for anything but a number with a unit, for negative values, and for more than a thousand years.
    init?(argument: String) {
        let text = argument.trimmingCharacters(in: .whitespaces).lowercased()
        let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        let unit = text.dropFirst(number.count).trimmingCharacters(in: .whitespaces)
        guard let value = Double(number), let factor = Self.factors[unit], value * factor <= 1000 * 366 * 86_400 else {
            return nil
        }
        seconds = value * factor
    }

    // No lone `m`, because it could mean months.
    private static let factors: [String: TimeInterval] = [
        "s": 1, "sec": 1, "min": 60, "h": 3600, "d": 86_400, "w": 604_800,
    ]
}
