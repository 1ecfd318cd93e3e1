package dev.eoslint.benchmarks.corpus;

import java.util.List;

/**
 * A finding as the report has it.
 *
 * @param repository the repository it is in
 * @param rule the name of the rule
 * @param severity the word of the severity
 * @param confidence the word of the confidence
 * @param message the message
 * @param place where it is reported
 * @param related the other places that the report shows with it
 */
record ReportedFinding(
    String repository,
    String rule,
    String severity,
    String confidence,
    String message,
    Place place,
    List<Place> related) {

  ReportedFinding {
    related = List.copyOf(related);
  }

  String where() {
    return place.file() + ":" + place.firstLine();
  }
}
