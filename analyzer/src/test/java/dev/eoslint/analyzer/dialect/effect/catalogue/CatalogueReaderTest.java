package dev.eoslint.analyzer.dialect.effect.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class CatalogueReaderTest {

  @Test
  void readsTypesWithTheirRules() {
    Catalogue catalogue =
        CatalogueReader.read(
            """
            # two names of one thing
            client a.Client
            client b.Client
              send, sendAsync: verb POST; request #0; sends
              send: sends
              *: self
            names a.Verb
            """);

    TypeRules rules = catalogue.rulesOf("b.Client").orElseThrow();
    assertThat(rules).isEqualTo(catalogue.rulesOf("a.Client").orElseThrow());
    assertThat(rules.receiver()).isEqualTo(Receiver.CLIENT);
    assertThat(rules.rule("send", 1).orElseThrow().steps())
        .extracting(Step::kind)
        .containsExactly(Step.Kind.VERB, Step.Kind.REQUEST, Step.Kind.SENDS);
    assertThat(rules.rule("send", 1).orElseThrow().steps().get(0).text()).isEqualTo("POST");
    assertThat(catalogue.isMarked("names", "a.Verb")).isTrue();
  }

  @Test
  void looksForTheRuleThatTheArgumentsSuffice() {
    TypeRules rules =
        CatalogueReader.read(
                """
                request a.Builder
                  header: header #0 #1
                  header: headers #0
                  body: body #0 #1?
                  *: self
                """)
            .rulesOf("a.Builder")
            .orElseThrow();

    assertThat(kindOf(rules, "header", 2)).isEqualTo(Step.Kind.HEADER);
    assertThat(kindOf(rules, "header", 1)).isEqualTo(Step.Kind.HEADERS);
    assertThat(kindOf(rules, "body", 1)).isEqualTo(Step.Kind.BODY);
    assertThat(kindOf(rules, "body", 0)).isEqualTo(Step.Kind.SELF);
    assertThat(rules.rule("<init>", 0)).isEmpty();
  }

  private static Step.Kind kindOf(TypeRules rules, String method, int count) {
    return rules.rule(method, count).orElseThrow().steps().get(0).kind();
  }

  @Test
  void namesTheLineThatItDoesNotUnderstand() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CatalogueReader.read("client a.B\n  send: jumps"))
        .withMessageContaining("'jumps'")
        .withMessageContaining("send: jumps");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CatalogueReader.read("client a.B\n  send"))
        .withMessageContaining("send");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> CatalogueReader.read("client a.B\n  send: sends\nmail a.B\n  send: sends"))
        .withMessageContaining("a.B");
  }

  @Test
  void understandsTheCatalogueOfThisProduct() {
    Catalogue catalogue = Catalogue.load();

    assertThat(catalogue.rulesOf("org.springframework.web.client.RestTemplate")).isPresent();
    assertThat(catalogue.verbOf("javax.ws.rs.POST")).contains("POST");
    assertThat(catalogue.knows("jakarta.persistence.GeneratedValue")).isTrue();
    assertThat(catalogue.knows("org.example.RestTemplate")).isFalse();
  }

  @Test
  void createsOnlyTypesThatItDescribes() {
    Catalogue catalogue = Catalogue.load();

    assertThat(catalogue.rules().values())
        .flatExtracting(TypeRules::rules)
        .flatExtracting(CallRule::steps)
        .filteredOn(step -> step.kind() == Step.Kind.NEW)
        .extracting(Step::text)
        .isNotEmpty()
        .allSatisfy(type -> assertThat(catalogue.rulesOf(type)).as(type).isPresent());
  }
}
