package dev.eoslint.benchmarks.corpus;

import dev.eoslint.benchmarks.corpus.Label.Verdict;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;

/** Labels, findings and families of an invented repository. */
final class Labels {

  static final String REPOSITORY = "acme/order-relay";
  static final String FILE = "src/main/java/com/acme/OrderRelay.java";

  private Labels() {}

  static Label problem(String name, int line) {
    return label(Verdict.PROBLEM, name, line);
  }

  static Label clean(String name, int line) {
    return label(Verdict.CLEAN, name, line);
  }

  private static Label label(Verdict verdict, String name, int line) {
    return new Label(
        REPOSITORY, "c0ffee", FILE, line, verdict, name, "because of " + name, "high", "dev");
  }

  static ReportedFinding finding(String rule, int line, Place... related) {
    return new ReportedFinding(
        REPOSITORY,
        rule,
        "warning",
        "high",
        "Something is wrong on line " + line + ".",
        new Place(FILE, line, line),
        List.of(related));
  }

  static Families families() {
    try {
      return Families.read(
          new StringReader(
              """
              identity.labels = txid-hardcoded txid-shared
              identity.rules = hardcoded-id shared-id
              random.labels = txid-random
              random.rules = random-id
              timeout.labels = tx-timeout
              timeout.rules = slow-transaction
              """));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
