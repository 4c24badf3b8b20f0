/// Decides which entry of a memory cache goes when there is no room for all: the one small type to replace for another
/// policy.
///
/// Two orders are kept side by side, each as if it had the whole cache to itself:
/// - **recency**: what was not used for longest goes first (LRU). Views that scroll want this one.
/// - **queues**: S3-FIFO (Yang et al., "FIFO queues are all you need for cache eviction", SOSP 2023): what is new waits in
///   a small queue, and only what is used there, or was lately known, gets into the main one. It keeps what is popular,
///   and is not flushed by what is seen once. The paper's queue of ghosts is the order of recency here.
///
/// Each use that one of them would have had and the other not is a point for the first, and the cache follows the one that
/// leads: "Adaptive caches: effective shaping of cache behavior to workloads" (Subramanian, Smaragdakis and Loh, MICRO
/// 2006), which also shows that following costs little over the better of the two. An entry that an order has given up
/// while the cache has it has strayed from that order. Whenever the cache holds more than an order does, something has, and
/// that is what goes: no list is ever searched.
///
/// What an order has and the cache has not is a node without key or value: a few dozen bytes beside a hash. There are about
/// as many of them as of entries, for the orders are bounded by the same cost.
///
/// **Speculative entries**, which were prefetched and not used yet, stand apart from both orders. When the cache is full,
/// they keep an allowance, and beyond it they push out only each other, the oldest first. The allowance begins at a twentieth of
/// the limit; it grows by what comes to be used, also if too late, shrinks by what does not, and never passes a half:
/// the entries used most recently are always left alone. The first use makes an entry an ordinary one.
///
/// `MemoryPolicy.md` has the hit ratios beside those of other policies.
struct EvictionPolicy {
    private enum Recency: Int, CaseIterable {
        case used, strayed
        case speculative
        /// Speculative ones that were evicted before anybody used them.
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

    /// The share of the limit that the small queue has (1 in so many); the paper's.
    private static let smallShare = 10
    private static let usesAtMost: UInt8 = 3
    private static let allowanceAtLeast = 20
    private static let allowanceAtMost = 2
    private static let leadAtLeast = 20

    var costLimit: Int
    private(set) var count = 0
    private(set) var totalCost = 0
    /// Nodes that nothing needs any more; whoever keeps the nodes takes them out after every call.
    var forgotten: [Int32] = []

    private var records: [Record] = []
    private var recency = NodeLists<Recency>()
    private var queues = NodeLists<Queue>()
    /// By how many uses the queues lead, of late.
    private var lead = 0
    /// What speculative entries have earned; see ``allowance``.
    private var earned = 0

    init(costLimit: Int) { self.costLimit = costLimit }

    /// The bytes that speculative entries keep in a full cache.
    private var allowance: Int {
        min(max(earned, costLimit / Self.allowanceAtLeast), costLimit / Self.allowanceAtMost)
    }

    private var speculativeCost: Int { recency.cost(of: .speculative) }

    /// The bytes that each order may have.
    private var room: Int { costLimit - min(speculativeCost, allowance) }

    /// Whether a stored entry was prefetched, and nobody has used it yet.
    func isSpeculative(_ node: Int32) -> Bool { recency.name(of: node) == .speculative }

    /// Takes in that a stored entry was used.
    mutating func use(_ node: Int32) {
        let name = recency.name(of: node)
        if name == .used, recency.isNewest(node), records[Int(node)].uses == Self.usesAtMost, isQueued(node) { return }
        if name == .speculative { earn(records[Int(node)].cost) }
        touch(node, wasRecent: name == .used)
    }

    /// Takes in that an entry was stored, in a new node or in one that is known and has none.
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

    /// Takes in that an entry was stored in the place of another one.
    mutating func replace(_ node: Int32, cost: Int, isSpeculative: Bool) {
        totalCost += cost - records[Int(node)].cost
        changeCost(of: node, to: cost)
        if !isSpeculative { use(node) }
        trim(to: room)
    }

    /// Takes in that a stored entry is gone, and not for want of room.
    mutating func remove(_ node: Int32) {
        recency.remove(node, cost: records[Int(node)].cost)
        queues.remove(node, cost: records[Int(node)].cost)
        drop(node)
    }

    /// The entry that is worth least, which is stored no more; nil where there is none.
    ///
    /// In a cache that is within its limit, and is to shrink nevertheless, speculative ones go first.
    mutating func removeVictim() -> Int32? {
        if speculativeCost > (totalCost > costLimit ? allowance : 0), let node = removeSpeculative() { return node }
        // Less than what is stored: then something of that must have strayed, in either order.
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

    /// Takes from both orders what they would not have in a cache of that size.
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

    /// Gives what was used in a queue another turn in the main one, and what was not up.
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
        // Where it is the number of entries that is limited, that is how many are worth remembering.
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

/// Lists of nodes that are known by number, the newest first; a node is in one of them or in none.
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

    /// Which list a node is in.
    func name(of node: Int32) -> Name? { Int(node) < links.count ? links[Int(node)].name : nil }

    /// Whether no node of its list is newer.
    func isNewest(_ node: Int32) -> Bool { links[Int(node)].newer == Self.none }

    /// The sum of what the nodes of a list cost.
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

    /// Takes a node out of its list, if it is in one.
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

    /// Counts a node's new cost in the place of its old one.
    mutating func changeCost(of node: Int32, by difference: Int) {
        if let name = name(of: node) { ends[name.rawValue].cost += difference }
    }
}
