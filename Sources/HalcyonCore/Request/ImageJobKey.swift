/// The identity of a running image: what it is to be, and how it is loaded.
struct ImageJobKey: Hashable, Sendable {
    let image: ImageKey
    let load: LoadKey
    let memory: CachePolicy.Access
}
