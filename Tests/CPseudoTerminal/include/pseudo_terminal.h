// Starts programs in a pseudo-terminal. Everything between fork and exec is C.
#ifndef PSEUDO_TERMINAL_H
#define PSEUDO_TERMINAL_H

#include <stdint.h>
#include <sys/resource.h>
#include <sys/types.h>
#include <termios.h>

/// Starts `path` with `arguments` and `environment` (both end with NULL) in a session of its own
/// with a terminal of this size. With `shell_between`, the program is a job in the foreground of a
/// parent that stays in the session, as with a shell: then it can be stopped, `job` is the program,
/// and the parent ends with the program's exit status, or 128 + its signal.
/// `child` is our child, to be waited for; `settings` are the terminal's before the program began.
/// Returns the terminal's controlling side, which does not block, or -1 with errno.
int pt_spawn(
    const char *path, char *const arguments[], char *const environment[], int rows, int columns,
    int shell_between, pid_t *child, pid_t *job, struct termios *settings);

/// Changes the size, and with it sends SIGWINCH. Returns 0 or -1.
int pt_resize(int fd, int rows, int columns);

/// The settings of the program's side. Returns 0 or -1.
int pt_settings(int fd, struct termios *settings);

/// Whether the settings of both terminals are the same, as `stty -g` would print them.
int pt_settings_are_equal(const struct termios *one, const struct termios *other);

/// How our child ended: its exit status, or 128 + the signal; -1 while it runs.
int pt_status(pid_t child);

/// Starts a program as `pt_spawn` does without a shell, and says when: `began` is the moment before
/// exec, in nanoseconds of CLOCK_MONOTONIC, so that what our own fork takes does not count.
int pt_start(
    const char *path, char *const arguments[], char *const environment[], int rows, int columns,
    pid_t *child, uint64_t *began);

/// How our child ended, as `pt_status` says it, and what it used; -1 while it runs.
int pt_finish(pid_t child, struct rusage *usage);

/// Makes a pseudo-terminal in raw mode without a program; its program's side, `terminal`, does not
/// block. Returns 0 or -1.
int pt_open(int *controller, int *terminal);

#endif
