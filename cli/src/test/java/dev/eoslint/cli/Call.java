package dev.eoslint.cli;

import dev.eoslint.analyzer.lint.Linter;
import dev.eoslint.analyzer.rule.RuleSet;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** One call of the command inside the test's own process. */
final class Call {

  private final Path workingFolder;
  private final Map<String, String> environment = new HashMap<>();
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private Supplier<Linter> linter = () -> linter(SampleRule.ofOneProblem());
  private OutputStream standardOutput = out;
  private boolean terminal;

  private Call(Path workingFolder) {
    this.workingFolder = workingFolder;
  }

  static Call in(Path workingFolder) {
    return new Call(workingFolder);
  }

  static Linter linter(SampleRule rule) {
    return new Linter(
        new RuleSet(List.of(rule), List.of(SampleRule.DESCRIPTION), Set.of("sample-rule")));
  }

  Call with(SampleRule rule) {
    return with(() -> linter(rule));
  }

  Call with(Supplier<Linter> other) {
    linter = other;
    return this;
  }

  Call with(String variable, String value) {
    environment.put(variable, value);
    return this;
  }

  Call atTerminal() {
    terminal = true;
    return this;
  }

  Call writingTo(OutputStream other) {
    standardOutput = other;
    return this;
  }

  Outcome run(String... arguments) {
    Surroundings surroundings =
        new Surroundings(standardOutput, err, environment, workingFolder, terminal);
    int exitCode = new CommandRun(surroundings).exitCode(linter, arguments);
    return new Outcome(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /**
   * What a call left behind.
   *
   * @param out what it wrote to standard output
   * @param err what it wrote to standard error
   */
  record Outcome(int exitCode, String out, String err) {}
}
