import Foundation
import Testing

@testable import HalcyonCore

@Suite("ArrivingBody")
struct ArrivingBodyTests {
    @Test("Given chunks, when read from any offset, then exactly the bytes from there on are returned")
    func chunks() {
        let body = ArrivingBody()
        for chunk in ["abc", "d", "efgh"] { body.append(Data(chunk.utf8)) }
        for offset in 0...9 {
            let rest = body.chunks(from: offset).map { String(decoding: $0, as: UTF8.self) }
            #expect(rest.joined() == String("abcdefgh".dropFirst(offset)))
        }
        #expect(body.chunks(from: 4).count == 1)
        #expect(body.chunks(from: 3).count == 2)
    }
}
