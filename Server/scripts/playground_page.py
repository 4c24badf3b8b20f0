"""The page at / of a server in development, as a user of a browser sees and uses it."""
import base64
import json
import urllib.parse

CONTRAST = """(() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const rgba = color => {
        canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
    };
    const over = (top, below) => [0, 1, 2].map(i => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "Canvas";
    const page = rgba(getComputedStyle(probe).color);
    probe.remove();
    const background = element => {
        const own = rgba(getComputedStyle(element).backgroundColor);
        return own[3] === 1 ? own : over(own, element.parentElement ? background(element.parentElement) : page);
    };
    const light = color => [0.2126, 0.7152, 0.0722].reduce((sum, share, i) => {
        const value = color[i] / 255;
        return sum + share * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    }, 0);
    const ratio = (element, style) => {
        const color = rgba(style.color), below = background(element);
        color[3] *= style.opacity;
        for (let above = element; above; above = above.parentElement) color[3] *= getComputedStyle(above).opacity;
        const [dark, bright] = [light(over(color, below)), light(below)].sort((a, b) => a - b);
        return (bright + 0.05) / (dark + 0.05);
    };
    const found = [];
    for (const element of document.querySelectorAll("body, body *")) {
        if (element.matches("script, option") || !element.checkVisibility()) continue;
        const style = getComputedStyle(element), name = element.textContent.trim().slice(0, 30) || element.name;
        const own = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
        if (own || element.matches("input, select, button"))
            found.push([ratio(element, { color: style.color, opacity: 1 }), name]);
        if (element.placeholder) {
            const { color, opacity } = getComputedStyle(element, "::placeholder");
            found.push([ratio(element, { color, opacity }), "placeholder of " + element.name]);
        }
    }
    return found.sort((a, b) => a[0] - b[0]).slice(0, 3);
})()"""


class PlaygroundPage:
    """The page in a browser, and what a user does there."""

    def __init__(self, browser, port):
        self.browser, self.port = browser, port
        self.address = f"http://127.0.0.1:{port}"
        # The page shows bytes that it has, and its policy lets nobody ask for these by their URL.
        browser.ask("Page.addScriptToEvaluateOnNewDocument", source="""
            const createURL = URL.createObjectURL;
            URL.createObjectURL = blob => { window.picturesBytes = blob; return createURL(blob); };""")

    def open(self, **fields):
        """Opens the page with fields in its fragment, and waits until it has shown their result."""
        fragment = "#" + urllib.parse.urlencode(fields) if fields else ""
        self.browser.open(f"{self.address}/{fragment}")
        return self.is_idle()

    def is_idle(self):
        return self.browser.wait("document.querySelector('main').ariaBusy === 'false'")

    def choose(self, waits=True, **fields):
        """Changes fields as a user does, one after the other."""
        for name, value in fields.items():
            self.browser.evaluate(f"""(() => {{
                const field = document.forms[0].elements.namedItem({json.dumps(name)});
                field.value = {json.dumps(value)};
                field.dispatchEvent(new Event("change", {{ bubbles: true }}));
            }})()""")
        return not waits or self.is_idle()

    @property
    def url(self):
        return self.browser.evaluate("document.getElementById('path').href")

    @property
    def picture(self):
        """The natural size of the picture that is shown; None if there is none."""
        return self.browser.evaluate("""(() => {
            const { hidden, complete, naturalWidth, naturalHeight } = document.getElementById("picture");
            return hidden || !complete ? null : [naturalWidth, naturalHeight];
        })()""")

    @property
    def problem(self):
        return self.browser.evaluate("document.getElementById('problem').textContent")

    @property
    def facts(self):
        return dict(self.browser.evaluate(
            "[...document.querySelectorAll('#facts tr')].map(row => [...row.cells].map(cell => cell.textContent))"))

    def value(self, name):
        return self.browser.evaluate(f"document.forms[0].elements.{name}.value")

    @property
    def contrast(self):
        """The three texts whose colours differ least from those behind them, each as a ratio (WCAG 2.2, 1.4.3) and text."""
        return self.browser.evaluate(CONTRAST)

    def is_within_window(self):
        return self.browser.evaluate("document.documentElement.scrollWidth <= innerWidth")

    def complaints(self):
        """Errors in the console, requests that have failed, and requests to other hosts."""
        found = []
        for name, event in list(self.browser.events):
            if name == "Runtime.exceptionThrown":
                found.append(event["exceptionDetails"].get("exception", {}).get("description", "an exception"))
            elif name == "Runtime.consoleAPICalled" and event["type"] in ("error", "warning", "assert"):
                found.append(event["args"])
            elif name == "Log.entryAdded" and event["entry"]["level"] in ("error", "warning"):
                found.append(event["entry"]["text"])
            elif name == "Network.loadingFailed":
                found.append(event["errorText"])
            elif name == "Network.responseReceived" and event["response"]["status"] >= 400:
                found.append((event["response"]["status"], event["response"]["url"]))
        return found + [url for url in self.requests() if not url.startswith((self.address + "/", "data:", "blob:"))]

    def requests(self):
        return [event["request"]["url"] for name, event in list(self.browser.events)
                if name == "Network.requestWillBeSent"]

    @property
    def body(self):
        """The bytes of the picture that is shown."""
        return base64.b64decode(self.browser.evaluate("""picturesBytes.arrayBuffer().then(bytes =>
            btoa(String.fromCharCode(...new Uint8Array(bytes))))"""))

    def accept(self, url):
        """The Accept field of the last request for a URL."""
        return next(event["request"]["headers"].get("Accept") for name, event in reversed(self.browser.events)
                    if name == "Network.requestWillBeSent" and event["request"]["url"] == url)
