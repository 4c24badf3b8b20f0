#if canImport(CoreGraphics)
import CoreGraphics
import Foundation

extension Data {
    /// The same bytes for Core Foundation, without a copy where the two are bridged.
    var coreFoundation: CFData {
        #if canImport(Darwin)
        self as CFData
        #else
        NSData(data: self) as CFData
        #endif
    }
}
#endif
