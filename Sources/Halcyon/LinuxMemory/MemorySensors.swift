#if os(Linux)
import Foundation
import HalcyonCore

/// Everything by which the kernel of this machine tells this program that memory is short.
struct MemorySensors {
    private(set) var sensors: [any MemorySensor] = []
    /// To be read from time to time, where nobody wakes us for stalls.
    private(set) var unguarded: String?

    /// - Parameter root: The folder in which `proc` and control groups lie.
    init(root: String) {
        let groups = ControlGroup.ofProgram(root: root)
        let machine = "\(root)/proc/pressure/memory"
        // The machine's as well as the group's: a program that rests has no stalls of its own, and may yet hold what
        // the others need.
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
    /// Whether a folder's group has a limit that can ever be reached.
    fileprivate func isBound(_ folder: String) -> Bool {
        limit(of: folder).map { UInt64($0) < ProcessInfo.processInfo.physicalMemory } ?? false
    }
}

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
#endif
