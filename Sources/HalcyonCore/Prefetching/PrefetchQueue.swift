/// The items of a prefetcher: each once, however many batches want it, in the order in which they came.
struct PrefetchQueue {
    /// The position of an item in the order. An item that is stopped and queued again has another number, so that
    /// remains of the old one never affect the new one.
    struct Turn: Sendable {
        let key: PrefetchKey
        let number: WaitID
    }

    private struct Item {
        let number = WaitID()
        var tickets: [PrefetchTicket]
        var isRunning = false
        var task: RunningTask?
    }

    /// Removed items: tickets to end, and tasks to cancel.
    struct Removal {
        var tickets: [PrefetchTicket] = []
        var tasks: [RunningTask] = []
    }

    private var items: [PrefetchKey: Item] = [:]
    /// The queued items, from `head` on. Removed items leave a turn that has no effect.
    private var turns: [Turn] = []
    private var head = 0

    var count: Int { items.count }
    /// True at least while items are queued.
    var hasTurns: Bool { head < turns.count }

    /// Joins the item for `key`, or queues it.
    mutating func add(_ ticket: PrefetchTicket, for key: PrefetchKey) {
        if let index = items.index(forKey: key) {
            items.values[index].tickets.append(ticket)
            return
        }
        let item = Item(tickets: [ticket])
        items[key] = item
        turns.append(Turn(key: key, number: item.number))
        if turns.count - head > 2 * items.count + 64 { sweep() }
    }

    /// Returns the next item, which runs from now on.
    mutating func next() -> (turn: Turn, request: ImageRequest)? {
        while head < turns.count {
            let turn = turns[head]
            head += 1
            if head == turns.count || head > 1024 && head * 2 > turns.count {
                turns.removeFirst(head)
                head = 0
            }
            guard let index = index(of: turn), let request = items.values[index].tickets.first?.request else {
                continue
            }
            items.values[index].isRunning = true
            return (turn, request)
        }
        return nil
    }

    /// Keeps the task to cancel if the item is stopped; false if it already was.
    mutating func keep(_ task: RunningTask, for turn: Turn) -> Bool {
        guard let index = index(of: turn) else { return false }
        items.values[index].task = task
        return true
    }

    /// Removes an item that has ended.
    mutating func finish(_ turn: Turn) -> [PrefetchTicket] {
        guard let index = index(of: turn) else { return [] }
        return items.remove(at: index).value.tickets
    }

    /// Removes the tickets of `key`, or those of one batch, and with the last of them the item.
    mutating func remove(
        _ key: PrefetchKey, of batch: ImagePrefetcher.Batch? = nil, keepingRunning: Bool = false,
        into removal: inout Removal
    ) {
        guard let index = items.index(forKey: key), !(keepingRunning && items.values[index].isRunning) else { return }
        for ticket in items.values[index].tickets where batch == nil || ticket.batch === batch {
            removal.tickets.append(ticket)
        }
        items.values[index].tickets.removeAll { batch == nil || $0.batch === batch }
        guard items.values[index].tickets.isEmpty else { return }
        if let task = items.remove(at: index).value.task { removal.tasks.append(task) }
    }

    /// Removes everything.
    mutating func removeAll() -> Removal {
        let removal = Removal(tickets: items.values.flatMap(\.tickets), tasks: items.values.compactMap(\.task))
        self = PrefetchQueue()
        return removal
    }

    private func index(of turn: Turn) -> Dictionary<PrefetchKey, Item>.Index? {
        guard let index = items.index(forKey: turn.key), items.values[index].number == turn.number else { return nil }
        return index
    }

    private mutating func sweep() {
        turns = turns[head...].filter { index(of: $0) != nil }
        head = 0
    }
}

extension PrefetchKey {
    /// The key of an item of a prefetcher.
    init(_ request: ImageRequest, _ destination: ImagePrefetcher.Destination) {
        self.init(request, decodes: destination == .memory)
    }
}

/// One request of a batch that waits for its result. The code that removes it from the queue ends it.
struct PrefetchTicket: Sendable {
    let batch: ImagePrefetcher.Batch
    let index: Int

    var request: ImageRequest { batch.requests[index] }

    /// Ends all tickets with an outcome, those of each batch at once.
    static func end(_ tickets: [PrefetchTicket], _ outcome: ImagePrefetcher.Outcome) {
        if let ticket = tickets.first, tickets.count == 1 { return ticket.batch.end([ticket.index], outcome) }
        let batches = Dictionary(grouping: tickets) { ObjectIdentifier($0.batch) }
        for tickets in batches.values { tickets.first?.batch.end(tickets.map(\.index).sorted(), outcome) }
    }
}
