import Foundation

/// The default limit of memory for a program's decoded images.
package enum MemoryBudget {
    /// A fifth: twenty-five full-screen photographs in a container of one gigabyte, with room for the program, its
    /// decoders, and the images in views, which are in no cache.
    static let part = 5
    /// On large machines more would rarely be used: 512 MiB are 60 full screens of 1920 × 1080.
    static let most = 512 << 20

    /// Returns the limit in bytes, for a machine with this much memory and the limit of the program's control group, if
    /// any.
    package static func costLimit(memory: UInt64, groupLimit: Int?) -> Int {
        let memory = Int(clamping: memory)
        return min(min(memory, groupLimit ?? memory) / part, most)
    }

    /// The limit for this program, computed at its first use: that reads files of the kernel.
    package static let ofProgram = costLimit(
        memory: ProcessInfo.processInfo.physicalMemory, groupLimit: ControlGroup.ofProgram().compactMap(\.limit).min())
}

/// The control group by which Linux limits the memory of this program, with its ancestors, as far as they are visible.
package struct ControlGroup: Sendable, Hashable {
    /// The version of control groups, which decides the names of the files.
    package enum Version: Sendable, Hashable {
        case one
        case two
    }

    package let version: Version
    /// The folder of the group itself, then of each ancestor up to the mount point.
    package let folders: [String]

    /// Returns the groups of this program: of version 2, of version 1, or one of each on a system with both, of which
    /// the kernel lets only one limit the memory.
    ///
    /// - Parameter root: The folder that contains `proc` and the mounted groups. Default: empty, the system's root.
    package static func ofProgram(root: String = "") -> [ControlGroup] {
        guard let memberships = text("\(root)/proc/self/cgroup"), let mounts = text("\(root)/proc/self/mountinfo")
        else {
            return []
        }
        let table = mounts.split(separator: "\n").compactMap { ControlGroupMount($0) }
        return memberships.split(separator: "\n").compactMap { line in
            // Number, controllers, and path, which may itself contain colons.
            let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard fields.count == 3 else { return nil }
            let version: Version
            if fields[0] == "0", fields[1].isEmpty {
                version = .two
            } else if fields[1].split(separator: ",").contains("memory") {
                version = .one
            } else {
                return nil
            }
            let candidates = table.filter { $0.version == version }
            let mount = candidates.first { $0.path(below: fields[2]) != nil } ?? candidates.first
            return mount.map {
                ControlGroup(version, $0.point, below: $0.path(below: fields[2]) ?? "", root)
            }
        }
    }

    private init(_ version: Version, _ point: String, below path: String, _ root: String) {
        self.version = version
        var names = path.split(separator: "/")
        var folders: [String] = []
        while !names.isEmpty {
            folders.append("\(root)\(point)/\(names.joined(separator: "/"))")
            names.removeLast()
        }
        self.folders = folders + [root + point]
    }

    /// Returns the content of a file; nil if it cannot be read.
    package static func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }
}

extension ControlGroup {
    /// The lowest memory limit of the group and its ancestors, in bytes; nil if there is none.
    ///
    /// In version 2, these are `memory.max` and `memory.high`, above which the kernel slows the program down. In
    /// version 1, they are `memory.limit_in_bytes`, and the value in `memory.stat` for groups that a container cannot
    /// see.
    package var limit: Int? {
        var limits = folders.compactMap { limit(of: $0) }
        if version == .one, let own = folders.first, let above = figures(own)["hierarchical_memory_limit"] {
            limits.append(above)
        }
        return limits.min()
    }

    /// Returns the limit of one of ``folders`` alone.
    package func limit(of folder: String) -> Int? {
        let names = version == .two ? ["memory.max", "memory.high"] : ["memory.limit_in_bytes"]
        // The word "max" is not a number, and 0 is used to empty a group.
        return names.compactMap { number("\(folder)/\($0)") }.filter { $0 > 0 }.min()
    }

    /// Returns the part of its limit that one of ``folders`` holds and that the kernel cannot simply drop; nil without
    /// a limit.
    ///
    /// File pages do not count: every group that reads files is at its limit without being short of memory.
    package func heldPart(of folder: String) -> Double? {
        guard let limit = limit(of: folder) else { return nil }
        let (usedFile, droppable) = Self.useFigures(version)
        guard let used = number("\(folder)/\(usedFile)") else { return nil }
        var held = used
        let figures = figures(folder)
        for name in droppable { held -= figures[name] ?? 0 }
        return Double(held) / Double(limit)
    }

    /// The file with the total memory use, and the counters of what is dropped under pressure.
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

    /// Parses one name and number per line; returns none if the file cannot be read.
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
    /// Returns the pressure when a group holds this part of its limit.
    ///
    /// Only the rest is left for the program's own code and files. In our measurement (kernel 6.18, limit of 120 MB),
    /// the kernel first found nothing to reclaim with a tenth of it left, and killed the program ten MB later.
    package init?(heldPart: Double) {
        switch heldPart {
        case 0.9...: self = .critical
        case 0.8...: self = .medium
        case 0.7...: self = .low
        default: return nil
        }
    }
}

/// A line of `mountinfo` (proc(5)) that describes a mount of control groups.
struct ControlGroupMount {
    let version: ControlGroup.Version
    /// The mount point.
    let point: String
    /// The path of the group that is mounted there.
    private let root: String

    /// Nil for mounts of anything else.
    init?(_ line: Substring) {
        let fields: [String] = line.split(separator: " " as Character).map { String($0) }
        // Optional fields end with a hyphen, followed by type, source and the file system's options.
        guard fields.count > 5, let hyphen = fields.dropFirst(6).firstIndex(of: "-"), fields.count > hyphen + 3 else {
            return nil
        }
        switch fields[hyphen + 1] {
        case "cgroup2": version = .two
        case "cgroup" where fields[hyphen + 3].split(separator: "," as Character).contains("memory"): version = .one
        default: return nil
        }
        root = Self.unescaped(fields[3])
        point = Self.unescaped(fields[4])
    }

    /// Returns the path of a group relative to this mount; nil if it is elsewhere. In a container the path may be that
    /// of the host, while the container sees only its own group.
    func path(below path: Substring) -> String? {
        guard !path.split(separator: "/" as Character).contains("..") else { return nil }
        if root == "/" { return String(path) }
        guard path == Substring(root) || path.hasPrefix(root + "/") else { return nil }
        return String(path.dropFirst(root.count))
    }

    /// Decodes blanks, tabs, line feeds and backslashes, which are written as octal numbers.
    private static func unescaped(_ text: String) -> String {
        text.replacing("\\040", with: " ").replacing("\\011", with: "\t").replacing("\\012", with: "\n")
            .replacing("\\134", with: "\\")
    }
}
