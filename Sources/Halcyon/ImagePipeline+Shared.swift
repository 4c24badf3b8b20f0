public import HalcyonCore
import Synchronization

extension ImagePipeline {
    /// The pipeline of the program: made at its first use from ``Configuration/standard``, unless it was set before.
    ///
    /// Setting it does not disturb loads that run in the one before.
    public static var shared: ImagePipeline {
        get {
            if let pipeline = current.withLock({ $0 }) { return pipeline }
            // Outside the lock: making a pipeline calls the program's own logging, which may ask for this one.
            let made = ImagePipeline(.standard)
            return current.withLock { current in
                let pipeline = current ?? made
                current = pipeline
                return pipeline
            }
        }
        set {
            let old = current.withLock { current in
                defer { current = newValue }
                return current
            }
            withExtendedLifetime(old) {}
        }
    }

    private static let current = Mutex<ImagePipeline?>(nil)
}
