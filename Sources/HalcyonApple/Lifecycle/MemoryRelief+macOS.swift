#if canImport(Darwin) && os(macOS)
import Dispatch

extension MemoryRelief {
    /// Kept here, for a source that is let go tells nothing more.
    @MainActor private static var pressure: (any DispatchSourceMemoryPressure)?

    /// Programs of macOS get no memory warnings, but may ask for the kernel's.
    func observePressure() {
        DispatchQueue.main.async {
            let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
            source.setEventHandler { MemoryRelief.shared.removeAll() }
            source.activate()
            MemoryRelief.pressure = source
        }
    }
}
#endif
