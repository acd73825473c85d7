#include "CTemplates.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

// The compiler puts in the bytes of each file: a Swift array of them would take a fifth of a clean build.
static const struct {
  const char *name;
  const unsigned char *text;
} templates[] = {
    {"AppRules.txt", (const unsigned char[]){
#embed "../Workbench/AppMap/AppRules.txt"
, 0}},
    {"AppWords.txt", (const unsigned char[]){
#embed "../Workbench/AppMap/AppWords.txt"
, 0}},
    {"app.md", (const unsigned char[]){
#embed "../Workbench/AppMap/app.md"
, 0}},
    {"answer.md", (const unsigned char[]){
#embed "../Workbench/Compare/answer.md"
, 0}},
    {"comparison.md", (const unsigned char[]){
#embed "../Workbench/Compare/comparison.md"
, 0}},
    {"declarative-toolkit.md", (const unsigned char[]){
#embed "../Workbench/Studies/Declarative/declarative-toolkit.md"
, 0}},
    {"declarative.md", (const unsigned char[]){
#embed "../Workbench/Studies/Declarative/declarative.md"
, 0}},
    {"deviations.md", (const unsigned char[]){
#embed "../Workbench/Compare/deviations.md"
, 0}},
    {"terms.md", (const unsigned char[]){
#embed "../Workbench/Compare/terms.md"
, 0}},
    {"toolkit.md", (const unsigned char[]){
#embed "../Workbench/Compare/toolkit.md"
, 0}},
    {"your-app.md", (const unsigned char[]){
#embed "../Workbench/Compare/your-app.md"
, 0}},
    {"figure.css", (const unsigned char[]){
#embed "../Workbench/Core/Charts/figure.css"
, 0}},
    {"patterns.svg", (const unsigned char[]){
#embed "../Workbench/Core/Charts/patterns.svg"
, 0}},
    {"further.md", (const unsigned char[]){
#embed "../Workbench/Studies/Architectures/further.md"
, 0}},
    {"behaviour.md", (const unsigned char[]){
#embed "../Workbench/Studies/Behaviour/behaviour.md"
, 0}},
    {"changes.md", (const unsigned char[]){
#embed "../Workbench/Studies/Changes/changes.md"
, 0}},
    {"claims.md", (const unsigned char[]){
#embed "../Workbench/Studies/Claims/claims.md"
, 0}},
    {"structure.md", (const unsigned char[]){
#embed "../Workbench/Studies/Code/structure.md"
, 0}},
    {"exercise.md", (const unsigned char[]){
#embed "../Workbench/Studies/Course/exercise.md"
, 0}},
    {"tap.html", (const unsigned char[]){
#embed "../Workbench/Studies/Course/tap.html"
, 0}},
    {"lesson1.md", (const unsigned char[]){
#embed "../Workbench/Studies/Course/lesson1.md"
, 0}},
    {"lesson2.md", (const unsigned char[]){
#embed "../Workbench/Studies/Course/lesson2.md"
, 0}},
    {"lesson3.md", (const unsigned char[]){
#embed "../Workbench/Studies/Course/lesson3.md"
, 0}},
    {"lesson4.md", (const unsigned char[]){
#embed "../Workbench/Studies/Course/lesson4.md"
, 0}},
    {"lesson5.md", (const unsigned char[]){
#embed "../Workbench/Studies/Course/lesson5.md"
, 0}},
    {"teachers.md", (const unsigned char[]){
#embed "../Workbench/Studies/Course/teachers.md"
, 0}},
    {"life.md", (const unsigned char[]){
#embed "../Workbench/Studies/Life/life.md"
, 0}},
    {"elsewhere.md", (const unsigned char[]){
#embed "../Workbench/Studies/PublicApps/elsewhere.md"
, 0}},
    {"testing.md", (const unsigned char[]){
#embed "../Workbench/Studies/Testing/testing.md"
, 0}},
    {"method.md", (const unsigned char[]){
#embed "../Workbench/Studies/Time/method.md"
, 0}},
    {"counts.md", (const unsigned char[]){
#embed "../Workbench/Studies/Time/counts.md"
, 0}},
    {"time.md", (const unsigned char[]){
#embed "../Workbench/Studies/Time/time.md"
, 0}},
    {"variants.md", (const unsigned char[]){
#embed "../Workbench/Studies/Variants/variants.md"
, 0}},
};

const unsigned char *template_text(const char *name) {
  for (unsigned long index = 0; index < sizeof templates / sizeof *templates; index++) {
    if (strcmp(templates[index].name, name) == 0) return templates[index].text;
  }
  return NULL;
}
