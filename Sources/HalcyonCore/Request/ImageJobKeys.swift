/// The identity of a running decode: a load, and the size that is decoded at.
struct DecodeKey: Hashable, Sendable {
    let load: LoadKey
    let targetSize: TargetSize?
}

/// The identity of a running image: what it is to be, and how it is loaded.
struct ImageJobKey: Hashable, Sendable {
    let image: ImageKey
    let load: LoadKey
    let memory: CachePolicy.Access
}
