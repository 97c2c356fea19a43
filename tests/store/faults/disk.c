/* A disk under test: loaded before the C library, it writes down what is done to the files of one folder, and fails when
   it is told to.

   DISK_FOLDER   the folder that is watched
   DISK_LOG      where each change is written down: a letter, the file's name, an offset, the bytes
   DISK_CONTROL  three 32-bit numbers, shared with the test: which error to give (0: none), to which kinds of changes, and
                 how many of them succeed before */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { WRITE = 1, SYNC = 2, RESIZE = 4, MAKE = 8 };

static struct { int32_t error, kinds, countdown; } *control;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *folder;
static size_t folder_length;
static int log_file = -1;
static char names[1024][256];

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
  static int32_t none[3];
  const char *file = getenv("DISK_LOG"), *shared = getenv("DISK_CONTROL");
  folder = getenv("DISK_FOLDER");
  folder_length = folder ? strlen(folder) : 0;
  if (file) log_file = REAL(open)(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  control = (void *)none;
  if (shared) {
    int handle = REAL(open)(shared, O_RDWR | O_CLOEXEC);
    if (handle >= 0) control = mmap(NULL, 12, PROT_READ | PROT_WRITE, MAP_SHARED, handle, 0);
  }
}

static const char *watched(const char *path) {
  if (!folder || strncmp(path, folder, folder_length)) return NULL;
  if (!path[folder_length]) return ".";
  return path[folder_length] == '/' ? path + folder_length + 1 : NULL;
}

static const char *name_of(int handle) {
  return handle >= 0 && handle < 1024 && names[handle][0] ? names[handle] : NULL;
}

static int fails(int kind) {
  if (!control->error || !(control->kinds & kind)) return 0;
  if (control->countdown > 0) { control->countdown--; return 0; }
  errno = control->error;
  return 1;
}

static void note(char what, const char *name, int64_t offset, const void *bytes, uint32_t length) {
  static char record[1 << 20];
  uint32_t size = (uint32_t)strlen(name);
  char *end = record;
  if (log_file < 0 || length > sizeof record - 1024) return;
  *end++ = what;
  end = mempcpy(end, &size, 4);
  end = mempcpy(end, &offset, 8);
  end = mempcpy(end, &length, 4);
  end = mempcpy(end, name, size);
  if (length) end = mempcpy(end, bytes, length);
  REAL(write)(log_file, record, (size_t)(end - record));
}

static int opened(int handle, const char *path, int made) {
  if (handle >= 0 && handle < 1024) {
    const char *name = watched(path);
    names[handle][0] = 0;
    if (name) strncpy(names[handle], name, 255);
    if (name && made) note('c', name, 0, NULL, 0);
  }
  return handle;
}

static int open_any(int place, const char *path, int flags, mode_t mode) {
  struct stat there;
  int made, handle;
  pthread_mutex_lock(&lock);
  made = (flags & O_CREAT) && watched(path) && stat(path, &there) != 0;
  handle = made && fails(MAKE) ? -1 : opened(REAL(openat)(place, path, flags, mode), path, made);
  pthread_mutex_unlock(&lock);
  return handle;
}

#define MODE(flags, mode) \
  if ((flags) & O_CREAT) { va_list rest; va_start(rest, flags); mode = va_arg(rest, mode_t); va_end(rest); }

int open(const char *path, int flags, ...) { mode_t mode = 0; MODE(flags, mode) return open_any(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { mode_t mode = 0; MODE(flags, mode) return open_any(AT_FDCWD, path, flags, mode); }
int openat(int place, const char *path, int flags, ...) { mode_t mode = 0; MODE(flags, mode) return open_any(place, path, flags, mode); }
int openat64(int place, const char *path, int flags, ...) { mode_t mode = 0; MODE(flags, mode) return open_any(place, path, flags, mode); }

int close(int handle) {
  if (handle >= 0 && handle < 1024) names[handle][0] = 0;
  return REAL(close)(handle);
}

ssize_t pwrite64(int handle, const void *bytes, size_t length, off64_t offset) {
  const char *name = name_of(handle);
  ssize_t done;
  if (!name) return REAL(pwrite64)(handle, bytes, length, offset);
  pthread_mutex_lock(&lock);
  done = fails(WRITE) ? -1 : REAL(pwrite64)(handle, bytes, length, offset);
  if (done > 0) note('w', name, offset, bytes, (uint32_t)done);
  pthread_mutex_unlock(&lock);
  return done;
}
ssize_t pwrite(int handle, const void *bytes, size_t length, off_t offset) { return pwrite64(handle, bytes, length, offset); }

ssize_t write(int handle, const void *bytes, size_t length) {
  const char *name = name_of(handle);
  ssize_t done;
  if (!name) return REAL(write)(handle, bytes, length);
  pthread_mutex_lock(&lock);
  int64_t offset = lseek(handle, 0, SEEK_CUR);
  done = fails(WRITE) ? -1 : REAL(write)(handle, bytes, length);
  if (done > 0) note('w', name, offset, bytes, (uint32_t)done);
  pthread_mutex_unlock(&lock);
  return done;
}

#define CHANGES(kind, letter, result, place, call) \
  const char *name = place; \
  result done; \
  if (!name) return call; \
  pthread_mutex_lock(&lock); \
  done = fails(kind) ? -1 : call; \
  if (done == 0) note(letter, name, at, NULL, 0); \
  pthread_mutex_unlock(&lock); \
  return done;

int ftruncate64(int handle, off64_t at) { CHANGES(RESIZE, 't', int, name_of(handle), REAL(ftruncate64)(handle, at)) }
int ftruncate(int handle, off_t at) { return ftruncate64(handle, at); }
int fsync(int handle) { int64_t at = 0; CHANGES(SYNC, 's', int, name_of(handle), REAL(fsync)(handle)) }
int fdatasync(int handle) { int64_t at = 0; CHANGES(SYNC, 's', int, name_of(handle), REAL(fdatasync)(handle)) }
int unlink(const char *path) { int64_t at = 0; CHANGES(MAKE, 'u', int, watched(path), REAL(unlink)(path)) }
