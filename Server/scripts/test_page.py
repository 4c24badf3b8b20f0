#!/usr/bin/python3
"""Tests the page at / of a server in development in a headless Chromium: test-server.sh runs it.

The program and the nginx whose pictures it shows are real. Prints a line for each check; ends with status 1 if one has
failed.
"""
import json
import signal
import sys
import time

import server_fixture as fixture
from browser import Browser
from playground_page import PlaygroundPage
from server_fixture import FOLDER, KEY, Program, ask, free_port, is_open, signed, wait_until

PROGRAM = sys.argv[1] if len(sys.argv) == 2 else sys.exit("usage: test_page.py PATH_TO_halcyon-server")
FIELDS = ["source", "width", "height", "fit", "gravity", "dpr", "format", "quality", "blur", "round", "more"]
MARKUP = ["<script>window.hacked = 1</script>", "\"><img src=x onerror='window.hacked=1'>", "'-window.hacked-'"]
counts = {True: 0, False: 0}


def check(name, passed, detail=""):
    counts[bool(passed)] += 1
    print(f"{'ok    ' if passed else 'FAILED'} page: {name}{'' if passed else f': {detail}'}", flush=True)


def check_results(page, pictures):
    """What the page shows of a picture, and that its URL is a good one."""
    check("it opens without a source", page.browser.open(page.address + "/") is None and not page.problem
          and page.picture is None, page.problem)
    check("it has an icon of its own, so that none is asked for", page.browser.evaluate(
        "document.querySelector('link[rel=icon]')?.href.startsWith('data:')"))
    source = f"http://127.0.0.1:{pictures}/a.jpg"
    check("it shows the picture of a source in its address", page.open(source=source, width="200", height="")
          and page.picture == [200, 150], (page.picture, page.problem))
    first = page.facts
    check("first, the picture is made", "made" in first["first"] and "ms" in first["first"], first)
    check("again, it comes from memory", "memory" in first["again"] and "ms" in first["again"], first)
    check("it says what the picture is", first["picture"].startswith("200 × 150") and "image/webp" in first["picture"], first)
    check("it says what the answer's fields are", first["ETag"].startswith('"') and "max-age" in first["Cache-Control"]
          and first["Vary"] == "Accept", first)
    check("it says what the cache has", first["cache"][0] in "123456789" and "bytes" in first["cache"], first)
    check("it has neither errors nor requests that fail, and asks no other host", not page.complaints(), page.complaints())

    url = page.url
    path = url.removeprefix(page.address)
    check("the URL that it shows is signed as ours are", path == signed(source, "width:200"), url)
    got = ask(page.port, path, accept=page.accept(url))
    check("another client gets the same bytes from that URL", got.status == 200 and got.body == page.body
          and got.picture.size == (200, 150), (got.status, len(got.body), len(page.body)))
    changed = ask(page.port, path.replace("width:200", "width:201"))
    check("a change of that URL is refused", changed.status == 403, changed.status)

    page.open(source=source, width="200", height="")
    check("after a reload, it comes from memory at once", "memory" in page.facts["first"], page.facts)
    for fields, size, kind in [
        ({"width": "120"}, [120, 90], "webp"), ({"height": "50"}, [67, 50], "webp"), ({"fit": "fill"}, [120, 50], "webp"),
        ({"dpr": "1.5"}, [180, 75], "webp"), ({"format": "png"}, [180, 75], "png"), ({"format": "avif"}, [180, 75], "avif"),
        ({"format": "gif", "more": "gray, contrast:1.2"}, [180, 75], "gif"),
        ({"format": "jpeg", "quality": "10"}, [180, 75], "jpeg"), ({"format": "", "round": "10.5", "gravity": "top-left"},
                                                                   [180, 75], "webp"),
    ]:
        before = page.url
        page.choose(**fields)
        check(f"{fields} changes the URL and the picture", page.url != before and page.picture == size
              and f"image/{kind}" in page.facts["picture"], (page.url, page.picture, page.problem))
    address = page.browser.evaluate("location.href")
    page.browser.open(address)
    check("its address keeps the choices", page.is_idle() and page.picture == [180, 75] and page.value("round") == "10.5"
          and page.value("fit") == "fill", (address, page.picture))
    before = page.url
    page.choose(waits=False, width="0")
    check("a number that is not allowed asks for nothing", page.is_idle() and page.url == before, page.url)

    page.open(source=source, height="")
    for width in range(20, 60):
        page.choose(waits=False, width=str(width))
    check("the last of many choices counts", page.is_idle() and page.picture == [59, 44], page.picture)
    check("choices that are overtaken are no errors", not page.problem and not [
        complaint for complaint in page.complaints() if complaint != "net::ERR_ABORTED"], page.complaints())
    page.browser.evaluate(f"location.hash = 'width=31&height=&source={source}'")
    check("another fragment is followed", page.browser.wait("document.getElementById('picture').naturalWidth === 31"))


def check_problems(page, pictures):
    """What the page shows if there is no picture."""
    base = f"http://127.0.0.1:{pictures}"
    for name, fields, part in [
        ("a source that does not exist", {"source": f"{base}/none.jpg"}, "404: the source does not exist (2008)"),
        ("a source that is no URL", {"source": "nonsense"}, "400: "),
        ("a port where nobody listens", {"source": f"http://127.0.0.1:{free_port()}/a.jpg"}, "502: the source cannot be"),
        ("a source with a space", {"source": f"{base}/a b.jpg"}, "it has a space"),
        ("an option that does not exist", {"source": f"{base}/a.jpg", "more": "sparkle"}, "'sparkle': no such option"),
        ("options with a slash", {"source": f"{base}/a.jpg", "more": "a/b?c#d"}, "no such option"),
        ("a source that is too long", {"source": f"{base}/{'long' * 3000}.jpg"}, "414"),
    ]:
        page.open(**fields)
        check(f"{name}: it shows the error", part in page.problem and page.picture is None, (page.problem, page.picture))
    check("after an error, a good source is shown", page.choose(source=f"{base}/alpha.png") and not page.problem
          and page.picture, (page.problem, page.picture))
    check("a plus and an escape in a source are kept", page.open(source=f"{base}/a.jpg?a=1+2%20c&d") and page.url.endswith(
        signed(f"{base}/a.jpg?a=1+2%20c&d", "width:512,height:512")), page.url)
    check("spaces around a source are none of it", page.open(source=f"  {base}/a.jpg ") and page.picture, page.problem)


def check_markup(page, pictures):
    """Markup in fields and in errors is text."""
    base = f"http://127.0.0.1:{pictures}"
    for text in MARKUP:
        for fields in [{"source": text}, {"source": f"{base}/{text.replace(' ', '%20')}"}, {"source": f"{base}/a.jpg", "more": text},
                       {"source": f"{base}/a.jpg", "width": text}]:
            page.open(**fields)
            page.browser.evaluate("new Promise(done => setTimeout(done, 50))")
            elements = page.browser.evaluate("[document.images.length, document.scripts.length, typeof window.hacked]")
            check(f"{fields} is not run", elements == [1, 1, "undefined"], elements)
    for text in MARKUP:
        page.open(source=f"{base}/a.jpg")
        page.browser.evaluate("""(text => {
            const real = fetch, answer = { status: 400, title: text, code: 6, detail: text };
            window.fetch = (url, ...rest) => url.includes("/playground/") ? real(url, ...rest)
                : Promise.resolve(new Response(JSON.stringify(answer), { status: 400 }));
        })""" + f"({json.dumps(text)})")
        page.choose(width="30")
        elements = page.browser.evaluate("[document.images.length, document.scripts.length, typeof window.hacked]")
        check(f"{text} in an error is shown as it is", page.problem == f"400: {text} (6)\n{text}"
              and elements == [1, 1, "undefined"], (page.problem, elements))
    page.browser.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"window.hacked=1\">"
                          "<a href=\"javascript:window.hacked=1\">a</a>'), document.body.lastChild.click()")
    page.browser.evaluate("new Promise(done => setTimeout(done, 200))")
    check("its policy would stop a handler in markup", page.browser.evaluate("typeof window.hacked") == "undefined")
    answer = ask(page.port, "/playground/path?options=%3Cscript%3E&source=x")
    check("its data are no page", answer.content_type == "application/json" and answer.x_content_type_options == "nosniff",
          answer.fields)


def check_access(page, pictures):
    """Names, keyboard, narrow windows and colours."""
    base = f"http://127.0.0.1:{pictures}"
    browser = page.browser
    page.open(source=f"{base}/a.jpg")
    named = [name for role, name in browser.accessible() if role in ("textbox", "spinbutton", "combobox", "button")]
    check("every field has a name", len(named) == len(FIELDS) + 1 and all(name.strip() for name in named), named)
    check("the picture has a text, and errors are announced", browser.evaluate(
        "document.getElementById('picture').alt !== '' && document.getElementById('problem').role === 'alert'"))

    browser.open(page.address + "/")
    order = []
    for _ in range(len(FIELDS) + 1):
        browser.press("Tab")
        order.append(browser.evaluate("document.activeElement.name || document.activeElement.textContent"))
        visible = browser.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        if visible == "none":
            check(f"{order[-1]} shows its focus", False)
    check("Tab visits the fields in their order", order == [*FIELDS, "Show"], order)
    browser.open(page.address + "/")
    browser.press("Tab")
    browser.type(f"{base}/a.jpg")
    browser.press("Enter")
    check("Enter shows the picture", page.is_idle() and page.picture == [400, 300], (page.picture, page.problem))
    for _ in range(3):
        browser.press("Tab")
    browser.press("ArrowDown")
    check("a list is changed by the arrows", browser.wait("document.getElementById('path').href.includes('fit:fill')")
          and page.is_idle() and page.value("fit") == "fill", page.url)

    for width in (320, 360, 1160):
        browser.size(width)
        for name, fields in [("a picture", {"source": f"{base}/a.jpg?{'long' * 60}", "more": "enlarge"}),
                             ("an error", {"source": f"{base}/{'long' * 60}.jpg"})]:
            page.open(**fields)
            check(f"{width} pixels are wide enough for {name}", page.is_within_window(),
                  browser.evaluate("document.documentElement.scrollWidth"))
    for scheme in ("light", "dark"):
        browser.prefer(scheme)
        for fields in [{"source": f"{base}/a.jpg"}, {"source": f"{base}/none.jpg"}]:
            page.open(**fields)
            least = page.contrast
            check(f"{scheme}: the contrast of all text is at least 4.5 ({least[0][0]:.1f})", least[0][0] >= 4.5, least)
    luminance = "getComputedStyle(document.body).color"
    check("the dark page is dark", browser.evaluate(luminance) in ("rgb(255, 255, 255)",), browser.evaluate(luminance))
    browser.prefer("light")


def main():
    if fixture.ISOLATED:
        fixture.isolate()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    begin = time.monotonic()
    pictures = fixture.picture_origin()
    settings = ["--sources-private", "true", "--log-level", "warning"]
    server = Program(PROGRAM, "--keys", KEY.hex(), "--development", "true", *settings)
    hidden = Program(PROGRAM, "--keys", KEY.hex(), *settings)
    insecure = Program(PROGRAM, "--insecure", "true", "--development", "true", *settings)
    wait_until(lambda: is_open(pictures))
    for path in ["/", "/playground/path", "/playground/path?options=-&source=a", "/playground/figures"]:
        # A path with a query is told that no path has one.
        expected = 400 if "?" in path else 404
        check(f"without development, {path} does not exist", ask(hidden.port, path).status == expected)
    browser = Browser(FOLDER / "browser")
    fixture.started.append(browser.process)
    page = PlaygroundPage(browser, server.port)
    check_results(page, pictures)
    check_problems(page, pictures)
    check_markup(page, pictures)
    check_access(page, pictures)
    unsigned = PlaygroundPage(browser, insecure.port)
    unsigned.open(source=f"http://127.0.0.1:{pictures}/a.jpg", width="90", height="")
    check("a server without keys shows its pictures too", unsigned.picture == [90, 68] and "/insecure/width:90/" in unsigned.url,
          (unsigned.url, unsigned.problem))
    page.open(source=f"http://127.0.0.1:{pictures}/a.jpg")
    server.stop()
    check("the server ends with status 0 while a page is open", server.status() == 0, server.process.poll())
    page.choose(width="77")
    check("it says if the server does not answer", "does not answer" in page.problem, page.problem)
    print(f"page: {counts[True]} passed, {counts[False]} failed in {time.monotonic() - begin:.0f} s")


if __name__ == "__main__":
    try:
        main()
    finally:
        fixture.clean_up()
    sys.exit(1 if counts[False] else 0)
