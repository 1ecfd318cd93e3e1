package dev.eoslint.mutation;

import java.util.List;
import java.util.stream.Stream;

/**
 * A mistake that is made in a right application.
 *
 * @param name says what is done
 * @param rule the rule that must speak
 * @param file the name of the file that it must speak of
 * @param line a part of the line that the finding, or a place that it relates to, must start in
 * @param edits how the files of the application change, one after the other
 */
record Mutation(String name, String rule, String file, String line, List<Edit> edits) {

  Mutation {
    edits = List.copyOf(edits);
  }

  Mutation(String name, String rule, String file, String line, Edit... edits) {
    this(name, rule, file, line, List.of(edits));
  }

  /** Returns the same mutation with a finding at another place. */
  Mutation foundAt(String otherFile, String otherLine) {
    return new Mutation(name, rule, otherFile, otherLine, edits);
  }

  /** Returns the same mutation with a finding of another rule. */
  Mutation foundBy(String otherRule, String otherFile, String otherLine) {
    return new Mutation(name, otherRule, otherFile, otherLine, edits);
  }

  /** Returns the same mutation with a name that also says where it is made. */
  Mutation named(String otherName) {
    return new Mutation(otherName, rule, file, line, edits);
  }

  /** Returns the same mutation with a change more. */
  Mutation and(Edit edit) {
    return new Mutation(
        name, rule, file, line, Stream.concat(edits.stream(), Stream.of(edit)).toList());
  }
}
