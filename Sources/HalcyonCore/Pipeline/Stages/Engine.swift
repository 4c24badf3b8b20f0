/// What runs the requests of a pipeline.
///
/// These are the stages, in the order in which a request passes them. Each has private state, and touches nothing but
/// that, the parts that it is handed, and the stages after it:
///
/// 1. ``MemoryLookup``, on the caller's thread: the image that memory has. A hit ends here.
/// 2. ``Loads``: completes, admits and reports the load, and tries its sources one after the other.
/// 3. ``ImageStage``: shares the work for a finished image, which is found in a cache or made by processors.
///    - ``MemoryImages``: finished images in memory.
///    - ``DiskImages``: finished images in the disk cache.
/// 4. ``DecodeStage``: shares the decoding of a picture at one size.
/// 5. ``DataStage``: shares the bytes of a source: a file, a provider, or what is below.
///    - ``DiskEntries``: the bytes in the disk cache.
/// 6. ``TransferStage``: the request to a server, and what its answer means for the caches.
///    - ``Invalidation``: removes what an answer, or the program, has made outdated, and remembers refusals.
///
/// Several stages use these: ``EngineParts`` (what the pipeline was created with), ``Reporter`` (the observer),
/// ``CachingRules`` (RFC 9111), ``Versions`` (newer bytes are not replaced by older ones), ``BackgroundConfirmations``
/// (revalidations after a stale answer), ``ProcessorPermits`` and ``Previews``.
///
/// Each permit is held for its own stage only: a slow origin must not starve the decoders.
///
/// Thousands of loads may wait at a time, each with the frame of every function that it waits in, and a function's
/// frame has room for everything inlined into it. So work before or after a wait is not inlined in any stage; the
/// comments give the size of the frame that this avoids, or its content. (Before, the frame of the work in
/// `DataStage.bytes(for:knowing:demand:onEvent:)` had 53,776 bytes, now 240.)
///
/// Nothing here refers to the pipeline. A load that runs keeps its stage and those after it alive.
///
/// The pipeline's face uses the parts, the loads, what is on the disk, versions and removals; tests look at the rest.
final class Engine: Sendable {
    let parts: EngineParts
    let loads: Loads
    let images: ImageStage
    let memory: MemoryImages
    let diskImages: DiskImages
    let decodes: DecodeStage
    let data: DataStage
    let disk: DiskEntries
    let invalidation: Invalidation
    let versions: Versions
    let permits: ProcessorPermits

    /// Creates the stages from the last to the first: each is handed those after it.
    init(_ configuration: ImagePipeline.Configuration) {
        parts = EngineParts(configuration)
        permits = ProcessorPermits(configuration.maximumDecodes)
        let refusals = Refusals()
        versions = Versions(parts, refusals)
        let confirmations = BackgroundConfirmations(versions)
        let previews = Previews(parts, permits)
        memory = MemoryImages(parts, versions)
        disk = DiskEntries(parts)
        invalidation = Invalidation(parts, versions, refusals)
        let transfers = TransferStage(parts, versions, refusals, disk, invalidation)
        data = DataStage(parts, versions, disk, invalidation, transfers)
        decodes = DecodeStage(parts, versions, permits, previews, disk, data)
        diskImages = DiskImages(parts, versions, permits, disk)
        images = ImageStage(parts, versions, permits, previews, confirmations, memory, disk, diskImages, decodes, data)
        loads = Loads(parts, versions, confirmations, memory, diskImages, images, data)
    }
}
