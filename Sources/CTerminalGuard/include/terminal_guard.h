// Gives a terminal back whatever happens to the program, and turns signals into bytes of a pipe.
//
// Everything that runs in a signal handler here is async-signal-safe. One terminal a process.
#ifndef TERMINAL_GUARD_H
#define TERMINAL_GUARD_H

#include <stddef.h>
#include <sys/types.h>
#include <termios.h>

/// From now on, when the process dies by a fatal signal or by exit, `restore` is written to `fd` and
/// `saved` set on it; then the signal takes its course. Children are left out.
/// Returns 0, or -1 when there is no memory for a copy of `restore`.
int tg_arm(int fd, const struct termios *saved, const void *restore, size_t length);

/// Other bytes to be written at such an end; those from before stay in force until these are ready,
/// whenever the signal comes. From one thread only.
/// Returns 0, or -1 when there is no memory for a copy, or the end has come.
int tg_set_restore(const void *restore, size_t length);

/// The terminal has been given back: nothing more is to be done at the end.
void tg_disarm(void);

/// Handles SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP and SIGCONT by writing the signal's
/// number as one byte into a pipe, but for those that the process was started to ignore. SIGPIPE is
/// ignored. Handles SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT and SIGFPE as `tg_arm` says.
/// Returns the pipe's end to read, which does not block, or -1 with errno.
int tg_install(void);

/// Puts every handler back to what it was and closes the pipe.
void tg_uninstall(void);

/// Whether a shell would notice that this process stopped, and could let it go on.
int tg_can_stop(void);

/// Stops the process group as Ctrl-Z does, and returns when it goes on, or after `timeout_ms` when
/// it was not stopped at all.
void tg_stop(int timeout_ms);

/// Sets a terminal, whose settings were `saved`, to give every byte as it comes: no echo, no lines,
/// no signals from keys, nothing changed on the way in or out.
void tg_make_raw(int fd, const struct termios *saved);

/// A descriptor of a file in memory, or of an unlinked temporary one; -1 with errno.
int tg_memory_file(void);

/// Makes shared memory of this name (one slash, then letters) that holds `bytes`, for this user alone.
/// Returns 0, or -1 with errno, also when there is some of this name.
int tg_share_memory(const char *name, const void *bytes, size_t length);

/// Removes shared memory; harmless when there is none.
void tg_forget_memory(const char *name);

/// Starts a program, looked up in PATH, without a shell, in a process group of its own, with nothing
/// to read and its complaints dropped. `arguments` end with NULL.
/// Returns the end of a pipe with what it prints, which does not block, or -1 with errno.
int tg_run(char *const arguments[], pid_t *process);

/// Kills a program that `tg_run` started, if it has not ended, and waits for it.
void tg_end(pid_t process);

/// Columns of a character by the C library; -1 when it is not printable in this locale.
int tg_wcwidth(unsigned int scalar);

#endif
