/// One import is enough: whoever imports `Halcyon` has the engine's names too.
@_exported public import HalcyonCore

#if canImport(Darwin) || HALCYON_STAND_INS
/// On Apple's systems it has the views of UIKit, AppKit and SwiftUI too.
@_exported public import HalcyonApple
#endif
