#if os(Linux)
import Foundation
import HalcyonCore

/// A file of the kernel's that wakes who polls it when memory may be short.
protocol MemorySensor {
    var number: Int32 { get }
    /// What to poll for.
    var events: Int16 { get }
    /// Seconds for which it is not polled after it has spoken.
    var rest: Double { get }

    /// To be asked when it has spoken.
    func meaning(of events: Int16) -> SensorAnswer
}

enum SensorAnswer {
    case pressure(MemoryPressure)
    case nothing
    /// It has nothing to say any more.
    case end
}

extension SensorAnswer {
    init(_ pressure: MemoryPressure?) { self = pressure.map { .pressure($0) } ?? .nothing }
}

/// The kernel's account of tasks that wait for memory (PSI), of the machine or of a control group.
struct PressureTrigger: MemorySensor {
    private let file: Descriptor
    private let pressure: MemoryPressure

    /// Nil where there is no such file, or no right to be woken.
    init?(_ path: String, _ pressure: MemoryPressure) {
        guard let file = Descriptor(path, O_RDWR), file.write(Self.text(pressure)) else { return nil }
        self.file = file
        self.pressure = pressure
    }

    /// The kind of stall, its microseconds, and in how many: two seconds are the least that needs no privilege, and the
    /// kernel wakes us no more than once in them.
    static func text(_ pressure: MemoryPressure) -> String {
        let window = 2_000_000.0
        return switch pressure {
        case .low: "some \(Int(window * StallMeter.lowShare)) \(Int(window))"
        case .medium: "some \(Int(window * StallMeter.mediumShare)) \(Int(window))"
        case .critical: "full \(Int(window * StallMeter.criticalShare)) \(Int(window))"
        }
    }

    var number: Int32 { file.number }
    var events: Int16 { Int16(POLLPRI) }
    var rest: Double { 0 }

    func meaning(of events: Int16) -> SensorAnswer {
        // The group is gone: it would speak for ever.
        events & Int16(POLLERR) != 0 ? .end : .pressure(pressure)
    }
}

/// The counters `memory.events` of a control group of version 2, which move whenever the group comes to its limit.
struct GroupEvents: MemorySensor {
    private let file: Descriptor
    private let group: ControlGroup
    private let folder: String

    init?(_ group: ControlGroup, _ folder: String) {
        guard let file = Descriptor("\(folder)/memory.events", O_RDONLY), file.isReadAgain() else { return nil }
        self.file = file
        self.group = group
        self.folder = folder
    }

    var number: Int32 { file.number }
    var events: Int16 { Int16(POLLPRI) }
    /// A group that reads files comes to its limit all the time.
    var rest: Double { 1 }

    func meaning(of events: Int16) -> SensorAnswer {
        guard file.isReadAgain() else { return .end }
        return SensorAnswer(group.heldPart(of: folder).flatMap { MemoryPressure(heldPart: $0) })
    }
}

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
