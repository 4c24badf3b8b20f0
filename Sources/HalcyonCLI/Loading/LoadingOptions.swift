import ArgumentParser
import Foundation
import Halcyon
import HalcyonCore
import Logging

/// How a command loads images.
struct LoadingOptions: ParsableArguments {
    @OptionGroup var caching: CacheOptions
    @OptionGroup var schemes: SchemeOptions
    @OptionGroup var trust: TrustOptions

    @Flag(help: "Use no disk cache.")
    var noCache = false

    @Flag(help: "Load everything anew, and renew the cache.")
    var refresh = false

    @Flag(help: "Use no network: what the cache does not have fails.")
    var offline = false

    @Option(
        help: ArgumentHelp(
            "What is loaded counts as fresh for so long, whatever its server says: 90s, 12h, 7d, never.",
            valueName: "time"))
    var expires: ExpirationArgument?

    @Flag(help: "What is loaded is fresh for as long as HTTP says (RFC 9111), not 7 days where servers say nothing.")
    var strict = false

    @Option(help: "How many images to load at a time.")
    var concurrency = 8

    @Option(help: "How many times to try again what fails for the moment: a broken connection, status 503 …")
    var retries = 2

    func validate() throws {
        guard (0...20).contains(retries) else { throw ValidationError("--retries takes a number from 0 to 20.") }
        guard (1...256).contains(concurrency) else {
            throw ValidationError("--concurrency takes a number from 1 to 256.")
        }
        guard !(refresh && offline) else { throw ValidationError("--refresh and --offline exclude each other.") }
        guard !(noCache && caching.cache != nil) else {
            throw ValidationError("--no-cache and --cache exclude each other.")
        }
        guard !(strict && expires != nil) else { throw ValidationError("--strict and --expires exclude each other.") }
        guard !(noCache && offline) else { throw ValidationError("--no-cache and --offline exclude each other.") }
    }

    var cachePolicy: CachePolicy {
        CachePolicy(disk: noCache ? .off : .readWrite, network: refresh ? .reload : offline ? .never : .automatic)
    }
}
