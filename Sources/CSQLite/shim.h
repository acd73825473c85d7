#pragma once

#include <sqlite3.h>

/// What `SQLITE_TRANSIENT` says, a cast that Swift does not import: SQLite copies the bytes that it is given.
static inline sqlite3_destructor_type csqlite_transient(void) {
  return SQLITE_TRANSIENT;
}

/// Has the connection leave the write-ahead log as it is when it is closed. Swift does not import variadic functions.
static inline int csqlite_keep_log(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}
