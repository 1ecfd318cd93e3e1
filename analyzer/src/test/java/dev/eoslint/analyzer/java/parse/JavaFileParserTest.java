package dev.eoslint.analyzer.java.parse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.source.SourceText;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class JavaFileParserTest {

  @Test
  void parsesManyFilesInTheirOrder() {
    List<String> names = IntStream.range(0, 40).mapToObj(number -> "Relay" + number).toList();

    try (JavaFileParser parser = new JavaFileParser()) {
      assertThat(parser.parseAll(names, JavaFileParserTest::relay))
          .extracting(parsed -> parsed.file().types().get(0).name())
          .isEqualTo(names);
    }
  }

  @Test
  void aBrokenFileLeavesTheOthersAlone() {
    try (JavaFileParser parser = new JavaFileParser()) {
      List<ParsedJava> parsed =
          parser.parseAll(
              List.of("Relay", "Broken"),
              name -> name.equals("Relay") ? relay(name) : new SourceText(name, "class {"));

      assertThat(parsed.get(0).notices()).isEmpty();
      assertThat(parsed.get(1).notices()).hasSize(1);
    }
  }

  @Test
  void whatIsParsedAheadIsRight() {
    try (JavaFileParser parser = new JavaFileParser()) {
      ParsedJava parsed = parser.parse(new SourceText("Sample.java", JavaFileParser.SAMPLE));

      assertThat(parsed.notices()).isEmpty();
      assertThat(parsed.file().types()).hasSize(1);
    }
  }

  private static SourceText relay(String name) {
    return new SourceText(name + ".java", "package com.acme;\n\nfinal class " + name + " {}\n");
  }
}
