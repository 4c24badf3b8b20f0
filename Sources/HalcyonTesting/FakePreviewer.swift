import Foundation
import HalcyonCore
import Synchronization

/// What a ``FakeDecoder`` makes of the bytes so far.
final class FakePreviewer: ImagePreviewing {
    private let decoder: FakeDecoder
    private let options: DecodingOptions
    private let made: Tally
    private let state = Mutex((data: Data(), shown: 0))

    init(_ decoder: FakeDecoder, _ options: DecodingOptions, made: Tally) {
        self.decoder = decoder
        self.options = options
        self.made = made
    }

    func append(_ data: Data) throws(ImageError) { state.withLock { $0.data.append(data) } }

    func preview() throws(ImageError) -> DecodedImage? {
        made.add()
        let data = state.withLock { state -> Data? in
            if state.data.count == state.shown { return nil }
            state.shown = state.data.count
            return state.data
        }
        guard let data else { return nil }
        return try decoder.decode(data, options: options)
    }
}
