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

/// An open file of the kernel's, closed at the end.
final class Descriptor: Sendable {
    let number: Int32

    /// Nil where the file cannot be opened.
    init?(_ path: String, _ flags: Int32) {
        number = open(path, flags | O_CLOEXEC | O_NONBLOCK)
        if number < 0 { return nil }
    }

    deinit { close(number) }

    /// Writes a whole text, with its final zero: pressure files drop the last byte.
    func write(_ text: String) -> Bool {
        text.withCString { Foundation.write(number, $0, strlen($0) + 1) > 0 }
    }

    /// Reads from the start, as files must be that tell of the next change only then.
    func isReadAgain() -> Bool {
        var bytes: UInt64 = 0
        return pread(number, &bytes, MemoryLayout.size(ofValue: bytes), 0) > 0
    }
}

/// A counter of the kernel's that wakes who polls it (eventfd(2)).
final class EventDescriptor: Sendable {
    let number = CLibrary.makeEventDescriptor()

    init?() {
        if number < 0 { return nil }
    }

    deinit {
        if number >= 0 { close(number) }
    }

    func reset() {
        var count: UInt64 = 0
        _ = read(number, &count, MemoryLayout.size(ofValue: count))
    }
}

/// What the C library has that is in no header which Swift sees, looked up by its name.
enum CLibrary {
    private static let eventfd = dlsym(nil, "eventfd").map {
        unsafeBitCast($0, to: (@convention(c) (UInt32, Int32) -> Int32).self)
    }

    /// A counter that wakes who polls it (eventfd(2)); negative where there is none.
    static func makeEventDescriptor() -> Int32 { eventfd?(0, O_CLOEXEC | O_NONBLOCK) ?? -1 }
}
#endif
