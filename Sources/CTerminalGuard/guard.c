#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "terminal_guard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>
#include <wchar.h>

extern char **environ;

struct farewell {
  char *bytes;
  size_t length;
  size_t capacity;
};

// One of them is in force; the other is written, and then takes its place.
static struct farewell farewells[2];
static atomic_int current_farewell;
static atomic_int is_restoring;
static struct termios saved_termios;
static int terminal = -1;
static pid_t owner;
static volatile sig_atomic_t is_armed;

static volatile sig_atomic_t was_continued;
static int pipe_ends[2] = {-1, -1};

static const int fatal_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
static const int noted_signals[] = {SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT};
#define COUNT(list) (sizeof(list) / sizeof(list[0]))

static struct sigaction old_fatal[COUNT(fatal_signals)];
static struct sigaction old_noted[COUNT(noted_signals)];
static struct sigaction old_pipe;
static int is_installed;

// MARK: - Restoring

static void restore_terminal(void) {
  // A child between fork and exec must not touch its parent's terminal.
  if (!is_armed || getpid() != owner) return;
  is_armed = 0;
  // From here on nobody writes a farewell: this may run beside the thread that does.
  atomic_store(&is_restoring, 1);
  const struct farewell *farewell = &farewells[atomic_load(&current_farewell)];
  // In the background, tcsetattr would stop us.
  signal(SIGTTOU, SIG_IGN);
  size_t done = 0;
  for (int attempts = 0; done < farewell->length && attempts < 4096; attempts++) {
    ssize_t count = write(terminal, farewell->bytes + done, farewell->length - done);
    if (count > 0) {
      done += (size_t)count;
    } else if (count < 0 && errno == EAGAIN) {
      struct pollfd wait = {.fd = terminal, .events = POLLOUT, .revents = 0};
      if (poll(&wait, 1, 200) <= 0) break;
    } else if (errno != EINTR) {
      break;
    }
  }
  tcsetattr(terminal, TCSANOW, &saved_termios);
}

int tg_set_restore(const void *restore, size_t length) {
  if (atomic_load(&is_restoring)) return -1;
  int next = !atomic_load(&current_farewell);
  struct farewell *farewell = &farewells[next];
  if (length > farewell->capacity) {
    char *bytes = realloc(farewell->bytes, length * 2);
    if (!bytes) return -1;
    farewell->bytes = bytes;
    farewell->capacity = length * 2;
  }
  if (length > 0) memcpy(farewell->bytes, restore, length);
  farewell->length = length;
  atomic_store(&current_farewell, next);
  return 0;
}

int tg_arm(int fd, const struct termios *saved, const void *restore, size_t length) {
  static int is_registered;
  is_armed = 0;
  if (tg_set_restore(restore, length) != 0) return -1;
  saved_termios = *saved;
  terminal = fd;
  owner = getpid();
  is_armed = 1;
  if (!is_registered) is_registered = atexit(restore_terminal) == 0;
  return 0;
}

void tg_disarm(void) { is_armed = 0; }

// MARK: - Signals

static void handle_fatal(int number) {
  int saved_errno = errno;
  restore_terminal();
  // Whoever handled it before us, the system or a backtracer, gets it now.
  for (size_t i = 0; i < COUNT(fatal_signals); i++) {
    if (fatal_signals[i] == number) sigaction(number, &old_fatal[i], NULL);
  }
  errno = saved_errno;
  raise(number);
}

static void handle_noted(int number) {
  int saved_errno = errno;
  unsigned char byte = (unsigned char)number;
  if (number == SIGCONT) was_continued = 1;
  // A full pipe holds enough to wake the reader.
  if (write(pipe_ends[1], &byte, 1) < 0) {
  }
  errno = saved_errno;
}

static int is_ignored(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

static void note(size_t index) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handle_noted;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(noted_signals[index], &action, NULL);
}

static void install_alternate_stack(void) {
  static char stack[65536];
  stack_t description;
  memset(&description, 0, sizeof description);
  description.ss_sp = stack;
  description.ss_size = sizeof stack;
  sigaltstack(&description, NULL);
}

int tg_install(void) {
  if (is_installed) return pipe_ends[0];
  if (pipe(pipe_ends) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(pipe_ends[i], F_SETFL, O_NONBLOCK);
    fcntl(pipe_ends[i], F_SETFD, FD_CLOEXEC);
  }
  install_alternate_stack();
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handle_fatal;
  // Not deferred, so that raising it again inside the handler kills at once.
  action.sa_flags = SA_ONSTACK | SA_NODEFER;
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < COUNT(fatal_signals); i++) {
    sigaction(fatal_signals[i], &action, &old_fatal[i]);
  }
  for (size_t i = 0; i < COUNT(noted_signals); i++) {
    sigaction(noted_signals[i], NULL, &old_noted[i]);
    if (!is_ignored(noted_signals[i])) note(i);
  }
  action.sa_handler = SIG_IGN;
  action.sa_flags = 0;
  sigaction(SIGPIPE, &action, &old_pipe);
  is_installed = 1;
  return pipe_ends[0];
}

void tg_uninstall(void) {
  if (!is_installed) return;
  is_installed = 0;
  for (size_t i = 0; i < COUNT(fatal_signals); i++) {
    sigaction(fatal_signals[i], &old_fatal[i], NULL);
  }
  for (size_t i = 0; i < COUNT(noted_signals); i++) {
    sigaction(noted_signals[i], &old_noted[i], NULL);
  }
  sigaction(SIGPIPE, &old_pipe, NULL);
  for (int i = 0; i < 2; i++) {
    close(pipe_ends[i]);
    pipe_ends[i] = -1;
  }
}

// MARK: - Stopping

int tg_can_stop(void) {
  // A shell that wants no job control starts its programs with SIGTSTP ignored.
  if (is_ignored(SIGTSTP)) return 0;
  // Our parent is in another session, or gone: nobody could let us go on.
  pid_t session = getsid(0);
  if (session == getpid()) return 0;
  pid_t parent = getppid();
  return parent > 1 && getsid(parent) == session;
}

void tg_stop(int timeout_ms) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigemptyset(&action.sa_mask);
  sigaction(SIGTSTP, &action, NULL);
  was_continued = 0;
  kill(0, SIGTSTP);
  // Another thread may take the signal, and the stop come a little later.
  for (int waited = 0; waited < timeout_ms && !was_continued; waited += 5) poll(NULL, 0, 5);
  for (size_t i = 0; i < COUNT(noted_signals); i++) {
    if (noted_signals[i] == SIGTSTP) note(i);
  }
}

// MARK: - What Swift's import of the C library leaves out

void tg_make_raw(int fd, const struct termios *saved) {
  struct termios raw = *saved;
  raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON | PARMRK);
  raw.c_oflag &= ~(tcflag_t)OPOST;
  raw.c_cflag = (raw.c_cflag & ~(tcflag_t)(CSIZE | PARENB)) | CS8;
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  tcsetattr(fd, TCSANOW, &raw);
}

int tg_memory_file(void) {
#ifdef __linux__
  int fd = memfd_create("screen", MFD_CLOEXEC);
  if (fd >= 0) return fd;
#endif
  char path[] = "/tmp/screen-XXXXXX";
  int file = mkstemp(path);
  if (file < 0) return -1;
  unlink(path);
  fcntl(file, F_SETFD, FD_CLOEXEC);
  return file;
}

int tg_share_memory(const char *name, const void *bytes, size_t length) {
  int file = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0600);
  if (file < 0) return -1;
  int failed = ftruncate(file, (off_t)length) != 0;
  if (!failed && length > 0) {
    void *memory = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    failed = memory == MAP_FAILED;
    if (!failed) {
      memcpy(memory, bytes, length);
      munmap(memory, length);
    }
  }
  close(file);
  if (failed) shm_unlink(name);
  return failed ? -1 : 0;
}

void tg_forget_memory(const char *name) { shm_unlink(name); }

// MARK: - Asking another program

int tg_run(char *const arguments[], pid_t *process) {
  int ends[2];
#ifdef __linux__
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
#else
  if (pipe(ends) != 0) return -1;
  for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
#endif
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  sigset_t signals;
  sigfillset(&signals);
  posix_spawnattr_setsigdefault(&attributes, &signals);
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
  int failure = posix_spawnp(process, arguments[0], &actions, &attributes, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  close(ends[1]);
  if (failure == 0) return ends[0];
  close(ends[0]);
  errno = failure;
  return -1;
}

void tg_end(pid_t process) {
  kill(process, SIGKILL);
  int status;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
}

int tg_wcwidth(unsigned int scalar) { return wcwidth((wchar_t)scalar); }
