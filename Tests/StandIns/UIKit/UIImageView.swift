public import Foundation

/// https://developer.apple.com/documentation/uikit/uiimageview
@MainActor
open class UIImageView: UIView {
    open var image: UIImage? {
        didSet { standInImages.append(image) }
    }

    /// Everything that it was ever given to show.
    public private(set) var standInImages: [UIImage?] = []

    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    public nonisolated override init() { super.init() }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
