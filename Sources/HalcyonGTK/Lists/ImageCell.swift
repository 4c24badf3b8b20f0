/// One cell of a list: widgets, one of which shows an image.
///
/// ```swift
/// let factory = ImageCellFactory(width: 48, height: 48) {
///     let label = gtk_label_new(nil)
///     …
///     return ImageCell(box, image: picture) { item in gtk_label_set_text(OpaquePointer(label), names[item.position]) }
/// } request: { position in … }
/// ```
///
/// A list has far fewer cells than rows: each is bound to one row after another.
@MainActor
public struct ImageCell {
    /// What a cell is bound to.
    public struct Item {
        /// The row's place in the model, from 0.
        public let position: Int
        /// The model's object there, a GObject that lives for the length of the call.
        public let object: UnsafeMutableRawPointer
    }

    let widget: OpaquePointer
    let image: OpaquePointer
    let onBind: (@MainActor (Item) -> Void)?
    let onUnbind: (@MainActor () -> Void)?
    let onTeardown: (@MainActor () -> Void)?
    let completion: WidgetImages.Completion?

    /// A cell of widgets that were made for it.
    ///
    /// - Parameters:
    ///   - widget: The whole cell, a `GtkWidget` without a parent.
    ///   - image: The `GtkPicture`, `GtkImage`, `GtkButton` or ``RemoteImage`` in it that shows the image; may be `widget`
    ///     itself. It is given the factory's size. A `RemoteImage` keeps to its own properties where those and the factory's
    ///     options are about the same, but for the pipeline.
    ///   - bind: Fills the rest of the cell, and is called before the image is asked for. Must neither
    ///     change the model nor close the window, for GTK is in the midst of its rows: do so in a `Task`. Default: nil.
    ///   - unbind: Called before a bound cell is unbound. Default: nil.
    ///   - teardown: Called before the cell is let go of. Default: nil.
    ///   - completion: Called once for each image that the factory wants for the cell, when it is shown, or cannot be had,
    ///     which a cell may want to say; with `ImageError.display(.notCurrent)` where the cell is unbound before. Not for a
    ///     `RemoteImage`, which tells by itself. Default: nil.
    public init(
        _ widget: UnsafeMutableRawPointer, image: UnsafeMutableRawPointer, bind: (@MainActor (Item) -> Void)? = nil,
        unbind: (@MainActor () -> Void)? = nil, teardown: (@MainActor () -> Void)? = nil,
        completion: WidgetImages.Completion? = nil
    ) {
        self.widget = OpaquePointer(widget)
        self.image = OpaquePointer(image)
        (onBind, onUnbind, onTeardown) = (bind, unbind, teardown)
        self.completion = completion
    }
}
