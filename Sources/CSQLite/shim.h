#pragma once

#include <sqlite3.h>

/// What `SQLITE_TRANSIENT` says, a cast that Swift does not import: SQLite copies the bytes that it is given.
static inline sqlite3_destructor_type csqlite_transient(void) {
  return SQLITE_TRANSIENT;
}
