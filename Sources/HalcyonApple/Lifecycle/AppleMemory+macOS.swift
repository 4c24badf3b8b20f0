#if canImport(Darwin) && os(macOS)
import Dispatch
import HalcyonCore

extension AppleMemory {
    /// Kept here, for a source that is let go tells nothing more.
    @MainActor private static var pressure: (any DispatchSourceMemoryPressure)?

    /// Programs of macOS get no memory warnings, but may ask for the kernel's. Costs nothing while it says nothing, and
    /// stays.
    static func observePressure() {
        DispatchQueue.main.async {
            guard pressure == nil else { return }
            let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
            source.setEventHandler { MemoryRelief.shared.removeAll() }
            source.activate()
            pressure = source
        }
    }
}
#endif
