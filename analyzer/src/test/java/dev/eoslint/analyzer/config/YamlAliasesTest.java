package dev.eoslint.analyzer.config;

import static dev.eoslint.analyzer.config.SampleYaml.PATH;
import static dev.eoslint.analyzer.config.SampleYaml.file;
import static dev.eoslint.analyzer.config.SampleYaml.last;
import static dev.eoslint.analyzer.config.SampleYaml.only;
import static dev.eoslint.analyzer.config.SampleYaml.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.Site;
import org.junit.jupiter.api.Test;

/** Aliases and merge keys in YAML. */
final class YamlAliasesTest {

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
}
