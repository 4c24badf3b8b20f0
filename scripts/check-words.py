#!/usr/bin/python3
"""Finds phrases that CONTRIBUTING.md rules out, in comments, messages and pages, and comments that are too wide.

Ends with status 1 if there are any.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
WIDEST = 120
LONGEST_NAME = 90
TEST_NAME = re.compile(r'^ *@(?:Test|Suite)\(\s*"((?:[^"\\]|\\.)*)"', re.MULTILINE)
FOLDERS = ["Sources", "Tests", "Benchmarks/Sources", "Fuzzing/Sources", "Examples/Gallery/Sources",
           "Examples/Gallery/Tests", "Examples/Articles/Sources", "Server/Sources", "Server/Tests"]
PHRASES = {
    r"\bnil where\b": "nil if",
    r"\bin the place of\b": "instead of, or: replaces",
    r"\banew\b": "again",
    r"\bso many\b": "the number itself, or: that many",
    r"\bbe it\b": "whether … or",
    r"(?:^|[.:] )Who (?!.*\?)": "If you …, or: a caller that …",
}
COMMENT = re.compile(r"(?:^|\s)///?\s?(.*)$")
TOO_WIDE = re.compile(r"(?=.{%d})\s*//+ \S+ " % (WIDEST + 1))
MESSAGE = re.compile(r'"((?:[^"\\]|\\.)*)"')


def texts(path, line):
    """What a person reads in a line: all of a page's, the comment and the texts of a Swift file's."""
    return [line] if path.suffix == ".md" else COMMENT.findall(line) + MESSAGE.findall(line)


def complaints(path):
    text = path.read_text()
    for name in TEST_NAME.finditer(text) if path.suffix == ".swift" else ():
        if len(name[1]) > LONGEST_NAME:
            number = text.count("\n", 0, name.start(1)) + 1
            yield f"{path.relative_to(ROOT)}:{number}: a test's name of {len(name[1])} characters; {LONGEST_NAME} at most"
    for number, line in enumerate(text.splitlines(), 1):
        for phrase, better in PHRASES.items():
            if found := re.search(phrase, "\n".join(texts(path, line)), re.MULTILINE):
                yield f"{path.relative_to(ROOT)}:{number}: \"{found.group(0).strip()}\": write {better}"
        # One word, such as a URL, cannot be broken.
        if path.suffix == ".swift" and TOO_WIDE.match(line):
            yield f"{path.relative_to(ROOT)}:{number}: a comment of {len(line)} columns; {WIDEST} at most"


def main():
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *ROOT.glob("Sources/**/*.md"),
             ROOT / "Benchmarks/README.md", ROOT / "Server/benchmarks/README.md",
             *ROOT.glob("Examples/*/*.md"), *ROOT.glob("Examples/*/docs/*.md")]
    code = [path for folder in FOLDERS for path in ROOT.glob(f"{folder}/**/*.swift")]
    files = [*pages, *(path for path in code if not path.is_symlink())]
    found = [line for file in sorted(files) for line in complaints(file)]
    print("\n".join(found) or "words: clean")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
