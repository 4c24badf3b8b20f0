/// The items of a prefetcher: each once, whoever wants it, in the order in which they came.
struct PrefetchQueue {
    /// One item's place in the order. An item that is stopped and queued anew has another number: what is left of the old one
    /// never touches its successor.
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

    /// What was taken out: whom to tell, and what to cancel.
    struct Removal {
        var tickets: [PrefetchTicket] = []
        var tasks: [RunningTask] = []
    }

    private var items: [PrefetchKey: Item] = [:]
    /// Those that are queued, from `head` on. Who was taken out stays behind as a turn that means nothing any more.
    private var turns: [Turn] = []
    private var head = 0

    var count: Int { items.count }
    /// At least as many as are queued.
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

    /// The item whose turn it is, which runs from now on.
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

    /// Keeps what is to be cancelled when the item is stopped; false when it has been.
    mutating func keep(_ task: RunningTask, for turn: Turn) -> Bool {
        guard let index = index(of: turn) else { return false }
        items.values[index].task = task
        return true
    }

    /// Takes out an item that has ended.
    mutating func finish(_ turn: Turn) -> [PrefetchTicket] {
        guard let index = index(of: turn) else { return [] }
        return items.remove(at: index).value.tickets
    }

    /// Takes out who waits for `key`, or those of one batch among them; and the item with the last of them.
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

    /// Takes out all.
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

/// What makes two items of a prefetcher one: the image for the memory, the load alone for the disk, and where they go.
struct PrefetchKey: Hashable, Sendable {
    private let load: LoadKey
    private let image: ImageJobKey?
    /// Beside what the keys have of it: what it leaves to the pipeline may come out different from what it seems.
    private let policy: CachePolicy
    /// Where else they may come from, while the network is to be spared and after a failure.
    private let lowDataSource: LoadIdentity?
    private let alternatives: [LoadIdentity]

    init(_ request: ImageRequest, _ destination: ImagePrefetcher.Destination) {
        load = LoadKey(request)
        var policy = request.cachePolicy
        switch destination {
        case .memory:
            image = ImageJobKey(request)
        case .disk:
            image = nil
            policy.memory = .off
        }
        self.policy = policy
        guard request.hasOptions else {
            (lowDataSource, alternatives) = (nil, [])
            return
        }
        lowDataSource = request.lowDataSource.map { ImageRequest(source: $0).loadIdentity }
        alternatives = (request.alternatives ?? []).map { ImageRequest(source: $0).loadIdentity }
    }
}

/// One request of one batch, which waits for its result. Whoever takes it out of the queue ends it.
struct PrefetchTicket: Sendable {
    let batch: ImagePrefetcher.Batch
    let index: Int

    var request: ImageRequest { batch.requests[index] }

    /// Gives all of them their result, those of a batch in one go.
    static func end(_ tickets: [PrefetchTicket], _ outcome: ImagePrefetcher.Outcome) {
        if let ticket = tickets.first, tickets.count == 1 { return ticket.batch.end([ticket.index], outcome) }
        let batches = Dictionary(grouping: tickets) { ObjectIdentifier($0.batch) }
        for tickets in batches.values { tickets.first?.batch.end(tickets.map(\.index).sorted(), outcome) }
    }
}
