/// One import is enough: importing `Halcyon` also imports the engine's names.
@_exported public import HalcyonCore

#if canImport(Darwin) || HALCYON_STAND_INS
/// On Apple's systems, the views for UIKit, AppKit and SwiftUI too.
@_exported public import HalcyonApple
#endif
