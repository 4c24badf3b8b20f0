#!/usr/bin/python3
"""Checks that no folder of a target uses a name from a folder above it, and that no file is too long.

usage: check-layout.py INDEX_STORE [TARGET]

It reads what the compiler has written down of definitions and uses: the index that each debug build leaves in
`$(swift build --show-bin-path)/index/store`. Ends with status 1 and the list of uses if one points up.
"""
import collections
import ctypes
import pathlib
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
MOST_LINES = 400
# The folders of a target from the ground up; `.` are the files beside them. Folders within one of them count as that one.
ORDERS = {
    "HalcyonCore": "Basics Concurrency HTTP Image Decoding Encoding Processing Loading Caching Request Observing Pipeline"
                   " Playback Display Prefetching",
    # `*` stands for any other folder: a codec's, which uses no other codec. Bitmaps and icons hold files of others.
    "HalcyonCodecs": "Basics Color Shared * BMP ICO JPEGXL SVG TIFF .",
    "HalcyonStore": "Files Entries Index Cache",
    "HalcyonSandbox": "Wire Settings Helper Pool .",
    "HalcyonS3": "Basics Settings Transfer Cache .",
    "Halcyon": "LinuxMemory LinuxNetwork .",
    "HalcyonGTK": "Toolkit Painting Views Widgets Zoom Lists",
    "HalcyonCLI": "Files Output Input Loading Info Fetch Sheet Cache .",
}
# indexstore.h of LLVM.
RECORD, DEFINITION, REFERENCE = 2, 1 << 1, 1 << 2


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


NAME = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)
ITEM = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
SIGNATURES = {
    "store_create": (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p),
    "store_units_apply_f": (ctypes.c_bool, ctypes.c_void_p, ctypes.c_uint, ctypes.c_void_p, NAME),
    "unit_reader_create": (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p),
    "unit_reader_dispose": (None, ctypes.c_void_p),
    "unit_reader_get_main_file": (Text, ctypes.c_void_p),
    "unit_reader_get_module_name": (Text, ctypes.c_void_p),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, ITEM),
    "unit_dependency_get_kind": (ctypes.c_int, ctypes.c_void_p),
    "unit_dependency_get_name": (Text, ctypes.c_void_p),
    "unit_dependency_get_filepath": (Text, ctypes.c_void_p),
    "record_reader_create": (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p),
    "record_reader_dispose": (None, ctypes.c_void_p),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, ITEM),
    "occurrence_get_symbol": (ctypes.c_void_p, ctypes.c_void_p),
    "occurrence_get_roles": (ctypes.c_uint64, ctypes.c_void_p),
    "occurrence_get_line_col": (None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
    "symbol_get_usr": (Text, ctypes.c_void_p),
    "symbol_get_name": (Text, ctypes.c_void_p),
}


class Index:
    """The compiler's index of a build."""

    def __init__(self, store):
        swift = shutil.which("swift") or sys.exit("there is no swift in PATH")
        path = pathlib.Path(swift).resolve().parent.parent / "lib" / "libIndexStore.so"
        self.library = ctypes.CDLL(str(path))
        for name, (result, *arguments) in SIGNATURES.items():
            function = getattr(self.library, "indexstore_" + name)
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)
        self.path = pathlib.Path(store)
        self.store = self.store_create(str(store).encode(), None) or sys.exit(f"{store} is no index: build first")

    def records(self, module):
        """The newest record of each file of a module."""
        newest = {}
        names = []
        self.store_units_apply_f(self.store, 0, None, NAME(lambda _, name: names.append(str(name)) or True))
        for name in names:
            unit = self.unit_reader_create(self.store, name.encode(), None)
            if not unit:
                continue
            if str(self.unit_reader_get_module_name(unit)) == module:
                file, written = str(self.unit_reader_get_main_file(unit)), (self.path / "v5/units" / name).stat().st_mtime

                def note(_, dependency):
                    if self.unit_dependency_get_kind(dependency) == RECORD:
                        if str(self.unit_dependency_get_filepath(dependency)) in ("", file):
                            record = str(self.unit_dependency_get_name(dependency))
                            newest[file] = max(newest.get(file, (0, "")), (written, record))
                    return True

                self.unit_reader_dependencies_apply_f(unit, None, ITEM(note))
            self.unit_reader_dispose(unit)
        return newest

    def uses(self, record):
        """The names that a file defines, and those that it uses, by their identifiers in the index."""
        definitions, references = {}, []
        line, column = ctypes.c_uint(), ctypes.c_uint()

        def note(_, occurrence):
            roles, symbol = self.occurrence_get_roles(occurrence), self.occurrence_get_symbol(occurrence)
            identifier, name = str(self.symbol_get_usr(symbol)), str(self.symbol_get_name(symbol))
            if roles & DEFINITION:
                definitions[identifier] = name
            elif roles & REFERENCE:
                self.occurrence_get_line_col(occurrence, ctypes.byref(line), ctypes.byref(column))
                references.append((identifier, line.value))
            return True

        reader = self.record_reader_create(self.store, record.encode(), None)
        self.record_reader_occurrences_apply_f(reader, None, ITEM(note))
        self.record_reader_dispose(reader)
        return definitions, references


def complaints(index, target):
    folder = ROOT / "Sources" / target
    files = sorted(folder.rglob("*.swift"))
    order = ORDERS[target].split()
    place = {file: (file.relative_to(folder).parts[0] if file.parent != folder else ".") for file in files}
    for file in files:
        if place[file] not in order and "*" not in order:
            yield f"{file.relative_to(ROOT)}: its folder has no place in scripts/check-layout.py"
    records = index.records(target)
    home, used = {}, collections.defaultdict(list)
    for file in files:
        written, record = records.get(str(file), (0, ""))
        if written < file.stat().st_mtime:
            sys.exit(f"{file.relative_to(ROOT)} has changed since it was compiled: build first")
        definitions, used[file] = index.uses(record)
        home |= {identifier: (file, name) for identifier, name in definitions.items()}
    unlisted = order.index("*") if "*" in order else 0
    rank = {name: order.index(name) if name in order else unlisted for name in place.values()}
    for file, references in used.items():
        for identifier, line in references:
            if identifier in home:
                other, name = home[identifier]
                if rank[place[file]] < rank[place[other]]:
                    yield (f"{file.relative_to(ROOT)}:{line}: {place[file]} uses {name}"
                           f" of {other.relative_to(folder)}, which is above it")
                elif place[file] != place[other] and rank[place[file]] == rank[place[other]]:
                    yield (f"{file.relative_to(ROOT)}:{line}: {place[file]} uses {name}"
                           f" of {other.relative_to(folder)}, which is beside it")


def main():
    store, targets = sys.argv[1], sys.argv[2:] or list(ORDERS)
    found = [f"{file.relative_to(ROOT)}: over {MOST_LINES} lines" for file in sorted(ROOT.glob("Sources/**/*.swift"))
             if file.read_text().count("\n") > MOST_LINES]
    index = Index(store)
    for target in targets:
        found += complaints(index, target)
    for line in dict.fromkeys(found):
        print(line)
    print(f"layout: {len(found)} complaints" if found else "layout: no folder points up")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
