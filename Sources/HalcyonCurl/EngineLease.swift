/// Keeps an engine going: held by the loader, and by each body that is still to be read. The engine's own thread holds
/// none, so that it ends with the last.
final class EngineLease: Sendable {
    let engine: TransferEngine
    init(_ engine: TransferEngine) { self.engine = engine }
    deinit { engine.abandon() }
}
