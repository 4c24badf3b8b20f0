internal import CGTK
import Dispatch
public import HalcyonCore

/// Creates the cells of a `GtkListView` or a `GtkGridView`, and loads their images.
///
/// ```swift
/// let factory = ImageCellFactory { position in ImageRequest(urls[position]) }
/// let list = gtk_list_view_new(selection, factory.retained())
/// ```
///
/// GTK binds some two hundred rows around the visible ones. The load of a row that becomes visible starts at once; the
/// others load at low priority, nearest first, after they have stayed bound for a tenth of a second, which most do not
/// during fast scrolling. A row that is scrolled past cancels its load, and shows nothing old when it is reused; an
/// image in memory is shown in the row's first frame.
///
/// It also works for the columns of a `GtkColumnView`; each needs a separate factory.
///
/// The list keeps everything that it needs, so this object may be released. Use it on the main thread, like all of GTK.
@MainActor
public final class ImageCellFactory {
    private let factory: ObjectReference

    /// Creates a factory whose cells show the images of positions.
    ///
    /// - Parameters:
    ///   - width: The width of an image in a cell, in points; see `height`. Default: 96.
    ///   - height: The height, in points. Images are decoded at this size times the display's scale, unless their
    ///     requests specify another, and loading them does not change it. 0, for one or both, leaves the size to the
    ///     cell. Default: 96.
    ///   - mode: How an image is fitted to that size. Default: `.fill`.
    ///   - options: How it is shown. Default: see `DisplayOptions`.
    ///   - prefetcher: Prefetches beyond the rows that GTK binds: its window starts there. Use it with the pipeline of
    ///     the options, and with this list only. Default: nil, because two hundred rows are enough for most lists.
    ///   - cell: Creates a cell. Default: nil, for a `GtkPicture`.
    ///   - request: Returns what to show at a position; nil for only the placeholder. Called when a row is bound, again
    ///     if the display's scale turns out to differ, and before that by the prefetcher, for the positions of the
    ///     model at that time. An array that it reads must contain all of them: change it before the model, and if it
    ///     becomes shorter, in the same turn of the main loop. It must neither change the model nor close the window.
    public convenience init(
        width: Int = 96, height: Int = 96, mode: TargetSize.Mode = .fill,
        options: WidgetImages.Options = WidgetImages.Options(), prefetcher: ListPrefetcher? = nil,
        cell: (@MainActor () -> ImageCell)? = nil, request: @escaping @MainActor (Int) -> ImageRequest?
    ) {
        self.init(
            width: width, height: height, mode: mode, options: options, prefetcher: prefetcher, cell: cell,
            itemRequest: { request($0.position) })
    }

    /// Like ``init(width:height:mode:options:prefetcher:cell:request:)``, for models whose objects know their images:
    /// the request is made from the model's item.
    @_disfavoredOverload
    public init(
        width: Int = 96, height: Int = 96, mode: TargetSize.Mode = .fill,
        options: WidgetImages.Options = WidgetImages.Options(), prefetcher: ListPrefetcher? = nil,
        cell: (@MainActor () -> ImageCell)? = nil,
        itemRequest: @escaping @MainActor (ImageCell.Item) -> ImageRequest?
    ) {
        MainLoopCheck.install()
        let style = ListCellStyle(width: width, height: height, mode: mode, options: options)
        let cells = BoundCells(style, prefetcher, makeCell: cell ?? { style.standardCell() }, request: itemRequest)
        factory = ObjectReference(owning: gtk_signal_list_item_factory_new())
        // The closures belong to the factory's GObject, and retain the cells.
        SignalConnection.connect(factory.pointer, "setup") { cells.setUp($0) }
        SignalConnection.connect(factory.pointer, "bind") { cells.bind($0) }
        SignalConnection.connect(factory.pointer, "unbind") { cells.unbind($0) }
        SignalConnection.connect(factory.pointer, "teardown") { cells.tearDown($0) }
    }

    // This may be the last reference, and it releases closures of the main actor.
    isolated deinit {}

    /// The `GtkListItemFactory`, borrowed until the main loop's next turn: for `gtk_list_view_set_factory` and other
    /// functions that take a reference themselves. Not for the functions that create a list; see ``retained()``.
    public var pointer: OpaquePointer {
        // Swift releases an object after its last use, which may be this one, before the list has taken a reference.
        DispatchQueue.main.async { [factory] in withExtendedLifetime(factory) {} }
        return factory.pointer
    }

    /// Returns the `GtkListItemFactory` with a reference for the caller: for `gtk_list_view_new` and
    /// `gtk_grid_view_new`, which take ownership of it.
    public func retained() -> OpaquePointer {
        g_object_ref(UnsafeMutableRawPointer(factory.pointer))
        return factory.pointer
    }
}
