import Crypto
import Foundation

/// The page of ``Playground``, in one piece: it asks for nothing but paths of the server.
enum PlaygroundPage {
    static let html = #"""
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Halcyon server</title>
        <link rel="icon" href="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'>
          <circle cx='8' cy='8' r='7' fill='teal'/></svg>">
        <style>\#(style)</style>
        <h1>Halcyon server</h1>
        <form id="form">
        <label class="wide">source <input name="source" placeholder="https://example.com/picture.jpg" required></label>
        <label>width <input name="width" type="number" min="1" value="512"></label>
        <label>height <input name="height" type="number" min="1" value="512"></label>
        <label>fit <select name="fit"><option>fit<option>fill<option>stretch</select></label>
        <label>gravity <select name="gravity"><option>center<option>top<option>bottom<option>left<option>right
          <option>top-left<option>top-right<option>bottom-left<option>bottom-right</select></label>
        <label>dpr <input name="dpr" type="number" min="0.1" max="8" step="0.1"></label>
        <label>format <select name="format"><option value="">by Accept<option>jpeg<option>png<option>webp<option>avif
          <option>gif</select></label>
        <label>quality <input name="quality" type="number" min="1" max="100"></label>
        <label>blur <input name="blur" type="number" min="0.1" max="100" step="0.1"></label>
        <label>round <input name="round" type="number" min="0.1" max="10000" step="0.1"></label>
        <label>other options <input name="more" placeholder="gray,contrast:1.2"></label>
        <button>Show</button>
        </form>
        <p id="problem" role="alert"></p>
        <main aria-busy="false">
        <figure><img id="picture" alt="The picture that the server has made" hidden></figure>
        <div><a id="path"></a><table id="facts" aria-label="The server's answer"></table></div>
        </main>
        <script>\#(script)</script>
        """#

    /// Allows the page's own script and style, and no other: whatever a field or an error has is text.
    static let policy =
        "default-src 'none'; connect-src 'self'; img-src blob: data:; script-src '\(digest(of: script))'; "
        + "style-src '\(digest(of: style))'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    /// Content Security Policy Level 3, 2.3.1.
    private static func digest(of text: String) -> String {
        "sha256-" + Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString()
    }

    private static let style = """
        :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; --quiet: light-dark(#555, #aaa) }
        body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
        h1 { font-size: 1.3rem; font-weight: 600 }
        form { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: .7rem }
        label { display: grid; gap: .2rem; font-size: .8rem }
        label.wide { grid-column: 1 / -1 }
        input, select { font: inherit; padding: .35rem .5rem; box-sizing: border-box; width: 100%; height: 2rem }
        ::placeholder { color: var(--quiet) }
        button { font: inherit; font-size: .8rem; height: 2rem; align-self: end }
        main { display: flex; flex-wrap: wrap; gap: 1.5rem; margin-top: 1.5rem; align-items: flex-start }
        figure { margin: 0; max-width: 100% }
        figure:has([hidden]) { display: none }
        img { display: block; max-width: 100%; max-height: 70vh; background:
          repeating-conic-gradient(#8883 0 25%, #0000 0 50%) 0 0 / 16px 16px }
        main div { flex: 1 1 20rem; min-width: 0; overflow-wrap: anywhere }
        #path { font: 13px/1.4 ui-monospace, monospace }
        table { border-collapse: collapse; font-size: .85rem; margin-top: 1rem }
        th, td { padding: .2rem .8rem .2rem 0; vertical-align: top; text-align: left; font-weight: 400 }
        th { color: var(--quiet); white-space: nowrap }
        #problem { color: light-dark(#b3261e, #ff9a90); margin: 1.5rem 0 0; white-space: pre-line; overflow-wrap: anywhere }
        #problem:empty { margin: 0 }
        """

    private static let script = #"""
        const form = document.getElementById("form"), main = document.querySelector("main");
        const [picture, problem, path, facts] =
          ["picture", "problem", "path", "facts"].map(id => document.getElementById(id));
        const initial = Object.fromEntries(new FormData(form));
        // What an image of a page would accept.
        const accept = "image/avif,image/webp,image/apng,image/*,*/*;q=0.8";
        let running = new AbortController(), timer;

        /** The fields become those of the address. */
        function take() {
          const given = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
          for (const [name, value] of Object.entries({ ...initial, ...given }))
            if (name in initial) form.elements.namedItem(name).value = value;
        }
        function choices() {
          return new URLSearchParams([...new FormData(form)].filter(([name, value]) => value !== initial[name]));
        }
        function options() {
          // What is the server's default need not be said.
          const parts = [...new FormData(form)].filter(([name, value]) => value && name !== "source" && name !== "more"
            && !(name === "fit" && value === "fit") && !(name === "gravity" && value === "center"));
          const more = form.elements.more.value.replace(/\s/g, "");
          return [...parts.map(part => part.join(":")), ...(more ? [more] : [])].join(",");
        }
        async function ask(url, signal) {
          const start = performance.now();
          try {
            const answer = await fetch(url, { cache: "no-store", headers: { Accept: accept }, signal });
            const body = await answer.blob();
            const [tier, duration] = (answer.headers.get("Server-Timing") ?? "").split(";dur=");
            const time = `${(performance.now() - start).toFixed(1)} ms, ${duration ?? "?"} ms in the server: ${tier}`;
            return { answer, body, time };
          } catch (error) {
            throw signal.aborted ? error : new Error("the server does not answer");
          }
        }
        async function reason({ answer, body }) {
          try {
            const { status, title, code, detail } = JSON.parse(await body.text());
            return new Error(`${status}: ${title} (${code})${detail ? "\n" + detail : ""}`);
          } catch {
            return new Error(`${answer.status} ${answer.statusText}`);
          }
        }
        /** Asks twice, and adds to the rows what the answers are. */
        async function pictureInto(rows, signal) {
          const query = new URLSearchParams({ options: options(), source: form.elements.source.value.trim() });
          const signing = await ask("/playground/path?" + query, signal);
          if (!signing.answer.ok) throw await reason(signing);
          const url = location.origin + JSON.parse(await signing.body.text()).path;
          signal.throwIfAborted();
          path.textContent = path.href = url;
          const first = await ask(url, signal);
          rows.push(["first", first.time]);
          if (!first.answer.ok) throw await reason(first);
          rows.push(["again", (await ask(url, signal)).time]);
          const figures = JSON.parse(await (await ask("/playground/figures", signal)).body.text());
          signal.throwIfAborted();
          URL.revokeObjectURL(picture.src);
          picture.src = URL.createObjectURL(first.body);
          await picture.decode().catch(() => { throw new Error(`this browser does not show ${first.body.type}`) });
          const number = count => count.toLocaleString("en");
          rows.push(["picture",
            `${picture.naturalWidth} × ${picture.naturalHeight}, ${first.body.type}, ${number(first.body.size)} bytes`]);
          for (const name of ["ETag", "Cache-Control", "Age", "Vary", "X-Fallback"])
            if (first.answer.headers.has(name)) rows.push([name, first.answer.headers.get(name)]);
          rows.push(["cache", `${number(figures.entries)} entries, ${number(figures.bytes)} bytes`]);
        }
        async function load() {
          clearTimeout(timer);
          running.abort();
          const { signal } = running = new AbortController();
          main.ariaBusy = "true";
          history.replaceState(null, "", "#" + choices());
          const rows = [];
          let text = "";
          try {
            await pictureInto(rows, signal);
          } catch (error) {
            text = error.message;
          }
          // Another load shows its own.
          if (signal.aborted) return;
          problem.textContent = text;
          picture.hidden = text !== "";
          facts.replaceChildren(...rows.map(([name, value]) => {
            const row = document.createElement("tr"), head = row.appendChild(document.createElement("th"));
            head.scope = "row";
            head.textContent = name;
            row.insertCell().textContent = value;
            return row;
          }));
          main.ariaBusy = "false";
        }
        form.addEventListener("submit", event => { event.preventDefault(); load() });
        form.addEventListener("change", () => {
          if (!form.checkValidity()) return;
          main.ariaBusy = "true";
          // Enter changes a field and submits the form: that is one load.
          clearTimeout(timer);
          timer = setTimeout(load);
        });
        addEventListener("hashchange", () => { take(); load() });
        take();
        if (form.elements.source.value) load();
        """#
}
