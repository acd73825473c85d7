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

// The allocator's functions under the names that are left to whoever replaces the usual ones.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

// The initial-exec model needs no allocation of its own at a thread's first access.
static __thread allocation_count counters __attribute__((tls_model("initial-exec")));

static void *counted(void *block, size_t size) {
  if (block != NULL) {
    counters.allocations += 1;
    counters.bytes_requested += size;
    counters.bytes_in_use += (int64_t)malloc_usable_size(block);
  }
  return block;
}

static void count_free(void *block) {
  counters.frees += 1;
  counters.bytes_in_use -= (int64_t)malloc_usable_size(block);
}

void *malloc(size_t size) { return counted(__libc_malloc(size), size); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size), count * size); }

void *realloc(void *block, size_t size) {
  const int64_t bytes = block == NULL ? 0 : (int64_t)malloc_usable_size(block);
  void *moved = __libc_realloc(block, size);
  const bool was_freed = block != NULL && (moved != NULL || size == 0);
  if (was_freed) {
    counters.frees += 1;
    counters.bytes_in_use -= bytes;
  }
  return counted(moved, size);
}

void free(void *block) {
  if (block == NULL) return;
  count_free(block);
  __libc_free(block);
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size), size); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  const bool is_power_of_two = alignment != 0 && (alignment & (alignment - 1)) == 0;
  if (!is_power_of_two || alignment % sizeof(void *) != 0) return EINVAL;
  void *allocated = memalign(alignment, size);
  if (allocated == NULL) return ENOMEM;
  *block = allocated;
  return 0;
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
