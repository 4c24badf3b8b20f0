import HalcyonCore
import Testing

@Suite("PrefetchWindow")
struct PrefetchWindowTests {
    /// One step of a list of 100 items, and what it must lead to.
    struct Step: Sendable, CustomTestStringConvertible {
        let range: Range<Int>
        var isMoving = true
        let direction: PrefetchWindow.Direction?
        let wanted: [Int]

        var testDescription: String { "\(range)" }
    }

    struct Travel: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let steps: [Step]
    }

    static let travels: [Travel] = [
        Travel(
            testDescription: "a list appears: forward is expected, and a little of what is behind",
            steps: [Step(range: 20..<25, direction: nil, wanted: [25, 19, 26, 18, 27, 28])]),
        Travel(
            testDescription: "at the top there is nothing behind",
            steps: [Step(range: 0..<5, direction: nil, wanted: [5, 6, 7, 8])]),
        Travel(
            testDescription: "it scrolls on, rests, and scrolls on",
            steps: [
                Step(range: 20..<25, direction: nil, wanted: [25, 19, 26, 18, 27, 28]),
                Step(range: 21..<26, direction: .forward, wanted: [26, 27, 28, 29]),
                Step(range: 23..<28, direction: .forward, wanted: [28, 29, 30, 31]),
                Step(range: 23..<28, isMoving: false, direction: .forward, wanted: [28, 22, 29, 21, 30, 31]),
                Step(range: 24..<29, direction: .forward, wanted: [29, 30, 31, 32]),
            ]),
        Travel(
            testDescription: "it turns",
            steps: [
                Step(range: 20..<25, direction: nil, wanted: [25, 19, 26, 18, 27, 28]),
                Step(range: 22..<27, direction: .forward, wanted: [27, 28, 29, 30]),
                Step(range: 21..<26, direction: .backward, wanted: [20, 19, 18, 17]),
                Step(range: 19..<24, direction: .backward, wanted: [18, 17, 16, 15]),
                Step(range: 19..<24, isMoving: false, direction: .backward, wanted: [18, 24, 17, 25, 16, 15]),
                Step(range: 20..<25, direction: .forward, wanted: [25, 26, 27, 28]),
            ]),
        Travel(
            testDescription: "a row that half appears and disappears at an edge turns nothing",
            steps: [
                Step(range: 20..<25, direction: nil, wanted: [25, 19, 26, 18, 27, 28]),
                Step(range: 20..<26, direction: nil, wanted: [26, 19, 27, 18, 28, 29]),
                Step(range: 21..<26, direction: .forward, wanted: [26, 27, 28, 29]),
                Step(range: 21..<27, direction: .forward, wanted: [27, 28, 29, 30]),
                Step(range: 21..<26, direction: .forward, wanted: [26, 27, 28, 29]),
                Step(range: 20..<26, direction: .backward, wanted: [19, 18, 17, 16]),
            ]),
        Travel(
            testDescription: "it creeps back by half rows, which add up",
            steps: [
                Step(range: 20..<22, direction: nil, wanted: [22, 19, 23, 18, 24, 25]),
                Step(range: 22..<24, direction: .forward, wanted: [24, 25, 26, 27]),
                Step(range: 21..<24, direction: .forward, wanted: [24, 25, 26, 27]),
                Step(range: 21..<23, direction: .backward, wanted: [20, 19, 18, 17]),
            ]),
        Travel(
            testDescription: "a page at a time is travel, a jump is not",
            steps: [
                Step(range: 0..<5, direction: nil, wanted: [5, 6, 7, 8]),
                Step(range: 5..<10, direction: .forward, wanted: [10, 11, 12, 13]),
                Step(range: 15..<20, direction: .forward, wanted: [20, 21, 22, 23]),
                Step(range: 60..<65, direction: nil, wanted: [65, 59, 66, 58, 67, 68]),
                Step(range: 59..<64, direction: .backward, wanted: [58, 57, 56, 55]),
                Step(range: 30..<35, direction: nil, wanted: [35, 29, 36, 28, 37, 38]),
            ]),
        Travel(
            testDescription: "where the list ends, the other side gets the rest once it rests",
            steps: [
                Step(range: 90..<95, direction: nil, wanted: [95, 89, 96, 88, 97, 98]),
                Step(range: 93..<98, direction: .forward, wanted: [98, 99]),
                Step(range: 95..<100, direction: .forward, wanted: []),
                Step(range: 95..<100, isMoving: false, direction: .forward, wanted: [94, 93, 92, 91, 90, 89]),
                Step(range: 2..<7, direction: nil, wanted: [7, 1, 8, 0, 9, 10]),
                Step(range: 1..<6, direction: .backward, wanted: [0]),
            ]),
        Travel(
            testDescription: "nothing visible: nothing wanted, nothing known",
            steps: [
                Step(range: 0..<5, direction: nil, wanted: [5, 6, 7, 8]),
                Step(range: 2..<7, direction: .forward, wanted: [7, 8, 9, 10]),
                Step(range: 7..<7, direction: nil, wanted: []),
                Step(range: 3..<8, direction: nil, wanted: [8, 2, 9, 1, 10, 11]),
            ]),
        Travel(
            testDescription: "what lies outside the list is ignored",
            steps: [
                Step(range: -5..<3, direction: nil, wanted: [3, 4, 5, 6]),
                Step(range: 98..<Int.max, direction: nil, wanted: [97, 96, 95, 94, 93, 92]),
                Step(range: 200..<300, direction: nil, wanted: []),
                Step(range: Int.min..<Int.max, direction: nil, wanted: []),
            ]),
    ]

    @Test("Given a list of 100, when it moves, then what comes next is wanted, the nearest first", arguments: travels)
    func moves(travel: Travel) {
        var window = PrefetchWindow(ahead: 4, behind: 2)
        for step in travel.steps {
            let wanted = window.move(to: step.range, of: 100, isMoving: step.isMoving)
            #expect(wanted == step.wanted, "\(step.range)")
            #expect(window.direction == step.direction, "\(step.range)")
        }
    }

    @Test("Given a travelling list, when its length changes, then direction and bounds are kept")
    func reload() {
        var window = PrefetchWindow(ahead: 4, behind: 2)
        _ = window.move(to: 90..<95, of: 100)
        #expect(window.move(to: 95..<100, of: 100).isEmpty)
        #expect(window.reload(of: 102) == [100, 101])
        #expect(window.direction == .forward)
        #expect(window.reload(of: 98) == [])
        #expect(window.visible == 95..<98)
        #expect(window.direction == .forward)
        #expect(window.reload(of: 98, isMoving: false) == [94, 93, 92, 91, 90, 89])
        #expect(window.reload(of: 0) == [])
        #expect(window.direction == nil)
        #expect(window.reload(of: -7) == [])
    }

    @Test(
        "Given odd numbers, when a list moves, then they are bounded",
        arguments: [(-3, -1), (0, 0), (Int.max, Int.max)])
    func numbers(ahead: Int, behind: Int) {
        var window = PrefetchWindow(ahead: ahead, behind: behind)
        let count = ahead > 0 ? 10 : 0
        #expect(Set(window.move(to: 5..<7, of: 12)).count == count)
        #expect(window.move(to: 6..<8, of: 12).count == (ahead > 0 ? 4 : 0))
        window.ahead = -1
        #expect(window.ahead == 0)
    }
}
