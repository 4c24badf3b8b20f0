#!/usr/bin/python3
"""Prints the public API of each library product into docs/api, or checks that what is printed there is still true.

usage: print-api.py [--check] [--server] FOLDER

FOLDER is that of a debug build, from `swift build --show-bin-path`. With --server, the script prints the libraries of the
package in Server/. With HALCYON_PARTS=apple in the environment, it prints HalcyonApple, as built against the stand-ins;
otherwise it prints the other libraries. It reads the symbol graphs of the compiler. With --check, it prints the
differences and ends with status 1 if there are any.

A file has a group of lines for each type, and one for each type of another module that is extended; all are sorted.
Left out: names that begin with an underscore, attributes such as @available, members that the compiler synthesizes or
that a protocol's extension gives, and `==`, `<` and `hash(into:)`, which the conformance says.
"""
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PRINTED = ROOT / "docs/api"
MANIFEST = (ROOT / "Package.swift").read_text()
SERVER_MANIFEST = (ROOT / "Server/Package.swift").read_text()
IS_FOR_SERVER = "--server" in sys.argv
IS_FOR_APPLE = os.environ.get("HALCYON_PARTS") == "apple"
SOURCES = ROOT / "Server/Sources" if IS_FOR_SERVER else ROOT / "Sources"
ONLY_APPLE = {"HalcyonApple"}
MOST_LINES = 60
# Conformances that say nothing beside another one, and those that the compiler gives to almost every type.
IMPLIED = {
    "Hashable": {"Equatable"},
    "Comparable": {"Equatable"},
    "LocalizedError": {"Error"},
    "CustomNSError": {"Error"},
    "OptionSet": {"Equatable", "ExpressibleByArrayLiteral", "RawRepresentable", "SetAlgebra"},
    "ExpressibleByStringLiteral": {"ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByUnicodeScalarLiteral"},
    "NSObject": {
        "CustomDebugStringConvertible", "CustomStringConvertible", "Equatable", "Hashable", "NSObjectProtocol"},
}
UNSAID = {"Copyable", "Escapable", "SendableMetatype"}
SAID_BY_CONFORMANCE = {"==(_:_:)", "<(_:_:)", "hash(into:)"}
# What only the declaration's own file is concerned with.
UNSEEN = re.compile(r"\b(convenience|lazy) ")
TYPES = {"swift.actor", "swift.class", "swift.enum", "swift.protocol", "swift.struct"}
# The order of a type's members.
KINDS = ["swift.enum.case", "swift.associatedtype", "swift.typealias", "swift.init", "swift.type.property",
         "swift.property", "swift.type.subscript", "swift.subscript", "swift.type.method", "swift.method",
         "swift.func.op"]


def products(manifest):
    return re.findall(r'\.library\(name: "(\w+)"', manifest)


def libraries():
    """The library products of Swift code in the manifest that this build has."""
    names = products(SERVER_MANIFEST if IS_FOR_SERVER else MANIFEST)
    swift = [name for name in names if any((SOURCES / name).rglob("*.swift"))]
    return [name for name in swift if (name in ONLY_APPLE) == IS_FOR_APPLE]


def output(*command):
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"{' '.join(command[:4])} … failed:\n{result.stderr}")
    return result.stdout


class Extraction:
    """What the compiler writes of a built module."""

    def __init__(self, build):
        self.build = pathlib.Path(build).resolve()
        maps = [*ROOT.glob("Sources/*/module.modulemap"), *ROOT.glob("Sources/*/include/module.modulemap"),
                *self.build.glob("*.build/module.modulemap")]
        if IS_FOR_SERVER:
            # SwiftNIO brings maps of its own.
            maps += self.build.parents[1].glob("checkouts/*/Sources/*/include/module.modulemap")
        for_c = [f"-fmodule-map-file={path}" for path in sorted(maps)]
        for package in [] if IS_FOR_APPLE else re.findall(r'pkgConfig: "([\w.-]+)"', MANIFEST):
            for_c += output("pkg-config", "--cflags-only-I", package).split()
        target = json.loads(output("swiftc", "-print-target-info"))["target"]["triple"]
        self.options = ["-I", str(self.build / "Modules"), "-target", target, "-sdk", "/", "-module-cache-path",
                        str(ROOT / ".build/print-api"), *(word for flag in for_c for word in ("-Xcc", flag))]

    def graphs(self, module):
        """The symbol graphs of a module: its own and one for each module that it extends."""
        if not (self.build / f"Modules/{module}.swiftmodule").exists():
            sys.exit(f"{module} is not in {self.build}: build first")
        with tempfile.TemporaryDirectory() as folder:
            output("swift", "symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public",
                   "-skip-synthesized-members", "-skip-inherited-docs", "-emit-extension-block-symbols", "-output-dir",
                   folder, *self.options)
            return [json.loads(path.read_text()) for path in sorted(pathlib.Path(folder).iterdir())]

    def unsettable(self, module):
        """The properties that only the library itself can set: a symbol graph says of some that all can."""
        found = set()

        def search(node):
            kinds = {accessor["accessorKind"] for accessor in node.get("accessors", ())}
            if "get" in kinds and "set" not in kinds:
                found.add(node["usr"])
            for child in node.get("children", ()):
                search(child)

        with tempfile.NamedTemporaryFile() as file:
            output("swift-api-digester", "-dump-sdk", "-module", module, "-o", file.name, *self.options)
            search(json.load(file)["ABIRoot"])
        return found

    def exports(self, module):
        """The modules that come with an import of this one."""
        names = set()
        for file in sorted((SOURCES / module).rglob("*.swift")):
            if exported := re.findall(r"^@_exported .*import (\w+)", file.read_text(), re.MULTILINE):
                stand_ins = ["-D", "HALCYON_STAND_INS"] if IS_FOR_APPLE else []
                # It leaves out what is behind a condition that does not hold here.
                imported = output("swiftc", "-frontend", "-emit-imported-modules", *stand_ins, str(file), "-o", "-")
                names |= set(exported) & set(imported.split())
        return sorted(names)


class Symbol:
    def __init__(self, graph):
        self.id = graph["identifier"]["precise"]
        self.kind = graph["kind"]["identifier"]
        self.path = tuple(graph["pathComponents"])
        self.fragments = graph["declarationFragments"]
        self.is_open = graph["accessLevel"] == "open"
        self.is_located = "location" in graph
        self.constraints = constraints(graph.get("swiftGenerics"))
        extension = graph.get("swiftExtension", {})
        self.extends = extension.get("extendedModule")
        self.extension_constraints = constraints(extension)

    def text(self, name=None):
        """The declaration in one line, with another name if one is given."""
        spellings = [fragment["spelling"] for fragment in self.fragments]
        if name:
            kinds = [fragment["kind"] for fragment in self.fragments]
            spellings[kinds.index("identifier")] = name
        line = UNSEEN.sub("", re.sub(r"\s+", " ", "".join(spellings)).strip(), count=1)
        return re.sub(r"\b(class|func|var|subscript)\b", r"open \1", line, count=1) if self.is_open else line


def constraints(of):
    signs = {"conformance": ":", "superclass": ":", "sameType": "=="}
    return tuple(f"{item['lhs']} {signs.get(item['kind'], item['kind'])} {item['rhs']}"
                 for item in (of or {}).get("constraints", ()))


def condition(items):
    return " where " + ", ".join(items) if items else ""


def conformance_list(names, implied=()):
    """What remains to be said of a type's conformances, sorted."""
    return sorted(names - set().union(UNSAID, implied, *(IMPLIED.get(name, ()) for name in names)))


class Printout:
    """The lines of a module: a heading for each type, and its members below."""

    def __init__(self, module, graphs, unsettable, exports):
        self.module, self.unsettable, self.exports = module, unsettable, exports
        self.symbols = {item["identifier"]["precise"]: Symbol(item) for graph in graphs for item in graph["symbols"]}
        if self.symbols and not any(symbol.is_located for symbol in self.symbols.values()):
            sys.exit(f"{module} was built without its .swiftsourceinfo, which tells what is synthesized")
        self.types = {symbol.path: symbol for symbol in self.symbols.values() if symbol.kind in TYPES}
        # By symbol, then by the condition of the conformance.
        self.conformances = collections.defaultdict(lambda: collections.defaultdict(set))
        self.first = {}
        # The requirements of protocols, those of them that have a default implementation, and these implementations.
        self.requirements, self.defaulted, self.defaults = set(), set(), set()
        for relation in (relation for graph in graphs for relation in graph["relationships"]):
            self.read(relation)
        self.added = collections.defaultdict(set)
        self.groups = collections.defaultdict(list)
        self.headings = {}
        for symbol in self.symbols.values():
            self.place(symbol)

    def read(self, relation):
        source, kind = relation["source"], relation["kind"]
        target = self.symbols.get(relation["target"])
        if kind in ("conformsTo", "inheritsFrom"):
            name = ".".join(target.path) if target else relation["targetFallback"].partition(".")[2]
            if kind == "inheritsFrom":
                self.first[source] = name
            else:
                where = constraints({"constraints": relation.get("swiftConstraints", ())})
                self.conformances[source][where].add(name)
        elif kind == "defaultImplementationOf" and target and not self.symbols[source].extension_constraints:
            self.defaulted.add(target.id)
            self.defaults.add(source)
        elif kind in ("requirementOf", "optionalRequirementOf"):
            self.requirements.add(source)
        elif kind == "memberOf" and target and (raw_type := self.raw_type(source, target)):
            self.first[target.id] = raw_type

    def raw_type(self, member, owner):
        """The raw type of an enum, if the member is the initializer that the compiler synthesizes."""
        found = re.match(r"init\?\(rawValue: (.+)\)$", self.symbols[member].text())
        return found and owner.kind == "swift.enum" and not self.symbols[member].is_located and found.group(1)

    def place(self, symbol):
        """Puts a symbol where it is printed."""
        if symbol.kind == "swift.extension":
            group = (1, symbol.path, symbol.extension_constraints, symbol.extends)
            # Together with those of other extensions of the same type.
            self.added[group] |= set().union(*self.conformances[symbol.id].values())
            if names := conformance_list(self.added[group]):
                self.headings[group] = self.heading_of_extension(group, names)
        elif symbol.kind in TYPES:
            self.headings[(0, symbol.path, ())] = self.heading_of_type(symbol)
            for where, names in self.conformances[symbol.id].items():
                if where and (names := conformance_list(names, self.conformances[symbol.id][()])):
                    group = (0, symbol.path, where)
                    self.headings[group] = self.heading_of_extension(group, names)
        elif self.is_printed(symbol):
            self.groups[self.group(symbol)].append(symbol)

    def is_printed(self, symbol):
        if not symbol.is_located or symbol.kind == "swift.deinit" or symbol.id in self.defaults:
            return False
        return len(symbol.path) == 1 or symbol.path[-1] not in SAID_BY_CONFORMANCE

    def group(self, symbol):
        """The group of lines of a type's member: the type's own, or that of an extension."""
        path, where = symbol.path[:-1], symbol.extension_constraints
        owner = self.types.get(path)
        if owner and owner.kind == "swift.protocol" and symbol.id not in self.requirements:
            # With a mark that sorts it behind the protocol's own group.
            return (0, path, where, "extension")
        if owner:
            return (0, path, tuple(item for item in where if item not in owner.constraints))
        return (1, path, where, symbol.extends) if path else (0, (), ())

    def heading_of_type(self, symbol):
        line = symbol.text(".".join(symbol.path))
        if symbol.kind == "swift.protocol":
            return line
        first = self.first.get(symbol.id)
        implied = {"RawRepresentable"} if first and symbol.kind == "swift.enum" else IMPLIED.get(first, ())
        names = ([first] if first else []) + conformance_list(self.conformances[symbol.id][()], implied)
        declaration, where, rest = line.partition(" where ")
        return declaration + (" : " + ", ".join(names) if names else "") + where + rest

    def heading_of_extension(self, group, names=()):
        conforming = " : " + ", ".join(names) if names else ""
        if group[0] == 0:
            return f"extension {'.'.join(group[1])}{conforming}{condition(group[2])}"
        return f"extension of {'.'.join(group[1])} ({group[3]}){conforming}{condition(group[2])}"

    def member(self, symbol):
        line = symbol.text()
        if symbol.id in self.unsettable and line.endswith("get set }"):
            line = line.removesuffix(" set }") + " }"
        line = line.removesuffix(" { get set }")
        owner = self.types.get(symbol.path[:-1])
        if owner and owner.text().startswith("@MainActor "):
            line = line.replace("@MainActor ", "", 1) if re.match(r"(@\w+ )*@MainActor ", line) else line
        return line + ("  // has a default" if symbol.id in self.defaulted else "")

    def lines(self):
        yield f"# The public API of {self.module}, as the compiler sees it. `make api` writes this file."
        if IS_FOR_APPLE:
            yield "# Compiled against the stand-ins of Apple's frameworks, so it shows all systems' parts at once."
        if self.exports:
            yield f"# Comes with {', '.join(self.exports)}, which it re-exports."

        def order(group):
            return group[0], [name.casefold() for name in group[1]], len(group), group[1:]

        for group in sorted(set(self.groups) | set(self.headings), key=order):
            heading = self.headings.get(group) or (self.heading_of_extension(group) if group[1] else "")
            yield ""
            if heading:
                yield heading
            indent = "    " if heading else ""
            ranked = ((KINDS.index(symbol.kind) if symbol.kind in KINDS else len(KINDS), symbol)
                      for symbol in self.groups.get(group, ()))
            members = sorted((rank, symbol.path[-1].casefold(), self.member(symbol)) for rank, symbol in ranked)
            yield from (indent + line for _, _, line in members)


def groups(text):
    """The groups of a printout: by what each is of, its heading and its lines."""
    found, key = {}, ""
    for line in filter(None, text):
        if line.startswith(" "):
            found[key][1].append(line)
        else:
            # Without the conformances, so that a type whose conformances change is still the same one.
            declaration, where, rest = line.partition(" where ")
            key = declaration.partition(" : ")[0] + where + rest
            found[key] = (line, [])
    return found


def differences(old, new):
    """The lines that changed, each below the heading of its group."""
    before, after = groups(old), groups(new)
    for key in dict.fromkeys([*before, *after]):
        old_heading, old_lines = before.get(key, ("", []))
        new_heading, new_lines = after.get(key, ("", []))
        removed = [line for line in old_lines if line not in set(new_lines)]
        added = [line for line in new_lines if line not in set(old_lines)]
        if old_heading != new_heading:
            yield from (f"{sign} {heading}" for sign, heading in (("-", old_heading), ("+", new_heading)) if heading)
        elif removed or added:
            yield f"  {new_heading}"
        yield from (f"- {line}" for line in removed)
        yield from (f"+ {line}" for line in added)


def main():
    arguments = sys.argv[1:]
    checks = "--check" in arguments
    folders = [argument for argument in arguments if not argument.startswith("-")]
    if len(folders) != 1 or len(arguments) != 1 + checks + IS_FOR_SERVER:
        sys.exit(__doc__)
    extraction = Extraction(folders[0])
    modules = libraries()
    with concurrent.futures.ThreadPoolExecutor() as pool:
        found = zip(modules, pool.map(extraction.graphs, modules), pool.map(extraction.unsettable, modules),
                    pool.map(extraction.exports, modules))
        texts = {f"{module}.txt": [*Printout(module, *parts).lines()] for module, *parts in found}
    if not IS_FOR_APPLE and not IS_FOR_SERVER:
        # The file of a library that is gone.
        ours = {f"{name}.txt" for name in ONLY_APPLE.union(products(SERVER_MANIFEST))} | set(texts)
        texts |= {path.name: [] for path in PRINTED.glob("*.txt") if path.name not in ours}
    complaints = []
    for name, lines in sorted(texts.items()):
        file = PRINTED / name
        old = file.read_text().splitlines() if file.exists() else []
        if old != lines:
            complaints += [f"docs/api/{name}:", *differences(old, lines)]
        if not checks and lines:
            PRINTED.mkdir(parents=True, exist_ok=True)
            file.write_text("\n".join(lines) + "\n")
        elif not checks:
            file.unlink()
    if checks and complaints:
        print("\n".join(complaints[:MOST_LINES]))
        if len(complaints) > MOST_LINES:
            print(f"… and {len(complaints) - MOST_LINES} lines more")
        print("api: not as in docs/api. If you meant to change it, run `make api` and commit its files.")
        sys.exit(1)
    print("api: as in docs/api" if checks else f"api: printed into docs/api ({', '.join(modules)})")


if __name__ == "__main__":
    main()
