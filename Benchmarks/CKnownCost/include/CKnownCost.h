#ifndef C_KNOWN_COST_H
#define C_KNOWN_COST_H

/// Carries out a thousand instructions that do nothing, and the few that it takes to be called.
void known_cost_thousand_instructions(void);

#endif
