#if os(Linux)
import Foundation
import HalcyonCore

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
#endif
