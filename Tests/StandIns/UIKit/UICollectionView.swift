public import Foundation

/// https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching
@MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Optional there, as only protocols of Objective-C can have it.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

/// https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching
@MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Optional there, as only protocols of Objective-C can have it.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

/// https://developer.apple.com/documentation/uikit/uicollectionview
@MainActor
open class UICollectionView: UIView {
    weak open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
}

/// https://developer.apple.com/documentation/uikit/uitableview
@MainActor
open class UITableView: UIView {
    weak open var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
}

/// https://developer.apple.com/documentation/uikit/uicollectionviewcell
@MainActor
open class UICollectionViewCell: UIView {
    open var contentView: UIView { standInContentView }
    private lazy var standInContentView: UIView = {
        let view = UIView(frame: bounds)
        addSubview(view)
        return view
    }()

    open func prepareForReuse() {}
}

extension IndexPath {
    /// https://developer.apple.com/documentation/foundation/indexpath/init(item:section:)
    public init(item: Int, section: Int) { self = [section, item] }

    /// https://developer.apple.com/documentation/foundation/indexpath/item
    public var item: Int { self[1] }
}
