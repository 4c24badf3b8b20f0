public import HalcyonCore
import Synchronization

extension ImagePipeline {
    /// The pipeline of the program: made at its first use from ``Configuration/standard``, unless it was set before.
    ///
    /// Setting it does not disturb loads that run in the one before.
    public static var shared: ImagePipeline {
        get {
            current.withLock { current in
                if let current { return current }
                let made = ImagePipeline(.standard)
                current = made
                return made
            }
        }
        set { current.withLock { $0 = newValue } }
    }

    private static let current = Mutex<ImagePipeline?>(nil)
}
