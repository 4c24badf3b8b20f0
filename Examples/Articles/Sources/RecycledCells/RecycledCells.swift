import ArticleSupport
import Foundation
import Halcyon
import HalcyonStore

/// Two lists of a thousand rows, whose cells are used again and never show another row's image.
@main
@MainActor
struct RecycledCells {
    private static let stops = 100

    static func main() {
        ArticleProgram.run("RecycledCells", takes: 1...1000) { program in
            // 1. The loader. `load` returns a token for each load, `cancel` takes it. Loads of the same image are
            //    joined: cancelling one leaves the others.
            let transfers = Transfers()
            let loader = ImagePipeline {
                $0.dataCache = DiskCache(directory: DiskCache.defaultDirectory(named: "halcyon-RecycledCells"))
                $0.downloads.onEvent = { transfers.observe($0) }
            }
            ImagePipeline.shared = loader

            let rows = Rows(urls: program.urls)
            let lists = [RowWatch(TokenList(rows, loader)), RowWatch(OneLineList(rows))]
            await program.show(.row(lists.map(\.widget)), width: 640, height: 900)

            try await scroll(lists, in: program)
            try await settle(lists, in: program)
            for list in lists { program.say(list.report) }
            program.say("\(program.urls.count) pictures: \(transfers.sinceLast())")
            await loader.flush()
        }
    }

    // 5. Scroll faster than the images come, one list down and the other up, and look into every cell at each stop.
    private static func scroll(_ lists: [RowWatch], in program: ArticleProgram) async throws {
        // Now and then back to rows that the cells have just left.
        let way = (0...stops).flatMap { $0 % 8 == 7 ? [$0, $0 - 6] : [$0] }
        for stop in way {
            let part = Double(stop) / Double(stops)
            lists[0].scroll(to: part)
            lists[1].scroll(to: 1 - part)
            await program.frames(2)
            _ = try await look(at: lists, in: program)
        }
    }

    // 6. In the end, every cell in sight has its image.
    private static func settle(_ lists: [RowWatch], in program: ArticleProgram) async throws {
        for _ in 0..<600 {
            await program.frames(1)
            if try await look(at: lists, in: program) { return }
        }
        throw ArticleProgram.Failure("the images did not come")
    }

    private static func look(at lists: [RowWatch], in program: ArticleProgram) async throws -> Bool {
        if let error = lists.compactMap(\.error).first { throw ArticleProgram.Failure("\(error)") }
        let window = try await program.picture()
        return lists.map { $0.look(at: window) }.allSatisfy { $0 }
    }
}
