package dev.eoslint.reports;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** All expected values were computed by the upload action of GitHub itself. */
final class PrimaryLocationLineHashTest {

  private static final String GREETINGS_WITH_FINAL_LINE_END =
      "e9496ae3ebfced30:1 fb7c023a8b9ccb3f:1 ce8ba1a563dcdaca:1 e20e36e16fcb0cc8:1"
          + " b3edc88f2938467e:1 c8e28b0b4002a3a0:1 c129715d7a2bc9a3:1";

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void agreesWithGitHub(String description, String content, String expected) {
    List<String> hashes = Arrays.asList(expected.split(" "));

    PrimaryLocationLineHash hash = new PrimaryLocationLineHash(content);

    assertThat(IntStream.rangeClosed(1, hashes.size()).mapToObj(line -> hash.ofLine(line).get()))
        .containsExactlyElementsOf(hashes);
    assertThat(hash.ofLine(hashes.size() + 1)).isEmpty();
  }

  static Stream<Arguments> agreesWithGitHub() {
    return Stream.of(
        arguments("an empty file", "", "c129715d7a2bc9a3:1"),
        arguments(
            "no final line end",
            " a\nb\n  \t\tc\n d",
            "271789c17abda88f:1 54703d4cd895b18:1 180aee12dab6264:1 a23a3dc5e078b07b:1"),
        arguments(
            "empty lines",
            " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End",
            "8b7cf3e952e7aeb2:1 b1ae1287ec4718d9:1 bff680108adb0fcc:1 c6805c5e1288b612:1"
                + " b86d3392aea1be30:1 e6ceba753e1a442:1"),
        arguments(
            "LF",
            " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n",
            GREETINGS_WITH_FINAL_LINE_END),
        arguments(
            "CR",
            " hello; \t\nworld!!!\r\r\r  \t\tGreetings\r End\r",
            GREETINGS_WITH_FINAL_LINE_END),
        arguments(
            "CR LF",
            " hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n",
            GREETINGS_WITH_FINAL_LINE_END),
        arguments(
            "mixed line ends",
            " hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n",
            GREETINGS_WITH_FINAL_LINE_END),
        arguments(
            "CR, blank, LF", "a\r \nb", "67c066a59e652f5e:1 cc4c43d77869440f:1 8ee5a81e681643c1:1"),
        arguments(
            "lines of blanks",
            "a\n   \t\n  ",
            "173cc415891f93a8:1 3c5bef55b72b93c9:1 c129715d7a2bc9a3:1"),
        arguments(
            "repeated lines",
            "Lorem ipsum dolor sit amet.\n".repeat(10),
            "a7f2ff13bc495cf2:1 a7f2ff13bc495cf2:2 a7f2ff13bc495cf2:3 a7f2ff13bc495cf2:4"
                + " a7f2ff13bc495cf2:5 a7f2ff13bc495cf2:6 a7f2ff1481e87703:1 a9cf91f7bbf1862b:1"
                + " 55ec222b86bcae53:1 cc97dc7b1d7d8f7b:1 c129715d7a2bc9a3:1"),
        arguments(
            "lines longer than the window",
            "x".repeat(250) + "\n" + "x".repeat(100) + "\n",
            "52b56201ffb58620:1 52b56201ffb58620:2 c129715d7a2bc9a3:1"),
        arguments(
            "a byte order mark",
            "\uFEFFclass A {\n}\n",
            "5033fb82626701d5:1 32dce9ccfdbc9d3e:1 c129715d7a2bc9a3:1"),
        arguments(
            "characters outside the basic plane",
            "String s = \"😀 ä 漢\";\r\n\tint x;\r\n",
            "8576123a4a086bf2:1 22bd3bea0af67823:1 c129715d7a2bc9a3:1"));
  }

  @Test
  void agreesWithGitHubOnBytesThatAreNoUtf8() {
    String content = new String("aä=b\nc".getBytes(ISO_8859_1), UTF_8);

    PrimaryLocationLineHash hash = new PrimaryLocationLineHash(content);

    assertThat(hash.ofLine(1)).contains("ac4d8f988e2544cd:1");
    assertThat(hash.ofLine(2)).contains("188ff2f224477a1e:1");
  }
}
