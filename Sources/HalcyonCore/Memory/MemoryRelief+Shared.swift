import Foundation

extension MemoryRelief {
    /// That of the program, which watches the system that it runs on.
    package static let shared = MemoryRelief { relief in
        watchers.lazy.compactMap { NSClassFromString($0) as? any SystemMemoryWatching.Type }.first?.watch(for: relief)
    }

    /// Found by name, as the parts of `ImagePipeline.shared` are: the engine knows no system.
    private static let watchers = ["HalcyonApple.AppleMemory", "Halcyon.LinuxMemory"]
}

/// What a module has that knows the system's memory.
package protocol SystemMemoryWatching: AnyObject {
    /// Begins to watch; ends when nothing holds what is returned, which must not hold the relief.
    static func watch(for relief: MemoryRelief) -> (any MemoryRelief.Watch)?
}
