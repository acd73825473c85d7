#define _GNU_SOURCE
#include "CIndexStore.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// The part of the toolchain's indexstore.h that is used here.
typedef struct {
  const char *data;
  size_t length;
} Text;

typedef void *Handle;

static struct {
  Handle (*storeCreate)(const char *path, Handle *error);
  void (*storeDispose)(Handle store);
  bool (*units)(Handle store, unsigned sorted, void *context, bool (*apply)(void *, Text));
  Handle (*unitCreate)(Handle store, const char *name, Handle *error);
  void (*unitDispose)(Handle unit);
  Text (*mainFile)(Handle unit);
  bool (*dependencies)(Handle unit, void *context, bool (*apply)(void *, Handle));
  int (*dependencyKind)(Handle dependency);
  Text (*dependencyName)(Handle dependency);
  Handle (*recordCreate)(Handle store, const char *name, Handle *error);
  void (*recordDispose)(Handle record);
  bool (*occurrences)(Handle record, void *context, bool (*apply)(void *, Handle));
  Handle (*symbol)(Handle occurrence);
  uint64_t (*roles)(Handle occurrence);
  void (*place)(Handle occurrence, unsigned *line, unsigned *column);
  bool (*relations)(Handle occurrence, void *context, bool (*apply)(void *, Handle));
  uint64_t (*relationRoles)(Handle relation);
  int (*kind)(Handle symbol);
  Text (*name)(Handle symbol);
  Text (*usr)(Handle symbol);
} api;

static bool load(const char *path) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
  struct {
    void **function;
    const char *name;
  } functions[] = {
    {(void **)&api.storeCreate, "indexstore_store_create"},
    {(void **)&api.storeDispose, "indexstore_store_dispose"},
    {(void **)&api.units, "indexstore_store_units_apply_f"},
    {(void **)&api.unitCreate, "indexstore_unit_reader_create"},
    {(void **)&api.unitDispose, "indexstore_unit_reader_dispose"},
    {(void **)&api.mainFile, "indexstore_unit_reader_get_main_file"},
    {(void **)&api.dependencies, "indexstore_unit_reader_dependencies_apply_f"},
    {(void **)&api.dependencyKind, "indexstore_unit_dependency_get_kind"},
    {(void **)&api.dependencyName, "indexstore_unit_dependency_get_name"},
    {(void **)&api.recordCreate, "indexstore_record_reader_create"},
    {(void **)&api.recordDispose, "indexstore_record_reader_dispose"},
    {(void **)&api.occurrences, "indexstore_record_reader_occurrences_apply_f"},
    {(void **)&api.symbol, "indexstore_occurrence_get_symbol"},
    {(void **)&api.roles, "indexstore_occurrence_get_roles"},
    {(void **)&api.place, "indexstore_occurrence_get_line_col"},
    {(void **)&api.relations, "indexstore_occurrence_relations_apply_f"},
    {(void **)&api.relationRoles, "indexstore_symbol_relation_get_roles"},
    {(void **)&api.kind, "indexstore_symbol_get_kind"},
    {(void **)&api.name, "indexstore_symbol_get_name"},
    {(void **)&api.usr, "indexstore_symbol_get_usr"},
  };
  for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++) {
    *functions[i].function = dlsym(library, functions[i].name);
    if (!*functions[i].function) return false;
  }
  return true;
}

typedef struct {
  Handle store;
  const char *file;
  void *context;
  void (*visit)(void *, IndexOccurrence);
  const char *failure;
} Walk;

static char *copy(Text text) { return strndup(text.data, text.length); }

static bool noteNesting(void *isNested, Handle relation) {
  const uint64_t childOf = 1 << 9;
  if (api.relationRoles(relation) & childOf) *(int *)isNested = 1;
  return true;
}

static bool visitOccurrence(void *context, Handle occurrence) {
  Walk *walk = context;
  Handle symbol = api.symbol(occurrence);
  char *name = copy(api.name(symbol)), *usr = copy(api.usr(symbol));
  IndexOccurrence found = {
    .file = walk->file, .name = name, .usr = usr, .kind = (uint64_t)api.kind(symbol),
    .roles = api.roles(occurrence),
  };
  api.place(occurrence, &found.line, &found.column);
  api.relations(occurrence, &found.isNested, noteNesting);
  walk->visit(walk->context, found);
  free(name);
  free(usr);
  return true;
}

static bool visitDependency(void *context, Handle dependency) {
  Walk *walk = context;
  const int record = 2;
  if (api.dependencyKind(dependency) != record) return true;
  char *name = copy(api.dependencyName(dependency));
  Handle reader = api.recordCreate(walk->store, name, NULL);
  if (reader) {
    api.occurrences(reader, walk, visitOccurrence);
    api.recordDispose(reader);
  } else {
    walk->failure = "a record of the index cannot be read";
  }
  free(name);
  return true;
}

static bool visitUnit(void *context, Text text) {
  Walk *walk = context;
  char *name = copy(text);
  Handle unit = api.unitCreate(walk->store, name, NULL);
  if (unit) {
    char *file = copy(api.mainFile(unit));
    walk->file = file;
    if (*file) api.dependencies(unit, walk, visitDependency);
    free(file);
    api.unitDispose(unit);
  } else {
    walk->failure = "a unit of the index cannot be read";
  }
  free(name);
  return true;
}

const char *indexStoreVisit(
  const char *library, const char *path, void *context, void (*visit)(void *, IndexOccurrence)) {
  if (!load(library)) return "the library that reads the index cannot be loaded";
  Handle store = api.storeCreate(path, NULL);
  if (!store) return "there is no index of this build";
  Walk walk = {.store = store, .context = context, .visit = visit};
  api.units(store, 1, &walk, visitUnit);
  api.storeDispose(store);
  return walk.failure;
}

const char *indexStoreLibrary(void) {
  static char path[PATH_MAX];
  Dl_info runtime;
  void *function = dlsym(RTLD_DEFAULT, "swift_retain");
  if (!function || !dladdr(function, &runtime)) return NULL;
  // The runtime is in lib/swift/linux of the toolchain, the library in lib.
  char *slash = stpncpy(path, runtime.dli_fname, sizeof path - 32);
  for (int levels = 0; levels < 3; levels++) {
    while (slash > path && *--slash != '/') {}
  }
  snprintf(slash, 32, "/%s", "libIndexStore.so");
  return access(path, R_OK) == 0 ? path : NULL;
}
