// SPDX-License-Identifier: GPL-3.0-or-later
// Preloaded into a program: lets the n-th call of one kind fail, once. Which calls count: those about files of the user
// (below PANELWISE_FAULT_ROOT) and pieces of memory of 64 kB and more, so that n does not depend on what the loader,
// fonts or the terminal do.
//   PANELWISE_FAULT_CALL   write, sync, truncate, rename, open, unlink, map or memory
//   PANELWISE_FAULT_NUMBER which one fails, from 1; 0: none
//   PANELWISE_FAULT_ERROR  number of the error, or -1 for a write that takes only half
//   PANELWISE_FAULT_COUNT  file that is told how many there were of each kind, at the end
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
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
    ready = 1;
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
    return kind == wantedKind && number == wantedNumber ? wantedError : 0;
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

static int isOurs(int file)
{
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    const long length = syscall(SYS_readlink, link, path, sizeof path - 1);
    if (length <= 0)
        return 0;
    path[length] = '\0';
    return inRoot(path);
}

#define FAIL(error, value)                                                                                             \
    do {                                                                                                               \
        errno = error;                                                                                                 \
        return value;                                                                                                  \
    } while (0)

ssize_t write(int file, const void* bytes, size_t count)
{
    const int error = isOurs(file) ? fault(WRITE) : 0;
    if (error > 0)
        FAIL(error, -1);
    return syscall(SYS_write, file, bytes, error < 0 && count > 1 ? count / 2 : count);
}

ssize_t writev(int file, const struct iovec* pieces, int count)
{
    const int error = isOurs(file) ? fault(WRITE) : 0;
    if (error > 0)
        FAIL(error, -1);
    return syscall(SYS_writev, file, pieces, error < 0 && count > 1 ? 1 : count);
}

ssize_t pwrite64(int file, const void* bytes, size_t count, off64_t at)
{
    const int error = isOurs(file) ? fault(WRITE) : 0;
    if (error > 0)
        FAIL(error, -1);
    return syscall(SYS_pwrite64, file, bytes, error < 0 && count > 1 ? count / 2 : count, at);
}

ssize_t pwrite(int file, const void* bytes, size_t count, off_t at)
{
    return pwrite64(file, bytes, count, at);
}

int fsync(int file)
{
    const int error = isOurs(file) ? fault(SYNC) : 0;
    if (error > 0)
        FAIL(error, -1);
    return (int)syscall(SYS_fsync, file);
}

int fdatasync(int file)
{
    const int error = isOurs(file) ? fault(SYNC) : 0;
    if (error > 0)
        FAIL(error, -1);
    return (int)syscall(SYS_fdatasync, file);
}

int ftruncate64(int file, off64_t size)
{
    const int error = isOurs(file) ? fault(TRUNCATE) : 0;
    if (error > 0)
        FAIL(error, -1);
    return (int)syscall(SYS_ftruncate, file, size);
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
    return (int)syscall(SYS_rename, from, to);
}

int unlink(const char* path)
{
    const int error = inRoot(path) ? fault(UNLINK) : 0;
    if (error > 0)
        FAIL(error, -1);
    return (int)syscall(SYS_unlink, path);
}

static int openAt(int folder, const char* path, int flags, unsigned mode)
{
    const int error = inRoot(path) ? fault(OPEN) : 0;
    if (error > 0)
        FAIL(error, -1);
    return (int)syscall(SYS_openat, folder, path, flags, mode);
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
