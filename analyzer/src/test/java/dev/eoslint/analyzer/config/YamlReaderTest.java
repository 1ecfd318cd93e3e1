package dev.eoslint.analyzer.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.Notice;
import dev.eoslint.analyzer.source.SourceText;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class YamlReaderTest {

  private static final String PATH = "src/main/resources/application.yml";

  @Test
  void nestedKeysAreJoinedAndStandWhereTheyAreWritten() {
    ConfigEntry entry =
        only("spring:\n  kafka:\n    consumer:\n      isolation-level: \"read\" # why\n");

    assertThat(entry.key()).isEqualTo("spring.kafka.consumer.isolation-level");
    assertThat(entry.value()).isEqualTo("read");
    assertThat(entry.keySite()).isEqualTo(new Site(PATH, 4, 7, 4, 22));
    assertThat(entry.valueSite()).isEqualTo(new Site(PATH, 4, 24, 4, 30));
    assertThat(entry.site()).isEqualTo(new Site(PATH, 4, 7, 4, 30));
    assertThat(entry.style()).isEqualTo(ValueStyle.QUOTED);
  }

  @Test
  void positionsHoldWithCrLfAndCharactersOutsideTheBasicPlane() {
    ConfigEntry entry = last("a: \"\uD83D\uDE80\"\r\n\r\nü: {\uD83D\uDE80: x}\r\n");

    assertThat(entry.key()).isEqualTo("ü.\uD83D\uDE80");
    assertThat(entry.keySite()).isEqualTo(new Site(PATH, 3, 5, 3, 7));
    assertThat(entry.valueSite()).isEqualTo(new Site(PATH, 3, 9, 3, 10));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "properties: {\"[isolation.level]\": x}",
        "properties:\n  isolation.level: x",
        "properties:\n  isolation:\n    level: x",
        "properties.isolation.level: x",
        "'properties[isolation.level]': x",
        "properties:\n  isolation:\n    '[level]': x"
      })
  void allSpellingsOfADottedNameAreOne(String text) {
    assertThat(only(text).key()).isEqualTo("properties.isolation.level");
  }

  @Test
  void listItemsCarryTheirPosition() {
    ConfigDocument document =
        read("env:\n  - name: A\n    value: \"1\"\n  - name: B\nlist: [x, [y]]\n");

    assertThat(document.entries())
        .extracting(entry -> entry.key() + "=" + entry.value())
        .containsExactly(
            "env[0].name=A", "env[0].value=1", "env[1].name=B", "list[0]=x", "list[1][0]=y");
    assertThat(document.find("list[0]").orElseThrow().site()).isEqualTo(new Site(PATH, 5, 8, 5, 9));
  }

  @Test
  void aListAtTheRootIsRead() {
    assertThat(only("- a: 1").key()).isEqualTo("[0].a");
  }

  @Test
  void nothingIsToldFromEmpty() {
    ConfigDocument document = read("a:\nb: ~\nc: null\nd: ''\ne: {}\nf: []\ng: 'null'\n");

    assertThat(document.entries())
        .extracting(ConfigEntry::style)
        .containsExactly(
            ValueStyle.NULL,
            ValueStyle.NULL,
            ValueStyle.NULL,
            ValueStyle.QUOTED,
            ValueStyle.EMPTY_COLLECTION,
            ValueStyle.EMPTY_COLLECTION,
            ValueStyle.QUOTED);
    assertThat(document.entries().subList(0, 6)).extracting(ConfigEntry::value).containsOnly("");
    assertThat(document.entries().get(0).site()).isEqualTo(new Site(PATH, 1, 1, 1, 3));
  }

  @Test
  void aBlockEndsWithItsLastLine() {
    ConfigEntry entry =
        read("script: |\n  first\n  second\n\n# comment\nnext: x\n").entries().get(0);

    assertThat(entry.value()).isEqualTo("first\nsecond\n");
    assertThat(entry.style()).isEqualTo(ValueStyle.BLOCK);
    assertThat(entry.valueSite()).isEqualTo(new Site(PATH, 1, 9, 3, 9));
  }

  @Test
  void aFoldedValueSpansItsLines() {
    ConfigEntry entry = read("a: one\n  two\nb: x").entries().get(0);

    assertThat(entry.value()).isEqualTo("one two");
    assertThat(entry.valueSite()).isEqualTo(new Site(PATH, 1, 4, 2, 6));
  }

  @Test
  void documentsAreCountedWhereTheyHoldAnything() {
    ConfigFile file =
        file("# head\n---\na: 1\n---\n---\n# only a comment\n---\nb: 2\n...\n---\nc: 3");

    assertThat(file.documents()).extracting(ConfigDocument::index).containsExactly(0, 1, 2);
    assertThat(file.documents())
        .extracting(document -> document.entries().get(0).keySite().startLine())
        .containsExactly(3, 8, 11);
    assertThat(file.notices()).isEmpty();
  }

  @Test
  void directivesBelongToTheDocumentAfterThem() {
    ConfigFile file = file("%YAML 1.1\n---\na: 1\n");

    assertThat(file.documents()).hasSize(1);
    assertThat(file.notices()).isEmpty();
  }

  @Test
  void aMarkerInsideALineIsText() {
    ConfigDocument document = read("a: |\n  ---\n  x\nb: --- y\n");

    assertThat(document.find("a")).map(ConfigEntry::value).contains("---\nx\n");
    assertThat(document.find("b")).map(ConfigEntry::value).contains("--- y");
  }

  @Test
  void anAliasOfAValueStandsAtTheAlias() {
    ConfigEntry entry = last("id: &id orders\nproducer:\n  transactional.id: *id\n");

    assertThat(entry.value()).isEqualTo("orders");
    assertThat(entry.site()).isEqualTo(new Site(PATH, 3, 3, 3, 24));
  }

  @Test
  void anAliasOfAMappingLeadsToItsEntries() {
    ConfigEntry entry = last("base: &base\n  acks: all\nproducer: *base\n");

    assertThat(entry.key()).isEqualTo("producer.acks");
    assertThat(entry.site()).isEqualTo(new Site(PATH, 2, 3, 2, 12));
  }

  @Test
  void aMappingWinsOverWhatItMerges() {
    ConfigDocument document =
        read(
            """
            base: &base
              acks: all
              retries: 3
              nested: {a: 1, b: 2}
            producer:
              acks: "1"
              nested: {a: 9}
              <<: *base
            """);

    assertThat(document.under("producer"))
        .extracting(entry -> entry.key() + "=" + entry.value())
        .containsExactly("producer.retries=3", "producer.acks=1", "producer.nested.a=9");
    assertThat(document.find("producer.retries").orElseThrow().keySite().startLine()).isEqualTo(3);
  }

  @Test
  void theFirstOfSeveralMergedMappingsWins() {
    ConfigDocument document =
        read("x: &x {acks: '1', a: x}\ny: &y {acks: '2', b: y}\nz:\n  <<: [*x, *y]\n");

    assertThat(document.under("z"))
        .extracting(entry -> entry.key() + "=" + entry.value())
        .containsExactly("z.acks=1", "z.a=x", "z.b=y");
  }

  @Test
  void mergedMappingsMayMerge() {
    ConfigDocument document = read("a: &a {k: 1}\nb: &b\n  <<: *a\n  l: 2\nc:\n  <<: *b\n  m: 3\n");

    assertThat(document.under("c"))
        .extracting(ConfigEntry::key)
        .containsExactly("c.k", "c.l", "c.m");
  }

  @Test
  void aQuotedMergeKeyIsAName() {
    assertThat(only("'<<': x").key()).isEqualTo("<<");
  }

  @Test
  void aNameThatIsWrittenTwiceIsHeldTwiceAndTheLaterWins() {
    ConfigDocument document = read("a:\n  acks: 1\na:\n  acks: all\n");

    assertThat(document.all("a.acks")).hasSize(2);
    assertThat(document.find("a.acks")).map(ConfigEntry::value).contains("all");
  }

  @Test
  void belowAKeyAreItsPartsOnly() {
    ConfigDocument document = read("a: {b: 1}\nab: 2\n'a[0]': 3\na-b: 4");

    assertThat(document.under("a")).extracting(ConfigEntry::key).containsExactly("a.b", "a[0]");
  }

  @Test
  void namesThatAreNoTextAreLeftOut() {
    assertThat(read("? {a: b}\n: c\nd: e\n").entries())
        .extracting(ConfigEntry::key)
        .containsExactly("d");
  }

  @ParameterizedTest
  @ValueSource(strings = {"just text", "42", "", "# comment", "---", "&a"})
  void aTextWithoutKeysHoldsNothing(String text) {
    assertThat(file(text).documents()).isEmpty();
    assertThat(file(text).notices()).isEmpty();
  }

  @Test
  void aBrokenDocumentGivesOneNoticeAndTheOthersAreRead() {
    ConfigFile file = file("a: 1\n---\nb:\n\tc: 2\nd: 3\n---\ne: 4\n");

    assertThat(file.documents())
        .flatExtracting(ConfigDocument::entries)
        .extracting(ConfigEntry::key)
        .containsExactly("a", "e");
    assertThat(file.complete()).isFalse();
    assertThat(file.notices())
        .singleElement()
        .satisfies(
            notice -> {
              assertThat(notice.level()).isEqualTo(Notice.Level.INCOMPLETE);
              assertThat(notice.site()).isEqualTo(new Site(PATH, 4, 1, 4, 1));
              assertThat(notice.message()).startsWith("The document could not be read: ");
              assertThat(notice.message()).endsWith(".").doesNotContain("\n");
            });
  }

  @ParameterizedTest
  @CsvSource({
    "'a: [1, 2', 1, 9",
    "'a: b: c', 1, 5",
    "'a: \"b', 1, 6",
    "'a: *b', 1, 4",
    "'a: &x {b: *x}', 1, 11",
    "'a: 1\n b: 2', 2, 3",
    "'a: \u0001', 1, 4",
    "'a: \"\\x', 1, 1"
  })
  void theNoticeStandsWhereTheProblemShows(String text, int line, int column) {
    assertThat(file(text).notices())
        .singleElement()
        .satisfies(
            notice -> {
              assertThat(notice.site().startLine()).isEqualTo(line);
              assertThat(notice.site().startColumn()).isEqualTo(column);
            });
  }

  @Test
  void anAliasBombIsRefused() {
    StringBuilder bomb = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x]\n");
    for (int level = 1; level < 10; level++) {
      bomb.append(
          "a%d: &a%d [%s]\n".formatted(level, level, ("*a" + (level - 1) + ", ").repeat(9)));
    }

    ConfigFile file = file(bomb + "---\nb: 1\n");

    assertThat(file.documents()).hasSize(1);
    assertThat(file.notices())
        .singleElement()
        .satisfies(notice -> assertThat(notice.message()).contains("aliases expand"));
  }

  @Test
  void aMergeBombIsRefused() {
    StringBuilder bomb = new StringBuilder("a0: &a0 {x: 1}\n");
    for (int level = 1; level < 20; level++) {
      bomb.append(
          "a%d: &a%d {<<: [%s], y%d: 1}\n"
              .formatted(level, level, ("*a" + (level - 1) + ", ").repeat(9), level));
    }

    assertThat(file(bomb.toString()).notices())
        .singleElement()
        .satisfies(notice -> assertThat(notice.message()).contains("expand"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "{a: ", "- "})
  void deepNestingIsRefused(String opening) {
    assertThat(file(opening.repeat(5_000)).notices())
        .singleElement()
        .satisfies(notice -> assertThat(notice.level()).isEqualTo(Notice.Level.INCOMPLETE));
  }

  @Test
  void realNestingIsRead() {
    StringBuilder text = new StringBuilder();
    for (int level = 0; level < 40; level++) {
      text.append("  ".repeat(level)).append("k:\n");
    }

    assertThat(only(text.toString()).key()).isEqualTo("k" + ".k".repeat(39));
  }

  @Test
  void jsonMayBeIndentedWithTabs() {
    String json =
        """
        {
        \t"name": "sink",
        \t"config": {"tasks.max":"1","a\\/b":null}
        }
        """;
    ConfigFile file = ConfigReaders.json().read(new SourceText("connector.json", json));

    assertThat(file.notices()).isEmpty();
    assertThat(file.documents().get(0).entries())
        .extracting(entry -> entry.key() + "=" + entry.value())
        .containsExactly("name=sink", "config.tasks.max=1", "config.a/b=");
    assertThat(file.documents().get(0).find("name").orElseThrow().valueSite())
        .isEqualTo(new Site("connector.json", 2, 10, 2, 16));
  }

  @Test
  void randomTextsNeverThrow() {
    Random random = new Random(42);
    String[] pieces = {
      "a",
      ": ",
      ":",
      "\n",
      "  ",
      "- ",
      "{",
      "}",
      "[",
      "]",
      "\"",
      "'",
      "&x ",
      "*x",
      "<<: ",
      "|\n",
      ">-\n",
      "---\n",
      "...\n",
      "%",
      "#",
      "!t ",
      "!!",
      "? ",
      ",",
      "\t",
      "{{ .V }}",
      "{{- if x }}",
      "@a@",
      "\\",
      "\uD83D\uDE80",
      "\uD83D",
      "~",
      "\r\n"
    };
    for (int round = 0; round < 4_000; round++) {
      StringBuilder text = new StringBuilder();
      int length = random.nextInt(20);
      for (int index = 0; index < length; index++) {
        text.append(pieces[random.nextInt(pieces.length)]);
      }
      ConfigFile file = file(text.toString());
      assertThat(file.notices().size()).isLessThanOrEqualTo(length + 1);
    }
  }

  private static ConfigFile file(String content) {
    return ConfigReaders.yaml().read(new SourceText(PATH, content));
  }

  private static ConfigDocument read(String content) {
    ConfigFile file = file(content);
    assertThat(file.notices()).isEmpty();
    return file.documents().get(0);
  }

  private static ConfigEntry only(String content) {
    List<ConfigEntry> entries = read(content).entries();
    assertThat(entries).hasSize(1);
    return entries.get(0);
  }

  private static ConfigEntry last(String content) {
    List<ConfigEntry> entries = read(content).entries();
    return entries.get(entries.size() - 1);
  }
}
