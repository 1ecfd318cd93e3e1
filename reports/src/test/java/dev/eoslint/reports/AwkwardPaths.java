package dev.eoslint.reports;

import java.util.stream.Stream;

/** Paths that every format has to carry unharmed. */
final class AwkwardPaths {

  private AwkwardPaths() {}

  static Stream<String> all() {
    return Stream.of(
        "with blanks/My File.java",
        "größe/Übertragung.java",
        "percent%20sign/100%.java",
        "hash#tag/C#.java",
        "colon:first.java",
        "dollar$sign/Outer$Inner.java",
        "quotes/it's \"it\".java",
        "query?/a&b=c.java",
        "[brackets]/{braces}.java",
        "emoji/😀.java",
        "漢字/注文.java");
  }
}
