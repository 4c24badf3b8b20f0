import ArgumentParser
import HalcyonCore

/// How long what is loaded counts as fresh: a ``TimeSpan``, or `never` for ever.
struct ExpirationArgument: Sendable, Equatable, ExpressibleByArgument {
    let expiration: CacheExpiration

    /// Nil for anything else.
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
