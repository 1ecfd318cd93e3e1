package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.eoslint.analyzer.rule.RuleDescription;
import dev.eoslint.rules.BuiltInRules;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Observations, pages and proofs belong together, and no rule is forgotten. */
@DisabledIfSystemProperty(named = "proofs.update", matches = ".*")
final class ObservationsTest {

  private static final Pattern WITHOUT_PROOF = Pattern.compile("\\| `(?<rule>[a-z-]+)` \\| .+ \\|");

  private static Stream<Observation> observations() {
    return Observations.ofRepository().all().stream();
  }

  private static List<String> rules() {
    return BuiltInRules.descriptions().stream().map(RuleDescription::name).toList();
  }

  @ParameterizedTest
  @MethodSource("observations")
  void thePageSaysWhatWasObserved(Observation observation) {
    assertThat(new PageSentences(Repository.pageOf(observation.rule())).read())
        .contains(observation.sentence());
  }

  @ParameterizedTest
  @MethodSource("observations")
  void anObservationHasItsProof(Observation observation) {
    StringBuilder test = new StringBuilder("dev.eoslint.proofs.");
    for (String word : observation.rule().split("-", -1)) {
      test.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
    }
    assertThatCode(() -> Class.forName(test.append("Test").toString())).doesNotThrowAnyException();
  }

  @Test
  void noOtherPageClaimsAnObservation() {
    assertThat(rules().stream().map(Repository::pageOf).map(PageSentences::new))
        .flatMap(PageSentences::read)
        .containsExactlyInAnyOrderElementsOf(observations().map(Observation::sentence).toList());
  }

  @Test
  void everyRuleIsProvenOrTheReadmeSaysWhyNot() throws IOException {
    List<String> proven = observations().map(Observation::rule).distinct().toList();
    List<String> listed =
        Files.readAllLines(Repository.readme()).stream()
            .map(WITHOUT_PROOF::matcher)
            .filter(Matcher::matches)
            .map(row -> row.group("rule"))
            .toList();

    assertThat(Stream.concat(proven.stream(), listed.stream()).toList())
        .containsExactlyInAnyOrderElementsOf(rules());
  }
}
