#include "CTemplates.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

// The compiler puts in the bytes of each file: a Swift array of them would take a fifth of a clean build.
static const unsigned char AppRules_txt[] = {
#embed "../Workbench/Report/Templates/AppRules.txt"
};
static const unsigned char AppWords_txt[] = {
#embed "../Workbench/Report/Templates/AppWords.txt"
};
static const unsigned char ClaimRules_md[] = {
#embed "../Workbench/Report/Templates/ClaimRules.md"
};
static const unsigned char Claims_txt[] = {
#embed "../Workbench/Report/Templates/Claims.txt"
};
static const unsigned char Conclusion_md[] = {
#embed "../Workbench/Report/Templates/Conclusion.md"
};
static const unsigned char Decision_md[] = {
#embed "../Workbench/Report/Templates/Decision.md"
};
static const unsigned char Front_md[] = {
#embed "../Workbench/Report/Templates/Front.md"
};
static const unsigned char Method_md[] = {
#embed "../Workbench/Report/Templates/Method.md"
};
static const unsigned char Terms_md[] = {
#embed "../Workbench/Report/Templates/Terms.md"
};
static const unsigned char app_md[] = {
#embed "../Workbench/Report/Templates/app.md"
};
static const unsigned char behaviour_md[] = {
#embed "../Workbench/Report/Templates/behaviour.md"
};
static const unsigned char changes_md[] = {
#embed "../Workbench/Report/Templates/changes.md"
};
static const unsigned char costs_md[] = {
#embed "../Workbench/Report/Templates/costs.md"
};
static const unsigned char counts_md[] = {
#embed "../Workbench/Report/Templates/counts.md"
};
static const unsigned char deviations_md[] = {
#embed "../Workbench/Report/Templates/deviations.md"
};
static const unsigned char elsewhere_md[] = {
#embed "../Workbench/Report/Templates/elsewhere.md"
};
static const unsigned char exercise_md[] = {
#embed "../Workbench/Report/Templates/exercise.md"
};
static const unsigned char figure_css[] = {
#embed "../Workbench/Report/Templates/figure.css"
};
static const unsigned char lesson1_md[] = {
#embed "../Workbench/Report/Templates/lesson1.md"
};
static const unsigned char lesson2_md[] = {
#embed "../Workbench/Report/Templates/lesson2.md"
};
static const unsigned char lesson3_md[] = {
#embed "../Workbench/Report/Templates/lesson3.md"
};
static const unsigned char lesson4_md[] = {
#embed "../Workbench/Report/Templates/lesson4.md"
};
static const unsigned char lesson5_md[] = {
#embed "../Workbench/Report/Templates/lesson5.md"
};
static const unsigned char life_md[] = {
#embed "../Workbench/Report/Templates/life.md"
};
static const unsigned char pairs_md[] = {
#embed "../Workbench/Report/Templates/pairs.md"
};
static const unsigned char parts_md[] = {
#embed "../Workbench/Report/Templates/parts.md"
};
static const unsigned char patterns_svg[] = {
#embed "../Workbench/Report/Templates/patterns.svg"
};
static const unsigned char structure_md[] = {
#embed "../Workbench/Report/Templates/structure.md"
};
static const unsigned char suggestions_md[] = {
#embed "../Workbench/Report/Templates/suggestions.md"
};
static const unsigned char systems_md[] = {
#embed "../Workbench/Report/Templates/systems.md"
};
static const unsigned char systemtimes_md[] = {
#embed "../Workbench/Report/Templates/systemtimes.md"
};
static const unsigned char teachers_md[] = {
#embed "../Workbench/Report/Templates/teachers.md"
};
static const unsigned char testing_md[] = {
#embed "../Workbench/Report/Templates/testing.md"
};
static const unsigned char time_md[] = {
#embed "../Workbench/Report/Templates/time.md"
};
static const unsigned char toolkit_md[] = {
#embed "../Workbench/Report/Templates/toolkit.md"
};
static const unsigned char variants_md[] = {
#embed "../Workbench/Report/Templates/variants.md"
};
static const unsigned char walks_md[] = {
#embed "../Workbench/Report/Templates/walks.md"
};
static const unsigned char workload_md[] = {
#embed "../Workbench/Report/Templates/workload.md"
};

static const struct {
  const char *name;
  const unsigned char *bytes;
  long count;
} templates[] = {
    {"AppRules.txt", AppRules_txt, sizeof AppRules_txt},
    {"AppWords.txt", AppWords_txt, sizeof AppWords_txt},
    {"ClaimRules.md", ClaimRules_md, sizeof ClaimRules_md},
    {"Claims.txt", Claims_txt, sizeof Claims_txt},
    {"Conclusion.md", Conclusion_md, sizeof Conclusion_md},
    {"Decision.md", Decision_md, sizeof Decision_md},
    {"Front.md", Front_md, sizeof Front_md},
    {"Method.md", Method_md, sizeof Method_md},
    {"Terms.md", Terms_md, sizeof Terms_md},
    {"app.md", app_md, sizeof app_md},
    {"behaviour.md", behaviour_md, sizeof behaviour_md},
    {"changes.md", changes_md, sizeof changes_md},
    {"costs.md", costs_md, sizeof costs_md},
    {"counts.md", counts_md, sizeof counts_md},
    {"deviations.md", deviations_md, sizeof deviations_md},
    {"elsewhere.md", elsewhere_md, sizeof elsewhere_md},
    {"exercise.md", exercise_md, sizeof exercise_md},
    {"figure.css", figure_css, sizeof figure_css},
    {"lesson1.md", lesson1_md, sizeof lesson1_md},
    {"lesson2.md", lesson2_md, sizeof lesson2_md},
    {"lesson3.md", lesson3_md, sizeof lesson3_md},
    {"lesson4.md", lesson4_md, sizeof lesson4_md},
    {"lesson5.md", lesson5_md, sizeof lesson5_md},
    {"life.md", life_md, sizeof life_md},
    {"pairs.md", pairs_md, sizeof pairs_md},
    {"parts.md", parts_md, sizeof parts_md},
    {"patterns.svg", patterns_svg, sizeof patterns_svg},
    {"structure.md", structure_md, sizeof structure_md},
    {"suggestions.md", suggestions_md, sizeof suggestions_md},
    {"systems.md", systems_md, sizeof systems_md},
    {"systemtimes.md", systemtimes_md, sizeof systemtimes_md},
    {"teachers.md", teachers_md, sizeof teachers_md},
    {"testing.md", testing_md, sizeof testing_md},
    {"time.md", time_md, sizeof time_md},
    {"toolkit.md", toolkit_md, sizeof toolkit_md},
    {"variants.md", variants_md, sizeof variants_md},
    {"walks.md", walks_md, sizeof walks_md},
    {"workload.md", workload_md, sizeof workload_md},
};

const unsigned char *template_bytes(const char *name, long *count) {
  for (unsigned long index = 0; index < sizeof templates / sizeof *templates; index++) {
    if (strcmp(templates[index].name, name) != 0) continue;
    *count = templates[index].count;
    return templates[index].bytes;
  }
  return NULL;
}
