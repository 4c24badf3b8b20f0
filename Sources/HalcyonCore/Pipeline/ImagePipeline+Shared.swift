import Foundation
import Synchronization

extension ImagePipeline {
    /// The pipeline of the program: made at its first use, unless it was set before.
    ///
    /// In a program that has `import Halcyon` somewhere, it is one of libcurl, the codecs and a disk cache in the user's
    /// cache folder. In one that is made of parts without `Halcyon`, it has neither loader nor decoders, and its loads fail
    /// with an error that says so: set one of your own.
    ///
    /// Its memory cache gives way when the system is short of memory; see ``followSystemMemory()``. Setting it does not
    /// disturb loads that run in the one before.
    public static var shared: ImagePipeline {
        get {
            if let pipeline = current.withLock({ $0 }) { return pipeline }
            // Outside the lock: making a pipeline calls the program's own logging, which may ask for this one.
            let made = ImagePipeline(standardConfiguration)
            let shared = current.withLock { current in
                let pipeline = current ?? made
                current = pipeline
                return pipeline
            }
            shared.followSystemMemory()
            return shared
        }
        set {
            newValue.followSystemMemory()
            let old = current.withLock { current in
                defer { current = newValue }
                return current
            }
            withExtendedLifetime(old) {}
        }
    }

    private static let current = Mutex<ImagePipeline?>(nil)

    /// Found by name: views stand on the engine alone, and what they show comes from the parts that a program links.
    private static var standardConfiguration: Configuration {
        let maker = NSClassFromString("Halcyon.StandardParts") as? any StandardConfigurationMaking.Type
        return maker?.configuration() ?? Configuration()
    }
}

/// What the module `Halcyon` has for ``ImagePipeline/shared``.
package protocol StandardConfigurationMaking: AnyObject {
    static func configuration() -> ImagePipeline.Configuration
}
