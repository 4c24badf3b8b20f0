extension ControlGroup {
    /// The least of what the group, and each above it, may take, in bytes; nil where there is no limit.
    ///
    /// Of version 2 that is `memory.max` and `memory.high`, beyond which the kernel slows the program down; of version
    /// 1 `memory.limit_in_bytes`, and of `memory.stat` what stands there for groups that a container cannot see.
    package var limit: Int? {
        var limits = folders.compactMap { limit(of: $0) }
        if version == .one, let own = folders.first, let above = figures(own)["hierarchical_memory_limit"] {
            limits.append(above)
        }
        return limits.min()
    }

    /// The limit of one of ``folders`` alone.
    package func limit(of folder: String) -> Int? {
        let names = version == .two ? ["memory.max", "memory.high"] : ["memory.limit_in_bytes"]
        // The word "max" is no number, and none at all is how a group is emptied.
        return names.compactMap { number("\(folder)/\($0)") }.filter { $0 > 0 }.min()
    }

    /// Which part of its limit one of ``folders`` has that the kernel cannot just drop; nil without a limit.
    ///
    /// Pages of files do not count: every group that reads files is at its limit, and is not short of memory.
    package func heldPart(of folder: String) -> Double? {
        guard let limit = limit(of: folder) else { return nil }
        let (usedFile, droppable) = Self.useFigures(version)
        guard let used = number("\(folder)/\(usedFile)") else { return nil }
        var held = used
        let figures = figures(folder)
        for name in droppable { held -= figures[name] ?? 0 }
        return Double(held) / Double(limit)
    }

    /// The file that has all that is used, and which of it is dropped at need.
    private static func useFigures(_ version: Version) -> (file: String, droppable: [Substring]) {
        switch version {
        case .one: ("memory.usage_in_bytes", ["total_active_file", "total_inactive_file"])
        case .two: ("memory.current", ["active_file", "inactive_file", "slab_reclaimable"])
        }
    }

    private func number(_ path: String) -> Int? {
        guard let word = Self.text(path)?.split(whereSeparator: \.isWhitespace).first else { return nil }
        return Int(word)
    }

    private func figures(_ folder: String) -> [Substring: Int] { Self.figures("\(folder)/memory.stat") }

    /// Names and numbers, a pair a line; none where the file cannot be read.
    private static func figures(_ path: String) -> [Substring: Int] {
        var figures: [Substring: Int] = [:]
        for line in (text(path) ?? "").split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2, let number = Int(words[1]) { figures[words[0]] = number }
        }
        return figures
    }
}

extension MemoryPressure {
    /// What it means that a group holds such a part of its limit.
    ///
    /// The rest is all that is left for the program's own code and files. With a tenth of it left, the kernel of this
    /// measurement (6.18, limit of 120 MB) first found nothing to reclaim, and ended the program ten MB later.
    package init?(heldPart: Double) {
        switch heldPart {
        case 0.9...: self = .critical
        case 0.8...: self = .medium
        case 0.7...: self = .low
        default: return nil
        }
    }
}
