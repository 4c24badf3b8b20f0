import CacheTraces

/// What ships: `Shipped` holds a link to the very file of HalcyonCore.
struct Ours: ReplacementPolicy {
    private var policy: EvictionPolicy
    private let costs: [Int]
    /// By object; -1 for what the policy does not know.
    private var nodes: [Int32]
    private var isStored: [Bool]
    /// By node.
    private var objects: [Int] = []
    private var free: [Int32] = []

    init(costLimit: Int, trace: Trace) {
        policy = EvictionPolicy(costLimit: costLimit)
        costs = trace.costs
        nodes = Array(repeating: -1, count: trace.costs.count)
        isStored = Array(repeating: false, count: trace.costs.count)
    }

    mutating func show(_ object: Int) -> Bool {
        guard isStored[object] else {
            store(object, isSpeculative: false)
            return false
        }
        policy.use(nodes[object])
        forget()
        return true
    }

    mutating func prefetch(_ object: Int) {
        if !isStored[object] { store(object, isSpeculative: true) }
    }

    private mutating func store(_ object: Int, isSpeculative: Bool) {
        if nodes[object] < 0 {
            nodes[object] = free.popLast() ?? Int32(objects.count)
            if Int(nodes[object]) == objects.count { objects.append(object) }
            objects[Int(nodes[object])] = object
        }
        isStored[object] = true
        policy.store(nodes[object], cost: costs[object], isSpeculative: isSpeculative)
        while policy.totalCost > policy.costLimit, let node = policy.evict() {
            isStored[objects[Int(node)]] = false
        }
        forget()
    }

    private mutating func forget() {
        for node in policy.forgotten {
            nodes[objects[Int(node)]] = -1
            free.append(node)
        }
        policy.forgotten.removeAll(keepingCapacity: true)
    }
}
