import Foundation
import HTTPTypes
import Testing

@testable import HalcyonCore

@Suite("PartialBodies")
struct PartialBodiesTests {
    private func key(_ number: Int) -> DownloadIdentity { DownloadIdentity(DownloadRequest("http://test/\(number)")) }

    private func body(_ count: Int) -> PartialBody {
        PartialBody(
            response: HTTPResponse(status: .ok), resource: Resource("http://test/"), validator: "\"1\"",
            data: Data(count: count), total: nil)
    }

    @Test("Given more than fits, when partial bodies are kept, then the oldest go and the limit holds")
    func limit() {
        let bodies = PartialBodies(limit: 100_000)
        for number in 0..<1000 {
            bodies.keep(body(10_000), for: key(number))
            #expect(bodies.counts.bytes <= 100_000)
        }
        #expect(bodies.counts.bodies == 9)
        #expect(bodies.take(key(990))?.data == nil)
        for number in 991..<1000 { #expect(bodies.take(key(number))?.data.count == 10_000) }
        #expect(bodies.counts == (bodies: 0, bytes: 0))
    }

    @Test("Given a body over half the limit or empty, when it is to be kept, then it is not")
    func notKept() {
        let bodies = PartialBodies(limit: 100_000)
        bodies.keep(body(60_000), for: key(1))
        bodies.keep(body(0), for: key(2))
        #expect(bodies.counts == (bodies: 0, bytes: 0))
        PartialBodies(limit: 0).keep(body(1), for: key(1))
    }

    @Test("Given 20,000 bodies of one byte, when they are kept, then their overhead is counted")
    func manySmallOnes() {
        let bodies = PartialBodies(limit: 1 << 20)
        for number in 0..<20_000 { bodies.keep(body(1), for: key(number)) }
        #expect(bodies.counts.bodies < 1024)
    }

    @Test("Given a body of which all bytes are there, when it is kept, then one is left to ask for")
    func complete() {
        let bodies = PartialBodies(limit: 100_000)
        let whole = PartialBody(
            response: HTTPResponse(status: .ok), resource: Resource("http://test/"), validator: "\"1\"",
            data: Data(count: 10), total: 10)
        bodies.keep(whole, for: key(1))
        #expect(bodies.take(key(1))?.data.count == 9)
    }

    @Test("Given a body kept repeatedly, when taken, then it is the latest and displaced no other")
    func keptAgain() {
        let bodies = PartialBodies(limit: 100_000)
        bodies.keep(body(30_000), for: key(1))
        for count in 1...1000 { bodies.keep(body(count), for: key(2)) }
        #expect(bodies.counts.bodies == 2)
        #expect(bodies.take(key(2))?.data.count == 1000)
        #expect(bodies.take(key(2))?.data == nil)
        #expect(bodies.take(key(1))?.data.count == 30_000)
    }
}
