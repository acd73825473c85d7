/// What the numbers of the report do not show.
struct LimitsSection: ReportSection {
  func write(to page: inout MarkdownPage) {
    page.heading(2, "What these numbers do not show")
    page.list([
      "**Drawing.** The screens are text on a toolkit that behaves like UIKit where the app needs it. Layout,"
        + " animation and rendering on a device would come on top of every architecture's time and bring the ratios"
        + " nearer to 1.",
      "**Waiting.** The storage that is timed is in memory and answers at once. What it takes an architecture to cope"
        + " with late answers is one of the [change requests](/changes.md); how long anyone waits was not measured.",
      "**Size.** The app has two screens and one entity. What a pattern costs at the fiftieth screen, or spares,"
        + " cannot be read off two.",
      "**Mechanisms.** A pattern's time here includes the mechanism that it is written with today. Where screens are"
        + " bound by Observation, each event registers again what the screen has read; a pattern bound in another way"
        + " would pay for that way instead.",
      "**A floor.** Toolkit + domain is one more way to write the app, with no roles, and not the fastest possible:"
        + " an architecture can come out below it.",
      "**Parts.** What the toolkit or an architecture adds is the difference between two programs. The compiler"
        + " optimises each as a whole, so a part is not a cost that could be taken out by itself.",
      "**Intervals.** They cover what varied in this run: rounds, and launches of one build on one processor. Where the"
        + " linker puts the code can move a time by some per cent (Mytkowicz et al., 2009); another build might, and"
        + " no interval here shows it.",
      "**Start-up.** Where it was timed, the executable was in the file cache. A first start after booting reads it"
        + " from the disk.",
      "**Growth.** A class of complexity is the one of five that fits, at the sizes that were counted. A curve between two"
        + " of them can take the name of its neighbour, as *n* to the power of 1.1 does, and beyond the largest size"
        + " nothing is known.",
      "**Few processors.** A range over processors spans those that were tried. The next one may lie beyond it, and"
        + " another compiler or system may move a ratio too.",
      "**One version each.** Every pattern is here once, written by people who know the others and made to behave"
        + " the same. Another team's version would have other counts.",
      "**People.** How fast a newcomer finds a role, how two teams work on one screen, how a review goes: no number"
        + " here stands for readability. What a change takes is counted in lines, not in hours.",
    ])
  }
}
