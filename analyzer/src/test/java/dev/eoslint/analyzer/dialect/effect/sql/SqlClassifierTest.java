package dev.eoslint.analyzer.dialect.effect.sql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.Effect.Repetition;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SqlClassifierTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT * FROM orders WHERE id = ?",
        "select count(*) from orders",
        "SELECT * FROM orders WHERE id = ? FOR UPDATE",
        "WITH recent AS (SELECT * FROM orders) SELECT * FROM recent",
        "from Order o where o.id = :id",
        "-- look it up\nselect 1 from dual",
        "/* hint */ SELECT nextval('order_seq')"
      })
  void readsOnly(String sql) {
    assertThat(SqlClassifier.classify(sql).repetition()).isEqualTo(Repetition.READS_ONLY);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UPDATE orders SET status = ?, updated_at = NOW() WHERE id = ?",
        "UPDATE orders o SET o.status = :status WHERE o.id = :id",
        "UPDATE orders SET price = ? * amount WHERE id = ?",
        "update Customer c set c.name = ?1, c.version = c.version + 1 where c.id = ?2",
        "UPDATE sensor SET alarms = CASE WHEN :level > 40 THEN 1 ELSE 0 END WHERE id = :id",
        "UPDATE account SET balance = (SELECT sum(cents) FROM booking b WHERE b.account = ?)",
        "DELETE FROM orders WHERE id = ?",
        "TRUNCATE TABLE staging",
        "INSERT INTO t (id, n) VALUES (?, ?) ON CONFLICT (id) DO NOTHING",
        "INSERT INTO t (id, n) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET n = EXCLUDED.n",
        "INSERT INTO t (id, n) VALUES (?, ?) ON DUPLICATE KEY UPDATE n = VALUES(n)",
        "INSERT INTO t (id, n) VALUES (?, ?) AS new ON DUPLICATE KEY UPDATE n = new.n",
        "INSERT IGNORE INTO t (id) VALUES (?)",
        "INSERT OR IGNORE INTO t (id) VALUES (?)",
        "INSERT OR REPLACE INTO t (id) VALUES (?)",
        "REPLACE INTO t (id) VALUES (?)",
        "UPSERT INTO t (id) VALUES (?)",
        "INSERT INTO t (id) SELECT ? WHERE NOT EXISTS (SELECT 1 FROM t WHERE id = ?)",
        "MERGE INTO t KEY (id) VALUES (?, ?)",
        "MERGE INTO t USING s ON (t.id = s.id) WHEN MATCHED THEN UPDATE SET t.n = s.n"
            + " WHEN NOT MATCHED THEN INSERT (id, n) VALUES (s.id, s.n)",
        "WITH done AS (DELETE FROM jobs RETURNING *) SELECT * FROM done",
        "UPDATE \"Order\" SET \"Total\" = ? WHERE \"Id\" = ?;"
      })
  void leavesTheSameRows(String sql) {
    assertThat(SqlClassifier.classify(sql).repetition()).isEqualTo(Repetition.SAME_END_STATE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "UPDATE account SET balance = balance + ? WHERE id = ? ~ adds to 'balance' again",
        "UPDATE stock SET pieces = pieces - :n WHERE sku = :sku ~ subtracts from 'pieces' again",
        "UPDATE a SET n = COALESCE(n, 0) + 1 WHERE id = ? ~ adds to 'n' again",
        "UPDATE a SET n = n + 1 WHERE id = ? AND active = 1 ~ adds to 'n' again",
        "UPDATE a SET notes = notes || ? WHERE id = ? ~ appends to 'notes' again",
        "UPDATE a SET tags = array_append(tags, ?) WHERE id = ? ~ appends to 'tags' again",
        "UPDATE a SET price = price * 1.1 WHERE id = ? ~ changes 'price' once more",
        "update Account a set a.balance = a.balance + :x where a.id = :id ~ adds to 'balance'"
            + " again",
        "UPDATE stock SET pieces = GREATEST(pieces - ?, 0) WHERE sku = ? ~ subtracts from 'pieces'",
        "UPDATE stock SET pieces = pieces - ? WHERE sku = ? AND pieces >= ? ~ subtracts from",
        "UPDATE car_park SET occupied = occupied + #{change} WHERE name = #{name} ~ adds to",
        "INSERT INTO u AS m (k, n) VALUES (?, ?) ON CONFLICT (k) DO UPDATE SET n = m.n + EXCLUDED.n"
            + " ~ adds to 'n' again",
        "INSERT INTO u (k, n) VALUES (?, ?) ON DUPLICATE KEY UPDATE n = n + VALUES(n) ~ adds to"
            + " 'n'",
        "MERGE INTO t USING s ON (t.id = s.id) WHEN MATCHED THEN UPDATE SET t.n = t.n + s.n"
            + " ~ adds to 'n' again",
        "INSERT INTO t (id, a) VALUES (nextval('t_seq'), ?) ~ a sequence gives it a new key",
        "INSERT INTO t (id, a) VALUES (t_seq.NEXTVAL, ?) ~ a sequence gives it a new key",
        "INSERT INTO t (id, a) VALUES (NEXT VALUE FOR t_seq, ?) ~ a sequence gives it a new key",
        "INSERT INTO t (id, a) VALUES (gen_random_uuid(), ?) ~ gives it a new key",
        "INSERT INTO t (id, a) VALUES (DEFAULT, ?) ~ the database gives it a new key",
        "UPDATE a SET n = n + 1; UPDATE b SET m = ? WHERE id = ? ~ adds to 'n' again",
        "UPDATE a SET (n, m) = (n + 1, m + 1) WHERE id = ? ~ adds to 'n' again",
        "WITH x AS (UPDATE a SET n = n + 1 WHERE id = ? RETURNING *) SELECT * FROM x ~ adds to 'n'",
        "UPDATE a SET n = (n + (? * 2)) WHERE ((id = ?)) ~ adds to 'n' again",
        "UPDATE a SET n = CAST(n AS INT) + 1 WHERE id = ? ~ adds to 'n' again",
        "UPDATE [dbo].[a] SET [n] = [n] + ? WHERE id = ? ~ adds to 'n' again",
        "UPDATE a SET n = n + ? WHERE id = ? OR status = 'NEW' ~ adds to 'n' again",
        "UPDATE a SET n = n + :#{#event.count} WHERE id = :id ~ adds to 'n' again",
        "INSERT INTO t (a) VALUES (?) RETURNING id ~ the database gives it a new key"
      })
  void addsAnotherEffect(String sql, String reason) {
    Statement statement = SqlClassifier.classify(sql);

    assertThat(statement.repetition()).isEqualTo(Repetition.ADDS_ANOTHER_EFFECT);
    assertThat(statement.reason()).contains(reason);
    assertThat(statement.guard()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "UPDATE b SET cents = cents + ?, last_offset = ? WHERE id = ? AND last_offset < ? |"
            + " last_offset",
        "UPDATE b SET n = n - 1, version = version + 1 WHERE id = ? AND version = ? | version",
        "UPDATE b SET n = n + 1, status = 'DONE' WHERE id = ? AND status = 'NEW' | status",
        "UPDATE b SET n = n + ?, event = ? WHERE id = ? AND event <> ? | event",
        "UPDATE b SET n = n + ? WHERE id = ? AND NOT EXISTS (SELECT 1 FROM seen WHERE e = ?) | NOT"
            + " EXISTS",
        "UPDATE b SET balance = balance + ? WHERE id = ? AND balance = ? | balance"
      })
  void seesTheConditionThatFailsASecondTime(String sql, String guard) {
    Statement statement = SqlClassifier.classify(sql);

    assertThat(statement.repetition()).isEqualTo(Repetition.ADDS_ANOTHER_EFFECT);
    assertThat(statement.guard()).contains(guard);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "INSERT INTO orders (order_id, amount) VALUES (?, ?)",
        "INSERT INTO orders SELECT * FROM staging",
        "INSERT INTO orders (order_id) VALUES (?) RETURNING order_id",
        "CALL book(?, ?)",
        "{call book(?)}",
        "CREATE TABLE t (id INT)",
        "UPDATE a SET n = CASE WHEN n > 5 THEN n - ? ELSE n END",
        "UPDATE a SET active = NOT active WHERE id = ?",
        "UPDATE a SET n = n + 1 WHERE id = ? IF version = ?",
        "UPDATE a SET n = n + 1 UNLESS THE REST IS KNOWN",
        "UPDATE a SET n = n + 1; UPDATE b SET n = n + 1, version = ? WHERE version = ?",
        "INSERT INTO t (id, a) VALUES (nextval('t_seq'), ?) UNLESS KNOWN",
        "SELECT id INTO temp FROM orders"
      })
  void isUndecidedWhereTheTextDoesNotTell(String sql) {
    assertThat(SqlClassifier.classify(sql).repetition()).isEqualTo(Repetition.UNDECIDED);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "UPDATE @ SET n = n + ? WHERE id = ? | ADDS_ANOTHER_EFFECT",
        "UPDATE @.account SET n = n + ? WHERE id = ? | ADDS_ANOTHER_EFFECT",
        "UPDATE acc_@ SET n = n + ? WHERE id = ? | ADDS_ANOTHER_EFFECT",
        "UPDATE a SET n = n + @ WHERE id = @ | ADDS_ANOTHER_EFFECT",
        "UPDATE a SET n = n + ? WHERE id = ? @ | UNDECIDED",
        "UPDATE a SET @ WHERE id = ? | UNDECIDED",
        "UPDATE a SET n = n + 1 @ | UNDECIDED",
        "INSERT INTO a (id) VALUES (nextval('s')) @ | UNDECIDED",
        "@ | UNDECIDED",
        "SELECT * FROM @ WHERE @ | READS_ONLY"
      })
  void toleratesUnknownTablesAndValuesButNotUnknownClauses(String sql, Repetition expected) {
    assertThat(SqlClassifier.classify(sql.replace('@', SqlClassifier.HOLE)).repetition())
        .isEqualTo(expected);
  }

  @Test
  void knowsBoundsThatAreReachedOnce() {
    assertThat(SqlClassifier.classify("UPDATE a SET n = GREATEST(n, ?) WHERE id = ?").repetition())
        .isNotEqualTo(Repetition.ADDS_ANOTHER_EFFECT);
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 40, 4000, 100_000})
  void survivesWhatIsNestedDeeply(int depth) {
    String sql =
        "UPDATE a SET n = n + " + "(".repeat(depth) + "1" + ")".repeat(depth) + " WHERE id = ?";

    assertThat(SqlClassifier.classify(sql).repetition())
        .isEqualTo(depth > 12 ? Repetition.UNDECIDED : Repetition.ADDS_ANOTHER_EFFECT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UPDATE",
        "UPDATE a SET",
        "UPDATE a SET n = n + ",
        "UPDATE a SET n = n + 'open",
        "UPDATE a SET n = n + 1 WHERE \u0001",
        "INSERT INTO",
        "MERGE INTO t USING",
        "WITH x AS (",
        "UPDATE a SET n = n + 1 WHERE id = ?;;;"
      })
  void survivesWhatIsNoStatement(String sql) {
    assertThat(SqlClassifier.classify(sql).repetition()).isNotEqualTo(Repetition.READS_ONLY);
  }

  @Test
  void findsTheParameterOfTheKey() {
    assertThat(
            SqlClassifier.classify("INSERT INTO payment (amount, id) VALUES (?, ?)")
                .insert()
                .orElseThrow()
                .keyParameter())
        .contains("2");
    assertThat(
            SqlClassifier.classify("INSERT INTO payment (payment_id, a) VALUES (:paymentId, :a)")
                .insert()
                .orElseThrow()
                .keyParameter())
        .contains("paymentId");
  }

  @Test
  void agreesOnlyOnWhatAllAlternativesDo() {
    assertThat(
            SqlClassifier.classify(List.of("UPDATE a SET n = n + 1", "UPDATE a SET n = ?"))
                .repetition())
        .isEqualTo(Repetition.UNDECIDED);
    assertThat(
            SqlClassifier.classify(List.of("UPDATE a SET n = n + 1", "UPDATE b SET m = m + 1"))
                .repetition())
        .isEqualTo(Repetition.ADDS_ANOTHER_EFFECT);
  }

  @Test
  void namesTheTable() {
    assertThat(SqlClassifier.classify("select count(*) from audit.processed_event e").table())
        .contains("processed_event");
    assertThat(SqlClassifier.classify("SELECT EXISTS (SELECT 1 FROM inbox WHERE id = ?)").table())
        .contains("inbox");
    assertThat(SqlClassifier.classify("INSERT INTO `inbox` (id) VALUES (?)").table())
        .contains("inbox");
  }
}
