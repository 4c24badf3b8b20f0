#if canImport(CoreGraphics)
public import HalcyonCore

extension ImagePipeline {
    /// Has the memory cache give way to the system: a memory warning (on macOS, the kernel's sign that memory is short)
    /// empties it, and a program that goes to the background keeps a tenth of its limit, what was used last.
    ///
    /// Images that are shown stay with their views, and all the others come back from the disk cache. Views do this by
    /// themselves for the pipelines that load their images; it is for those that serve no view. To do it again changes
    /// nothing. Caches that a request brings along are not meant.
    public func followSystemMemory() {
        if let cache = configuration.defaults.caches?.imageCache ?? configuration.imageCache {
            MemoryRelief.shared.add(cache)
        }
    }
}
#endif
