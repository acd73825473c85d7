#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// What the calling thread has asked of the allocator so far. Reallocating counts as allocating and freeing.
typedef struct {
  uint64_t allocations;
  /// The bytes that were asked for.
  uint64_t bytes_requested;
  uint64_t frees;
  /// The bytes in use, as the allocator rounds them up; less than 0 where more was freed than allocated.
  int64_t bytes_in_use;
} allocation_count;

/// Whether this process counts: it has to be linked against the C library of GNU, and free of sanitizers.
bool allocation_counter_is_available(void);

/// Reads the counters of the calling thread; all 0 where nothing is counted.
allocation_count allocation_counter_read(void);

#endif
