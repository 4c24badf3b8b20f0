/// Chains processors: the left one's picture goes to the right one.
///
/// Declared as other image libraries declare it, so that a file may import both.
infix operator |> : AdditionPrecedence

/// One processor after another, as one: `Crop(width: 200, height: 200) |> CircleCrop()`.
public func |> (first: any ImageProcessing, second: any ImageProcessing) -> Composition {
    Composition([first, second])
}

/// A list of processors, and one more after it, as one.
public func |> (processors: [any ImageProcessing], last: any ImageProcessing) -> Composition {
    Composition(processors + [last])
}
