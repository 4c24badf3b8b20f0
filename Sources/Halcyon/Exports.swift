/// One import is enough: importing `Halcyon` also imports the engine's names, and those of HTTP fields, methods and
/// responses, which requests and answers have.
@_exported public import HTTPTypes
@_exported public import HalcyonCore

#if canImport(Darwin) || HALCYON_STAND_INS
/// On Apple's systems, the views for UIKit, AppKit and SwiftUI too.
@_exported public import HalcyonApple
#endif
