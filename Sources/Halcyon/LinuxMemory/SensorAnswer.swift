#if os(Linux)
import HalcyonCore

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
