"""Turns the event stream of Swift Testing (version 0) into lines for people.

As a program, it reads a recorded stream: Scripts/testing/summary.py EVENTS
"""
import json
import os
import re
import shlex
import sys

SLOWEST = 20
# The values of a failed comparison may be whole files.
LONGEST_LINE = 2000
# More failures than a person reads: the others are in the file with the whole output.
WHOLE_FAILURES = 50


class Test:
    """A test function, with its issues and the seconds that its cases ran."""

    def __init__(self, payload):
        self.id = payload["id"]
        self.name = payload.get("displayName") or payload["name"]
        # "Target.Suite/Inner/function(label:)/File.swift:1:2" for functions, without the place for suites.
        self.path = re.sub(r"/[^/]*:\d+:\d+$", "", self.id)
        self.target, _, inside = self.path.partition(".")
        self.suite = f"{self.target}.{inside.partition('/')[0]}" if "/" in inside else f"{self.target}, without suite"
        self.is_suite = payload["kind"] == "suite"
        place = payload.get("sourceLocation", {})
        self.place = f"{place.get('fileID', '?')}:{place.get('line', '?')}"
        self.started = None
        self.seconds = 0.0
        self.cases = {}
        self.issues = []
        self.state = "waiting"

    @property
    def command(self):
        """The command that repeats this test alone."""
        return "Scripts/test --filter " + shlex.quote("^" + escaped(self.path.partition("(")[0]) + r"\(")


def escaped(path):
    return re.sub(r"([.^$*+?()\[\]{}|\\])", r"\\\1", path)


class Summary:
    """The state of a run.

    `say` receives each line.
    """

    def __init__(self, say):
        self.say = say
        self.tests = {}
        self.waiting = {}
        self.is_over = False
        self.rows = 0
        self.last_started = []
        # The moments in which tests and cases ended.
        self.ends = []

    def read(self, line):
        """Takes one line of the stream."""
        record = json.loads(line)
        payload = record["payload"]
        if record["kind"] == "test":
            test = Test(payload)
            self.tests[test.id] = test
            if not test.is_suite:
                self.waiting.setdefault(test.suite, set()).add(test.id)
        elif payload["kind"] == "runEnded":
            self.is_over = True
        elif payload["kind"] == "issueRecorded" and "testID" not in payload:
            self.say("✘ an issue outside of all tests: " + "; ".join(m["text"] for m in payload["messages"]))
        elif test := self.tests.get(payload.get("testID")):
            self._event(test, payload)

    def _event(self, test, event):
        kind, now = event["kind"], event["instant"]["absolute"]
        case = event.get("_testCase", {}).get("id")
        if kind == "testStarted":
            test.started, test.state = now, "running"
            if not test.is_suite:
                self.last_started.append(test)
        elif kind == "testCaseStarted":
            test.cases[case] = now
        elif kind == "testCaseEnded" and case in test.cases:
            self.rows += 1
            test.seconds += self._seconds(test.cases.pop(case), now)
        elif kind == "issueRecorded" and not event["issue"].get("isKnown"):
            if event["issue"].get("isFailure", True) and event["issue"].get("_severity", "error") != "warning":
                test.issues.append(event)
                if test.is_suite:
                    self.say(f"✘ the suite {test.path} has an issue")
        elif kind == "testSkipped":
            test.state = "skipped"
            self._end(test)
        elif kind == "testEnded":
            # The events of a test without arguments name no case.
            if not test.seconds and test.started is not None and not test.is_suite:
                test.seconds = self._seconds(test.started, now)
            test.state = "failed" if test.issues else "passed"
            self._end(test)

    def _seconds(self, start, now):
        """An estimate of the time for which a test or a case ran: it starts before it gets a thread.

        One runs on each processor, so this one had no thread before as many others had ended.
        """
        processors = os.cpu_count() or 1
        free = self.ends[-processors] if len(self.ends) >= processors else 0
        self.ends.append(now)
        return max(0, now - max(start, free))

    def _end(self, test):
        if test.is_suite:
            return
        if test.state == "failed":
            self.say(f"✘ {test.path}: {test.name} failed; the end of the run shows it whole")
        left = self.waiting.get(test.suite, set())
        left.discard(test.id)
        if not left and test.suite in self.waiting:
            del self.waiting[test.suite]
            self._say_suite(test.suite)

    def _say_suite(self, suite):
        tests = [test for test in self._functions() if test.suite == suite]
        count = {state: sum(test.state == state for test in tests) for state in ("passed", "failed", "skipped")}
        parts = [f"{number} {state}" for state, number in count.items() if number]
        mark = "✘" if count["failed"] else "✔"
        self.say(f"{mark} {suite}: {len(tests)} {'test' if len(tests) == 1 else 'tests'}, {', '.join(parts)}, "
                 f"{sum(test.seconds for test in tests):.1f} s")

    def _functions(self):
        return [test for test in self.tests.values() if not test.is_suite]

    @property
    def progress(self):
        """The numbers of rows and tests that have run.

        Swift Testing starts all tests at once, so most of them end late, and rows of tables tell more.
        """
        functions = self._functions()
        ended = sum(test.state not in ("waiting", "running") for test in functions)
        return f"{self.rows} rows of tables have run, and {ended} of {len(functions)} tests have ended"

    def failed(self):
        return [test for test in self.tests.values() if test.issues]

    def close(self):
        """Says the failures whole, the slowest tests and the total."""
        if not self.is_over:
            self._say_interruption()
        failed = self.failed()
        for test in failed[:WHOLE_FAILURES]:
            self.say("")
            self.say(f"✘ {test.path}: {test.name} ({test.place})")
            for event in test.issues:
                for message in event["messages"]:
                    for line in message["text"].splitlines():
                        rest = f" … {len(line) - LONGEST_LINE} more characters" if len(line) > LONGEST_LINE else ""
                        self.say(f"    {line[:LONGEST_LINE]}{rest}")
            self.say(f"  repeat it: {test.command}")
        if len(failed) > WHOLE_FAILURES:
            self.say(f"✘ {len(failed) - WHOLE_FAILURES} more tests failed")
        functions = self._functions()
        slowest = sorted((test for test in functions if test.seconds >= 1), key=lambda test: -test.seconds)[:SLOWEST]
        if slowest:
            self.say("")
            self.say("slowest tests:")
            for test in slowest:
                self.say(f"  {test.seconds:7.1f} s  {test.path}")
        if functions:
            count = {state: sum(test.state == state for test in functions) for state in ("passed", "failed", "skipped")}
            self.say("")
            self.say(f"{len(functions)} {'test' if len(functions) == 1 else 'tests'}: {count['passed']} passed, {count['failed']} failed, {count['skipped']} skipped")

    def _say_interruption(self):
        """Says which tests were running when the process ended before its run."""
        running = [test for test in self.last_started if test.state == "running"]
        self.say("")
        self.say("✘ the test process ended before its tests")
        if running:
            self.say(f"  these tests had begun and not ended; the last {min(len(running), SLOWEST)}, newest first:")
            for test in running[:-SLOWEST - 1:-1]:
                self.say(f"    {test.path} ({test.place})")
                self.say(f"      repeat it: {test.command}")


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit("usage: Scripts/testing/summary.py EVENTS")
    summary = Summary(print)
    with open(sys.argv[1], encoding="utf-8") as events:
        for one in events:
            summary.read(one)
    summary.close()
    sys.exit(0 if summary.is_over and not summary.failed() else 1)
