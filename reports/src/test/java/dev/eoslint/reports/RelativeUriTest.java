package dev.eoslint.reports;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RelativeUriTest {

  @ParameterizedTest
  @CsvSource({
    "src/main/java/A.java, src/main/java/A.java",
    "my folder/A.java, my%20folder/A.java",
    "größe/Ü.java, gr%C3%B6%C3%9Fe/%C3%9C.java",
    "100%/a%20b.java, 100%25/a%2520b.java",
    "C#/a?b.java, C%23/a%3Fb.java",
    "c:/A.java, c%3A/A.java",
    "a\\b.java, a%5Cb.java",
    "Outer$Inner.java, Outer$Inner.java",
    "[a]/{b}.java, %5Ba%5D/%7Bb%7D.java",
    "😀.java, %F0%9F%98%80.java"
  })
  void percentEncodes(String path, String uri) {
    assertThat(RelativeUri.of(path)).isEqualTo(uri);
  }
}
