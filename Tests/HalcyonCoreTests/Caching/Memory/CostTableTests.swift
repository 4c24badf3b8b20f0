import Testing

@testable import HalcyonCore

@Suite("CostTable")
struct CostTableTests {
    /// What is stored, without an order: the policy's business.
    private struct Model {
        var values: [String: (value: Int, cost: Int)] = [:]
        var cost: Int { values.values.reduce(0) { $0 + $1.cost } }
    }

    private func key(_ name: String) -> ImageKey { ImageKey(source: name, targetSize: nil, processors: []) }

    @Test(
        "Given random operations, when compared with a dictionary, then table and evictions agree",
        arguments: [1, 2, 3] as [UInt64])
    func agreesWithModel(seed: UInt64) throws {
        var random = RandomSource(seed: seed)
        var table = CostTable<Int>(costLimit: 2_000)
        var model = Model()
        let names = Dictionary(uniqueKeysWithValues: (0..<300).map { (key("k\($0)"), "k\($0)") })
        for step in 0..<6_000 {
            let name = "k\(min(Int.random(in: 0..<300, using: &random), Int.random(in: 0..<300, using: &random)))"
            switch Int.random(in: 0..<20, using: &random) {
            case 0..<8:
                let cost = Int.random(in: 0..<50, using: &random)
                let isSpeculative = Int.random(in: 0..<3, using: &random) == 0
                let old = table.insert(step, cost: cost, for: key(name), isSpeculative: isSpeculative)
                #expect(old == model.values.updateValue((step, cost), forKey: name)?.value)
            case 8..<17: #expect(table.use(key(name)) == model.values[name]?.value)
            case 17: #expect(table.peek(key(name)) == model.values[name]?.value)
            case 18: #expect(table.remove(key(name)) == model.values.removeValue(forKey: name)?.value)
            default:
                if step % 500 < 100 { table.costLimit = Int.random(in: 0..<4_000, using: &random) }
                try evict(1, from: &table, names, &model)
            }
            while table.totalCost > table.costLimit { try evict(1, from: &table, names, &model) }
            #expect(table.contains(key(name)) == (model.values[name] != nil))
            #expect(table.count == model.values.count)
            #expect(table.totalCost == model.cost)
        }
        try evict(model.values.count, from: &table, names, &model)
        let nobody = table.evict()
        #expect(nobody?.value == nil)
        #expect(table.count == 0 && table.totalCost == 0)
    }

    private func evict(
        _ count: Int, from table: inout CostTable<Int>, _ names: [ImageKey: String], _ model: inout Model
    ) throws {
        for _ in 0..<count where table.count > 0 {
            let removed = table.evict()
            let evicted = try #require(removed)
            let name = try #require(names[evicted.key])
            #expect(model.values.removeValue(forKey: name)?.value == evicted.value)
        }
    }

    @Test("Given a value, when it is updated in place, then neither its cost nor its turn changes")
    func updates() {
        var table = CostTable<Int>(costLimit: 30)
        for name in ["a", "b", "c"] { _ = table.insert(1, cost: 10, for: key(name)) }
        table.update(key("a")) { $0 = 7 }
        #expect(table.peek(key("a")) == 7)
        #expect(table.totalCost == 30)
        #expect(table.evict()?.value == 7)
    }

    @Test("Given many entries that come and go, when they are evicted, then few are remembered")
    func remembersLittle() {
        var table = CostTable<Int>(costLimit: 1_000)
        for step in 0..<5_000 {
            _ = table.insert(step, cost: 10, for: key("k\(step)"), isSpeculative: step % 3 == 0)
            while table.totalCost > table.costLimit { _ = table.evict() }
        }
        #expect(table.count <= 100)
        // As many as each order, and the speculative ones that nobody asked for, may have.
        #expect(table.rememberedCount <= 300)
    }

    @Test("Given only a count limit, when many unused entries come and go, then few are remembered")
    func remembersLittleOfManySmallOnes() {
        var table = CostTable<Int>(costLimit: .max)
        for step in 0..<5_000 {
            _ = table.insert(step, cost: 10, for: key("k\(step)"), isSpeculative: step % 3 != 0)
            while table.count > 100 { _ = table.evict() }
        }
        #expect(table.rememberedCount <= 300)
    }
}
