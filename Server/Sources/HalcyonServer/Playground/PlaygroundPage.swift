/// The page of ``Playground``.
enum PlaygroundPage {
    static let html = """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>Halcyon server</title>
        <style>
        :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif }
        body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
        h1 { font-size: 1.3rem; font-weight: 600 }
        form { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: .7rem }
        label { display: grid; gap: .2rem; font-size: .8rem }
        label.wide { grid-column: 1 / -1 }
        input, select { font: inherit; padding: .35rem .5rem; box-sizing: border-box; width: 100% }
        output { display: block; overflow-wrap: anywhere; font: 13px/1.4 ui-monospace, monospace }
        main { display: flex; flex-wrap: wrap; gap: 1.5rem; margin-top: 1.5rem; align-items: flex-start }
        figure { margin: 0; max-width: 100% }
        img { max-width: 100%; max-height: 70vh; background:
          repeating-conic-gradient(#8883 0 25%, #0000 0 50%) 0 0 / 16px 16px }
        table { border-collapse: collapse; font-size: .85rem }
        td { padding: .2rem .8rem .2rem 0; vertical-align: top }
        td:first-child { opacity: .65 }
        .problem { color: #c33 }
        </style>
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
        <label>round <input name="round" type="number" min="1"></label>
        <label>other options <input name="more" placeholder="gray,contrast:1.2"></label>
        <label>&nbsp;<input type="submit" value="Show"></label>
        </form>
        <main>
        <figure><img id="picture" alt="" hidden><p id="problem" class="problem"></p></figure>
        <div><p><output id="path"></output></p><table id="facts"></table></div>
        </main>
        <script>
        const form = document.getElementById("form"), picture = document.getElementById("picture");
        const problem = document.getElementById("problem"), facts = document.getElementById("facts");
        const given = new URLSearchParams(location.hash.slice(1));
        for (const [name, value] of given) if (form.elements[name]) form.elements[name].value = value;
        function options() {
          const parts = [];
          for (const name of ["width", "height", "fit", "gravity", "dpr", "format", "quality", "blur", "round"]) {
            const value = form.elements[name].value;
            if (value && !(name === "fit" && value === "fit") && !(name === "gravity" && value === "center"))
              parts.push(name + ":" + value);
          }
          if (form.elements.more.value) parts.push(form.elements.more.value);
          return parts.join(",");
        }
        function show(rows) {
          facts.replaceChildren(...rows.map(([name, value]) => {
            const row = document.createElement("tr");
            for (const text of [name, value]) row.insertCell().textContent = text;
            return row;
          }));
        }
        async function load() {
          problem.textContent = "";
          const query = new URLSearchParams({ options: options(), source: form.elements.source.value });
          const { path } = await (await fetch("/playground/path?" + query)).json();
          document.getElementById("path").textContent = location.origin + path;
          const rows = [];
          for (const turn of ["first", "again"]) {
            const start = performance.now();
            const answer = await fetch(path, { cache: "no-store" });
            const body = await answer.blob();
            const ms = (performance.now() - start).toFixed(1);
            rows.push([turn, `${ms} ms, ${answer.headers.get("Server-Timing") ?? ""}`]);
            if (!answer.ok) {
              const told = JSON.parse(await body.text());
              problem.textContent = `${told.status}: ${told.title} (${told.code}) ${told.detail ?? ""}`;
              picture.hidden = true;
              return show(rows);
            }
            if (turn === "again") continue;
            picture.src = URL.createObjectURL(body);
            await picture.decode().catch(() => {});
            picture.hidden = false;
            rows.push(["picture", `${picture.naturalWidth} × ${picture.naturalHeight}, ${body.type}, ${body.size} bytes`]);
            for (const name of ["ETag", "Cache-Control", "Age", "Vary"]) rows.push([name, answer.headers.get(name) ?? "–"]);
          }
          const figures = await (await fetch("/playground/figures")).json();
          rows.push(["cache", `${figures.entries} entries, ${figures.bytes} bytes`]);
          show(rows);
        }
        form.addEventListener("submit", event => { event.preventDefault(); load().catch(e => problem.textContent = e) });
        if (form.elements.source.value) load();
        </script>
        """
}
