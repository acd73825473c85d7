#include "CAllocationCounter.h"

#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)

#include <errno.h>
#include <malloc.h>
#include <string.h>
#include <unistd.h>

// The allocator's functions under the names that are left to whoever replaces the usual ones.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

// The initial-exec model needs no allocation of its own at a thread's first access.
static __thread allocation_count counters __attribute__((tls_model("initial-exec")));

// What lies in front of every block. The allocator's own malloc_usable_size tells how much it happened to find, and the
// capacity of a Swift array follows it: counts would depend on what else is in memory.
typedef struct {
  void *start;
  size_t usable_size;
} header;

static const size_t smallest_alignment = sizeof(header);

// The bytes that the allocator gives for a request, where it finds a block that fits exactly; 0 for one too large.
static size_t usable_size(size_t size) {
  const size_t word = sizeof(size_t), unit = 2 * word;
  if (size > PTRDIFF_MAX - 2 * unit) return 0;
  const size_t rounded = (size + word + unit - 1) / unit * unit - word;
  return rounded < 2 * unit - word ? 2 * unit - word : rounded;
}

static header *header_of(void *block) { return (header *)block - 1; }

// Makes a block of what begins with room for its header, if there was memory for it.
static void *counted(void *start, size_t room, size_t size) {
  if (start == NULL) return NULL;
  void *block = (char *)start + room;
  *header_of(block) = (header){.start = start, .usable_size = usable_size(size)};
  counters.allocations += 1;
  counters.bytes_requested += size;
  counters.bytes_in_use += (int64_t)usable_size(size);
  return block;
}

static void *no_memory(void) {
  errno = ENOMEM;
  return NULL;
}

void *malloc(size_t size) {
  const size_t usable = usable_size(size);
  if (usable == 0) return no_memory();
  return counted(__libc_malloc(smallest_alignment + usable), smallest_alignment, size);
}

void *calloc(size_t count, size_t size) {
  size_t total;
  if (__builtin_mul_overflow(count, size, &total) || usable_size(total) == 0) return no_memory();
  return counted(__libc_calloc(1, smallest_alignment + usable_size(total)), smallest_alignment, total);
}

void *memalign(size_t alignment, size_t size) {
  const size_t room = alignment < smallest_alignment ? smallest_alignment : alignment;
  const size_t usable = usable_size(size);
  if (usable == 0 || room > PTRDIFF_MAX - usable) return no_memory();
  return counted(__libc_memalign(room, room + usable), room, size);
}

void free(void *block) {
  if (block == NULL) return;
  counters.frees += 1;
  counters.bytes_in_use -= (int64_t)header_of(block)->usable_size;
  __libc_free(header_of(block)->start);
}

size_t malloc_usable_size(void *block) { return block == NULL ? 0 : header_of(block)->usable_size; }

void *realloc(void *block, size_t size) {
  if (block != NULL && size == 0) {
    free(block);
    return NULL;
  }
  void *moved = malloc(size);
  if (block != NULL && moved != NULL) {
    const size_t old_size = malloc_usable_size(block);
    memcpy(moved, block, old_size < size ? old_size : size);
    free(block);
  }
  return moved;
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  const int is_power_of_two = alignment != 0 && (alignment & (alignment - 1)) == 0;
  if (!is_power_of_two || alignment % sizeof(void *) != 0) return EINVAL;
  void *aligned = memalign(alignment, size);
  if (aligned == NULL) return ENOMEM;
  *block = aligned;
  return 0;
}

void *valloc(size_t size) { return memalign((size_t)sysconf(_SC_PAGESIZE), size); }

void *pvalloc(size_t size) {
  const size_t page = (size_t)sysconf(_SC_PAGESIZE);
  return size > PTRDIFF_MAX - page ? no_memory() : memalign(page, (size + page - 1) / page * page);
}

bool allocation_counter_is_available(void) { return true; }

allocation_count allocation_counter_read(void) { return counters; }

#else

bool allocation_counter_is_available(void) { return false; }

allocation_count allocation_counter_read(void) {
  const allocation_count nothing = {0, 0, 0, 0};
  return nothing;
}

#endif
