import Foundation
import Testing

// Internal: how many checkpoints run shows nowhere outside but in the time that they take.
@testable import HalcyonStore

@Suite("Maintenance")
struct MaintenanceTests {
    @Test("Given a long log, when it grows during a checkpoint, then no second one is requested")
    func oneCheckpointAtATime() {
        let maintenance = Maintenance()
        maintenance.countFrames(5_000)
        maintenance.countFrames(5_004)
        #expect(maintenance.take() == .checkpoint)
        maintenance.countFrames(5_008)
        #expect(maintenance.take() == [])
        maintenance.noteCheckpointEnded()
        maintenance.countFrames(5_012)
        #expect(maintenance.take() == .checkpoint)
    }

    @Test("Given no index, when a checkpoint was due, then the next one can still be requested")
    func checkpointWithoutIndex() throws {
        let folder = try ScratchFolder()
        let store = EntryStore(folder: folder.url.path, configuration: .init())
        store.maintenance.countFrames(5_000)
        store.doMaintenance(store.maintenance.take())
        store.maintenance.countFrames(5_000)
        #expect(store.maintenance.take() == .checkpoint)
    }
}
