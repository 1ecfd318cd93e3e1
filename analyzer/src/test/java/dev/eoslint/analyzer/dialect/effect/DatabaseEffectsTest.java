package dev.eoslint.analyzer.dialect.effect;

import static dev.eoslint.analyzer.model.Effect.Repetition.ADDS_ANOTHER_EFFECT;
import static dev.eoslint.analyzer.model.Effect.Repetition.SAME_END_STATE;
import static dev.eoslint.analyzer.model.Effect.Repetition.UNDECIDED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.eoslint.analyzer.model.Effect;
import dev.eoslint.analyzer.model.EffectKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DatabaseEffectsTest {

  private static final String GENERATED =
      "import jakarta.persistence.*; @Entity class Payment { @Id @GeneratedValue Long id; String"
          + " reference; Payment(String r) { reference = r; } Payment() {} void setId(Long id) {"
          + " this.id = id; } void setReference(String r) { reference = r; } }";

  private static final String REPOSITORY =
      "import org.springframework.data.jpa.repository.*;"
          + " interface Payments extends JpaRepository<Payment, Long> {"
          + " Optional<Payment> findByReference(String reference);"
          + " @Modifying @Query(\"update Payment p set p.cents = p.cents + :c where p.id = :id\")"
          + " int add(Long id, long c); }";

  @TempDir private Path folder;

  private ListenerProject project() {
    return new ListenerProject(folder).with("Payment", GENERATED).with("Payments", REPOSITORY);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc.update(\"UPDATE a SET n = n + ? WHERE id = ?\", 1, record.key());",
        "jdbc.batchUpdate(\"UPDATE a SET n = n + ? WHERE id = ?\", rows);",
        "jdbc.update(con -> con.prepareStatement(\"INSERT INTO a (b) VALUES (?)\","
            + " Statement.RETURN_GENERATED_KEYS), holder);",
        "jdbc.update(\"INSERT INTO a (id, b) VALUES (?, ?)\", UUID.randomUUID(), record.key());",
        "client.sql(\"UPDATE a SET n = n - 1 WHERE id = :id\").param(\"id\","
            + " record.key()).update();",
        "new SimpleJdbcInsert(source).withTableName(\"a\").usingGeneratedKeyColumns(\"id\")"
            + ".executeAndReturnKey(Map.of());",
        "try (Connection c = source.getConnection();"
            + " PreparedStatement s = c.prepareStatement(\"UPDATE a SET n = n + 1\")) {"
            + " s.executeUpdate(); }",
        "try (Statement s = source.getConnection().createStatement()) {"
            + " s.executeUpdate(\"UPDATE a SET n = n + 1 WHERE id = '\" + record.key() + \"'\"); }",
        "entities.createQuery(\"update A a set a.n = a.n + 1\").executeUpdate();",
        "payments.add(1L, 2L);"
      })
  void seesStatementsThatAddSomethingEachTime(String body) throws IOException {
    assertThat(
            project()
                .effects(
                    "JdbcTemplate jdbc; JdbcClient client; DataSource source; KeyHolder holder;"
                        + " EntityManager entities; Payments payments; List<Object[]> rows;",
                    body))
        .extracting(Effect::kind, Effect::repetition, Effect::isUnguarded)
        .containsExactly(tuple(EffectKind.SQL, ADDS_ANOTHER_EFFECT, true));
  }

  @Test
  void acceptsConditionsAndCaughtViolations() throws IOException {
    assertThat(
            project()
                .effects(
                    "JdbcTemplate jdbc; KeyHolder holder;",
                    """
                    jdbc.update("UPDATE a SET n = n + 1, o = ? WHERE id = ? AND o < ?", 1, 2, 3);
                    try {
                      jdbc.update(c -> c.prepareStatement("INSERT INTO a (k) VALUES (?)",
                          new String[] {"id"}), holder);
                    } catch (DuplicateKeyException e) {
                      return;
                    }
                    """))
        .hasSize(2)
        .allMatch(effect -> effect.repetition() == ADDS_ANOTHER_EFFECT)
        .noneMatch(Effect::isUnguarded);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "payments.save(new Payment(record.key()));",
        "Payment p = new Payment(); p.setReference(record.key()); payments.saveAndFlush(p);",
        "payments.saveAll(List.of(new Payment(record.key())));",
        "entities.persist(new Payment(record.key()));",
        "entities.merge(new Payment(record.key()));"
      })
  void seesNewEntitiesWithGeneratedIdentifiers(String body) throws IOException {
    List<Effect> effects = project().effects("Payments payments; EntityManager entities;", body);

    assertThat(effects)
        .extracting(Effect::kind, Effect::repetition)
        .containsExactly(tuple(EffectKind.ENTITY, ADDS_ANOTHER_EFFECT));
    assertThat(effects.get(0).reason()).contains("'Payment' has a generated id");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Payment p = payments.findById(1L).orElseThrow(); p.setReference(\"x\"); payments.save(p);",
        "Payment p = payments.findByReference(record.key()).orElse(new Payment());"
            + " payments.save(p);",
        "Payment p = new Payment(); p.setId(Long.valueOf(record.key())); payments.save(p);",
        "payments.save(mapper.toPayment(record.value()));"
      })
  void leavesOpenWhetherOtherEntitiesAreNew(String body) throws IOException {
    assertThat(project().effects("Payments payments; PaymentMapper mapper;", body))
        .extracting(Effect::repetition)
        .containsExactly(UNDECIDED);
  }

  @Test
  void takesAssignedIdentifiersForStableUnlessTheyAreRandom() throws IOException {
    assertThat(
            project()
                .with(
                    "Bag",
                    "import jakarta.persistence.*; @Entity class Bag { @Id String tag;"
                        + " Bag(String t) { tag = t; } }")
                .with(
                    "Bags",
                    "import org.springframework.data.repository.CrudRepository;"
                        + " interface Base<T> extends CrudRepository<T, String> {}"
                        + " interface Bags extends Base<Bag> {}")
                .effects(
                    "Bags bags;",
                    "bags.save(new Bag(record.key()));\n"
                        + "bags.save(new Bag(UUID.randomUUID().toString()));"))
        .extracting(Effect::repetition)
        .containsExactly(SAME_END_STATE, ADDS_ANOTHER_EFFECT);
  }

  @Test
  void acceptsAnotherUniqueColumn() throws IOException {
    assertThat(
            new ListenerProject(folder)
                .with(
                    "Entry",
                    "import jakarta.persistence.*; @Entity class Entry { @Id @GeneratedValue Long"
                        + " id; @Column(unique = true) String event; }")
                .effects("EntityManager entities;", "entities.persist(new Entry());"))
        .singleElement()
        .matches(effect -> effect.repetition() == ADDS_ANOTHER_EFFECT && !effect.isUnguarded());
  }

  @Test
  void followsMapperInterfaces() throws IOException {
    assertThat(
            new ListenerProject(folder)
                .with(
                    "Gates",
                    """
                    import org.apache.ibatis.annotations.*;
                    @Mapper
                    interface Gates {
                      @Update({"UPDATE gate", "SET n = n + #{n}", "WHERE id = #{id}"})
                      int count(String id, int n);
                      @Insert("INSERT INTO gate (id) VALUES (#{id}) ON CONFLICT DO NOTHING")
                      int add(String id);
                      @Insert("INSERT INTO passage (gate) VALUES (#{id})")
                      @Options(useGeneratedKeys = true)
                      int pass(String id);
                      @Update("<script>UPDATE gate <set>n = n + 1</set></script>")
                      int script(String id);
                    }
                    """)
                .effects(
                    "Gates gates;",
                    "gates.count(\"a\", 1);\n"
                        + "gates.add(\"a\");\n"
                        + "gates.pass(\"a\");\n"
                        + "gates.script(\"a\");"))
        .extracting(Effect::call, Effect::repetition)
        .containsExactly(
            tuple("Gates.count", ADDS_ANOTHER_EFFECT),
            tuple("Gates.add", SAME_END_STATE),
            tuple("Gates.pass", ADDS_ANOTHER_EFFECT),
            tuple("Gates.script", UNDECIDED));
  }

  @Test
  void followsProvidersOfStatements() throws IOException {
    assertThat(
            new ListenerProject(folder)
                .with(
                    "Gates",
                    """
                    import org.apache.ibatis.annotations.*;
                    @Mapper
                    interface Gates {
                      @UpdateProvider(type = GateSql.class, method = "counting")
                      int count(String id, int n);
                      @InsertProvider(GateSql.class)
                      int add(String id);
                      @UpdateProvider(type = GateSql.class, method = "twice")
                      int unclear(String id);
                    }
                    """)
                .with(
                    "GateSql",
                    """
                    class GateSql {
                      public String counting() { return "UPDATE gate SET n = n + #{n}"; }
                      public static String provideSql() {
                        return "INSERT INTO gate (id) VALUES (#{id}) ON CONFLICT DO NOTHING";
                      }
                      public String twice(int n) { return "UPDATE gate SET n = n + 1"; }
                      public String twice() { return "UPDATE gate SET n = n + 1"; }
                    }
                    """)
                .effects(
                    "Gates gates;",
                    "gates.count(\"a\", 1);\ngates.add(\"a\");\ngates.unclear(\"a\");"))
        .extracting(Effect::call, Effect::repetition)
        .containsExactly(
            tuple("Gates.count", ADDS_ANOTHER_EFFECT), tuple("Gates.add", SAME_END_STATE));
  }

  @Test
  void followsStatementsThatASessionNames() throws IOException {
    Files.writeString(
        folder.resolve("gates.xml"),
        """
        <mapper namespace="gates">
          <update id="count">UPDATE gate SET n = n + 1 WHERE id = #{id}</update>
          <update id="open">UPDATE gate SET state = 'OPEN' WHERE id = #{id}</update>
        </mapper>
        """);

    assertThat(
            new ListenerProject(folder)
                .importing("import org.apache.ibatis.session.SqlSession;")
                .effects(
                    "SqlSession session;",
                    "session.update(\"gates.count\", record.key());\n"
                        + "session.update(\"gates.open\", record.key());\n"
                        + "session.update(\"gates.close\", record.key());"))
        .extracting(Effect::call, Effect::repetition)
        .containsExactly(
            tuple("SqlSession.update", ADDS_ANOTHER_EFFECT),
            tuple("SqlSession.update", SAME_END_STATE),
            tuple("SqlSession.update", UNDECIDED));
  }
}
