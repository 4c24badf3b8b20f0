/// Lists of objects, each object in at most one of them, linked by index.
struct ObjectLists {
    /// A list's two ends and its cost.
    struct List {
        fileprivate(set) var newest = -1
        fileprivate(set) var oldest = -1
        fileprivate(set) var cost = 0
    }

    private let costs: [Int]
    private var newer: [Int]
    private var older: [Int]
    private(set) var lists: [List]
    /// Which list an object is in; -1 for none.
    private(set) var place: [Int]

    init(_ count: Int, costs: [Int]) {
        self.costs = costs
        newer = Array(repeating: -1, count: costs.count)
        older = newer
        place = newer
        lists = Array(repeating: List(), count: count)
    }

    subscript(list: Int) -> List { lists[list] }

    func next(newerThan object: Int) -> Int { newer[object] }

    func cost(_ object: Int) -> Int { costs[object] }

    mutating func insert(_ object: Int, in list: Int) {
        older[object] = lists[list].newest
        newer[object] = -1
        if lists[list].newest < 0 { lists[list].oldest = object } else { newer[lists[list].newest] = object }
        lists[list].newest = object
        lists[list].cost += costs[object]
        place[object] = list
    }

    mutating func remove(_ object: Int) {
        let list = place[object]
        if newer[object] < 0 { lists[list].newest = older[object] } else { older[newer[object]] = older[object] }
        if older[object] < 0 { lists[list].oldest = newer[object] } else { newer[older[object]] = newer[object] }
        lists[list].cost -= costs[object]
        place[object] = -1
    }

    mutating func move(_ object: Int, to list: Int) {
        remove(object)
        insert(object, in: list)
    }
}
