/// Numbers for what has a hash, found again by that hash.
///
/// Open addressing with linear probing over hashes that are kept (Knuth, The Art of Computer Programming, vol. 3, 6.4,
/// algorithms L and R): a look-up hashes nothing and allocates nothing, and a removal changes nobody's number.
struct HashedNodes {
    /// The place of a node, with as much of its hash as tells most strangers from it without a look at the node.
    private struct Slot {
        var node = HashedNodes.none
        var tag: Int32 = 0
        var isFree: Bool { node == HashedNodes.none }
    }

    /// What a node is told by, side by side: a hit is mostly the wait for memory.
    private struct Node {
        let hash: Int
        var identity: ObjectIdentifier?
        var entry = HashedNodes.none
    }

    private static let none: Int32 = -1

    private var nodes: [Node] = []
    private var free: [Int32] = []
    /// A power of two of them, at most half in use.
    private var slots = Array(repeating: Slot(), count: 16)

    var count: Int { nodes.count - free.count }

    /// The next node of a hash, where `place` begins as that hash. No closure instead: it would cost a hit more than the
    /// search does.
    @inline(__always)
    func next(of hash: Int, from place: inout Int) -> Int32? {
        let tag = Self.tag(of: hash)
        let mask = slots.count - 1
        while true {
            let slot = slots[place & mask]
            if slot.isFree { return nil }
            place = (place & mask) + 1
            if slot.tag == tag, nodes[Int(slot.node)].hash == hash { return slot.node }
        }
    }

    /// Where the entry of a node is; nil where it has none.
    func entry(of node: Int32) -> Int? {
        let entry = nodes[Int(node)].entry
        return entry == Self.none ? nil : Int(entry)
    }

    /// Whether the entry of a node belongs to that object.
    func isNode(_ node: Int32, of identity: ObjectIdentifier) -> Bool { nodes[Int(node)].identity == identity }

    mutating func setEntry(_ entry: Int?, of identity: ObjectIdentifier?, in node: Int32) {
        nodes[Int(node)].entry = entry.map { Int32($0) } ?? Self.none
        nodes[Int(node)].identity = identity
    }

    /// A new node, without an entry; one hash may have several.
    mutating func add(hash: Int) -> Int32 {
        if (count + 1) * 2 > slots.count { grow() }
        let node = free.popLast() ?? Int32(nodes.count)
        if Int(node) == nodes.count { nodes.append(Node(hash: hash)) } else { nodes[Int(node)] = Node(hash: hash) }
        fillSlot(with: node)
        return node
    }

    /// Takes out a node, whose number another one may get.
    mutating func remove(_ node: Int32) {
        let mask = slots.count - 1
        var place = nodes[Int(node)].hash & mask
        while slots[place].node != node {
            if slots[place].isFree { return }
            place = (place + 1) & mask
        }
        closeGap(at: place)
        free.append(node)
    }

    private static func tag(of hash: Int) -> Int32 { Int32(truncatingIfNeeded: hash >> 32) }

    private mutating func fillSlot(with node: Int32) {
        let mask = slots.count - 1
        var place = nodes[Int(node)].hash & mask
        while !slots[place].isFree { place = (place + 1) & mask }
        slots[place] = Slot(node: node, tag: Self.tag(of: nodes[Int(node)].hash))
    }

    /// Moves later slots of the same run back, so that no look-up stops at the gap before it has found its node.
    private mutating func closeGap(at place: Int) {
        let mask = slots.count - 1
        var gap = place
        var next = (place + 1) & mask
        while !slots[next].isFree {
            let home = nodes[Int(slots[next].node)].hash & mask
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
        for slot in used { fillSlot(with: slot.node) }
    }
}
