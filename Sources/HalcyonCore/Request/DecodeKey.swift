/// The identity of a running decode: a load, the size that is decoded at, and whether it is one frame alone.
struct DecodeKey: Hashable, Sendable {
    private let load: LoadKey
    private let targetSize: TargetSize?
    private let previews: PreviewPolicy?
    private let isStill: Bool

    init(_ request: ImageRequest) {
        load = LoadKey(request)
        targetSize = request.targetSize
        previews = request.previewPolicy
        isStill = request.isStill
    }
}
