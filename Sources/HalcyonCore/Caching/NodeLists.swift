/// Lists of nodes that are known by number, the newest first; a node is in one of them or in none.
struct NodeLists<Name: RawRepresentable & CaseIterable> where Name.RawValue == Int {
    private struct Ends {
        var newest = NodeLists.none
        var oldest = NodeLists.none
        var cost = 0
    }

    private struct Link {
        var newer = NodeLists.none
        var older = NodeLists.none
        var name: Name?
    }

    private static var none: Int32 { -1 }

    private var links: [Link] = []
    private var ends = Array(repeating: Ends(), count: Name.allCases.count)

    /// Which list a node is in.
    func name(of node: Int32) -> Name? { Int(node) < links.count ? links[Int(node)].name : nil }

    /// Whether no node of its list is newer.
    func isNewest(_ node: Int32) -> Bool { links[Int(node)].newer == Self.none }

    /// The sum of what the nodes of a list cost.
    func cost(of name: Name) -> Int { ends[name.rawValue].cost }

    func oldest(of name: Name) -> Int32? {
        let node = ends[name.rawValue].oldest
        return node == Self.none ? nil : node
    }

    /// Makes a node the newest of a list, whatever list it was in.
    mutating func move(_ node: Int32, to name: Name, cost: Int) {
        if let old = self.name(of: node) {
            if old == name, ends[name.rawValue].newest == node { return }
            remove(node, cost: cost)
        }
        while links.count <= Int(node) { links.append(Link()) }
        let next = ends[name.rawValue].newest
        links[Int(node)] = Link(newer: Self.none, older: next, name: name)
        if next == Self.none { ends[name.rawValue].oldest = node } else { links[Int(next)].newer = node }
        ends[name.rawValue].newest = node
        ends[name.rawValue].cost += cost
    }

    /// Takes a node out of its list, if it is in one.
    mutating func remove(_ node: Int32, cost: Int) {
        guard let name = name(of: node) else { return }
        let link = links[Int(node)]
        if link.newer == Self.none {
            ends[name.rawValue].newest = link.older
        } else {
            links[Int(link.newer)].older = link.older
        }
        if link.older == Self.none {
            ends[name.rawValue].oldest = link.newer
        } else {
            links[Int(link.older)].newer = link.newer
        }
        ends[name.rawValue].cost -= cost
        links[Int(node)].name = nil
    }

    /// Counts a node's new cost in the place of its old one.
    mutating func changeCost(of node: Int32, by difference: Int) {
        if let name = name(of: node) { ends[name.rawValue].cost += difference }
    }
}
