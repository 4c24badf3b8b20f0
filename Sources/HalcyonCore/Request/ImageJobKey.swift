/// The identity of a running image: what it is to be, how it is loaded, and where it goes.
struct ImageJobKey: Hashable, Sendable {
    private let image: ImageKey
    private let load: LoadKey
    private let memory: CachePolicy.Access
    private let storage: ImageRequest.Options.Storage
    /// That of what writes the finished image, where it is kept.
    private let serializer: String?
    private let previews: PreviewPolicy?
    private let isPreloaded: Bool

    @inline(never)
    init(_ request: ImageRequest) {
        image = request.imageKey
        load = LoadKey(request)
        memory = request.cachePolicy.memory
        storage = request.storage ?? .original
        serializer = storage.keepsProcessed ? request.serializer.map { KeyText.name($0.identifier, of: $0) } : nil
        previews = request.previewPolicy
        isPreloaded = request.hasOptions && request.frames == .preloaded
    }
}
