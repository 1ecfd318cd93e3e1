package dev.eoslint.analyzer.dialect.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.dialect.ApplicationReader;
import dev.eoslint.analyzer.dialect.KnownLibraries;
import dev.eoslint.analyzer.dialect.TreeOnDisk;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Sending;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of the results of sends, and of records in the buffer of a producer. */
final class PlainSendResultsTest {

  private static final String FILE = "src/main/java/com/acme/Feed.java";

  private static final String HEAD =
      """
      package com.acme;

      import java.util.*;
      import java.util.concurrent.*;
      import org.apache.kafka.clients.producer.*;

      class Feed {
        static KafkaProducer<String, String> transactional() {
          Properties settings = new Properties();
          settings.put("bootstrap.servers", "kafka:9092");
          settings.put("transactional.id", "feed");
          return new KafkaProducer<>(settings);
        }

        static KafkaProducer<String, String> plain() {
          Properties settings = new Properties();
          settings.put("bootstrap.servers", "kafka:9092");
          settings.put("delivery.timeout.ms", 180_000L);
          settings.put("retries", 5);
          return new KafkaProducer<>(settings);
        }

        static KafkaProducer<String, String> unconfirmed() {
          Properties settings = new Properties();
          settings.put("bootstrap.servers", "kafka:9092");
          settings.put("acks", "0");
          return new KafkaProducer<>(settings);
        }

        static ProducerRecord<String, String> fresh() {
          return new ProducerRecord<>("feed", "value");
        }

      """;

  @TempDir private Path folder;
  private String source = HEAD;

  private KafkaApplication application(String members) {
    source = HEAD + members.indent(2) + "}\n";
    TreeOnDisk tree = TreeOnDisk.in(folder).with(FILE, source);
    return ApplicationReader.read(
            KnownLibraries.load(), tree.sources(), Optional.empty(), List.of())
        .application();
  }

  private Sending main(String statements) {
    return application(
            "public static void main(String[] args) throws Exception {\n"
                + "  KafkaProducer<String, String> producer = plain();\n"
                + statements.indent(2)
                + "}\n")
        .sending();
  }

  /** Returns the text of the line that a site begins on. */
  private String line(Site site) {
    return source.lines().toList().get(site.startLine() - 1).strip();
  }

  @Test
  void aFutureThatNobodyKeepsIsUnchecked() {
    Sending sending = main("producer.send(fresh());");

    assertThat(sending.unchecked()).hasSize(1);
    assertThat(sending.unchecked().get(0).callback()).isEmpty();
    assertThat(sending.unchecked().get(0).topic().text()).contains("feed");
  }

  @Test
  void aFutureThatSomebodyKeepsIsNot() {
    assertThat(main("Future<RecordMetadata> sent = producer.send(fresh());").unchecked()).isEmpty();
    assertThat(main("producer.send(fresh()).get();").unchecked()).isEmpty();
  }

  @Test
  void aCallbackHasToLookAtTheException() {
    assertThat(main("producer.send(fresh(), (m, e) -> System.out.println(m));").unchecked())
        .hasSize(1);
    assertThat(main("producer.send(fresh(), (m, e) -> System.out.println(e));").unchecked())
        .isEmpty();
    assertThat(main("producer.send(fresh(), (m, e) -> { if (m == null) retry(); });").unchecked())
        .isEmpty();
  }

  @Test
  void aRecordIsRepeatedWhereTheFirstSendFailedForCertain() {
    Sending sending =
        main(
            """
            ProducerRecord<String, String> record = fresh();
            for (int i = 0; i < 3; i++) {
              try {
                producer.send(record).get();
                return;
              } catch (ExecutionException e) {
                System.out.println(e);
              }
            }
            """);

    assertThat(sending.repeated()).hasSize(1);
    assertThat(sending.repeated().get(0).first()).isEqualTo(sending.repeated().get(0).site());
  }

  @Test
  void aRecordThatMayHaveBeenWrittenIsNot() {
    assertThat(
            main("""
                 ProducerRecord<String, String> record = fresh();
                 while (true) {
                   try {
                     producer.send(record).get();
                   } catch (ExecutionException e) {
                     System.out.println(e);
                   }
                 }
                 """)
                .repeated())
        .isEmpty();
  }

  @Test
  void theCallbackLearnsOfTheFailure() {
    Sending sending =
        main(
            """
            ProducerRecord<String, String> record = fresh();
            producer.send(record, (m, e) -> {
              if (e != null) {
                producer.send(record).get();
              }
            });
            """);

    assertThat(sending.repeated()).hasSize(1);
  }

  @Test
  void aMethodThatCallsItselfSendsAgain() {
    Sending sending =
        application(
                """
                private final KafkaProducer<String, String> producer = plain();

                void publish(String value) throws Exception {
                  deliver(new ProducerRecord<>("feed", value));
                }

                private void deliver(ProducerRecord<String, String> record) throws Exception {
                  try {
                    producer.send(record).get();
                  } catch (ExecutionException e) {
                    deliver(record);
                  }
                }
                """)
            .sending();

    assertThat(sending.repeated()).hasSize(1);
    assertThat(line(sending.repeated().get(0).site())).isEqualTo("deliver(record);");
  }

  @Test
  void aProducerIsAbandonedWithRecordsThatNothingWaitsFor() {
    Sending sending = main("producer.send(fresh());");

    assertThat(sending.abandoned()).hasSize(1);
    assertThat(line(sending.abandoned().get(0).send())).isEqualTo("producer.send(fresh());");
  }

  @Test
  void aProducerThatIsClosedFlushedOrKeptIsNot() {
    for (String rest :
        List.of(
            "producer.close();",
            "producer.flush();",
            "Thread.sleep(1000);",
            "registry().add(producer);",
            "Runtime.getRuntime().addShutdownHook(new Thread(() -> producer.close()));")) {
      assertThat(main("producer.send(fresh());\n" + rest).abandoned()).as(rest).isEmpty();
    }
  }

  @Test
  void aProducerIsClosedAtOnceWithRecordsThatNothingWaitsFor() {
    for (String close :
        List.of(
            "producer.close(java.time.Duration.ZERO);", "producer.close(0, TimeUnit.SECONDS);")) {
      Sending sending = main("producer.send(fresh());\n" + close);

      assertThat(sending.abandoned()).as(close).hasSize(1);
      assertThat(sending.abandoned().get(0).closedAtOnce().map(this::line)).hasValue(close);
    }
  }

  @Test
  void aProducerThatFailedMayBeClosedAtOnce() {
    for (String rest :
        List.of(
            "producer.flush();\nproducer.close(java.time.Duration.ZERO);",
            "if (hurry()) {\n  producer.close(java.time.Duration.ZERO);\n}",
            "producer.close(java.time.Duration.ofSeconds(1));",
            "producer.close(time());")) {
      assertThat(main("producer.send(fresh());\n" + rest).abandoned())
          .as(rest)
          .allMatch(each -> each.closedAtOnce().isEmpty());
    }
  }

  @Test
  void anOffsetIsReadOfWhatNobodyConfirms() {
    for (String read :
        List.of(
            "long at = unconfirmed().send(fresh()).get().offset();",
            "unconfirmed().send(fresh(), (sent, failure) -> store(sent.offset()));")) {
      assertThat(main(read).offsetReads()).as(read).hasSize(1);
    }
    assertThat(main("long at = producer.send(fresh()).get().offset();").offsetReads()).isEmpty();
    assertThat(main("int in = unconfirmed().send(fresh()).get().partition();").offsetReads())
        .isEmpty();
  }

  @Test
  void aWaitIsRedundantWhenTheCommitFollows() {
    String begin =
        "KafkaProducer<String, String> orders = transactional();\n"
            + "orders.initTransactions();\norders.beginTransaction();\norders.send(fresh());\n";

    assertThat(main(begin + "orders.flush();\norders.commitTransaction();").redundantWaits())
        .hasSize(1);
    assertThat(main(begin + "orders.flush();\nregistry().add(orders);").redundantWaits()).isEmpty();
    assertThat(
            main(begin + "orders.flush();\naudit().ask();\norders.commitTransaction();")
                .redundantWaits())
        .isEmpty();
  }

  @Test
  void aSettingKnowsThatItIsLong() {
    List<Setting> settings =
        application("private final KafkaProducer<String, String> producer = plain();")
            .producers()
            .stream()
            .flatMap(producer -> producer.configs().stream())
            .flatMap(config -> config.settings().stream())
            .toList();

    assertThat(settings)
        .filteredOn(Setting::isLong)
        .extracting(Setting::key)
        .containsExactly("delivery.timeout.ms");
  }
}
