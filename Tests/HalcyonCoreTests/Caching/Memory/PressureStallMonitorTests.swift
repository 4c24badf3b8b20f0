import HalcyonCore
import Testing

@Suite("PressureStallMonitor")
struct PressureStallMonitorTests {
    private func totals(_ some: Int, _ full: Int) throws -> PressureStallMonitor.Totals {
        let text = """
            some avg10=0.00 avg60=0.00 avg300=0.00 total=\(some)
            full avg10=0.00 avg60=0.00 avg300=0.00 total=\(full)

            """
        return try #require(PressureStallMonitor.Totals(text))
    }

    @Test("Given the kernel's text, when it is parsed, then totals are read, and other texts refused")
    func text() throws {
        let totals = try totals(303_044, 17)
        #expect((totals.some, totals.full) == (303_044, 17))
        #expect(PressureStallMonitor.Totals("some avg10=0.00 total=5")?.full == 0)
        for text in ["", "full total=5", "some total=many", "some"] {
            #expect(PressureStallMonitor.Totals(text) == nil)
        }
    }

    @Test(
        "Given stalls between two readings, when they are judged, then by their share of the time",
        arguments: [
            (0, 0, nil), (60, 0, nil), (70, 0, .low), (100, 0, .medium), (150, 99, .medium), (150, 100, .critical),
        ] as [(Int, Int, MemoryPressure?)])
    func shares(some: Int, full: Int, pressure: MemoryPressure?) throws {
        var monitor = PressureStallMonitor()
        #expect(try monitor.read(totals(5_000_000, 4_000_000), uptime: 100) == nil)
        #expect(try monitor.read(totals(5_000_000 + some * 5000, 4_000_000 + full * 5000), uptime: 105) == pressure)
    }

    @Test("Given no stalls, when pressure is read, then ever less often, until a stall occurs")
    func waits() throws {
        var monitor = PressureStallMonitor()
        var uptime = 0.0
        var waits: [Double] = []
        for _ in 0..<7 {
            _ = monitor.read(try totals(0, 0), uptime: uptime)
            waits.append(monitor.wait)
            uptime += monitor.wait
        }
        #expect(waits == [5, 10, 20, 40, 60, 60, 60])
        _ = monitor.read(try totals(1_000_000, 0), uptime: uptime)
        #expect(monitor.wait == 5)
    }
}
