#if canImport(SwiftUI)
import Foundation
import HalcyonCore

extension TargetSize {
    /// A view's size in pixels; nil for one that has no area.
    init?(_ size: CGSize, scale: CGFloat, mode: Mode) {
        let (width, height) = (size.width * scale, size.height * scale)
        guard width > 0, height > 0 else { return nil }
        // No screen has more; a view may be infinite for the moment of a layout.
        let longest: CGFloat = 32_767
        self.init(
            width: Int(min(width, longest).rounded(.up)), height: Int(min(height, longest).rounded(.up)), mode: mode)
    }
}
#endif
