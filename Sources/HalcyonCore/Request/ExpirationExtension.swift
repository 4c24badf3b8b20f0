/// What a use of a cached entry does to its expiry.
public enum ExpirationExtension: Sendable, Hashable {
    /// Nothing: it stays where it was when the entry was stored or confirmed.
    case none
    /// Its time begins anew with each use.
    case lifetime
    /// It comes so long after the use. A date and `.never` are no durations, and leave it where it is.
    case by(CacheExpiration)
}
