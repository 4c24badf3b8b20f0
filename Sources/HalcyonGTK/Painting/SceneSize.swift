internal import CGTK

/// A size in GTK's coordinates.
struct SceneSize: Equatable {
    var width = 0.0
    var height = 0.0

    var isEmpty: Bool { width <= 0 || height <= 0 }

    /// The rectangle of this size in the middle of another.
    func centered(in other: SceneSize) -> graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float((other.width - width) / 2), y: Float((other.height - height) / 2)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
    }

    /// As large as fits into another, in this shape.
    func fitted(in other: SceneSize) -> SceneSize {
        let scale = min(other.width / max(1, width), other.height / max(1, height))
        return SceneSize(width: width * scale, height: height * scale)
    }
}
