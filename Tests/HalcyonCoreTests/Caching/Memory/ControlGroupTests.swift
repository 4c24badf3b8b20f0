import Foundation
import HalcyonCore
import TestSupport
import Testing

/// What a program sees of control groups, in folders that the tests make.
@Suite("Control groups")
struct ControlGroupTests {
    private static let unlimited = "9223372036854771712"

    private let folder: TemporaryDirectory
    private var root: String { folder.url.path }

    init() throws { folder = try TemporaryDirectory() }

    private func write(_ path: String, _ text: String) throws {
        let file = folder.url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func groups(_ memberships: String, _ mounts: String...) throws -> [ControlGroup] {
        try write("proc/self/cgroup", memberships)
        try write("proc/self/mountinfo", mounts.joined(separator: "\n") + "\n")
        return ControlGroup.ofProgram(root: root)
    }

    private func limit(_ groups: [ControlGroup]) -> Int? { groups.compactMap(\.limit).min() }

    private static let mountTwo = "30 23 0:26 / /sys/fs/cgroup rw,nosuid shared:4 - cgroup2 cgroup2 rw,nsdelegate"
    private static let mountOne = "35 31 0:32 / /sys/fs/cgroup/memory rw,relatime - cgroup cgroup rw,memory"
    private static let mountCPU = "33 31 0:30 / /sys/fs/cgroup/cpu rw,relatime - cgroup cgroup rw,cpu,cpuacct"
    private static let mountHybrid = "41 31 0:38 / /sys/fs/cgroup/unified rw,relatime - cgroup2 cgroup2 rw"

    @Test("Given version 2, when parents have limits, then the least holds, memory.high included")
    func two() throws {
        try write("sys/fs/cgroup/a/b/c/memory.max", "max\n")
        try write("sys/fs/cgroup/a/b/memory.max", "3000\n")
        try write("sys/fs/cgroup/a/b/memory.high", "2000\n")
        try write("sys/fs/cgroup/a/memory.max", "2500\n")
        let groups = try groups("0::/a/b/c\n", Self.mountTwo)
        #expect(groups.map(\.version) == [.two])
        let names = groups[0].folders.map { String($0.dropFirst(root.count)) }
        #expect(names == ["/a/b/c", "/a/b", "/a", ""].map { "/sys/fs/cgroup" + $0 })
        #expect(groups[0].limit == 2000)
        #expect(groups[0].limit(of: groups[0].folders[2]) == 2500)
    }

    @Test("Given version 2, when a group is the root or unlimited, then there is no limit")
    func unlimited() throws {
        #expect(try limit(groups("0::/\n", Self.mountTwo)) == nil)
        try write("sys/fs/cgroup/a/memory.max", "max\n")
        try write("sys/fs/cgroup/a/memory.high", "0\n")
        #expect(try limit(groups("0::/a\n", Self.mountTwo)) == nil)
    }

    @Test("Given version 1, when a group that cannot be seen bounds it, then memory.stat says so")
    func one() throws {
        try write("sys/fs/cgroup/memory/job/memory.limit_in_bytes", "5000\n")
        try write("sys/fs/cgroup/memory/memory.limit_in_bytes", Self.unlimited)
        let memberships = "9:name=systemd:/x\n4:cpu,cpuacct:/y\n3:hugetlb,memory:/job\n0::/z\n"
        #expect(try limit(groups(memberships, Self.mountCPU, Self.mountOne, Self.mountHybrid)) == 5000)
        try write("sys/fs/cgroup/memory/job/memory.stat", "cache 10\nhierarchical_memory_limit 4000\n")
        #expect(try limit(groups(memberships, Self.mountCPU, Self.mountOne)) == 4000)
    }

    @Test("Given both versions, when one of them controls the memory, then its limit holds")
    func hybrid() throws {
        try write("sys/fs/cgroup/unified/a/memory.max", "7000\n")
        let groups = try groups("4:cpu:/a\n0::/a\n", Self.mountCPU, Self.mountHybrid)
        #expect(groups.map(\.version) == [.two])
        #expect(limit(groups) == 7000)
        try write("sys/fs/cgroup/memory/b/memory.limit_in_bytes", "6000\n")
        #expect(try limit(self.groups("4:memory:/b\n0::/a\n", Self.mountOne, Self.mountHybrid)) == 6000)
    }

    @Test("Given a container, when only its own group is mounted, then that group's limit is found")
    func container() throws {
        try write("sys/fs/cgroup/memory/memory.limit_in_bytes", "8000\n")
        try write("sys/fs/cgroup/memory/in/memory.limit_in_bytes", "7500\n")
        let mount = "35 31 0:32 /docker/1a2b /sys/fs/cgroup/memory ro,nosuid master:9 - cgroup cgroup ro,memory"
        #expect(try limit(groups("4:memory:/docker/1a2b\n", mount)) == 8000)
        #expect(try limit(groups("4:memory:/docker/1a2b/in\n", mount)) == 7500)
        // Neither the same group nor one below it: what is mounted is all there is.
        #expect(try limit(groups("4:memory:/docker/1a2bcd\n", mount)) == 8000)
        #expect(try limit(groups("4:memory:/../other\n", mount)) == 8000)
    }

    @Test("Given names with blanks and colons, when they are looked for, then they are found")
    func names() throws {
        try write("my groups/a:b/memory.max", "9000\n")
        let mount = "30 23 0:26 / /my\\040groups rw - cgroup2 cgroup2 rw"
        #expect(try limit(groups("0::/a:b\n", mount)) == 9000)
    }

    @Test(
        "Given files that are no such thing, when they are read, then there is no limit",
        arguments: ["", "nonsense", "0::", "::::::", "0::/a\n\n0::/a"])
    func nonsense(text: String) throws {
        #expect(try limit(groups(text, "", "-", "1 2 3 4 5 6 - cgroup2", "a b c d e f g h i j")) == nil)
        #expect(ControlGroup.ofProgram(root: "/there is no such folder").isEmpty)
    }

    @Test("Given a group full of pages of files, when asked what it holds, then those do not count")
    func held() throws {
        try write("sys/fs/cgroup/a/memory.max", "1000")
        try write("sys/fs/cgroup/a/memory.current", "1000")
        try write(
            "sys/fs/cgroup/a/memory.stat", "anon 250\nactive_file 300\ninactive_file 400\nslab_reclaimable 50\n")
        let two = try groups("0::/a\n", Self.mountTwo)[0]
        #expect(two.heldPart(of: two.folders[0]) == 0.25)
        #expect(two.heldPart(of: two.folders[1]) == nil)
        try write("sys/fs/cgroup/memory/a/memory.limit_in_bytes", "1000")
        try write("sys/fs/cgroup/memory/a/memory.usage_in_bytes", "950")
        try write("sys/fs/cgroup/memory/a/memory.stat", "total_active_file 30\ntotal_inactive_file 20\n")
        let one = try groups("1:memory:/a\n", Self.mountOne)[0]
        #expect(one.heldPart(of: one.folders[0]) == 0.9)
    }

    @Test("Given a used share of memory, when judged, then 70 % is low, 80 % medium and 90 % critical")
    func levels() {
        let parts = [0.0, 0.69, 0.7, 0.79, 0.8, 0.89, 0.9, 1.0, 1.1]
        #expect(
            parts.map { MemoryPressure(heldPart: $0) }
                == [nil, nil, .low, .low, .medium, .medium, .critical, .critical, .critical])
    }
}
