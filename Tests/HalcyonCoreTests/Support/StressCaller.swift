import Foundation
import HTTPTypes
import HalcyonTesting

@testable import HalcyonCore

/// Somebody who asks for something in one of the ways there are, and ends once.
struct StressCaller: Sendable {
    enum Way: CaseIterable { case image, response, data, download, task, events, breakingOff, handlers }

    enum Ending: Sendable, Equatable {
        case image(String)
        case data(String)
        case failed(ImageError)
        /// It has read on no further.
        case brokeOff
    }

    let way: Way
    let plan: StressPlan
    let ending: Task<Ending, Never>
    /// Gives up, in the way that is right for the way of asking.
    let cancel: @Sendable () -> Void
    let imageTask: ImageTask?
    let token: LoadID?
    /// How often its completion handler was called, if it has one.
    let completions: Tally?

    init(_ way: Way, _ plan: StressPlan, _ world: StressWorld, using random: inout RandomSource) {
        self.way = way
        self.plan = plan
        let (pipeline, request) = (world.pipeline, plan.request)
        let task = [.task, .events, .breakingOff].contains(way) ? pipeline.task(for: request) : nil
        imageTask = task
        if way == .handlers {
            let (outcomes, completions) = (Log<Result<ImageResponse, ImageError>>(), Tally())
            let executor: CallbackExecutor = Bool.random(using: &random) ? .immediate : .queue(.global())
            let token = pipeline.load(request, on: executor, progress: { _ in }, preview: { _ in }) {
                completions.add()
                outcomes.add($0)
            }
            ending = Task {
                await outcomes.wait(for: 1)
                return outcomes.entries.first.map(Ending.init) ?? .brokeOff
            }
            cancel = { pipeline.cancel(token) }
            (self.token, self.completions) = (token, completions)
            return
        }
        let ending = Task { await Self.ask(way, plan, world, task) }
        let cancelsTask = Bool.random(using: &random)
        cancel = {
            if let task, cancelsTask { task.cancel() } else { ending.cancel() }
        }
        self.ending = ending
        (token, completions) = (nil, nil)
    }

    private static func ask(_ way: Way, _ plan: StressPlan, _ world: StressWorld, _ task: ImageTask?) async -> Ending {
        let (pipeline, request) = (world.pipeline, plan.request)
        do throws(ImageError) {
            switch way {
            case .image: return .image(try await pipeline.image(for: request).text)
            case .response: return .image(try await pipeline.response(for: request).image.text)
            case .data: return .data(String(decoding: try await pipeline.data(for: request).data, as: UTF8.self))
            case .download:
                guard case .remote(let http, _) = request.source else { return .brokeOff }
                var download = DownloadRequest(http)
                download.retry = request.retry
                let data = try await pipeline.downloader.download(download, priority: request.priority).data
                return .data(String(decoding: data, as: UTF8.self))
            case .task, .handlers:
                guard let task else { return .brokeOff }
                return .image(try await task.image.text)
            case .events, .breakingOff:
                var last: Result<ImageResponse, ImageError>?
                var left = way == .events ? Int.max : 1
                guard let task else { return .brokeOff }
                for await event in task.events {
                    // Nothing may follow the end.
                    if last != nil { return .brokeOff }
                    if case .finished(let outcome) = event { last = outcome }
                    left -= 1
                    if left == 0 { break }
                }
                if way == .breakingOff { return .brokeOff }
                return last.map(Ending.init) ?? .failed(.cancelled)
            }
        } catch {
            return .failed(error)
        }
    }

    /// Whether it may end so.
    func mayEnd(_ ending: Ending, isCancelled: Bool) -> Bool {
        switch ending {
        case .image(let text): text == plan.text
        case .data(let bytes): bytes == (way == .download ? plan.own.bytes : plan.bytes)
        case .failed(.cancelled): isCancelled
        case .failed(let error): way == .download ? error == plan.own.error : plan.errors.contains(error)
        case .brokeOff: way == .breakingOff || way == .download
        }
    }
}

extension StressCaller.Ending {
    init(_ outcome: Result<ImageResponse, ImageError>) {
        switch outcome {
        case .success(let response): self = .image(response.image.text)
        case .failure(let error): self = .failed(error)
        }
    }
}
