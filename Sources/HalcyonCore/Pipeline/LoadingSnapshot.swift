/// How far a load has come: what its waiters are told. Each one stands for itself, so that one which is overtaken by the
/// next can be left out.
struct LoadingSnapshot: Sendable {
    /// An image made of the first part of a body.
    struct Preview: Sendable {
        let response: ImageResponse
        /// How many bytes it was made of.
        let byteCount: Int
    }

    var progress: LoadingProgress
    /// The bytes so far, where they come from the network.
    var body: ArrivingBody?
    /// The newest preview.
    var preview: Preview?
    /// Whether there will be no more bytes: the picture itself is being decoded, and previews are in its way.
    var isWhole = false

    /// Without the bytes: for stages that make no previews of them, whose waiters would hold on to them while the picture
    /// is decoded.
    var withoutBody: Self {
        var snapshot = self
        snapshot.body = nil
        return snapshot
    }
}
