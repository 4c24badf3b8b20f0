/// How far a transfer has come, and what has arrived.
struct TransferProgress: Sendable {
    var progress: LoadingProgress
    var body: ArrivingBody
}
