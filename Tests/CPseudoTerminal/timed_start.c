#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "pseudo_terminal.h"

#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

int pt_start(
    const char *path, char *const arguments[], char *const environment[], int rows, int columns,
    pid_t *child_pid, uint64_t *began) {
  struct winsize size = {
      .ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns, .ws_xpixel = 0,
      .ws_ypixel = 0};
  int ends[2];
  if (pipe(ends) != 0) return -1;
  int terminal;
  pid_t child = forkpty(&terminal, NULL, NULL, &size);
  if (child < 0) {
    close(ends[0]);
    close(ends[1]);
    return -1;
  }
  if (child == 0) {
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    close(ends[0]);
    uint64_t time = now();
    if (write(ends[1], &time, sizeof time) != sizeof time) _exit(126);
    execve(path, arguments, environment);
    _exit(127);
  }
  close(ends[1]);
  *child_pid = child;
  if (read(ends[0], began, sizeof *began) != sizeof *began) *began = now();
  close(ends[0]);
  fcntl(terminal, F_SETFL, O_NONBLOCK);
  fcntl(terminal, F_SETFD, FD_CLOEXEC);
  return terminal;
}

int pt_finish(pid_t child, struct rusage *usage) {
  int status = 0;
  if (wait4(child, &status, WNOHANG, usage) != child) return -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int pt_open(int *controller, int *terminal) {
  if (openpty(controller, terminal, NULL, NULL, NULL) != 0) return -1;
  struct termios settings;
  tcgetattr(*terminal, &settings);
  cfmakeraw(&settings);
  tcsetattr(*terminal, TCSANOW, &settings);
  fcntl(*controller, F_SETFD, FD_CLOEXEC);
  fcntl(*terminal, F_SETFD, FD_CLOEXEC);
  fcntl(*terminal, F_SETFL, O_NONBLOCK);
  return 0;
}
