/// Selects the entry that a full memory cache evicts. To use another policy, replace only this type.
///
/// It keeps two orders side by side, each as if it had the whole cache to itself:
/// - **recency**: evicts the least recently used entry first (LRU). This suits scrolling views.
/// - **queues**: S3-FIFO (Yang et al., "FIFO queues are all you need for cache eviction", SOSP 2023): new entries wait
///   in a small queue, and only those that are used there, or were known lately, enter the main one. It keeps popular
///   entries, and is not flushed by entries seen once. The order of recency serves as the paper's ghost queue.
///
/// Each use that would have been a hit in only one of them is a point for that one, and the cache follows the leader:
/// "Adaptive caches: effective shaping of cache behavior to workloads" (Subramanian, Smaragdakis and Loh, MICRO 2006),
/// which also shows that following costs little over the better of the two. An entry that an order has evicted while
/// the cache still has it has strayed from that order. Whenever the cache holds more than an order does, some entry has
/// strayed, and that one is evicted: no list is ever searched.
///
/// An entry that an order has and the cache does not is a node without key or value: a few dozen bytes besides a hash.
/// There are about as many of them as entries, because the orders are bounded by the same cost.
///
/// **Speculative entries**, which were prefetched and not used yet, are in neither order. When the cache is full, they
/// keep an allowance, and beyond it they evict only each other, the oldest first. The allowance begins at a twentieth
/// of the limit. It grows by entries that are used, even after their eviction, and shrinks by those that are not, and
/// never exceeds a half: the most recently used entries are always left alone. The first use makes an entry an ordinary
/// one.
///
/// `MemoryPolicy.md` compares the hit ratios with those of other policies.
struct EvictionPolicy {
    private enum Recency: Int, CaseIterable {
        case used, strayed
        case speculative
        /// Speculative entries that were evicted before their first use.
        case missed
    }

    private enum Queue: Int, CaseIterable { case small, main, strayed }

    private struct Record {
        var cost = 0
        var uses: UInt8 = 0
        var isStored = false
        /// Whether one of the orders had it before it became speculative.
        var wasKnown = false
    }

    /// The small queue's share of the limit (1 in this many); the paper's.
    private static let smallShare = 10
    private static let usesAtMost: UInt8 = 3
    private static let allowanceAtLeast = 20
    private static let allowanceAtMost = 2
    private static let leadAtLeast = 20

    var costLimit: Int
    private(set) var count = 0
    private(set) var totalCost = 0
    /// Nodes that are no longer needed; the owner of the nodes removes them after every call.
    var forgotten: [Int32] = []

    private var records: [Record] = []
    private var recency = NodeLists<Recency>()
    private var queues = NodeLists<Queue>()
    /// The recent lead of the queues, in uses.
    private var lead = 0
    /// The bytes that speculative entries have earned; see ``allowance``.
    private var earned = 0

    init(costLimit: Int) { self.costLimit = costLimit }

    /// The bytes that speculative entries keep in a full cache.
    private var allowance: Int {
        min(max(earned, costLimit / Self.allowanceAtLeast), costLimit / Self.allowanceAtMost)
    }

    private var speculativeCost: Int { recency.cost(of: .speculative) }

    /// The bytes that each order may have.
    private var room: Int { costLimit - min(speculativeCost, allowance) }

    /// Whether a stored entry was prefetched, and not used yet.
    func isSpeculative(_ node: Int32) -> Bool { recency.name(of: node) == .speculative }

    /// Notes that a stored entry was used.
    mutating func use(_ node: Int32) {
        let name = recency.name(of: node)
        if name == .used, recency.isNewest(node), records[Int(node)].uses == Self.usesAtMost, isQueued(node) { return }
        if name == .speculative { earn(records[Int(node)].cost) }
        touch(node, wasRecent: name == .used)
    }

    /// Notes that an entry was stored, in a new node or in a known one without an entry.
    mutating func store(_ node: Int32, cost: Int, isSpeculative: Bool) {
        while records.count <= Int(node) { records.append(Record()) }
        changeCost(of: node, to: cost)
        records[Int(node)].isStored = true
        count += 1
        totalCost += cost
        let name = recency.name(of: node)
        guard isSpeculative else {
            if name == .missed { earn(cost) }
            return touch(node, wasRecent: name == .used)
        }
        if name != .missed { records[Int(node)].wasKnown = name == .used || queues.name(of: node) == .main }
        queues.remove(node, cost: cost)
        recency.move(node, to: .speculative, cost: cost)
    }

    /// Notes that a stored entry was replaced.
    mutating func replace(_ node: Int32, cost: Int, isSpeculative: Bool) {
        totalCost += cost - records[Int(node)].cost
        changeCost(of: node, to: cost)
        if !isSpeculative { use(node) }
        trim(to: room)
    }

    /// Notes that a stored entry was removed, for a reason other than lack of room.
    mutating func remove(_ node: Int32) {
        recency.remove(node, cost: records[Int(node)].cost)
        queues.remove(node, cost: records[Int(node)].cost)
        drop(node)
    }

    /// Removes and returns the least valuable entry; nil if there is none.
    ///
    /// If the cache is within its limit and shrinks nevertheless, speculative entries are evicted first.
    mutating func evict() -> Int32? {
        if speculativeCost > (totalCost > costLimit ? allowance : 0), let node = removeSpeculative() { return node }
        // Trimmed below the stored cost, each order must have a strayed entry.
        trim(to: min(room, totalCost - speculativeCost - 1))
        guard let node = lead > 0 ? queues.oldest(of: .strayed) : recency.oldest(of: .strayed) else {
            return removeSpeculative()
        }
        if recency.name(of: node) == .strayed { recency.remove(node, cost: records[Int(node)].cost) }
        if queues.name(of: node) == .strayed { queues.remove(node, cost: records[Int(node)].cost) }
        drop(node)
        return node
    }
}

extension EvictionPolicy {
    private func isQueued(_ node: Int32) -> Bool {
        let queue = queues.name(of: node)
        return queue == .small || queue == .main
    }

    private mutating func touch(_ node: Int32, wasRecent: Bool) {
        let wasQueued = isQueued(node)
        recency.move(node, to: .used, cost: records[Int(node)].cost)
        if wasQueued { records[Int(node)].uses = min(Self.usesAtMost, records[Int(node)].uses + 1) }
        if wasQueued && wasRecent { return }
        if wasQueued != wasRecent {
            let most = max(Self.leadAtLeast, count)
            lead = min(most, max(-most, lead + (wasQueued ? 1 : -1)))
        }
        if !wasQueued {
            let isKnown = wasRecent || records[Int(node)].wasKnown
            queues.move(node, to: isKnown ? .main : .small, cost: records[Int(node)].cost)
            records[Int(node)].uses = 0
            records[Int(node)].wasKnown = false
        }
        trim(to: room)
    }

    /// Removes from both orders what would not fit in a cache of that size.
    private mutating func trim(to size: Int) {
        while recency.cost(of: .used) > size, let node = recency.oldest(of: .used) {
            if records[Int(node)].isStored {
                recency.move(node, to: .strayed, cost: records[Int(node)].cost)
            } else {
                recency.remove(node, cost: records[Int(node)].cost)
                forgetIfUnknown(node)
            }
        }
        while queues.cost(of: .small) + queues.cost(of: .main) > size {
            let isSmallFull = queues.cost(of: .small) >= size / Self.smallShare
            if let node = queues.oldest(of: .small), isSmallFull || queues.oldest(of: .main) == nil {
                passOn(node, usesLeft: 0)
            } else if let node = queues.oldest(of: .main) {
                passOn(node, usesLeft: max(1, records[Int(node)].uses) - 1)
            } else {
                return
            }
        }
    }

    /// Moves an entry that was used in its queue to the main one for another turn, and removes others from the queue.
    private mutating func passOn(_ node: Int32, usesLeft: UInt8) {
        let record = records[Int(node)]
        if record.uses > 0 {
            records[Int(node)].uses = usesLeft
            queues.move(node, to: .main, cost: record.cost)
        } else if record.isStored {
            queues.move(node, to: .strayed, cost: record.cost)
        } else {
            queues.remove(node, cost: record.cost)
            forgetIfUnknown(node)
        }
    }

    private mutating func removeSpeculative() -> Int32? {
        guard let node = recency.oldest(of: .speculative) else { return nil }
        // If the number of entries is limited, that is the number worth remembering.
        let most = min(costLimit, totalCost)
        recency.move(node, to: .missed, cost: records[Int(node)].cost)
        drop(node)
        while recency.cost(of: .missed) > most, let oldest = recency.oldest(of: .missed) {
            if most == costLimit { earn(-records[Int(oldest)].cost) }
            recency.remove(oldest, cost: records[Int(oldest)].cost)
            forgetIfUnknown(oldest)
        }
        return node
    }

    private mutating func earn(_ cost: Int) { earned = max(0, allowance + cost) }

    private mutating func changeCost(of node: Int32, to cost: Int) {
        let difference = cost - records[Int(node)].cost
        recency.changeCost(of: node, by: difference)
        queues.changeCost(of: node, by: difference)
        records[Int(node)].cost = cost
    }

    private mutating func drop(_ node: Int32) {
        records[Int(node)].isStored = false
        count -= 1
        totalCost -= records[Int(node)].cost
        forgetIfUnknown(node)
    }

    private mutating func forgetIfUnknown(_ node: Int32) {
        guard !records[Int(node)].isStored, recency.name(of: node) == nil, queues.name(of: node) == nil else { return }
        records[Int(node)] = Record()
        forgotten.append(node)
    }
}

/// Lists of numbered nodes, the newest first; a node is in at most one of them.
struct NodeLists<Name: RawRepresentable & CaseIterable> where Name.RawValue == Int {
    private struct Ends {
        var newest = NodeLists.none
        var oldest = NodeLists.none
        var cost = 0
    }

    private struct Link {
        var newer = NodeLists.none
        var older = NodeLists.none
        var name: Name?
    }

    private static var none: Int32 { -1 }

    private var links: [Link] = []
    private var ends = Array(repeating: Ends(), count: Name.allCases.count)

    /// Returns the list of a node.
    func name(of node: Int32) -> Name? { Int(node) < links.count ? links[Int(node)].name : nil }

    /// Whether the node is the newest of its list.
    func isNewest(_ node: Int32) -> Bool { links[Int(node)].newer == Self.none }

    /// Returns the total cost of a list's nodes.
    func cost(of name: Name) -> Int { ends[name.rawValue].cost }

    func oldest(of name: Name) -> Int32? {
        let node = ends[name.rawValue].oldest
        return node == Self.none ? nil : node
    }

    /// Makes a node the newest of a list, whatever list it was in.
    mutating func move(_ node: Int32, to name: Name, cost: Int) {
        if let old = self.name(of: node) {
            if old == name, ends[name.rawValue].newest == node { return }
            remove(node, cost: cost)
        }
        while links.count <= Int(node) { links.append(Link()) }
        let next = ends[name.rawValue].newest
        links[Int(node)] = Link(newer: Self.none, older: next, name: name)
        if next == Self.none { ends[name.rawValue].oldest = node } else { links[Int(next)].newer = node }
        ends[name.rawValue].newest = node
        ends[name.rawValue].cost += cost
    }

    /// Removes a node from its list, if it is in one.
    mutating func remove(_ node: Int32, cost: Int) {
        guard let name = name(of: node) else { return }
        let link = links[Int(node)]
        if link.newer == Self.none {
            ends[name.rawValue].newest = link.older
        } else {
            links[Int(link.newer)].older = link.older
        }
        if link.older == Self.none {
            ends[name.rawValue].oldest = link.newer
        } else {
            links[Int(link.older)].newer = link.newer
        }
        ends[name.rawValue].cost -= cost
        links[Int(node)].name = nil
    }

    /// Updates the cost of a node in its list's total.
    mutating func changeCost(of node: Int32, by difference: Int) {
        if let name = name(of: node) { ends[name.rawValue].cost += difference }
    }
}
