/// How much of what was asked for was there.
struct HitRatio {
    private var asked = (objects: 0, bytes: 0)
    private var found = (objects: 0, bytes: 0)

    /// Percent of the objects.
    var objects: Double { 100 * Double(found.objects) / Double(max(1, asked.objects)) }
    /// Percent of the bytes.
    var bytes: Double { 100 * Double(found.bytes) / Double(max(1, asked.bytes)) }

    mutating func count(_ cost: Int, isHit: Bool) {
        asked.objects += 1
        asked.bytes += cost
        guard isHit else { return }
        found.objects += 1
        found.bytes += cost
    }
}
