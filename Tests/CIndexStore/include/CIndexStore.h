#ifndef C_INDEX_STORE_H
#define C_INDEX_STORE_H

#include <stdint.h>

/// One occurrence of a symbol in a source file, as the compiler wrote it into its index.
typedef struct {
  /// The whole path of the source file.
  const char *file;
  const char *name;
  /// What tells the symbol from every other one; for Swift a mangled name behind "s:".
  const char *usr;
  /// 5 is an enumeration, 6 a structure, 7 a class, 8 a protocol.
  uint64_t kind;
  /// Bit 1 is a definition, 2 a reference, 8 what no one wrote.
  uint64_t roles;
  /// Whether the symbol is declared inside another type or function.
  int isNested;
  unsigned line;
  unsigned column;
} IndexOccurrence;

/// Visits every occurrence of every source file in the index of a build.
///
/// The texts of an occurrence are valid during the visit only. Returns null, or why the index cannot be read.
const char *indexStoreVisit(
  const char *library, const char *store, void *context,
  void (*visit)(void *context, IndexOccurrence occurrence));

/// The path of the toolchain's library that reads an index; null where it is not beside the Swift runtime.
const char *indexStoreLibrary(void);

#endif
