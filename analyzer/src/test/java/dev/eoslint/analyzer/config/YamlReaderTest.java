package dev.eoslint.analyzer.config;

import static dev.eoslint.analyzer.config.SampleYaml.PATH;
import static dev.eoslint.analyzer.config.SampleYaml.file;
import static dev.eoslint.analyzer.config.SampleYaml.last;
import static dev.eoslint.analyzer.config.SampleYaml.only;
import static dev.eoslint.analyzer.config.SampleYaml.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The keys, values and positions that are read from YAML and JSON. */
final class YamlReaderTest {

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
  void aNameThatIsWrittenTwiceIsHeldTwiceAndTheLaterWins() {
    ConfigDocument document = read("a:\n  acks: 1\na:\n  acks: all\n");

    assertThat(document.entries()).filteredOn(entry -> entry.key().equals("a.acks")).hasSize(2);
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
}
