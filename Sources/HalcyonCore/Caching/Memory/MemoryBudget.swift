import Foundation

/// How much memory the decoded images of a program may take by default.
package enum MemoryBudget {
    /// A fifth: twenty-five photographs of a full screen in a container of one gigabyte, and room for the program, its
    /// decoders at work, and the images that views show, which are no cache's.
    static let part = 5
    /// On large machines more would hardly be hit: 512 MiB are 60 full screens of 1920 × 1080.
    static let most = 512 << 20

    /// Bytes, for a machine with so many and a limit of the program's control group, if there is one.
    package static func costLimit(memory: UInt64, groupLimit: Int?) -> Int {
        let memory = Int(clamping: memory)
        return min(min(memory, groupLimit ?? memory) / part, most)
    }

    /// That of this program, as it was when it was asked for first: reading it takes files of the kernel's.
    package static let ofProgram = costLimit(
        memory: ProcessInfo.processInfo.physicalMemory, groupLimit: ControlGroup.ofProgram().compactMap(\.limit).min())
}
