/// A table from image keys to values with a cost; an ``EvictionPolicy`` selects the ones to evict.
///
/// A node of the policy may belong to an entry that is gone, and is recognized by its hash if the entry comes back.
struct CostTable<Value> {
    private struct Entry {
        /// Nil in a free entry, like the value: a key may be long.
        var key: ImageKey?
        var value: Value?
    }

    /// An evicted entry.
    struct EvictedEntry {
        let key: ImageKey
        let value: Value
    }

    private var policy: EvictionPolicy
    private var nodes = HashedNodes()
    private var entries: [Entry] = []
    private var freeEntries: [Int] = []

    init(costLimit: Int) { policy = EvictionPolicy(costLimit: costLimit) }

    var count: Int { policy.count }
    var totalCost: Int { policy.totalCost }
    /// The number of evicted entries whose hash is remembered.
    var rememberedCount: Int { nodes.count - count }

    /// The policy's size of the cache. The table does not enforce it: after an insertion, evict entries until the total
    /// is within it.
    var costLimit: Int {
        get { policy.costLimit }
        set { policy.costLimit = newValue }
    }

    /// Returns the value for a key, and counts as a use of it.
    mutating func use(_ key: ImageKey) -> Value? {
        guard let entry = entryAfterUse(of: key) else { return nil }
        return entries[entry].value
    }

    /// Counts as a use of an entry that is still speculative.
    mutating func useIfSpeculative(_ key: ImageKey) {
        guard let (node, _) = find(key), policy.isSpeculative(node) else { return }
        policy.use(node)
        forget()
    }

    @inline(__always)
    private mutating func entryAfterUse(of key: ImageKey) -> Int? {
        guard let (node, entry) = find(key) else { return nil }
        policy.use(node)
        forget()
        return entry
    }

    /// Returns the value for a key, without counting as a use of it.
    func peek(_ key: ImageKey) -> Value? { find(key).flatMap { entries[$0.entry].value } }

    /// Changes the value of an existing entry; its cost and its place in the order of eviction stay.
    mutating func update(_ key: ImageKey, _ change: (inout Value) -> Void) {
        guard let (_, entry) = find(key), var value = entries[entry].value.take() else { return }
        change(&value)
        entries[entry].value = value
    }

    func contains(_ key: ImageKey) -> Bool { find(key) != nil }

    /// Stores a value, and returns the one it replaces.
    ///
    /// - Parameter isSpeculative: Whether it was prefetched, and not used yet: then it evicts almost none of the
    ///   ordinary entries; see ``EvictionPolicy``. The first use makes it an ordinary entry; an existing ordinary entry
    ///   stays one.
    mutating func insert(_ value: Value, cost: Int, for key: ImageKey, isSpeculative: Bool = false) -> Value? {
        defer { forget() }
        if let (node, entry) = find(key) {
            let replaced = entries[entry].value
            entries[entry] = Entry(key: key, value: value)
            nodes.setEntry(entry, of: ObjectIdentifier(key), in: node)
            policy.replace(node, cost: cost, isSpeculative: isSpeculative)
            return replaced
        }
        let node = rememberedNode(of: key.hash) ?? nodes.add(hash: key.hash)
        let entry = freeEntries.popLast() ?? entries.count
        if entry == entries.count { entries.append(Entry()) }
        entries[entry] = Entry(key: key, value: value)
        nodes.setEntry(entry, of: ObjectIdentifier(key), in: node)
        policy.store(node, cost: cost, isSpeculative: isSpeculative)
        return nil
    }

    /// Removes and returns the value for a key.
    mutating func remove(_ key: ImageKey) -> Value? {
        guard let (node, _) = find(key) else { return nil }
        policy.remove(node)
        let entry = takeEntry(of: node)
        forget()
        return entry.value
    }

    /// Removes and returns the least valuable entry; nil if there is none.
    mutating func evict() -> EvictedEntry? {
        guard let node = policy.evict() else { return nil }
        let entry = takeEntry(of: node)
        forget()
        guard let key = entry.key, let value = entry.value else { return nil }
        return EvictedEntry(key: key, value: value)
    }

    // Inlined by force: a call would copy the whole table onto the stack first.
    @inline(__always)
    private func find(_ key: ImageKey) -> (node: Int32, entry: Int)? {
        var probe = key.hash
        while let node = nodes.next(of: key.hash, from: &probe) {
            guard let entry = nodes.entry(of: node) else { continue }
            // Usually it is the same object: compared by address, which touches no reference count.
            if nodes.isNode(node, of: ObjectIdentifier(key)) || entries[entry].key == key { return (node, entry) }
        }
        return nil
    }

    /// Returns the node of an entry that is gone.
    private func rememberedNode(of hash: Int) -> Int32? {
        var probe = hash
        while let node = nodes.next(of: hash, from: &probe) {
            if nodes.entry(of: node) == nil { return node }
        }
        return nil
    }

    private mutating func takeEntry(of node: Int32) -> Entry {
        guard let place = nodes.entry(of: node) else { return Entry() }
        let entry = entries[place]
        entries[place] = Entry()
        freeEntries.append(place)
        nodes.setEntry(nil, of: nil, in: node)
        return entry
    }

    /// Releases the nodes that the policy no longer needs.
    @inline(__always)
    private mutating func forget() {
        if !policy.forgotten.isEmpty { forgetNodes() }
    }

    /// Not inlined, to keep a hit small: it usually forgets nothing.
    @inline(never)
    private mutating func forgetNodes() {
        for node in policy.forgotten { nodes.remove(node) }
        policy.forgotten.removeAll(keepingCapacity: true)
    }
}

extension CostTable where Value == MemoryEntry {
    /// Returns the part of a key's value that a hit needs, and counts as a use. A closure would copy the whole value,
    /// and retain each reference in it.
    @inline(__always)
    mutating func hit(_ key: ImageKey) -> MemoryEntry.Hit? {
        guard let entry = entryAfterUse(of: key) else { return nil }
        return entries[entry].value?.hit
    }

    /// Like ``hit(_:)``, but does not count as a use.
    func peekHit(_ key: ImageKey) -> MemoryEntry.Hit? { find(key).flatMap { entries[$0.entry].value?.hit } }
}

/// Assigns numbers to hashes, and finds them again by hash.
///
/// Open addressing with linear probing over stored hashes (Knuth, The Art of Computer Programming, vol. 3, 6.4,
/// algorithms L and R): a look-up hashes nothing and allocates nothing, and a removal changes no other number.
struct HashedNodes {
    /// The place of a node, with enough bits of its hash to reject most other hashes without reading the node.
    private struct Slot {
        var node = HashedNodes.none
        var tag: Int32 = 0
        var isFree: Bool { node == HashedNodes.none }
    }

    /// The fields that identify a node, side by side: most of a hit is waiting for memory.
    private struct Node {
        let hash: Int
        var identity: ObjectIdentifier?
        var entry = HashedNodes.none
    }

    private static let none: Int32 = -1

    private var nodes: [Node] = []
    private var free: [Int32] = []
    /// Their number is a power of two, and at most half are in use.
    private var slots = Array(repeating: Slot(), count: 16)

    var count: Int { nodes.count - free.count }

    /// Returns the next node of a hash; `place` starts as that hash. Not a closure: it would cost a hit more than the
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

    /// Returns the place of a node's entry; nil if it has none.
    func entry(of node: Int32) -> Int? {
        let entry = nodes[Int(node)].entry
        return entry == Self.none ? nil : Int(entry)
    }

    /// Whether the entry of a node belongs to this object.
    func isNode(_ node: Int32, of identity: ObjectIdentifier) -> Bool { nodes[Int(node)].identity == identity }

    mutating func setEntry(_ entry: Int?, of identity: ObjectIdentifier?, in node: Int32) {
        nodes[Int(node)].entry = entry.map { Int32($0) } ?? Self.none
        nodes[Int(node)].identity = identity
    }

    /// Adds a node without an entry; one hash may have several.
    mutating func add(hash: Int) -> Int32 {
        if (count + 1) * 2 > slots.count { grow() }
        let node = free.popLast() ?? Int32(nodes.count)
        if Int(node) == nodes.count { nodes.append(Node(hash: hash)) } else { nodes[Int(node)] = Node(hash: hash) }
        fillSlot(with: node)
        return node
    }

    /// Removes a node, whose number may be reused.
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

    /// Moves later slots of the same run back, so that a look-up does not stop at the gap before it reaches its node.
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
