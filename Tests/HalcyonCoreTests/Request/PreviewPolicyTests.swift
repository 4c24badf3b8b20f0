import Foundation
import Testing

@testable import HalcyonCore

@Suite("PreviewPolicy")
struct PreviewPolicyTests {
    private func progress(_ received: Int, of expected: Int? = nil) -> LoadingProgress {
        LoadingProgress(receivedBytes: received, expectedBytes: expected)
    }

    @Test("Given a literal, when set on a request, then it means the standard policy or none")
    func literal() {
        var request = ImageRequest("http://test/x")
        #expect(request.previewPolicy == nil)
        request.previews = true
        #expect(request.previewPolicy == .standard)
        request.previews = false
        #expect(request.previews == .off)
        #expect(request.previewPolicy == nil)
    }

    @Test("Given too few bytes, too few more, or all of them, when asked, then no preview is due")
    func due() {
        let policy = PreviewPolicy(leastBytes: 1000, growth: 1.5)
        #expect(!policy.isDue(progress(999), after: 0))
        #expect(policy.isDue(progress(1000), after: 0))
        #expect(!policy.isDue(progress(1499), after: 1000))
        #expect(policy.isDue(progress(1500), after: 1000))
        #expect(!policy.isDue(progress(1500, of: 1500), after: 1000))
        #expect(policy.isDue(progress(1500, of: 1501), after: 1000))
    }

    @Test("Given invalid numbers, when asked, then one more byte is enough and nothing traps")
    func senseless() {
        for growth in [0, -1, .nan] {
            let policy = PreviewPolicy(leastBytes: -1, growth: growth)
            #expect(!policy.isDue(progress(0), after: 0))
            #expect(policy.isDue(progress(1), after: 0))
            #expect(!policy.isDue(progress(5), after: 5))
            #expect(policy.isDue(progress(6), after: 5))
        }
        #expect(!PreviewPolicy(growth: .infinity).isDue(progress(1 << 40), after: 2))
    }

    @Test("Given a blur, when more of the file is there, then its radius is less, down to none")
    func blur() {
        let policy = PreviewPolicy(blur: 12)
        let known = [0, 25, 50, 99].map { policy.blurRadius(progress($0, of: 100), number: 3) }
        #expect(known == [12, 9, 6, 0])
        let unknown = (0..<4).map { policy.blurRadius(progress(1000), number: $0) }
        #expect(unknown[0] == 12)
        #expect(zip(unknown, unknown.dropFirst()).allSatisfy { abs($0 * 2 / 3 - $1) < 1e-9 })
        #expect(policy.blurRadius(progress(1000), number: 1000) == 0)
        for none in [nil, 0, -1, .nan] as [Double?] {
            #expect(PreviewPolicy(blur: none).blurRadius(progress(1), number: 0) == 0)
        }
    }

    @Test("Given numbers that are none, when a policy has them, then it equals itself all the same")
    func equalsItself() {
        var policy = PreviewPolicy(interval: .nan, growth: .nan, blur: .nan)
        #expect(policy == policy)
        #expect(policy == PreviewPolicy(interval: 0, growth: 1))
        policy.interval = -.infinity
        policy.growth = 0.5
        policy.blur = -1
        #expect(policy == PreviewPolicy(interval: 0, growth: 1))
        policy.blur = .nan
        #expect(policy == policy)
        policy.blur = .infinity
        #expect(policy.blurRadius(progress(100, of: 100), number: 0) == 0)
    }
}
