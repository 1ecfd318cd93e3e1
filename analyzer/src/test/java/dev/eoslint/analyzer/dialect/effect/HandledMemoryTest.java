package dev.eoslint.analyzer.dialect.effect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.Effect;
import dev.eoslint.analyzer.model.Effect.Repetition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HandledMemoryTest {

  private static final String MEMBERS =
      """
      MailSender mail; SimpleMailMessage message; JdbcTemplate jdbc; StringRedisTemplate redis;
      ProcessedEvents processed; Payments payments; Customers customers; Deduplicator filter;
      Set<String> seen = new HashSet<>(); EntityManager entities;

      boolean firstTime(String id) {
        if (processed.existsById(id)) {
          return false;
        }
        processed.save(new ProcessedEvent(id));
        return true;
      }

      boolean claim(String id) {
        try {
          jdbc.update("INSERT INTO processed_event (id) VALUES (?)", id);
          return true;
        } catch (DuplicateKeyException e) {
          return false;
        }
      }
      """;

  @TempDir private Path folder;

  private List<Effect> mails(String body) throws IOException {
    return new ListenerProject(folder)
            .with(
                "ProcessedEvent",
                "import jakarta.persistence.*; @Entity class ProcessedEvent { @Id String id;"
                    + " ProcessedEvent(String i) { id = i; } }")
            .with(
                "ProcessedEvents",
                "import org.springframework.data.repository.CrudRepository; interface"
                    + " ProcessedEvents extends CrudRepository<ProcessedEvent, String> {}")
            .with(
                "Payment",
                "import jakarta.persistence.*; @Entity class Payment { @Id String id; String"
                    + " status; boolean isDone() { return status.equals(\"DONE\"); } }")
            .with(
                "Payments",
                "import org.springframework.data.repository.CrudRepository; import java.util.*;"
                    + " interface Payments extends CrudRepository<Payment, String> { boolean"
                    + " existsByReference(String r); Optional<Payment> findByReference(String r);"
                    + " }")
            .with(
                "Customers",
                "import org.springframework.data.repository.CrudRepository;"
                    + " interface Customers extends CrudRepository<Payment, String> {}")
            .effects(MEMBERS, body)
            .stream()
            .filter(effect -> effect.call().equals("MailSender.send"))
            .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "if (processed.existsById(record.key())) return; mail.send(message);",
        "if (!processed.existsById(record.key())) { mail.send(message); }",
        "if (!firstTime(record.key())) return; mail.send(message);",
        "if (!claim(record.key())) { return; } mail.send(message);",
        "boolean isNew = !payments.existsByReference(record.key()); if (isNew) mail.send(message);",
        "if (payments.findByReference(record.key()).isPresent()) return; mail.send(message);",
        "if (payments.findById(record.key()).orElse(null) != null) return; mail.send(message);",
        "Payment p = payments.findById(record.key()).orElseThrow(); if (p.isDone()) return;"
            + " mail.send(message);",
        "Integer n = jdbc.queryForObject(\"select count(*) from mail_log where id = ?\","
            + " Integer.class, record.key()); if (n != null && n > 0) return; mail.send(message);",
        "int n = jdbc.update(\"INSERT INTO mail (id) VALUES (?) ON CONFLICT DO NOTHING\","
            + " record.key()); if (n == 0) return; mail.send(message);",
        "if (Boolean.FALSE.equals(redis.opsForValue().setIfAbsent(record.key(), \"1\"))) return;"
            + " mail.send(message);",
        "if (redis.hasKey(\"mail:\" + record.key())) return; mail.send(message);",
        "if (redis.opsForValue().get(\"processed:\" + record.key()) != null) return;"
            + " mail.send(message);",
        "if (redis.opsForSet().add(\"mails\", record.key()) == 0) return; mail.send(message);",
        "if (filter.isDuplicate(record.key())) return; mail.send(message);",
        "if (jdbc.queryForList(\"SELECT id FROM payment WHERE id = ?\", record.key())"
            + ".stream().findFirst().isPresent()) return; mail.send(message);",
        "Object known = jdbc.queryForList(\"SELECT id FROM payment WHERE id = ?\", record.key())"
            + ".stream().findFirst().orElse(null); if (known == null) mail.send(message);",
        "if (jdbc.queryForList(\"SELECT id FROM processed_event WHERE id = ?\", record.key())"
            + ".stream().findFirst().isEmpty()) mail.send(message);",
        "if (entities.find(ProcessedEvent.class, record.key()) != null) return;"
            + " mail.send(message);",
        "processed.save(new ProcessedEvent(record.key())); mail.send(message);",
        "for (int i = 0; i < 3; i++) { if (processed.existsById(record.key())) continue;"
            + " mail.send(message); }"
      })
  void guardsWhatDependsOnADurableMemory(String body) throws IOException {
    assertThat(mails(body))
        .singleElement()
        .matches(mail -> mail.repetition() == Repetition.ADDS_ANOTHER_EFFECT)
        .matches(mail -> !mail.isUnguarded());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mail.send(message);",
        "if (!seen.add(record.key())) return; mail.send(message);",
        "if (processed.existsById(record.key())) { message = null; } mail.send(message);",
        "processed.existsById(record.key()); mail.send(message);",
        "if (!payments.existsByReference(record.key())) { payments.count(); } mail.send(message);",
        "if (!customers.existsById(record.value())) throw new IllegalStateException();"
            + " mail.send(message);",
        "Payment p = customers.findById(record.value()).orElse(null); if (p == null) return;"
            + " mail.send(message);",
        "if (customers.findById(record.value()).isEmpty()) return; mail.send(message);",
        "if (jdbc.queryForList(\"SELECT name FROM customer WHERE id = ?\", record.value())"
            + ".stream().findFirst().isEmpty()) return; mail.send(message);",
        "if (jdbc.queryForList(\"SELECT name FROM customer WHERE id = ?\", record.value())"
            + ".isEmpty()) return; mail.send(message);",
        "Optional<String> name = jdbc.query(\"SELECT name FROM customer WHERE id = ?\", (row, n) ->"
            + " row.getString(1), record.value()).stream().map(String::trim).findFirst();"
            + " if (name.isPresent()) mail.send(message);",
        "List<Payment> found = customers.findAll(); if (found.stream().findAny().isPresent())"
            + " mail.send(message);",
        "if (jdbc.queryForList(\"SELECT 1 FROM customer WHERE id = ?\", record.value()).size() > 0)"
            + " mail.send(message);",
        "mail.send(message); processed.save(new ProcessedEvent(record.key()));",
        "redis.opsForValue().setIfAbsent(record.key(), \"1\"); mail.send(message);"
      })
  void doesNotGuardWhatHappensInAnyCase(String body) throws IOException {
    assertThat(mails(body)).singleElement().matches(Effect::isUnguarded);
  }
}
