// One source for both: Combine if available, otherwise OpenCombine.
#if canImport(Combine)
@_exported public import Combine
#else
@_exported public import OpenCombine
#endif
