package dev.eoslint.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.fixtures.CompleteLinter;
import dev.eoslint.fixtures.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Right applications yield nothing, and each mistake that is made in one of them is found.
 *
 * <p>A finding counts when it is of the rule that the mutation names, in the file and on the line
 * that it names. Findings of other rules are allowed: one mistake can break several promises.
 */
final class MutationTest {

  private static final int FEWEST_APPLICATIONS = 10;
  private static final int FEWEST_MUTATIONS = 50;

  private final CompleteLinter linter = new CompleteLinter();

  @TempDir private Path folder;

  @TestFactory
  Stream<DynamicNode> applications() {
    return Catalogue.all().entrySet().stream()
        .map(entry -> DynamicContainer.dynamicContainer(entry.getKey(), tests(entry)));
  }

  @Test
  void manyMistakesAreMade() {
    Map<String, List<Mutation>> all = Catalogue.all();

    assertThat(all).hasSizeGreaterThanOrEqualTo(FEWEST_APPLICATIONS);
    assertThat(all.values().stream().flatMap(List::stream))
        .hasSizeGreaterThanOrEqualTo(FEWEST_MUTATIONS);
  }

  @Test
  void mutationsOfAnApplicationHaveDifferentNames() {
    assertThat(Catalogue.all())
        .isNotEmpty()
        .allSatisfy(
            (application, mutations) ->
                assertThat(mutations)
                    .extracting(Mutation::name)
                    .isNotEmpty()
                    .doesNotHaveDuplicates());
  }

  @Test
  void rulesAreKnown() {
    assertThat(Catalogue.all().values().stream().flatMap(List::stream))
        .extracting(Mutation::rule)
        .isNotEmpty()
        .isSubsetOf(linter.catalogue().names());
  }

  @Test
  void knownMissesAreMutations() {
    assertThat(
            Catalogue.all().entrySet().stream()
                .flatMap(
                    entry ->
                        entry.getValue().stream()
                            .flatMap(
                                mutation -> KnownMisses.reason(entry.getKey(), mutation).stream())))
        .hasSize(KnownMisses.count());
  }

  private Stream<DynamicNode> tests(Map.Entry<String, List<Mutation>> entry) {
    String application = entry.getKey();
    return Stream.concat(
        Stream.of(DynamicTest.dynamicTest("unchanged", () -> assertSilent(application))),
        entry.getValue().stream().map(mutation -> test(application, mutation)));
  }

  private DynamicTest test(String application, Mutation mutation) {
    return KnownMisses.reason(application, mutation)
        .map(
            reason ->
                DynamicTest.dynamicTest(
                    mutation.name() + " (known miss)", () -> assertMissed(application, mutation)))
        .orElseGet(
            () ->
                DynamicTest.dynamicTest(mutation.name(), () -> assertFound(application, mutation)));
  }

  private void assertSilent(String application) throws IOException {
    LintResult result = lint(copy(application));

    assertThat(result.findings()).as(describe(result)).isEmpty();
  }

  private void assertFound(String application, Mutation mutation) throws IOException {
    MutatedApplication mutated = mutate(application, mutation);
    LintResult result = lint(mutated);

    assertThat(result.findings())
        .as(
            "'%s' makes %s speak of %s in %s; found: %s",
            mutation.name(), mutation.rule(), mutation.line(), mutation.file(), describe(result))
        .anyMatch(finding -> mutated.isFoundBy(finding, mutation));
  }

  /** Once it is found, it is no known miss any more. */
  private void assertMissed(String application, Mutation mutation) throws IOException {
    MutatedApplication mutated = mutate(application, mutation);

    assertThat(lint(mutated).findings()).noneMatch(finding -> mutated.isFoundBy(finding, mutation));
  }

  private MutatedApplication mutate(String application, Mutation mutation) throws IOException {
    MutatedApplication copy = copy(application);
    copy.mutate(mutation);
    return copy;
  }

  private MutatedApplication copy(String application) throws IOException {
    return MutatedApplication.copy(
        Repository.applications().resolve(application),
        Files.createTempDirectory(folder, "mutated").resolve(application));
  }

  private LintResult lint(MutatedApplication application) {
    LintResult result = linter.lint(application.folder());
    assertThat(result.incomplete()).as("%s", result.notices()).isFalse();
    return result;
  }

  private static String describe(LintResult result) {
    return result.findings().stream()
        .map(finding -> "%s [%s] %s".formatted(finding.site(), finding.rule(), finding.message()))
        .toList()
        .toString();
  }
}
