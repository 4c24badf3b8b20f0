import Synchronization

/// Values by wait. Most tables have a single wait, which is stored outside the dictionary and needs no allocation.
struct WaitTable<Value> {
    private var single: (id: WaitID, value: Value)?
    private var others: [WaitID: Value] = [:]

    var count: Int { (single == nil ? 0 : 1) + others.count }
    var isEmpty: Bool { single == nil && others.isEmpty }

    /// All values, in no particular order.
    var values: [Value] { (single.map { [$0.value] } ?? []) + others.values }

    subscript(id: WaitID) -> Value? {
        get { single?.id == id ? single?.value : others[id] }
        _modify {
            if single?.id == id {
                var value = single?.value
                defer { single = value.map { (id, $0) } }
                yield &value
            } else {
                yield &others[id]
            }
        }
    }

    /// Adds the value of a new wait.
    mutating func insert(_ value: Value, for id: WaitID) {
        if isEmpty { single = (id, value) } else { others[id] = value }
    }

    /// Removes and returns the value of a wait.
    mutating func remove(_ id: WaitID) -> Value? {
        guard single?.id == id else { return others.isEmpty ? nil : others.removeValue(forKey: id) }
        defer { single = nil }
        return single?.value
    }

    /// Calls `body` with each value, in the order in which the waits began.
    func forEachInOrder(_ body: (Value) -> Void) {
        if others.isEmpty {
            if let single { body(single.value) }
            return
        }
        var all = others.map { (id: $0.key, value: $0.value) }
        if let single { all.append(single) }
        for (_, value) in all.sorted(by: { $0.id < $1.id }) { body(value) }
    }
}

extension WaitTable: Sendable where Value: Sendable {}

/// Identifies one wait, for a job or for a permit; a later wait has a greater number.
struct WaitID: Hashable, Comparable, Sendable, CustomStringConvertible {
    private let number: UInt64
    private static let last = Atomic<UInt64>(0)

    /// Draws the next number.
    init() { number = Self.last.add(1, ordering: .relaxed).newValue }

    var description: String { String(number) }

    static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}
