#ifndef CTEMPLATES_H
#define CTEMPLATES_H

#include <stddef.h>

/// The text of a template in `Sources/Workbench`, which ends with a zero. NULL where there is no such file.
const unsigned char *template_text(const char *name);

#endif
