"""Phrases that make comments and documents hard to read."""
import collections, pathlib, re

QUESTION = re.compile(r"(What|How|Why|Where|Which|Whether|Who|Whose|When)\b")
PHRASES = {
    "behind": (re.compile(r"\bbehind\b", re.I), "Write 'after' for an order; keep 'behind' for a place."),
    "is-no": (re.compile(r"(?<!there )\b(is|are) no (?!longer\b)", re.I), "Write 'is not a …' or 'there is no …'."),
    "of-its-own": (re.compile(r"\bof (its|their) own\b", re.I), "Write 'its own …', 'separate', or leave it out."),
    "what-subject": (re.compile(r"(?:^|[.:;] )What\b(?![^.]*\?)"), "Begin the sentence with a noun instead of 'What'."),
}
ADVICE = {kind: advice for kind, (_, advice) in PHRASES.items()} | {
    "question-word": "Begin the doc comment with a noun or a verb, such as 'The names of' or 'Returns true if'.",
}


def found():
    """The places of each phrase, by kind and folder."""
    found = collections.defaultdict(list)

    def phrases(text, folder, place):
        for kind, (pattern, _) in PHRASES.items(): found[kind, folder] += [place] * len(pattern.findall(text))

    for path in sorted(pathlib.Path("Sources").rglob("*.swift")):
        folder, previous = "/".join(path.parts[:2]), ""
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if mark := re.search(r"(?:^|\s)(///?)(?: |$)(.*)", line):
                place = f"{path}:{number}: {line.strip()}"
                phrases(mark[2], folder, place)
                if mark[1] == "///" and not previous.startswith("///") and QUESTION.match(mark[2]):
                    found["question-word", folder].append(place)
            previous = line.strip()
    documents = [*map(pathlib.Path, ["README.md", "CONTRIBUTING.md"]), *sorted(pathlib.Path("Documentation").rglob("*.md"))]
    for path in documents:
        if path.name == "Rules.md": continue  # made from the rules
        is_code = False
        for number, line in enumerate(path.read_text().splitlines(), 1):
            is_code ^= line.lstrip().startswith("```")
            if not is_code and not line.startswith("#"): phrases(line, "Documentation", f"{path}:{number}: {line}")
    return found
