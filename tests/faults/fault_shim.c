// SPDX-License-Identifier: GPL-3.0-or-later
// Preloaded into a program: lets the n-th call of one kind fail, once. Which calls count: those about files of the user
// (below PANELWISE_FAULT_ROOT) and pieces of memory of 64 kB and more, so that n does not depend on what the loader,
// fonts or the terminal do.
//   PANELWISE_FAULT_CALL   write, sync, truncate, rename, open, unlink, map or memory
//   PANELWISE_FAULT_NUMBER which one fails, from 1; 0: none
//   PANELWISE_FAULT_ERROR  number of the error; -1: a write that takes only half; -2: killed before the call, -3:
//   killed
//                          behind half of a write
//   PANELWISE_FAULT_COUNT  file that is told how many there were of each kind, at the end
//   PANELWISE_FAULT_RECORD file that gets every change of those files, in order, and what was told on standard output
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WRITE, SYNC, TRUNCATE, RENAME, OPEN, UNLINK, MAP, MEMORY, KINDS };
static const char* const names[KINDS] = {"write", "sync", "truncate", "rename", "open", "unlink", "map", "memory"};
static atomic_long counts[KINDS];
static int wantedKind = -1;
static long wantedNumber;
static int wantedError;
static char root[PATH_MAX];
static int ready;
static int recordFile = -1;
static pthread_mutex_t recording = PTHREAD_MUTEX_INITIALIZER;

__attribute__((constructor)) static void begin(void)
{
    const char* kind = getenv("PANELWISE_FAULT_CALL");
    const char* number = getenv("PANELWISE_FAULT_NUMBER");
    const char* error = getenv("PANELWISE_FAULT_ERROR");
    const char* folder = getenv("PANELWISE_FAULT_ROOT");
    for (int i = 0; kind && i < KINDS; ++i)
        if (strcmp(kind, names[i]) == 0)
            wantedKind = i;
    wantedNumber = number ? atol(number) : 0;
    wantedError = error ? atoi(error) : EIO;
    snprintf(root, sizeof root, "%s", folder ? folder : "/nowhere");
    const char* record = getenv("PANELWISE_FAULT_RECORD");
    if (record)
        recordFile = (int)syscall(SYS_openat, AT_FDCWD, record, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    ready = 1;
}

// One change: a line of JSON without escapes (names of the test's own files) and behind it the bytes that were written.
static void record(const char* what, const char* path, const char* to, long at, const void* bytes, long count)
{
    char line[2 * PATH_MAX + 128];
    const int length =
        snprintf(line, sizeof line, "{\"what\":\"%s\",\"path\":\"%s\",\"to\":\"%s\",\"at\":%ld,\"bytes\":%ld}\n", what,
                 path, to, at, bytes ? count : 0L);
    const struct iovec pieces[] = {{line, (size_t)length},
                                   {(void*)(bytes ? bytes : line), (size_t)(bytes ? count : 0)}};
    if (syscall(SYS_writev, recordFile, pieces, 2) < 0)
        abort(); // half a record would be taken for a whole one
}

static void beginChange(void)
{
    if (recordFile >= 0)
        pthread_mutex_lock(&recording);
}

static void endChange(void)
{
    const int error = errno;
    if (recordFile >= 0)
        pthread_mutex_unlock(&recording);
    errno = error;
}

__attribute__((destructor)) static void end(void)
{
    const char* file = getenv("PANELWISE_FAULT_COUNT");
    if (!file)
        return;
    ready = 0;
    const int out = (int)syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    char line[64];
    for (int i = 0; i < KINDS; ++i) {
        const int length = snprintf(line, sizeof line, "%s %ld\n", names[i], atomic_load(&counts[i]));
        if (syscall(SYS_write, out, line, (size_t)length) < 0)
            break;
    }
    syscall(SYS_close, out);
}

// 0: goes on as usual; otherwise what is to happen.
static int fault(int kind)
{
    if (!ready)
        return 0;
    const long number = atomic_fetch_add(&counts[kind], 1) + 1;
    const int error = kind == wantedKind && number == wantedNumber ? wantedError : 0;
    if (error == -2)
        syscall(SYS_kill, syscall(SYS_getpid), SIGKILL);
    return error;
}

static int inRoot(const char* path)
{
    if (!path || !root[0])
        return 0;
    if (path[0] == '/')
        return strncmp(path, root, strlen(root)) == 0;
    char here[PATH_MAX];
    return syscall(SYS_getcwd, here, sizeof here) > 0 && strncmp(here, root, strlen(root)) == 0;
}

static int pathOf(int file, char* path)
{
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    const long length = syscall(SYS_readlink, link, path, PATH_MAX - 1);
    path[length > 0 ? length : 0] = '\0';
    return inRoot(path);
}

static int isOurs(int file)
{
    char path[PATH_MAX];
    return pathOf(file, path);
}

#define FAIL(error, value)                                                                                             \
    do {                                                                                                               \
        errno = error;                                                                                                 \
        return value;                                                                                                  \
    } while (0)

// At `at`, or where the file stands where that is negative.
static ssize_t writeOnce(int file, const void* bytes, size_t count, off64_t at)
{
    const off64_t place = at >= 0 ? at : syscall(SYS_lseek, file, 0L, SEEK_CUR);
    const ssize_t done =
        at >= 0 ? syscall(SYS_pwrite64, file, bytes, count, at) : syscall(SYS_write, file, bytes, count);
    char path[PATH_MAX];
    if (recordFile >= 0 && done > 0 && (pathOf(file, path) || file == STDOUT_FILENO))
        record(file == STDOUT_FILENO ? "told" : "write", path, "", place, bytes, done);
    return done;
}

static ssize_t writeAt(int file, const void* bytes, size_t count, off64_t at)
{
    const int error = isOurs(file) ? fault(WRITE) : 0;
    if (error > 0)
        FAIL(error, -1);
    beginChange();
    const ssize_t done = writeOnce(file, bytes, error < 0 && count > 1 ? count / 2 : count, at);
    if (error == -3)
        syscall(SYS_kill, syscall(SYS_getpid), SIGKILL);
    endChange();
    return done;
}

ssize_t write(int file, const void* bytes, size_t count)
{
    return writeAt(file, bytes, count, -1);
}

// One piece after the other, as one call may.
ssize_t writev(int file, const struct iovec* pieces, int count)
{
    ssize_t all = 0;
    for (int i = 0; i < count; ++i) {
        const ssize_t done = pieces[i].iov_len ? writeAt(file, pieces[i].iov_base, pieces[i].iov_len, -1) : 0;
        if (done < 0)
            return all > 0 ? all : -1;
        all += done;
        if ((size_t)done < pieces[i].iov_len)
            break;
    }
    return all;
}

ssize_t pwrite64(int file, const void* bytes, size_t count, off64_t at)
{
    return writeAt(file, bytes, count, at);
}

ssize_t pwrite(int file, const void* bytes, size_t count, off_t at)
{
    return writeAt(file, bytes, count, at);
}

// A change without bytes; `number` is that of the system's call.
static int changeFile(int kind, const char* what, int file, long number, long size)
{
    char path[PATH_MAX];
    const int ours = pathOf(file, path);
    const int error = ours ? fault(kind) : 0;
    if (error > 0)
        FAIL(error, -1);
    beginChange();
    const int done = (int)syscall(number, file, size);
    if (recordFile >= 0 && done == 0 && ours)
        record(what, path, "", size, NULL, 0);
    endChange();
    return done;
}

int fsync(int file)
{
    return changeFile(SYNC, "sync", file, SYS_fsync, 0);
}

int fdatasync(int file)
{
    return changeFile(SYNC, "sync", file, SYS_fdatasync, 0);
}

int ftruncate64(int file, off64_t size)
{
    return changeFile(TRUNCATE, "truncate", file, SYS_ftruncate, size);
}

int ftruncate(int file, off_t size)
{
    return ftruncate64(file, size);
}

int rename(const char* from, const char* to)
{
    const int error = inRoot(to) ? fault(RENAME) : 0;
    if (error > 0)
        FAIL(error, -1);
    beginChange();
    const int done = (int)syscall(SYS_rename, from, to);
    if (recordFile >= 0 && done == 0 && inRoot(to))
        record("rename", from, to, 0, NULL, 0);
    endChange();
    return done;
}

static int removeName(const char* path, long number)
{
    const int error = inRoot(path) ? fault(UNLINK) : 0;
    if (error > 0)
        FAIL(error, -1);
    beginChange();
    const int done = (int)(number == SYS_unlink ? syscall(SYS_unlink, path) : syscall(SYS_rmdir, path));
    if (recordFile >= 0 && done == 0 && inRoot(path))
        record("unlink", path, "", 0, NULL, 0);
    endChange();
    return done;
}

int unlink(const char* path)
{
    return removeName(path, SYS_unlink);
}

int remove(const char* path)
{
    const int done = removeName(path, SYS_unlink);
    return done != 0 && errno == EISDIR ? removeName(path, SYS_rmdir) : done;
}

static int openAt(int folder, const char* path, int flags, unsigned mode)
{
    const int error = inRoot(path) ? fault(OPEN) : 0;
    if (error > 0)
        FAIL(error, -1);
    beginChange();
    const int file = (int)syscall(SYS_openat, folder, path, flags, mode);
    char name[PATH_MAX];
    if (recordFile >= 0 && file >= 0 && (flags & (O_CREAT | O_TRUNC)) && pathOf(file, name))
        record(flags & O_TRUNC ? "empty" : "create", name, "", 0, NULL, 0);
    endChange();
    return file;
}

#define MODE(flags)                                                                                                    \
    unsigned mode = 0;                                                                                                 \
    if ((flags) & (O_CREAT | O_TMPFILE)) {                                                                             \
        va_list rest;                                                                                                  \
        va_start(rest, flags);                                                                                         \
        mode = va_arg(rest, unsigned);                                                                                 \
        va_end(rest);                                                                                                  \
    }

int open(const char* path, int flags, ...)
{
    MODE(flags)
    return openAt(AT_FDCWD, path, flags, mode);
}

int open64(const char* path, int flags, ...)
{
    MODE(flags)
    return openAt(AT_FDCWD, path, flags, mode);
}

int openat(int folder, const char* path, int flags, ...)
{
    MODE(flags)
    return openAt(folder, path, flags, mode);
}

int openat64(int folder, const char* path, int flags, ...)
{
    MODE(flags)
    return openAt(folder, path, flags, mode);
}

void* mmap64(void* at, size_t size, int protection, int flags, int file, off64_t from)
{
    const int error = file >= 0 && isOurs(file) ? fault(MAP) : 0;
    if (error > 0)
        FAIL(error, MAP_FAILED);
    return (void*)syscall(SYS_mmap, at, size, protection, flags, file, from);
}

void* mmap(void* at, size_t size, int protection, int flags, int file, off_t from)
{
    return mmap64(at, size, protection, flags, file, from);
}

// glibc's own names for these, so that none is needed before the loader is ready.
extern void* __libc_malloc(size_t);
extern void* __libc_realloc(void*, size_t);
extern void* __libc_calloc(size_t, size_t);

static const size_t kLarge = 64 * 1024;

void* malloc(size_t size)
{
    if (size >= kLarge && fault(MEMORY) > 0)
        FAIL(ENOMEM, NULL);
    return __libc_malloc(size);
}

void* calloc(size_t count, size_t size)
{
    if (count > 0 && size >= kLarge / count && fault(MEMORY) > 0)
        FAIL(ENOMEM, NULL);
    return __libc_calloc(count, size);
}

void* realloc(void* old, size_t size)
{
    if (size >= kLarge && fault(MEMORY) > 0)
        FAIL(ENOMEM, NULL);
    return __libc_realloc(old, size);
}
