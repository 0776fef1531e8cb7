// The smallest possible Swift program: its time is that of starting a process.
