/// Bytes that were loaded before it was clear that an image has to be made of them. A reference, because stages hand it
/// down whose callers may be thousands.
final class LoadedBytes: Sendable {
    let response: DataResponse

    init(_ response: DataResponse) { self.response = response }
}
