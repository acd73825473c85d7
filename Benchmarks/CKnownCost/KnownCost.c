#include "CKnownCost.h"

void known_cost_thousand_instructions(void) {
  // What a compiler does with a loop it decides itself; it leaves an assembler's lines as they are.
  __asm__ volatile(".rept 1000\n nop\n .endr");
}
