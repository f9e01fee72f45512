/*
 * Loaded before the C library: makes the system calls on the database file fail as its control file says. f: the disk is full,
 * w: writing fails, r: reading fails, s: what was written cannot be brought to disk. Anything else: all is well.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int is_database(int fd) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return strstr(path, "collaboration.sqlite") != NULL;
}

static char mode(void) {
  const char *file = getenv("IO_FAULTS");
  int fd = file ? open(file, O_RDONLY) : -1;
  char found = 0;
  if (fd < 0) return 0;
  if (read(fd, &found, 1) != 1) found = 0;
  close(fd);
  return found;
}

static int fails(int fd, char one, char other) {
  char now = mode();
  if (now == 0 || (now != one && now != other) || !is_database(fd)) return 0;
  errno = now == 'f' ? ENOSPC : EIO;
  return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t pread64(int fd, void *to, size_t count, off64_t at) { return fails(fd, 'r', 'r') ? -1 : REAL(pread64)(fd, to, count, at); }
ssize_t pread(int fd, void *to, size_t count, off_t at) { return fails(fd, 'r', 'r') ? -1 : REAL(pread)(fd, to, count, at); }
ssize_t pwrite64(int fd, const void *from, size_t count, off64_t at) { return fails(fd, 'w', 'f') ? -1 : REAL(pwrite64)(fd, from, count, at); }
ssize_t pwrite(int fd, const void *from, size_t count, off_t at) { return fails(fd, 'w', 'f') ? -1 : REAL(pwrite)(fd, from, count, at); }
ssize_t write(int fd, const void *from, size_t count) { return fails(fd, 'w', 'f') ? -1 : REAL(write)(fd, from, count); }
int fsync(int fd) { return fails(fd, 's', 's') ? -1 : REAL(fsync)(fd); }
int fdatasync(int fd) { return fails(fd, 's', 's') ? -1 : REAL(fdatasync)(fd); }
