package dev.eoslint.analyzer.dialect.timing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Loops that send all rows of a table in one transaction. */
final class WholeInputsTest {

  @TempDir private Path folder;

  /** Returns what is sent as a whole when {@code work} is done for each row. */
  private List<String> inputs(String query, String work) {
    return TransactionCode.read(
            folder,
            """
            KafkaProducer<String, String> producer = open();
            ResultSet rows = database.createStatement().executeQuery("%s");
            producer.beginTransaction();
            while (rows.next()) {
              %s
            }
            producer.commitTransaction();
            """
                .formatted(query, work))
        .transactions()
        .stream()
        .flatMap(transaction -> transaction.wholeInputs().stream())
        .map(input -> input.input())
        .distinct()
        .toList();
  }

  @Test
  void aQueryWithoutBoundIsAWholeTable() {
    String send = "producer.send(output);";
    assertThat(inputs("SELECT id FROM orders", send)).containsExactly("all rows of a table");
    assertThat(inputs("SELECT id FROM orders WHERE open", send)).isEmpty();
    assertThat(inputs("SELECT id FROM orders LIMIT 10", send)).isEmpty();
    assertThat(inputs("SELECT COUNT(*) FROM orders", send)).isEmpty();
  }

  @Test
  void somethingMustBeSentForEachRow() {
    assertThat(inputs("SELECT id FROM orders", "queue.add(rows.getString(1));")).isEmpty();
  }

  @Test
  void aCommitInTheLoopDividesIt() {
    assertThat(
            inputs(
                "SELECT id FROM orders",
                """
                producer.send(output);
                if (queue.size() == 100) {
                  producer.commitTransaction();
                  producer.beginTransaction();
                }
                """))
        .isEmpty();
  }
}
