internal import CGTK
import Dispatch
public import HalcyonCore

/// Makes the cells of a `GtkListView` or a `GtkGridView`, and loads their images.
///
/// ```swift
/// let factory = ImageCellFactory { position in ImageRequest(urls[position]) }
/// let list = gtk_list_view_new(selection, factory.retained())
/// ```
///
/// GTK binds some two hundred rows around the visible ones. The load of a row that comes into view begins at once, those of
/// the others at low priority, the nearest first, when they have stayed bound for a tenth of a second: in a fling most do
/// not. A row that is scrolled past gives its load up and shows nothing of its past when it is used again; an image that is
/// in memory is there in the row's first frame.
///
/// It serves the columns of a `GtkColumnView` as well, each with a factory of its own.
///
/// The list keeps all that it needs: this object may be let go of. For the main thread, as all of GTK.
@MainActor
public final class ImageCellFactory {
    private let factory: ObjectReference

    /// A factory whose cells show the images of positions.
    ///
    /// - Parameters:
    ///   - width: The width of an image in a cell, in points; see `height`. Default: 96.
    ///   - height: The height, in points. Images are decoded at this size times the display's scale, unless their requests
    ///     say otherwise, and it does not change when they come. 0, for one or both, leaves the size to the cell. Default: 96.
    ///   - mode: How an image meets that size. Default: `.fill`.
    ///   - options: How it is shown. Default: see `DisplayOptions`.
    ///   - prefetcher: Loads what lies ahead of the rows that GTK binds: its window begins there. Use it with the pipeline of
    ///     the options, and with this list alone. Default: nil, for two hundred rows are enough for most lists.
    ///   - cell: Makes a cell. Default: nil, a `GtkPicture`.
    ///   - request: What is shown at a position; nil for the placeholder alone. Called when a row is bound, again when the
    ///     display's scale turns out to be another one, and before all that by the prefetcher, for positions of the model as
    ///     it is then. An array that it reads must have them all: change it before the model, and where it becomes shorter,
    ///     in the same turn of the main loop. Must neither change the model nor close the window.
    public convenience init(
        width: Int = 96, height: Int = 96, mode: TargetSize.Mode = .fill,
        options: WidgetImages.Options = WidgetImages.Options(), prefetcher: ListPrefetcher? = nil,
        cell: (@MainActor () -> ImageCell)? = nil, request: @escaping @MainActor (Int) -> ImageRequest?
    ) {
        self.init(
            width: width, height: height, mode: mode, options: options, prefetcher: prefetcher, cell: cell,
            itemRequest: { request($0.position) })
    }

    /// As ``init(width:height:mode:options:prefetcher:cell:request:)``, for models of objects that know their images: the
    /// request is made of the model's item.
    @_disfavoredOverload
    public init(
        width: Int = 96, height: Int = 96, mode: TargetSize.Mode = .fill,
        options: WidgetImages.Options = WidgetImages.Options(), prefetcher: ListPrefetcher? = nil,
        cell: (@MainActor () -> ImageCell)? = nil,
        itemRequest: @escaping @MainActor (ImageCell.Item) -> ImageRequest?
    ) {
        MainLoopCheck.install()
        let style = ListCellStyle(width: width, height: height, mode: mode, options: options)
        let cells = ListCells(style, prefetcher, makeCell: cell ?? { style.standardCell() }, request: itemRequest)
        factory = ObjectReference(owning: gtk_signal_list_item_factory_new())
        // The closures belong to the factory's GObject, and keep the cells.
        SignalConnection.connect(factory.pointer, "setup") { cells.setUp($0) }
        SignalConnection.connect(factory.pointer, "bind") { cells.bind($0) }
        SignalConnection.connect(factory.pointer, "unbind") { cells.unbind($0) }
        SignalConnection.connect(factory.pointer, "teardown") { cells.tearDown($0) }
    }

    // The last reference may be this one, and closures of the main actor end with it.
    isolated deinit {}

    /// The `GtkListItemFactory`, lent until the main loop's next turn: for `gtk_list_view_set_factory` and other functions that
    /// take a reference of their own. Not for the functions that make a list; see ``retained()``.
    public var pointer: OpaquePointer {
        // Swift lets go of an object after its last use, which may be this one, and before the list has taken what it is given.
        DispatchQueue.main.async { [factory] in withExtendedLifetime(factory) {} }
        return factory.pointer
    }

    /// The `GtkListItemFactory` with a reference for the caller: for `gtk_list_view_new` and `gtk_grid_view_new`, which
    /// take that over.
    public func retained() -> OpaquePointer {
        g_object_ref(UnsafeMutableRawPointer(factory.pointer))
        return factory.pointer
    }
}
