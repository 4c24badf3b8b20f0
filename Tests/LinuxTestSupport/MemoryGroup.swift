import Foundation

/// A control group of version 1 with little memory, below that of the test process, so that what bounds the tests
/// bounds it too. Gone with this value, which must outlive the programs in it.
public final class MemoryGroup {
    /// Its folder.
    public let folder: String
    /// Bytes.
    public let limit: Int

    /// Why there is none here: the memory is with version 2, or making groups is not allowed. Nil where there is.
    public static let obstacle: String? = {
        do {
            _ = try MemoryGroup(limit: 64 << 20)
            return nil
        } catch {
            return "no control group for memory can be made here: \(error)"
        }
    }()

    /// Makes one of at most that many bytes.
    public init(limit: Int) throws {
        let lines = try String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8).split(separator: "\n")
        let fields = lines.map { $0.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false) }
        let path = fields.first { $0.count == 3 && $0[1] == "memory" }.map { String($0[2]) } ?? ""
        folder = "/sys/fs/cgroup/memory\(path)/halcyon-test-\(UUID().uuidString)"
        self.limit = limit
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        let handle = try FileHandle(forWritingTo: URL(filePath: folder + "/memory.limit_in_bytes"))
        try handle.write(contentsOf: Data("\(limit)".utf8))
    }

    /// Programs write their number here to be in it.
    public var members: String { folder + "/cgroup.procs" }

    deinit {
        // Whoever is in it is of the test.
        let members = (try? String(contentsOfFile: members, encoding: .utf8)) ?? ""
        for member in members.split(separator: "\n") { _ = pid_t(member).map { kill($0, SIGKILL) } }
        for _ in 0..<500 where rmdir(folder) != 0 && errno == EBUSY { usleep(10_000) }
    }
}
