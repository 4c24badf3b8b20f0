@MainActor
extension OpaquePointer {
    /// Shows images in the widget that this points to.
    public var halcyon: WidgetImages { WidgetImages(self) }
}

@MainActor
extension UnsafeMutableRawPointer {
    /// Shows images in the widget that this points to.
    public var halcyon: WidgetImages { WidgetImages(OpaquePointer(self)) }
}

@MainActor
extension UnsafeMutablePointer {
    /// Shows images in the widget that this points to: a `GtkWidget`, or one of its kinds.
    public var halcyon: WidgetImages { WidgetImages(OpaquePointer(self)) }
}
