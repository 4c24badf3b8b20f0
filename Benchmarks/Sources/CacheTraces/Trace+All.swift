extension Trace {
    /// The traces of the tables, each a function, so that only one need be in memory.
    public static let all: [@Sendable () -> Trace] = [
        { zipf(0.7) }, { zipf(0.9) }, { zipf(1.1) }, { scrolling() }, { flings() }, { downAndUp() }, { avatars() },
        { shifting() }, { inTurn() }, { prefetching() }, { prefetchingAside() },
    ]

    private static let objects = 10_000
    private static let rows = 5_000
    private static let length = 250_000

    /// Independent draws from a fixed popularity.
    static func zipf(_ exponent: Double) -> Trace {
        var random = SplitMix64(seed: 1)
        let zipf = Zipf(objects, exponent: exponent)
        let events = (0..<length).map { _ in Event(zipf.rank(&random), isPrefetch: false) }
        return Trace("Zipf \(exponent)", costs: costs(objects, seed: 2), events: events)
    }

    /// A feed that is read: on by a few rows and back by fewer, now and then back to something seen a while ago, and
    /// rarely to the top.
    static func scrolling() -> Trace {
        var random = SplitMix64(seed: 3)
        var feed = Feed(rows: rows)
        while feed.events.count < length {
            if feed.top == feed.bottom || random.chance(0.0005) { feed.jump(to: 0) }
            read(&feed, &random)
        }
        return Trace("scrolling", costs: costs(rows, seed: 4), events: feed.events)
    }

    private static func read(_ feed: inout Feed, _ random: inout SplitMix64) {
        switch random.unit() {
        case ..<0.70: feed.scroll(by: random.any(1...6))
        case ..<0.98: feed.scroll(by: -random.any(1...4))
        default:
            let place = feed.top
            feed.scroll(by: -random.any(20...200))
            if random.chance(0.5) { feed.scroll(to: place) }
        }
    }

    /// Flings over hundreds of rows, jumps to sections or anywhere, back to where one was, each followed by reading.
    static func flings() -> Trace {
        var random = SplitMix64(seed: 5)
        var feed = Feed(rows: rows)
        var place = 0
        while feed.events.count < length {
            let origin = feed.top
            switch random.unit() {
            case ..<0.4: feed.scroll(by: random.any(100...500))
            case ..<0.55: feed.scroll(by: -random.any(100...500))
            case ..<0.7: feed.jump(to: random.below(20) * (rows / 20))
            case ..<0.8: feed.jump(to: random.below(rows))
            case ..<0.93: feed.jump(to: place)
            default: feed.jump(to: 0)
            }
            place = origin
            for _ in 0..<random.any(3...25) { read(&feed, &random) }
            if feed.top == feed.bottom { feed.jump(to: 0) }
        }
        return Trace("flings and jumps", costs: costs(rows, seed: 4), events: feed.events)
    }

    /// The whole of a feed, down and up again.
    static func downAndUp() -> Trace {
        var feed = Feed(rows: rows)
        while feed.events.count < length {
            feed.scroll(to: feed.bottom)
            feed.scroll(to: 0)
        }
        return Trace("whole feed down and up", costs: costs(rows, seed: 4), events: feed.events)
    }

    /// Small pictures of people, some of whom write often, each beside a photo that is hardly seen again.
    static func avatars() -> Trace {
        var random = SplitMix64(seed: 6)
        let people = 6_000
        let zipf = Zipf(people, exponent: 0.8)
        var costs = costs(people, median: 25_000, seed: 7)
        var events: [Event] = []
        while events.count < length / 2 {
            events.append(Event(zipf.rank(&random), isPrefetch: false))
            // Users who come back to a photo do so soon.
            let isNew = costs.count < people + 50 || random.chance(0.95)
            let photo = isNew ? costs.count : costs.count - 1 - random.below(50)
            if isNew { costs.append(0) }
            events.append(Event(photo, isPrefetch: false))
        }
        let photos = Self.costs(costs.count - people, seed: 8)
        costs.replaceSubrange(people..., with: photos)
        return Trace("avatars among one-time photos", costs: costs, events: events)
    }

    /// Zipf 0.9, whose ranks wander through the objects: after 50,000 draws all of the popular ones are others.
    static func shifting() -> Trace {
        var random = SplitMix64(seed: 9)
        let zipf = Zipf(objects, exponent: 0.9)
        let events = (0..<length).map { step in
            Event((zipf.rank(&random) + step / 25) % objects, isPrefetch: false)
        }
        return Trace("shifting popularity", costs: costs(objects, seed: 10), events: events)
    }

    /// Popular objects for a while, then a feed for a while, and so on, ten times each.
    static func inTurn() -> Trace {
        var random = SplitMix64(seed: 14)
        let zipf = Zipf(rows, exponent: 0.9)
        var feed = Feed(rows: rows)
        var events: [Event] = []
        while events.count < length {
            let start = feed.events.count
            while feed.events.count - start < length / 20 {
                if feed.top == feed.bottom { feed.jump(to: 0) }
                read(&feed, &random)
            }
            events += feed.events[start...]
            events += (0..<length / 20).map { _ in Event(rows + zipf.rank(&random), isPrefetch: false) }
        }
        return Trace("popular ones and a feed in turn", costs: costs(2 * rows, seed: 15), events: events)
    }

    /// A feed that is read, with jumps; rows are loaded 20 at a time ahead of the way, and many of them are never
    /// shown.
    static func prefetching() -> Trace {
        var random = SplitMix64(seed: 11)
        var feed = Feed(rows: rows)
        feed.ahead = 20
        while feed.events.count < length {
            if feed.top == feed.bottom || random.chance(0.01) { feed.jump(to: random.below(rows)) }
            if random.chance(0.01) { feed.jump(to: random.below(20) * (rows / 20)) }
            read(&feed, &random)
        }
        return Trace("feed with prefetching", costs: costs(rows, seed: 4), events: feed.events)
    }

    /// What is popular by Zipf 0.9, and bursts of 200 prefetched pictures of which a fifth is shown soon.
    static func prefetchingAside() -> Trace {
        var random = SplitMix64(seed: 12)
        let zipf = Zipf(objects, exponent: 0.9)
        var events: [Event] = []
        var next = objects
        while events.count < length {
            let burst = (next..<next + 200).map(\.self)
            next += 200
            for object in burst { events.append(Event(object, isPrefetch: true)) }
            for object in burst {
                if random.chance(0.2) { events.append(Event(object, isPrefetch: false)) }
                for _ in 0..<10 { events.append(Event(zipf.rank(&random), isPrefetch: false)) }
            }
        }
        return Trace("popular ones and prefetch bursts", costs: costs(next, seed: 13), events: events)
    }
}
