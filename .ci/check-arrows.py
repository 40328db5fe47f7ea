#!/usr/bin/env python3
"""Checks the package's dependencies (JSON of `swift package dump-package` on standard input) and
the imports in its sources against the rules of the layers. Prints what breaks them; exit status 1
when anything does."""
import json
import pathlib
import re
import sys

PURE = {
    "CellGeometry": set(),
    "AlbumModel": set(),
    "TerminalCore": {"CellGeometry"},
    "DecoderProtocol": set(),
    "GridLayout": {"CellGeometry", "AlbumModel"},
    "GridController": {"CellGeometry", "AlbumModel", "TerminalCore", "DecoderProtocol", "GridLayout"},
    "GridView": {
        "CellGeometry", "AlbumModel", "TerminalCore", "DecoderProtocol", "GridLayout", "GridController"},
}
EDGES = {
    "SystemEdge": set(),
    "TerminalUI": {"CellGeometry", "TerminalCore", "CNcurses", "CTerminalGuard"},
    "AlbumStore": {"AlbumModel", "DecoderProtocol", "SystemEdge"},
    "DecoderPool": {"DecoderProtocol", "SystemEdge"},
    "AppRuntime": set(PURE) | {"SystemEdge", "AlbumStore", "DecoderPool"},
    "photogrid": set(PURE) | {"SystemEdge", "AlbumStore", "DecoderPool", "AppRuntime", "TerminalUI"},
    "photogrid-plist": {"DecoderProtocol"},
    "photogrid-decoder": {"DecoderProtocol", "CVips", "CChafa", "CZlib"},
}
# Who may import what is not a target of ours. The developer's tool and the tests are free.
ONLY = {
    "CNcurses": {"TerminalUI"},
    "CVips": {"photogrid-decoder"},
    "CChafa": {"photogrid-decoder"},
    "CZlib": {"photogrid-decoder"},
    "Foundation": {"photogrid-plist", "photogrid-dev"},
    "FoundationEssentials": {"photogrid-plist", "photogrid-dev"},
}
PURE_MAY_IMPORT = set(PURE)

problems = []
package = json.load(sys.stdin)
if package["dependencies"]:
    problems.append("Package.swift: there must be no package dependency")

for target in package["targets"]:
    name = target["name"]
    allowed = {**PURE, **EDGES}.get(name)
    if allowed is None:
        continue
    used = {list(d.values())[0][0] for d in target["dependencies"]}
    for extra in sorted(used - allowed):
        problems.append(f"Package.swift: {name} must not depend on {extra}")

IMPORT = re.compile(
    r"^[ \t]*(?:@\w+[ \t]+)*(?:(?:package|public|internal|private)[ \t]+)?import[ \t]+"
    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)", re.M)
for path in sorted(pathlib.Path("Sources").rglob("*.swift")):
    target = path.parts[1]
    text = path.read_text()
    for module in IMPORT.findall(text):
        if target in PURE and module not in PURE_MAY_IMPORT:
            problems.append(f"{path}: a pure target must not import {module}")
        if module in ONLY and target not in ONLY[module] and target != "photogrid-dev":
            problems.append(f"{path}: only {', '.join(sorted(ONLY[module]))} may import {module}")
    if re.search(r"@MainActor\b", text):
        problems.append(f"{path}: no MainActor: its code does not stay on the first thread here")
    if "@unchecked Sendable" in text and "unchecked:" not in text:
        problems.append(f"{path}: @unchecked Sendable needs its reason in a comment, '// @unchecked: ...'")

print("\n".join(problems))
sys.exit(1 if problems else 0)
