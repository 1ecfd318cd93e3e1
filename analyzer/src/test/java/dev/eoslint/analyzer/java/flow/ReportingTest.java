package dev.eoslint.analyzer.java.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ReportingTest {

  /** A library with transactions. */
  private static final LibrarySemantics TRANSACTIONAL =
      new LibrarySemantics() {
        @Override
        public Optional<AbstractValue> call(Invocation invocation) {
          return Optional.empty();
        }

        @Override
        public boolean takesBack(String method) {
          return method.equals("rollback");
        }
      };

  @TempDir private Path root;

  private boolean onlyReports(String statements) {
    return ProbedCode.in(root)
        .with("final class Main {\n  void handle() {\n%s  }\n}\n".formatted(statements.indent(4)))
        .read(
            project ->
                new Reporting(List.of(TRANSACTIONAL))
                    .isAllOf(
                        project
                            .type("Main")
                            .orElseThrow()
                            .methods("handle", 0)
                            .get(0)
                            .declaration()
                            .body()
                            .orElseThrow()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "log.error(\"Failed\", failure);",
        "failure.printStackTrace();",
        "System.err.println(failure);",
        "errors.increment();",
        "log.warn(\"Failed\"); transaction.rollback();",
        "log.warn(\"Failed\"); continue;",
        "{ log.warn(\"Failed\"); }"
      })
  void logsCountsAndRollbacksLeaveNoTrace(String statements) {
    assertThat(onlyReports(statements)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "failed = true;",
        "throw failure;",
        "return;",
        "break;",
        "log.error(\"Failed\", failure); failed = true;",
        "producer.close();",
        "log.warn(\"Failed\"); transaction.commit();",
        "handle(failure);",
        "if (strict) { throw failure; }",
        "{ problem = failure; }"
      })
  void whateverElseAHandlerDoesLeavesATrace(String statements) {
    assertThat(onlyReports(statements)).isFalse();
  }

  @Test
  void aMethodOfTheOwnClassIsNoLog() {
    assertThat(onlyReports("error(failure);")).isFalse();
  }
}
