extension ImagePipeline {
    /// Has the memory cache give way when the system is short of memory, for as long as the cache lives.
    ///
    /// On Linux it keeps three quarters, half or a tenth of what it has, what was used last, as the need is: by the
    /// kernel's pressure figures and by the limit of the control group, and in GTK programs by `GMemoryMonitor` too. On
    /// Apple's systems a memory warning (on macOS, the kernel's sign that memory is short) empties it, and a program
    /// that goes to the background keeps a tenth of its limit.
    ///
    /// Images that are shown stay with their views, and all the others come back from the disk cache. ``shared`` does
    /// this by itself, and views do it for the pipelines that load their images; it is for all others. To do it again
    /// changes nothing. Caches that a request brings along are not meant. Does nothing where
    /// ``Configuration/followsSystemMemory`` is false.
    ///
    /// On Linux needs `Halcyon` in the program, and the first cache that does this starts the one thread that sleeps
    /// until the kernel has something to say. It ends with the last such cache.
    public func followSystemMemory() {
        if configuration.followsSystemMemory { MemoryRelief.shared.add(caches.imageCache) }
    }
}
