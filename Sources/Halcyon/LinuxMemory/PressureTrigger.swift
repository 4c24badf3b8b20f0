#if os(Linux)
import Foundation
import HalcyonCore

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
#endif
