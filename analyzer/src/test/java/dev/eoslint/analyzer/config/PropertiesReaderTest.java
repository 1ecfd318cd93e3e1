package dev.eoslint.analyzer.config;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.Notice;
import dev.eoslint.analyzer.source.SourceText;
import java.io.IOException;
import java.io.StringReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PropertiesReaderTest {

  private static final String PATH = "conf/producer.properties";

  @Test
  void keysAndValuesStandWhereTheyAreWritten() {
    ConfigEntry entry = only("# producer\n\n  acks = all\n");

    assertThat(entry.key()).isEqualTo("acks");
    assertThat(entry.value()).isEqualTo("all");
    assertThat(entry.keySite()).isEqualTo(new Site(PATH, 3, 3, 3, 7));
    assertThat(entry.valueSite()).isEqualTo(new Site(PATH, 3, 10, 3, 13));
    assertThat(entry.site()).isEqualTo(new Site(PATH, 3, 3, 3, 13));
    assertThat(entry.style()).isEqualTo(ValueStyle.PLAIN);
  }

  @Test
  void aContinuedValueReachesToItsLastLine() {
    ConfigEntry entry = only("bootstrap.servers=one:9092,\\\n    two:9092,\\\n    three:9092\nx");

    assertThat(entry.value()).isEqualTo("one:9092,two:9092,three:9092");
    assertThat(entry.valueSite()).isEqualTo(new Site(PATH, 1, 19, 3, 15));
  }

  @Test
  void aContinuedKeyReachesToItsLastLine() {
    ConfigEntry entry = only("enable.\\\r\n   idempotence\\\r\n  = true\r\n");

    assertThat(entry.key()).isEqualTo("enable.idempotence");
    assertThat(entry.keySite()).isEqualTo(new Site(PATH, 1, 1, 2, 15));
    assertThat(entry.valueSite()).isEqualTo(new Site(PATH, 3, 5, 3, 9));
  }

  @Test
  void eachLineEndCounts() {
    ConfigDocument document = read("a=1\rb=2\r\nc=3\nd=4").documents().get(0);

    assertThat(document.entries())
        .extracting(entry -> entry.keySite().startLine())
        .containsExactly(1, 2, 3, 4);
  }

  @Test
  void anEmptyValueStandsAfterItsSeparator() {
    ConfigEntry entry = only("transactional.id=\n");

    assertThat(entry.value()).isEmpty();
    assertThat(entry.valueSite()).isEqualTo(new Site(PATH, 1, 18, 1, 18));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"acks=all", "acks:all", "acks all", "acks\tall", "acks : all", "acks  =all"})
  void everySeparatorSeparates(String text) {
    ConfigEntry entry = only(text);

    assertThat(entry.key()).isEqualTo("acks");
    assertThat(entry.value()).isEqualTo("all");
    assertThat(entry.valueSite().endColumn()).isEqualTo(text.length() + 1);
  }

  @Test
  void escapesAreResolvedAndPositionsStayThoseOfTheText() {
    ConfigEntry entry = only("a\\ b\\:\\u0063 = x\\ty\\u00e9\\\\z  ");

    assertThat(entry.key()).isEqualTo("a b:c");
    assertThat(entry.value()).isEqualTo("x\tyé\\z  ");
    assertThat(entry.keySite()).isEqualTo(new Site(PATH, 1, 1, 1, 13));
    assertThat(entry.valueSite()).isEqualTo(new Site(PATH, 1, 16, 1, 31));
  }

  @Test
  void columnsCountUtf16CodeUnits() {
    ConfigEntry entry = only("\uD83D\uDE80=ü");

    assertThat(entry.valueSite()).isEqualTo(new Site(PATH, 1, 4, 1, 5));
  }

  @Test
  void aKeyThatIsWrittenTwiceIsHeldTwiceAndTheLaterWins() {
    ConfigDocument document = read("acks=1\nacks=all\n").documents().get(0);

    assertThat(document.entries())
        .filteredOn(entry -> entry.key().equals("acks"))
        .extracting(ConfigEntry::value)
        .containsExactly("1", "all");
    assertThat(document.find("acks")).map(ConfigEntry::value).contains("all");
  }

  @Test
  void aMalformedEscapeIsNotedAndReadOn() {
    ConfigFile file = read("path=C:\\user\nacks=all\n");

    assertThat(file.documents().get(0).entries())
        .extracting(ConfigEntry::value)
        .containsExactly("C:user", "all");
    assertThat(file.notices())
        .singleElement()
        .satisfies(
            notice -> {
              assertThat(notice.level()).isEqualTo(Notice.Level.NOTE);
              assertThat(notice.site()).isEqualTo(new Site(PATH, 1, 8, 1, 10));
            });
    assertThat(file.complete()).isTrue();
  }

  @Test
  void commentsAndBlankLinesHoldNothing() {
    assertThat(read("# a=b\n ! c=d\n\n   \t\n").documents()).isEmpty();
  }

  @Test
  void aSeparatorIsACommentToPlainProperties() {
    assertThat(read("a=1\n#---\na=2\n").documents()).hasSize(1);
  }

  @Test
  void springSeparatesDocuments() {
    List<ConfigDocument> documents = readSpring("a=1\n#---\nb=2\n!---  \nc=3\n#---\n");

    assertThat(documents).extracting(ConfigDocument::index).containsExactly(0, 1, 2);
    assertThat(documents)
        .flatExtracting(ConfigDocument::entries)
        .extracting(ConfigEntry::key)
        .containsExactly("a", "b", "c");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a=1\n #---\nb=2",
        "a=1\n#----\nb=2",
        "a=1\n# ---\nb=2",
        "a=1\n# comment\n#---\nb=2",
        "a=1\n#---\n# comment\nb=2"
      })
  void whatOnlyLooksLikeASeparatorSeparatesNothing(String text) {
    assertThat(readSpring(text)).hasSize(1);
  }

  @Test
  void aCommentWithTheOtherPrefixBeforeASeparatorDoesNoHarm() {
    assertThat(readSpring("a=1\n! comment\n#---\nb=2")).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({
    "'\\', ''",
    "'\\\n', ''",
    "'\\\n\na=1', 'a=1'",
    "'\\\n# a=1\nb=2', 'b=2'",
    "'a\\', 'a='",
    "'a=b\\\n\nc=d', 'a=b c=d'"
  })
  void cornersAreThoseOfJava(String text, String expected) throws IOException {
    assertThat(java(text)).isEqualTo(ours(text));
    if (!expected.isEmpty()) {
      assertThat(
              ours(text).entrySet().stream().map(Object::toString).sorted().collect(joining(" ")))
          .isEqualTo(expected);
    }
  }

  @Test
  void randomTextsReadAsJavaReadsThem() throws IOException {
    Random random = new Random(20260101);
    String alphabet = "ab=: \t\f\\\\\\#!\n\n\r.u0041é";
    for (int round = 0; round < 20_000; round++) {
      StringBuilder text = new StringBuilder();
      int length = random.nextInt(24);
      for (int index = 0; index < length; index++) {
        text.append(alphabet.charAt(random.nextInt(alphabet.length())));
      }
      String content = text.toString();
      if (refused(content)) {
        continue;
      }
      assertThat(ours(content)).as("text <%s>", content).isEqualTo(java(content));
    }
  }

  @Test
  void sitesOfRandomTextsHoldTheRawText() {
    Random random = new Random(7);
    String alphabet = "abc=: \\\n";
    int entries = 0;
    for (int round = 0; round < 5_000; round++) {
      StringBuilder text = new StringBuilder();
      for (int index = 0; index < 12; index++) {
        text.append(alphabet.charAt(random.nextInt(alphabet.length())));
      }
      SourceText source = new SourceText(PATH, text.toString());
      for (ConfigDocument document : ConfigReaders.properties().read(source).documents()) {
        for (ConfigEntry entry : document.entries()) {
          if (!raw(source, entry.keySite()).contains("\\")) {
            assertThat(raw(source, entry.keySite())).isEqualTo(entry.key());
          }
          if (!raw(source, entry.valueSite()).contains("\\")) {
            assertThat(raw(source, entry.valueSite())).isEqualTo(entry.value());
          }
          entries++;
        }
      }
    }
    assertThat(entries).isGreaterThan(5_000);
  }

  private static String raw(SourceText text, Site site) {
    return text.content()
        .substring(
            text.offset(site.startLine(), site.startColumn()),
            text.offset(site.endLine(), site.endColumn()));
  }

  private static boolean refused(String content) throws IOException {
    try {
      java(content);
      return false;
    } catch (IllegalArgumentException e) {
      return true;
    }
  }

  private static Map<String, String> java(String content) throws IOException {
    Properties properties = new Properties();
    properties.load(new StringReader(content));
    Map<String, String> entries = new LinkedHashMap<>();
    properties.forEach((key, value) -> entries.put((String) key, (String) value));
    return entries;
  }

  private static Map<String, String> ours(String content) {
    Map<String, String> entries = new LinkedHashMap<>();
    read(content).documents().stream()
        .flatMap(document -> document.entries().stream())
        .forEach(entry -> entries.put(entry.key(), entry.value()));
    return entries;
  }

  private static ConfigFile read(String content) {
    return ConfigReaders.properties().read(new SourceText(PATH, content));
  }

  private static List<ConfigDocument> readSpring(String content) {
    return ConfigReaders.springProperties().read(new SourceText(PATH, content)).documents();
  }

  private static ConfigEntry only(String content) {
    return read(content).documents().get(0).entries().get(0);
  }
}
