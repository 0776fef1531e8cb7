"""Signs that the structure of sources and tests decays."""
import collections, pathlib, re

ADVICE = {
    "unlabelled": "Leave at most two parameters without labels; calls with more are hard to read.",
    "circle": "Move what both folders need into a folder that depends on neither.",
    "launch": "Run the command in process (Program.run); launch it for exit codes, signals, pipes, terminals and start-up.",
    "untested": "Write tests: a target has at least 0.3 lines of tests for each line.",
    "changelog": "Shorten 'Unreleased' to 60 lines: people read it before an upgrade.",
}
# The calls of Tests/catalogTests/Support that start the built command, and its path.
LAUNCH = re.compile(
    r"\.launch\(|\b(?:runInTerminal|runInMountNamespace|systemCalls)\(|\bkill\(at:|[pP]rogram(?:\([^)]*\))?\.start\("
    r"|\bProgram\.executable\b")
DECLARATION = re.compile(
    r"^(?:(?:public|package|internal|private|fileprivate|final|indirect|nonisolated)\s+|@\w+(?:\([^)]*\))?\s+)*"
    r"(?:struct|class|enum|actor|protocol|typealias)\s+(\w+)", re.M)


def found():
    """The places of each sign, by kind and folder."""
    found = collections.defaultdict(list)
    for path in sorted([*pathlib.Path("Sources").rglob("*.swift"), *pathlib.Path("Tests").rglob("Support/**/*.swift")]):
        folder = "/".join(path.parts[:2]) if path.parts[0] == "Sources" else "Tests"
        found["unlabelled", folder] += unlabelled(path)
    for target in targets():
        found["circle", f"Sources/{target.name}"] = circles(target)
        found["untested", f"Sources/{target.name}"] = untested(target)
    for path in sorted(pathlib.Path("Tests").rglob("*.swift")):
        lines = path.read_text().splitlines()
        found["launch", "Tests"] += [
            f"{path}:{number}: {line.strip()}" for number, line in enumerate(lines, 1)
            for _ in LAUNCH.findall(line) if not re.match(r"\s*(//|(static )?func )", line)]
    text = pathlib.Path("CHANGELOG.md").read_text()
    unreleased = re.search(r"^## Unreleased\n(.*?)^## ", text, re.M | re.S)
    found["changelog", "CHANGELOG.md"] = [line for line in (unreleased[1] if unreleased else "").splitlines() if line][60:]
    return found


def targets():
    folders = sorted(pathlib.Path("Sources").iterdir())
    return [one for one in folders if any(one.rglob("*.swift")) and not one.name.endswith("Plugin")]


def code(path):
    """A file's lines without texts and comments."""
    return [re.sub(r'"(\\.|[^"\\])*"|(^|\s)//.*', " ", line) for line in path.read_text().splitlines()]


def unlabelled(path):
    lines, places = code(path), []
    text = "\n".join(lines)
    for head in re.finditer(r"(?<![.\w])(func\s+[^\s(<]+|init[?!]?)\s*(<[^({]*>)?\(", text):
        depth, count, start = 1, 0, head.end()
        for index in range(start, len(text)):
            depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(text[index], 0)
            if depth == 0 or (depth == 1 and text[index] == ","):
                count += bool(re.match(r"\s*(@\w+\s+)*_\s+\w+\s*:", text[start:index]))
                start = index + 1
            if depth == 0: break
        if count > 2:
            row = text.count("\n", 0, head.start())
            places.append(f"{path}:{row + 1}: {lines[row].strip()}")
    return places


def circles(target):
    """The folders of a target that refer to each other in a circle, by the names of their types."""
    texts = collections.defaultdict(str)
    for path in sorted(target.rglob("*.swift")):
        inside = path.relative_to(target).parts
        if len(inside) > 1 and inside[0] != "Runtime": texts[inside[0]] += "\n".join(code(path)) + "\n"
    homes = collections.defaultdict(set)
    for folder, text in texts.items():
        for name in DECLARATION.findall(text): homes[name].add(folder)
    uses = {folder: set() for folder in texts}
    for folder, text in texts.items():
        for name in set(re.findall(r"\b[A-Z]\w+", text)):
            if len(homes.get(name, ())) == 1: uses[folder] |= homes[name] - {folder}

    def reachable(start):
        seen, open_ = set(), [start]
        while open_:
            for next_ in uses[open_.pop()] - seen:
                seen.add(next_)
                open_.append(next_)
        return seen

    reach = {folder: reachable(folder) for folder in uses}
    return [
        f"{target}/{folder} uses {other}, which leads back to it" for folder in sorted(uses)
        for other in sorted(uses[folder]) if folder in reach[other]]


def untested(target):
    """One place for each line of tests that a target lacks."""
    sources = [path for path in target.rglob("*.swift") if "Runtime" not in path.parts]
    tests = pathlib.Path("Tests") / (re.sub(r"(^|-)(\w)", lambda part: part[2].upper(), target.name) + "Tests")
    if not tests.exists(): tests = pathlib.Path(f"Tests/{target.name}Tests")
    wanted = sum(len(path.read_text().splitlines()) for path in sources)
    written = sum(len(path.read_text().splitlines()) for path in tests.rglob("*.swift"))
    if wanted < 100: return []
    return [f"{target}: {written} lines of tests for {wanted}"] * max(0, int(wanted * 0.3) - written)
