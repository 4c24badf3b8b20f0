// One source for both: Combine where there is one, OpenCombine elsewhere.
#if canImport(Combine)
@_exported public import Combine
#else
@_exported public import OpenCombine
#endif
