#ifndef CTEMPLATES_H
#define CTEMPLATES_H

#include <stddef.h>

/// The bytes of a file in `Sources/Workbench/Report/Templates`, and how many they are. NULL where there is no such file.
const unsigned char *template_bytes(const char *name, long *count);

#endif
