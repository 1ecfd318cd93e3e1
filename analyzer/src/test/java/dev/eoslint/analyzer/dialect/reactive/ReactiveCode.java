package dev.eoslint.analyzer.dialect.reactive;

import dev.eoslint.analyzer.java.Probe;
import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Code with chains of Project Reactor that tests execute. */
final class ReactiveCode {

  private ReactiveCode() {}

  static ProbedCode in(Path root) {
    return ProbedCode.in(root).with(new ReactiveSemantics(invocation -> Optional.empty()));
  }

  /** Executes the statements of a main method. */
  static Probe run(Path root, String statements) {
    return in(root).withMain(statements).run();
  }

  /** Returns what the statements of a main method show. */
  static List<String> seen(Path root, String statements) {
    return run(root, statements).values();
  }
}
