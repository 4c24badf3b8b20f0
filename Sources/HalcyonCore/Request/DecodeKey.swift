/// The identity of a running decode: a load, and the size that is decoded at.
struct DecodeKey: Hashable, Sendable {
    private let load: LoadKey
    private let targetSize: TargetSize?
    private let hasPreviews: Bool

    init(_ request: ImageRequest) {
        load = LoadKey(request)
        targetSize = request.targetSize
        hasPreviews = request.previews == true
    }
}
