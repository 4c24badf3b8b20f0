/// One import is enough: whoever imports `Halcyon` has the engine's names too.
@_exported public import HalcyonCore
