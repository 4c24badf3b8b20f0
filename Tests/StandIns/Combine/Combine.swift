// OpenCombine has Combine's public names and signatures, and really runs.
@_exported public import OpenCombine
