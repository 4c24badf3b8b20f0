"""A headless Chromium, driven by the DevTools protocol (https://chromedevtools.github.io/devtools-protocol) over a pipe.

Run as a program, it prints the path of the Chromium that it would start, or nothing if there is none.
"""
import base64
import fcntl
import json
import os
import queue
import shutil
import subprocess
import threading
import time

# The first is Debian's smallest: no window, no GTK.
NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
FLAGS = [
    "--headless", "--remote-debugging-pipe", "--hide-scrollbars", "--mute-audio", "--disable-gpu", "--lang=en",
    # It would ask its maker's servers.
    "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    # It does not start as root, nor in a namespace, with its sandbox. It opens our own page only.
    "--no-sandbox",
    # Containers have a small one.
    "--disable-dev-shm-usage",
]
KEYS = {"Tab": 9, "Enter": 13, "ArrowDown": 40}


def program():
    """The path of a Chromium; None if this machine has none."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class BrowserError(Exception):
    """What the browser answers to a command that fails."""


class Browser:
    """A running Chromium with a new profile and one page.

    `events` holds the page's events since `start_recording`, as pairs of a name and its parameters.
    """

    def __init__(self, profile):
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()
        # Out of the way: it reads commands from 3 and writes answers to 4.
        ours = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (commands, answers)]

        def place():
            for end, number in zip(ours, (3, 4)):
                os.dup2(end, number)

        self.log_path = f"{profile}.log"
        with open(self.log_path, "wb") as log:
            self.process = subprocess.Popen(
                [program(), *FLAGS, f"--user-data-dir={profile}", "about:blank"], stdin=subprocess.DEVNULL, stdout=log,
                stderr=log, preexec_fn=place, pass_fds=(3, 4), env={"PATH": os.environ["PATH"], "HOME": str(profile)})
        for end in (commands, answers, *ours):
            os.close(end)
        self.number, self.waiting, self.lock = 0, {}, threading.Lock()
        self.events, self.session = [], None
        threading.Thread(target=self.receive, daemon=True).start()
        target = next(t for t in self.ask("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self.session = self.ask("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network", "DOM", "Accessibility"]:
            self.ask(f"{domain}.enable")

    def receive(self):
        """Takes what the browser sends, until it ends. Messages end with a zero byte."""
        rest = b""
        while part := os.read(self.answers, 1 << 16):
            *messages, rest = (rest + part).split(b"\0")
            for message in map(json.loads, messages):
                if "id" not in message:
                    self.events.append((message["method"], message["params"]))
                elif box := self.waiting.pop(message["id"], None):
                    box.put(message)
        with self.lock:
            for box in self.waiting.values():
                box.put({"error": {"message": "the browser has ended"}})

    def ask(self, method, seconds=60, **parameters):
        """Sends a command and returns its answer."""
        box = queue.Queue()
        with self.lock:
            self.number += 1
            self.waiting[self.number] = box
            message = {"id": self.number, "method": method, "params": parameters}
            if self.session:
                message["sessionId"] = self.session
            os.write(self.commands, json.dumps(message).encode() + b"\0")
        try:
            answer = box.get(timeout=seconds)
        except queue.Empty:
            raise BrowserError(f"no answer to {method}; see {self.log_path}") from None
        if "error" in answer:
            raise BrowserError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def start_recording(self):
        self.events = []

    def evaluate(self, script):
        """The value of a JavaScript expression, which may be a promise."""
        answer = self.ask("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise BrowserError(f"{script}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def wait(self, script, seconds=30.0):
        """Waits until an expression is true, and returns whether it has become so."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if self.evaluate(f"!!({script})"):
                    return True
            except BrowserError:
                pass  # Between two pages, there is nothing to ask.
            time.sleep(0.02)
        return False

    def open(self, url):
        """Opens a page, even if only its fragment differs from that of the one that is open."""
        self.ask("Page.navigate", url="about:blank")
        self.wait("location.href === 'about:blank'")
        self.start_recording()
        self.ask("Page.navigate", url=url)
        self.wait("location.href !== 'about:blank' && document.readyState === 'complete'")

    def size(self, width, height=900, scale=1):
        """Sets the window's size in CSS pixels, and how many pixels of the screen each has."""
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
                 mobile=width < 600)

    def prefer(self, scheme):
        """Sets what the user prefers: light or dark."""
        self.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def press(self, key, modifiers=0):
        """Presses a key; the modifier 8 is Shift."""
        common = {"key": key, "code": key, "windowsVirtualKeyCode": KEYS[key], "modifiers": modifiers}
        text = {"text": "\r"} if key == "Enter" else {}
        self.ask("Input.dispatchKeyEvent", type="keyDown", **common, **text)
        self.ask("Input.dispatchKeyEvent", type="keyUp", **common)

    def type(self, text):
        """Types into what has the focus."""
        self.ask("Input.insertText", text=text)

    def photograph(self, path):
        """Writes a PNG of the whole page."""
        data = self.ask("Page.captureScreenshot", captureBeyondViewport=True)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def accessible(self):
        """The roles and names that a screen reader is told."""
        return [(node["role"]["value"], node.get("name", {}).get("value", ""))
                for node in self.ask("Accessibility.getFullAXTree")["nodes"]
                if not node.get("ignored") and "role" in node]

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


if __name__ == "__main__":
    print(program() or "")
