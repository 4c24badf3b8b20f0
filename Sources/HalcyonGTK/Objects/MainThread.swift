import Dispatch
import Foundation

/// GTK's thread: the main actor's.
enum MainThread {
    /// GObject calls back on whatever thread lets go of an object last. A widget must not end on another one, and GTK itself
    /// may not survive it; but this library is not what breaks then.
    static var isCurrent: Bool { Thread.isMainThread }

    /// ``release(_:)``, for C. Written here, for a closure of an isolated type checks the thread, and ends the program.
    static let destroy: @convention(c) (UnsafeMutableRawPointer?) -> Void = { release($0) }

    /// Lets go of a Swift object on the main thread: at once there, else as soon as its loop turns.
    static func release(_ data: UnsafeMutableRawPointer?) {
        guard let data else { return }
        // Counted atomically; what ends with it is for the main thread.
        nonisolated(unsafe) let object = Unmanaged<AnyObject>.fromOpaque(data)
        if isCurrent { return object.release() }
        DispatchQueue.main.async { object.release() }
    }
}
