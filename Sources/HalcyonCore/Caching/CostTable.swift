/// A table from image keys to values with a cost, in the order of use: the most recent first.
///
/// Open addressing with linear probing over the hashes that the keys keep (Knuth, The Art of Computer Programming, vol. 3,
/// 6.4, algorithms L and R), into one array of nodes that are linked by index: a look-up hashes nothing and allocates
/// nothing, and a removal moves no node.
struct CostTable<Value> {
    private struct Node {
        /// Nil in a node that is free, as the value is: a key may be long.
        var key: ImageKey?
        let identity: ObjectIdentifier
        let hash: Int
        var value: Value?
        var cost: Int
        var newer = CostTable.none
        var older = CostTable.none

        init(_ key: ImageKey, _ value: Value, _ cost: Int) {
            self.key = key
            identity = ObjectIdentifier(key)
            hash = key.hash
            self.value = value
            self.cost = cost
        }
    }

    /// The place of a node, with as much of its hash as tells most strangers from it without a look at the node.
    private struct Slot {
        var index = CostTable.none
        var tag: Int32 = 0
        var isFree: Bool { index == CostTable.none }
    }

    private static var none: Int32 { -1 }

    private var nodes: [Node] = []
    /// A power of two of them, at most half in use.
    private var slots = Array(repeating: Slot(), count: 16)
    private var newest = Self.none
    private var oldest = Self.none
    private var firstFree = Self.none

    private(set) var count = 0
    private(set) var totalCost = 0

    /// The value for a key, which becomes the most recently used.
    mutating func use(_ key: ImageKey) -> Value? {
        guard let slot = slot(of: key) else { return nil }
        let index = slots[slot].index
        if index != newest {
            unlink(index)
            linkAsNewest(index)
        }
        return nodes[Int(index)].value
    }

    func contains(_ key: ImageKey) -> Bool { slot(of: key) != nil }

    /// Puts a value in the place of whatever the key had; returns that.
    mutating func insert(_ value: Value, cost: Int, for key: ImageKey) -> Value? {
        let replaced = remove(key)
        if (count + 1) * 2 > slots.count { grow() }
        let index = newNode(Node(key, value, cost))
        linkAsNewest(index)
        fillSlot(with: index, hash: key.hash)
        count += 1
        totalCost += cost
        return replaced
    }

    /// Takes the value for a key out.
    mutating func remove(_ key: ImageKey) -> Value? {
        slot(of: key).flatMap { removeNode(at: $0) }
    }

    /// Takes out the value that was not used for longest.
    mutating func removeOldest() -> Value? {
        guard oldest != Self.none, let key = nodes[Int(oldest)].key, let slot = slot(of: key) else { return nil }
        return removeNode(at: slot)
    }

    private static func tag(of hash: Int) -> Int32 { Int32(truncatingIfNeeded: hash >> 32) }

    private func slot(of key: ImageKey) -> Int? {
        let tag = Self.tag(of: key.hash)
        let mask = slots.count - 1
        var slot = key.hash & mask
        while !slots[slot].isFree {
            if slots[slot].tag == tag, isNode(slots[slot].index, of: key) { return slot }
            slot = (slot + 1) & mask
        }
        return nil
    }

    private func isNode(_ index: Int32, of key: ImageKey) -> Bool {
        // Mostly it is the very same key: told by its address, which touches no reference count.
        nodes[Int(index)].identity == ObjectIdentifier(key) || nodes[Int(index)].key == key
    }

    private mutating func fillSlot(with index: Int32, hash: Int) {
        let mask = slots.count - 1
        var slot = hash & mask
        while !slots[slot].isFree { slot = (slot + 1) & mask }
        slots[slot] = Slot(index: index, tag: Self.tag(of: hash))
    }

    private mutating func removeNode(at slot: Int) -> Value? {
        let index = slots[slot].index
        unlink(index)
        closeGap(at: slot)
        let value = nodes[Int(index)].value
        count -= 1
        totalCost -= nodes[Int(index)].cost
        nodes[Int(index)].key = nil
        nodes[Int(index)].value = nil
        nodes[Int(index)].older = firstFree
        firstFree = index
        return value
    }

    /// Moves later entries of the same run back, so that no look-up stops at the gap before it has found its key.
    private mutating func closeGap(at slot: Int) {
        let mask = slots.count - 1
        var gap = slot
        var next = (slot + 1) & mask
        while !slots[next].isFree {
            let home = nodes[Int(slots[next].index)].hash & mask
            if (next &- home) & mask >= (next &- gap) & mask {
                slots[gap] = slots[next]
                gap = next
            }
            next = (next + 1) & mask
        }
        slots[gap] = Slot()
    }

    private mutating func grow() {
        let used = slots.filter { !$0.isFree }
        slots = Array(repeating: Slot(), count: slots.count * 2)
        for slot in used { fillSlot(with: slot.index, hash: nodes[Int(slot.index)].hash) }
    }

    private mutating func newNode(_ node: Node) -> Int32 {
        guard firstFree != Self.none else {
            nodes.append(node)
            return Int32(nodes.count - 1)
        }
        let index = firstFree
        firstFree = nodes[Int(index)].older
        nodes[Int(index)] = node
        return index
    }

    private mutating func linkAsNewest(_ index: Int32) {
        nodes[Int(index)].newer = Self.none
        nodes[Int(index)].older = newest
        if newest == Self.none { oldest = index } else { nodes[Int(newest)].newer = index }
        newest = index
    }

    private mutating func unlink(_ index: Int32) {
        let node = (newer: nodes[Int(index)].newer, older: nodes[Int(index)].older)
        if node.newer == Self.none { newest = node.older } else { nodes[Int(node.newer)].older = node.older }
        if node.older == Self.none { oldest = node.newer } else { nodes[Int(node.older)].newer = node.newer }
    }
}
