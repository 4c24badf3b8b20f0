import ArgumentParser
import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonStore

/// `halcyon cache show`.
struct CacheShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show what the cache has for URLs: status, header fields, age, freshness, size.",
        discussion: """
            Processed images that were made from them are shown too. Showing an entry does not count as using it, so \
            it may still be evicted. The exit status is 1 if the cache has nothing for one of the URLs.

            Examples:
              halcyon cache show https://example.org/cat.jpg
              halcyon cache show --from urls.txt --json | jq 'select(.stale)'
            """)

    @OptionGroup var inputs: InputOptions
    @OptionGroup var caching: CacheOptions
    @OptionGroup var logging: LoggingOptions

    @Flag(help: "Write JSON, one object per entry, to standard output.")
    var json = false

    func run() async throws {
        let list = try inputs.list()
        logging.start()
        var isComplete = true
        try await caching.withCache { cache throws(ImageError) in
            let keys = list.map { ImageRequest(source: $0.source).sourceKey }
            let wanted = Set(keys)
            // Listed, not read, because reading counts as a use, and the bytes are not shown.
            let found = Dictionary(grouping: try await cache.items { wanted.contains($0.source) }, by: \.source)
            let now = Date()
            for (input, key) in zip(list, keys) {
                guard let items = found[key] else {
                    Console.shared.report("not in the cache: \(input.displayName)")
                    isComplete = false
                    continue
                }
                for item in items.sorted(by: { $0.key < $1.key }) {
                    let entry = CacheEntryText(item: item, now: now)
                    for line in json ? [entry.json.text] : entry.lines { Console.shared.print(line) }
                }
            }
        }
        if !isComplete { throw ExitCode.failure }
    }
}

/// Everything known about an entry.
struct CacheEntryText {
    let item: DataCacheEntryInfo
    let now: Date

    /// The seconds since its server created or revalidated the response: RFC 9111, 4.2.3.
    private var age: TimeInterval? {
        guard let metadata = item.metadata, metadata.response != nil else { return nil }
        return max(0, metadata.initialAge) + max(0, now.timeIntervalSince(metadata.storedAt))
    }

    private var version: String? {
        item.metadata.map { String($0.version, radix: 16) }.map { String(repeating: "0", count: 16 - $0.count) + $0 }
    }

    /// Lines of readable text.
    var lines: [String] {
        var lines = [item.source.printable + (item.isProcessed ? " (processed)" : "")]
        func add(_ name: String, _ text: String?) {
            if let text { lines.append("  \(name.padded(to: 9))  \(text.printable)") }
        }
        if let url = item.url, url != item.source { add("from", url) }
        add("size", "\(ByteCount(item.bytes)), \(item.bytes) bytes")
        add("stored", item.storedAt.map { "\($0.formatted(.iso8601)), \($0.age(at: now)) ago" })
        add("used", "\(item.lastUsed.formatted(.iso8601)), \(item.lastUsed.age(at: now)) ago")
        add("age", age.map { now.addingTimeInterval(-$0).age(at: now) })
        add("fresh", freshness)
        add("version", version)
        guard let response = item.metadata?.response else { return lines }
        add("status", "\(response.status.code)")
        for field in response.headerFields { add("", "\(field.name): \(field.value)") }
        return lines
    }

    private var freshness: String {
        guard let metadata = item.metadata else { return "no, because its metadata is damaged" }
        guard let expiresAt = metadata.expiresAt else { return "forever" }
        let moment = expiresAt.formatted(.iso8601)
        return metadata.isFresh(at: now)
            ? "until \(moment), for \(now.age(at: expiresAt))" : "until \(moment), stale for \(expiresAt.age(at: now))"
    }

    /// One JSON object: that of a listing, with further fields.
    var json: JSONValue {
        guard case .object(let listed) = CacheListLine(item: item, now: now).json,
            case .object(let more) = JSONValue.object(of: [
                "age": age.map(JSONValue.seconds), "version": version.map(JSONValue.string), "fields": fields,
            ])
        else { return .object([]) }
        return .object(listed + more)
    }

    /// Each field under its lower-case name; repeated fields are combined as in RFC 9110, 5.3.
    private var fields: JSONValue? {
        guard let response = item.metadata?.response else { return nil }
        var names: [HTTPField.Name] = []
        for field in response.headerFields where !names.contains(field.name) { names.append(field.name) }
        return .object(
            names.map { name in
                let value = response.headerFields[values: name].joined(separator: ", ")
                return JSONValue.Field(name: name.canonicalName, value: .string(value))
            })
    }
}
