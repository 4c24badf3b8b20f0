@_exported public import HalcyonCore
