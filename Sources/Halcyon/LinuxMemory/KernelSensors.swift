#if os(Linux)
import Foundation
import HalcyonCore

/// The notifications of a version 1 control group, through an eventfd: memory is being reclaimed, or usage passes a
/// threshold.
struct GroupNotices: MemorySensor {
    /// Fractions of the limit. Without swap and files, nothing is reclaimed until the group is full, which is too late.
    private static let marks = [0.7, 0.8, 0.9]

    private let event: EventDescriptor
    private let group: ControlGroup
    private let folder: String

    init?(_ group: ControlGroup, _ folder: String) {
        guard let event = EventDescriptor() else { return nil }
        self.event = event
        self.group = group
        self.folder = folder
        // The lowest level, because levels mean little: to the kernel, writing a large file is already "critical".
        var registered = register("memory.pressure_level", "low")
        if let limit = group.limit(of: folder) {
            for mark in Self.marks {
                registered = register("memory.usage_in_bytes", "\(Int(Double(limit) * mark))") || registered
            }
        }
        if !registered { return nil }
    }

    private func register(_ file: String, _ argument: String) -> Bool {
        guard let file = FileDescriptor("\(folder)/\(file)", O_RDONLY),
            let control = FileDescriptor("\(folder)/cgroup.event_control", O_WRONLY)
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

/// The counters in `memory.events` of a version 2 control group, which change whenever the group reaches its limit.
struct GroupEvents: MemorySensor {
    private let file: FileDescriptor
    private let group: ControlGroup
    private let folder: String

    init?(_ group: ControlGroup, _ folder: String) {
        guard let file = FileDescriptor("\(folder)/memory.events", O_RDONLY), file.isReadAgain() else { return nil }
        self.file = file
        self.group = group
        self.folder = folder
    }

    var number: Int32 { file.number }
    var events: Int16 { Int16(POLLPRI) }
    /// A group that reads files reaches its limit all the time.
    var rest: Double { 1 }

    func meaning(of events: Int16) -> SensorAnswer {
        guard file.isReadAgain() else { return .end }
        return SensorAnswer(group.heldPart(of: folder).flatMap { MemoryPressure(heldPart: $0) })
    }
}

/// The kernel's record of tasks that wait for memory (PSI), for the machine or a control group.
struct PressureTrigger: MemorySensor {
    private let file: FileDescriptor
    private let pressure: MemoryPressure

    /// Returns nil if there is no such file, or no permission to be woken.
    init?(_ path: String, _ pressure: MemoryPressure) {
        guard let file = FileDescriptor(path, O_RDWR), file.write(Self.text(pressure)) else { return nil }
        self.file = file
        self.pressure = pressure
    }

    /// Returns the kind of stall, its microseconds, and the window: two seconds is the shortest that needs no
    /// privilege, and the kernel wakes us at most once per window.
    static func text(_ pressure: MemoryPressure) -> String {
        let window = 2_000_000.0
        return switch pressure {
        case .low: "some \(Int(window * PressureStallMonitor.lowShare)) \(Int(window))"
        case .medium: "some \(Int(window * PressureStallMonitor.mediumShare)) \(Int(window))"
        case .critical: "full \(Int(window * PressureStallMonitor.criticalShare)) \(Int(window))"
        }
    }

    var number: Int32 { file.number }
    var events: Int16 { Int16(POLLPRI) }
    var rest: Double { 0 }

    func meaning(of events: Int16) -> SensorAnswer {
        // The group is gone; the file would signal forever.
        events & Int16(POLLERR) != 0 ? .end : .pressure(pressure)
    }
}

/// An open kernel file, closed on deinitialization.
final class FileDescriptor: Sendable {
    let number: Int32

    /// Returns nil if the file cannot be opened.
    init?(_ path: String, _ flags: Int32) {
        number = open(path, flags | O_CLOEXEC | O_NONBLOCK)
        if number < 0 { return nil }
    }

    deinit { close(number) }

    /// Writes a whole text, including its terminating zero, because pressure files drop the last byte.
    func write(_ text: String) -> Bool {
        text.withCString { Foundation.write(number, $0, strlen($0) + 1) > 0 }
    }

    /// Reads from the start, which some files require before they signal the next change.
    func isReadAgain() -> Bool {
        var bytes: UInt64 = 0
        return pread(number, &bytes, MemoryLayout.size(ofValue: bytes), 0) > 0
    }
}

/// A kernel counter that wakes threads that poll it (eventfd(2)).
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

/// C library functions that are in no header visible to Swift, looked up by name.
enum CLibrary {
    private static let eventfd = dlsym(nil, "eventfd").map {
        unsafeBitCast($0, to: (@convention(c) (UInt32, Int32) -> Int32).self)
    }

    /// Creates a counter that wakes threads that poll it (eventfd(2)); returns a negative number on failure.
    static func makeEventDescriptor() -> Int32 { eventfd?(0, O_CLOEXEC | O_NONBLOCK) ?? -1 }
}
#endif
