package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.eoslint.proofs.programs.databasecommitintransaction.Repaired;
import dev.eoslint.proofs.programs.databasecommitintransaction.Wrong;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class DatabaseCommitInTransactionTest {

  @Test
  void theRowIsInsertedAgain(Broker broker) throws SQLException {

    Stage wrong = Stage.of(broker, "database-commit-in-transaction.wrong", "g1");
    List<String> doubled;
    try (Database database = new Database("wrong", "create table stay (guest varchar)")) {
      assertThatThrownBy(() -> runWrong(wrong, database, DatabaseCommitInTransactionTest::crash))
          .isInstanceOf(IllegalArgumentException.class);
      runWrong(wrong, database, () -> {});
      doubled = database.query("select guest from stay");
    }
    Stage repaired = Stage.of(broker, "database-commit-in-transaction.repaired", "g1");
    List<String> once;
    List<String> outbox;
    try (Database database =
        new Database(
            "repaired",
            "create table stay (guest varchar primary key)",
            "create table outbox (guest varchar primary key)")) {
      assertThatThrownBy(
              () -> runRepaired(repaired, database, DatabaseCommitInTransactionTest::crash))
          .isInstanceOf(IllegalArgumentException.class);
      runRepaired(repaired, database, () -> {});
      once = database.query("select guest from stay");
      outbox = database.query("select guest from outbox");
    }

    assertThat(wrong.output().committed()).containsExactly("g1");
    assertThat(doubled).containsExactly("g1", "g1");
    assertThat(once).containsExactly("g1");
    assertThat(outbox).containsExactly("g1");
    new Proof("database-commit-in-transaction", Wrong.class, Repaired.class)
        .observed(
            "the program ended between the commit of the database and that of the transaction and was started again; the topic held %s, and the table %s"
                .formatted(Text.of(wrong.output().committed()), Text.of(doubled)),
            "the table held %s, and the outbox %s".formatted(Text.of(once), Text.of(outbox)));
  }

  private static void crash() {
    throw new IllegalArgumentException("The end.");
  }

  private static void runWrong(Stage stage, Database database, Runnable behindCommit)
      throws SQLException {
    try (Wrong program = new Wrong(stage.brokers(), stage.group().name(), database.source())) {
      program.record(stage.input().name(), stage.output().name(), behindCommit, stage.before(1));
    }
  }

  private static void runRepaired(Stage stage, Database database, Runnable behindCommit)
      throws SQLException {
    try (Repaired program =
        new Repaired(stage.brokers(), stage.group().name(), database.source())) {
      program.record(stage.input().name(), behindCommit, stage.before(1));
    }
  }
}
