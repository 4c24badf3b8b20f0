#if os(Linux)
import Foundation
import HalcyonCore

/// What a control group of version 1 tells by an eventfd: that something is reclaimed, and that its use passes a mark.
struct GroupNotices: MemorySensor {
    /// Of the limit. Without swap and files, nothing is reclaimed before the group is full, and then it is too late.
    private static let marks = [0.7, 0.8, 0.9]

    private let event: EventDescriptor
    private let group: ControlGroup
    private let folder: String

    init?(_ group: ControlGroup, _ folder: String) {
        guard let event = EventDescriptor() else { return nil }
        self.event = event
        self.group = group
        self.folder = folder
        // Lower than the levels mean anything: writing a large file is "critical" to the kernel already.
        var registered = register("memory.pressure_level", "low")
        if let limit = group.limit(of: folder) {
            for mark in Self.marks {
                registered = register("memory.usage_in_bytes", "\(Int(Double(limit) * mark))") || registered
            }
        }
        if !registered { return nil }
    }

    private func register(_ file: String, _ argument: String) -> Bool {
        guard let file = Descriptor("\(folder)/\(file)", O_RDONLY),
            let control = Descriptor("\(folder)/cgroup.event_control", O_WRONLY)
        else { return false }
        return control.write("\(event.number) \(file.number) \(argument)")
    }

    var number: Int32 { event.number }
    var events: Int16 { Int16(POLLIN) }
    var rest: Double { 1 }

    func meaning(of events: Int16) -> SensorAnswer {
        event.reset()
        return SensorAnswer(group.heldPart(of: folder).flatMap { MemoryPressure(heldPart: $0) })
    }
}
#endif
