/// The identity of a running decode: a load, and the size that is decoded at.
struct DecodeKey: Hashable, Sendable {
    let load: LoadKey
    let targetSize: TargetSize?
}
