package dev.eoslint.maven;

import static dev.eoslint.maven.Results.result;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.eoslint.analyzer.lint.FailingLevel;
import dev.eoslint.maven.SharedAnalyses.Shared;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.maven.plugin.MojoExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SharedAnalysesTest {

  private static final AnalysisOptions NO_OPTIONS = options(Optional.empty());
  private static final AnalysisOptions WITH_TESTS = options(Optional.of(true));

  @TempDir private Path root;

  private final Map<Object, Object> shared = new ConcurrentHashMap<>();
  private final AtomicInteger runs = new AtomicInteger();

  @Test
  void modulesThatAreBuiltAtOnceRunOneAnalysis() throws Exception {
    int modules = 8;
    CountDownLatch start = new CountDownLatch(modules);
    ExecutorService builder = Executors.newFixedThreadPool(modules);
    List<Future<Shared>> answers = new ArrayList<>();
    for (int module = 0; module < modules; module++) {
      String id = "module-" + module;
      answers.add(
          builder.submit(
              () -> {
                start.countDown();
                start.await();
                return ask("default", id, NO_OPTIONS);
              }));
    }
    List<Shared> got = new ArrayList<>();
    for (Future<Shared> answer : answers) {
      got.add(answer.get());
    }
    builder.shutdown();

    assertThat(runs).hasValue(1);
    assertThat(got).filteredOn(Shared::fresh).hasSize(1);
    assertThat(got).extracting(Shared::analysis).containsOnly(got.get(0).analysis());
  }

  @Test
  void modulesNeedOneSetOfSettings() throws MojoExecutionException {
    ask("default", "com.acme:orders:jar:1", NO_OPTIONS);

    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(() -> ask("default", "com.acme:billing:jar:1", WITH_TESTS))
        .withMessageContaining("'com.acme:orders:jar:1' has (")
        .withMessageContaining("includeTests unset")
        .withMessageContaining("'com.acme:billing:jar:1' has (")
        .withMessageContaining("includeTests true");
  }

  @Test
  void executionsShareNothing() throws MojoExecutionException {
    ask("default", "orders", NO_OPTIONS);

    assertThat(ask("with-tests", "orders", WITH_TESTS).fresh()).isTrue();
    assertThat(runs).hasValue(2);
  }

  @Test
  void failedAnalysisIsTriedAgain() throws MojoExecutionException {
    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(
            () ->
                new SharedAnalyses(shared)
                    .get(
                        "default",
                        "orders",
                        NO_OPTIONS,
                        options -> {
                          throw new MojoExecutionException("It failed.");
                        }))
        .withMessage("It failed.");

    assertThat(ask("default", "billing", NO_OPTIONS).fresh()).isTrue();
  }

  private Shared ask(String execution, String module, AnalysisOptions options)
      throws MojoExecutionException {
    return new SharedAnalyses(shared).get(execution, module, options, this::analyze);
  }

  private BuildAnalysis analyze(AnalysisOptions options) {
    runs.incrementAndGet();
    return new BuildAnalysis(
        result(root, List.of(), List.of()),
        new Reactor(List.of()),
        FailingLevel.WARNING,
        Duration.ZERO);
  }

  private static AnalysisOptions options(Optional<Boolean> includeTests) {
    return new AnalysisOptions(
        Optional.empty(), List.of(), includeTests, Optional.empty(), Optional.empty());
  }
}
