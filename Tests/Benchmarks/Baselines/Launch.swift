// Runs a program without output and prints its wall time in nanoseconds, its peak memory in bytes and its exit status.
//
// A small program of its own, because on Linux a child begins with its parent's peak memory.
import Glibc

let words = Array(CommandLine.arguments.dropFirst())
guard let program = words.first else { exit(2) }

var actions = posix_spawn_file_actions_t()
posix_spawn_file_actions_init(&actions)
posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
var arguments = words.map { strdup($0) } + [nil]

func now() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

let start = now()
var child = pid_t()
guard posix_spawnp(&child, program, &actions, nil, &arguments, environ) == 0 else { exit(2) }
var status: Int32 = 0
var usage = rusage()
wait4(child, &status, 0, &usage)
print(now() - start, usage.ru_maxrss * 1024, status & 0x7F == 0 ? status >> 8 : 128 + status & 0x7F)
