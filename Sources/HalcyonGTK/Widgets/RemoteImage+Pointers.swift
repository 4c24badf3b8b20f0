internal import CGTK

extension RemoteImage {
    /// The widget as a pointer to whatever is asked for: `gtk_box_append(box, image.pointer())`.
    public func pointer<Kind>() -> UnsafeMutablePointer<Kind> { widget.assumingMemoryBound(to: Kind.self) }

    /// The widget as a pointer to what C does not show.
    public var opaquePointer: OpaquePointer { OpaquePointer(widget) }

    /// The object of a widget; nil where the widget is not that of a `RemoteImage`.
    ///
    /// - Parameter widget: A living widget of any kind.
    public static func of(_ widget: OpaquePointer) -> RemoteImage? { ObjectState.existing(of: widget) }

    /// As above.
    public static func of(_ widget: UnsafeMutableRawPointer) -> RemoteImage? { of(OpaquePointer(widget)) }

    /// As above.
    public static func of<Kind>(_ widget: UnsafeMutablePointer<Kind>) -> RemoteImage? { of(OpaquePointer(widget)) }
}
