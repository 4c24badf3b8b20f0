/// The identity of a running decode: a load, and the size that is decoded at.
struct DecodeKey: Hashable, Sendable {
    private let load: LoadKey
    private let targetSize: TargetSize?
    private let previews: PreviewPolicy?

    init(_ request: ImageRequest) {
        load = LoadKey(request)
        targetSize = request.targetSize
        previews = request.previewPolicy
    }
}
