#!/usr/bin/env python3
"""Sets the last summary of several runs of `halcyon fetch --json` side by side.

usage: compare-runs.py LABEL=FILE…
"""

import json
import sys


def main():
    rows = [["", "images", "MB", "network", "disk", "memory", "failed", "seconds", "images/s"]]
    for argument in sys.argv[1:]:
        label, path = argument.split("=", 1)
        with open(path) as file:
            summary = [line for line in map(json.loads, file) if "summary" in line][-1]["summary"]
        rows.append([
            label, str(summary["images"]), f"{summary['bytes'] / 1e6:.1f}",
            *(str(summary[key]) for key in ("network", "disk", "memory", "failed")),
            f"{summary['seconds']:.3f}", f"{summary['ok'] / max(summary['seconds'], 1e-4):,.0f}",
        ])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for label, *cells in rows:
        print("  ".join([label.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(cells, widths[1:]))]))


if __name__ == "__main__":
    main()
