// Runs the commands in a file one after the other, without output. For each it prints the wall time in nanoseconds, the
// peak memory in bytes and the exit status. A line of the file is a command; tabs separate its words.
//
// A small program, because on Linux a child process starts with its parent's peak memory.
import Glibc

guard CommandLine.arguments.count == 2, let file = fopen(CommandLine.arguments[1], "r") else { exit(2) }

var actions = posix_spawn_file_actions_t()
posix_spawn_file_actions_init(&actions)
posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)

func now() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

func run(_ words: [Substring]) {
  guard let program = words.first.map(String.init) else { return }
  var arguments = words.map { strdup(String($0)) } + [nil]
  defer { for argument in arguments { free(argument) } }
  let start = now()
  var child = pid_t()
  guard posix_spawnp(&child, program, &actions, nil, &arguments, environ) == 0 else { exit(2) }
  var status: Int32 = 0
  var usage = rusage()
  wait4(child, &status, 0, &usage)
  let code = status & 0x7F == 0 ? status >> 8 : 128 + status & 0x7F
  print(now() - start, usage.ru_maxrss * 1_024, code)
}

var line: UnsafeMutablePointer<CChar>?
var capacity = 0
while getline(&line, &capacity, file) > 0 {
  guard let line else { exit(2) }
  run(String(cString: line).split(whereSeparator: { $0 == "\t" || $0 == "\n" }))
}
