#if os(Linux)
import Foundation
import HalcyonCore

/// All sources through which this machine's kernel can tell the program that memory is low.
struct MemorySensors {
    private(set) var sensors: [any MemorySensor] = []
    /// A file to read from time to time if nothing wakes us for stalls; nil if there is none.
    private(set) var unguarded: String?

    /// - Parameter root: The folder that contains `proc` and control groups.
    init(root: String) {
        let groups = ControlGroup.ofProgram(root: root)
        let machine = "\(root)/proc/pressure/memory"
        // The machine's as well as the group's: an idle program has no stalls, but may hold memory that others need.
        let group = groups.first { $0.version == .two }?.folders.first.map { "\($0)/memory.pressure" }
        for path in [machine, group].compactMap(\.self) {
            sensors += MemoryPressure.allCases.compactMap { PressureTrigger(path, $0) }
        }
        if sensors.isEmpty { unguarded = ControlGroup.text(machine) == nil ? nil : machine }
        for group in groups {
            for folder in group.folders where group.isBound(folder) {
                switch group.version {
                case .one: sensors += [GroupNotices(group, folder)].compactMap(\.self)
                case .two: sensors += [GroupEvents(group, folder)].compactMap(\.self)
                }
            }
        }
    }
}

extension ControlGroup {
    /// Whether a folder's group has a limit that can be reached.
    fileprivate func isBound(_ folder: String) -> Bool {
        limit(of: folder).map { UInt64($0) < ProcessInfo.processInfo.physicalMemory } ?? false
    }
}

/// A kernel file that wakes threads that poll it when memory may be low.
protocol MemorySensor {
    var number: Int32 { get }
    /// The events to poll for.
    var events: Int16 { get }
    /// How long it is not polled after an event, in seconds.
    var rest: Double { get }

    /// Interprets an event; call this after one.
    func meaning(of events: Int16) -> SensorAnswer
}

enum SensorAnswer {
    case pressure(MemoryPressure)
    case nothing
    /// It will not report anything more.
    case end
}

extension SensorAnswer {
    init(_ pressure: MemoryPressure?) { self = pressure.map { .pressure($0) } ?? .nothing }
}
#endif
