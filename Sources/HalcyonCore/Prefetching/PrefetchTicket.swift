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
