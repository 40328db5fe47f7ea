#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "pseudo_terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

static void run(const char *path, char *const arguments[], char *const environment[]) {
  // Test runners block signals on the threads that tests run on.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(path, arguments, environment);
  _exit(127);
}

// What a shell does for a job: a process group of its own in the foreground, and attention to it.
static void be_shell(const char *path, char *const arguments[], char *const environment[], int pipe) {
  pid_t job = fork();
  if (job == 0) {
    close(pipe);
    setpgid(0, 0);
    signal(SIGTTOU, SIG_IGN);
    tcsetpgrp(0, getpid());
    signal(SIGTTOU, SIG_DFL);
    run(path, arguments, environment);
  }
  setpgid(job, job);
  if (write(pipe, &job, sizeof job) != sizeof job) _exit(126);
  close(pipe);
  int status = 0;
  while (waitpid(job, &status, 0) < 0 && errno == EINTR) {
  }
  _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
}

int pt_spawn(
    const char *path, char *const arguments[], char *const environment[], int rows, int columns,
    int shell_between, pid_t *child_pid, pid_t *job, struct termios *settings) {
  struct winsize size = {
      .ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns, .ws_xpixel = 0,
      .ws_ypixel = 0};
  int ends[2];
  if (pipe(ends) != 0) return -1;
  int terminal;
  // The program waits until its settings have been asked for: they are then as new.
  int gate[2];
  if (pipe(gate) != 0) return -1;
  pid_t child = forkpty(&terminal, NULL, NULL, &size);
  if (child < 0) {
    close(ends[0]);
    close(ends[1]);
    close(gate[0]);
    close(gate[1]);
    return -1;
  }
  if (child == 0) {
    close(ends[0]);
    close(gate[1]);
    char byte;
    if (read(gate[0], &byte, 1) != 1) _exit(126);
    close(gate[0]);
    if (shell_between) be_shell(path, arguments, environment, ends[1]);
    close(ends[1]);
    run(path, arguments, environment);
  }
  close(ends[1]);
  close(gate[0]);
  tcgetattr(terminal, settings);
  if (write(gate[1], "", 1) != 1) *settings = (struct termios){0};
  close(gate[1]);
  *child_pid = child;
  *job = child;
  if (shell_between && read(ends[0], job, sizeof *job) != sizeof *job) *job = child;
  close(ends[0]);
  fcntl(terminal, F_SETFL, O_NONBLOCK);
  fcntl(terminal, F_SETFD, FD_CLOEXEC);
  return terminal;
}

int pt_resize(int fd, int rows, int columns) {
  struct winsize size = {
      .ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns, .ws_xpixel = 0,
      .ws_ypixel = 0};
  return ioctl(fd, TIOCSWINSZ, &size);
}

int pt_settings(int fd, struct termios *settings) { return tcgetattr(fd, settings); }

int pt_settings_are_equal(const struct termios *one, const struct termios *other) {
  if (one->c_iflag != other->c_iflag || one->c_oflag != other->c_oflag) return 0;
  if (one->c_cflag != other->c_cflag || one->c_lflag != other->c_lflag) return 0;
  for (int i = 0; i < NCCS; i++) {
    if (one->c_cc[i] != other->c_cc[i]) return 0;
  }
  return 1;
}

int pt_status(pid_t child) {
  int status = 0;
  if (waitpid(child, &status, WNOHANG) != child) return -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
