import GalleryModel
import Testing

@Suite
struct SettingsTests {
    @Test func `Given options among sources, when read, then both are known`() throws {
        let settings = try Settings([
            "a.png", "--dark", "--size", "200", "b.png", "--screenshot", "x.png", "--state", "error",
        ])
        #expect(settings.sources == ["a.png", "b.png"])
        #expect(settings.isDark)
        #expect(settings.thumbnailSize == 200)
        #expect(settings.screenshot == "x.png")
        #expect(settings.scene == .error)
    }

    @Test func `Given two dashes, when read, then what follows is a source`() throws {
        #expect(try Settings(["--", "--dark"]).sources == ["--dark"])
    }

    @Test(arguments: [["--size"], ["--size", "4"], ["--size", "big"], ["--state", "sleepy"], ["--sise", "4"]])
    func `Given a mistake, when read, then it is told`(arguments: [String]) {
        #expect(throws: Settings.Mistake.self) { try Settings(arguments) }
    }
}
