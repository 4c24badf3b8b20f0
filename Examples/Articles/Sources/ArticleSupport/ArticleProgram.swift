import CGTK
public import Foundation
import HalcyonGTK

/// What surrounds each article's program: its arguments, its window, its lines of output and its end.
///
/// `NAME [--screenshot FILE.png] URL…` runs it. With `--screenshot`, it saves a picture of its window when all is
/// shown, and quits; otherwise the window stays until somebody closes it.
@MainActor
public final class ArticleProgram {
    /// Why a program ends with status 1.
    public struct Failure: Error, CustomStringConvertible {
        /// One sentence for people.
        public let description: String

        /// Creates a failure.
        public init(_ description: String) { self.description = description }
    }

    /// The pictures to show, as given on the command line.
    public let urls: [URL]

    private let name: String
    private let screenshot: String?
    private let application: UnsafeMutablePointer<GtkApplication>
    private let window: UnsafeMutablePointer<GtkWindow>
    private var status: Int32 = 0

    /// Runs a program; never returns.
    ///
    /// - Parameters:
    ///   - name: The program's name, and the window's title.
    ///   - takes: How many URLs it takes.
    ///   - body: Shows images. The main actor runs it while GTK draws. When it returns, all is shown; what it throws
    ///     is printed, and the program ends with status 1.
    public static func run(
        _ name: String, takes: ClosedRange<Int>, _ body: @escaping @MainActor (ArticleProgram) async throws -> Void
    ) -> Never {
        do {
            let arguments = try ArticleArguments(CommandLine.arguments.dropFirst(), takes: takes)
            guard gtk_init_check() != 0 else {
                throw Failure("there is no display: set DISPLAY or WAYLAND_DISPLAY")
            }
            // The main actor runs on GLib's loop from here on.
            try installMainLoop()
            exit(run(name, arguments, body))
        } catch let error as ArticleArguments.Misuse {
            complain("\(name): \(error)\nusage: \(name) [--screenshot FILE.png] \(error.usage)")
            exit(2)
        } catch {
            complain("\(name): \(error)")
            exit(1)
        }
    }

    private static func run(
        _ name: String, _ arguments: ArticleArguments,
        _ body: @escaping @MainActor (ArticleProgram) async throws -> Void
    ) -> Int32 {
        let application: UnsafeMutablePointer<GtkApplication> = gtk_application_new(
            "org.halcyon.\(name)", G_APPLICATION_NON_UNIQUE)
        defer { g_object_unref(application) }
        var program: ArticleProgram?
        Signal.connect(application.opaque, "activate") {
            let started = ArticleProgram(name, arguments, application)
            program = started
            Task { await started.play(body) }
        }
        let result = g_application_run(application.cast(), 0, nil)
        return result != 0 ? result : program?.status ?? 1
    }

    private init(_ name: String, _ arguments: ArticleArguments, _ application: UnsafeMutablePointer<GtkApplication>) {
        let widget: Widget = gtk_application_window_new(application)
        (self.name, self.application, window) = (name, application, widget.cast())
        (urls, screenshot) = (arguments.urls, arguments.screenshot)
        gtk_window_set_title(window, name)
        if screenshot != nil { Frames.stopAnimations() }
    }

    private func play(_ body: @MainActor (ArticleProgram) async throws -> Void) async {
        do {
            try await body(self)
            guard let screenshot else { return }
            await frames(3)
            try await picture().save(to: screenshot)
        } catch {
            Self.complain("\(name): \(error)")
            status = 1
        }
        g_application_quit(application.cast())
    }

    // MARK: The window

    /// Puts a widget into the window, shows it, and waits until the window is drawn.
    public func show(_ widget: Widget, width: Int, height: Int) async {
        gtk_window_set_default_size(window, gint(width), gint(height))
        gtk_window_set_child(window, widget.margins(12))
        gtk_window_present(window)
        // The first frames may come before the window has its size.
        repeat { await frames(1) } while gtk_widget_get_width(widget) == 0
    }

    /// Waits until the window has begun to draw `count` frames more.
    public func frames(_ count: Int) async { await Frames.wait(count, of: window.cast()) }

    /// Returns what is seen in the window, as GTK draws it.
    public func picture() async throws -> WindowPicture {
        // On a busy machine, some frames pass before the window is mapped and drawn.
        for _ in 0..<600 {
            if let picture = try WindowPicture(of: window) { return picture }
            await frames(1)
        }
        throw Failure("the window is not drawn")
    }

    // MARK: The output

    /// Prints a line, at once, so that a program that waits for something has said what came before.
    public func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    private static func complain(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}

/// The command line.
private struct ArticleArguments {
    /// A command line that the program cannot follow.
    struct Misuse: Error, CustomStringConvertible {
        let description: String
        let usage: String
    }

    var urls: [URL] = []
    var screenshot: String?

    init(_ arguments: some Sequence<String>, takes: ClosedRange<Int>) throws(Misuse) {
        let usage = takes.count > 1 ? "URL…" : Array(repeating: "URL", count: takes.lowerBound).joined(separator: " ")
        func misuse(_ what: String) -> Misuse { Misuse(description: what, usage: usage) }
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "--screenshot":
                guard let path = rest.next() else { throw misuse("--screenshot needs the name of a file") }
                screenshot = path
            case _ where argument.hasPrefix("-"): throw misuse("there is no option '\(argument)'")
            default:
                guard let url = URL(string: argument), ["http", "https"].contains(url.scheme), url.host() != nil else {
                    throw misuse("'\(argument)' is not the URL of a picture on a server")
                }
                urls.append(url)
            }
        }
        guard takes.contains(urls.count) else {
            let counts = takes.count == 1 ? "\(takes.lowerBound)" : "\(takes.lowerBound) to \(takes.upperBound)"
            throw misuse("\(counts) URLs are needed, not \(urls.count)")
        }
    }
}
