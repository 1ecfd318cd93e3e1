package dev.eoslint.mutation;

import java.util.List;

/** Mistakes in the {@code textbook} applications, each of which is one program. */
final class TextbookMutations {

  private static final String BOOK = "DeliveryBook.java";
  private static final String COUNTING = "CountingProducer.java";
  private static final String ENRICHER = "TelemetryEnricher.java";
  private static final String GAUGES = "GaugeRelay.java";
  private static final String GAUGES_CONSUMER = "consumer.properties";
  private static final String INDEXER = "Indexer.java";
  private static final String INDEXER_SETTINGS = "IndexerSettings.java";
  private static final String LEDGER = "MilkLedger.java";
  private static final String SCALER = "TimberScaler.java";
  private static final String SPLITTER = "OrderSplitter.java";

  private TextbookMutations() {}

  static List<Mutation> abortThroughClose() {
    return List.of(
        new Mutation(
            "go on after an error",
            "transaction-not-completed",
            GAUGES,
            ".beginTransaction()",
            Edit.replace(
                GAUGES,
                "          alarms.beginTransaction();",
                "try {\nalarms.beginTransaction();"),
            Edit.replace(
                GAUGES,
                "          alarms.commitTransaction();",
                """
                          alarms.commitTransaction();
                          } catch (KafkaException failure) {
                            LOG.warn("This batch failed", failure);
                          }""")),
        Mistakes.removeInit(GAUGES),
        Mistakes.initBeforeEachTransaction(GAUGES),
        Mistakes.beginTwice(GAUGES),
        Mistakes.removeOffsets(GAUGES),
        Mistakes.groupAsText(GAUGES, "\"gauge-relay\""),
        Mistakes.commitAlsoWith("levels", GAUGES, "alarms.commitTransaction();"),
        Mistakes.removeIsolation(GAUGES_CONSUMER).foundAt(GAUGES, "new KafkaConsumer<>("),
        Mistakes.readUncommitted(GAUGES_CONSUMER),
        Mistakes.removeAutoCommit(GAUGES_CONSUMER).foundAt(GAUGES, "new KafkaConsumer<>("),
        Mistakes.switchAutoCommitOn(GAUGES_CONSUMER),
        new Mutation(
            "make the transactional id constant",
            "hardcoded-transactional-id",
            GAUGES,
            "TRANSACTIONAL_ID_CONFIG",
            Edit.replace(
                GAUGES, "\"gauge-relay-\" + System.getenv(\"RELAY_NUMBER\")", "\"gauge-relay\"")),
        new Mutation(
            "leave the loop in a transaction",
            "transaction-not-completed",
            GAUGES,
            ".beginTransaction()",
            Edit.replace(
                GAUGES,
                "          alarms.beginTransaction();\n          for",
                "          alarms.beginTransaction();\n"
                    + "          if (batch.count() > 1000) {\n            continue;\n          }\n"
                    + "          for")));
  }

  static List<Mutation> delegatingProducer() {
    return List.of(
        Mistakes.removeAbort(SPLITTER).foundAt(COUNTING, ".beginTransaction()"),
        Mistakes.removeAbort(COUNTING).named("forget to delegate the abort"),
        Mistakes.removeRewind(SPLITTER, "orders.seek(").foundAt(COUNTING, ".abortTransaction()"),
        Mistakes.removeFatalHandlers(SPLITTER, "lines.abortTransaction();")
            .foundAt(COUNTING, ".abortTransaction()"),
        Mistakes.removeInit(SPLITTER).foundAt(COUNTING, ".beginTransaction()"),
        Mistakes.initBeforeEachTransaction(SPLITTER).foundAt(COUNTING, ".initTransactions()"),
        Mistakes.beginTwice(SPLITTER),
        Mistakes.removeOffsets(SPLITTER).foundAt(COUNTING, ".beginTransaction()"),
        Mistakes.groupWithoutMember(SPLITTER, "\"splitter\""),
        Mistakes.commitAlsoWith("orders", SPLITTER, "lines.commitTransaction();"),
        Mistakes.removeIsolation(SPLITTER),
        Mistakes.readUncommitted(SPLITTER),
        Mistakes.removeAutoCommit(SPLITTER),
        Mistakes.switchAutoCommitOn(SPLITTER));
  }

  static List<Mutation> earlyReturnGuards() {
    return List.of(
        Mistakes.removeRewind(LEDGER, "      goBackTo(batch);")
            .foundAt(BOOK, ".abortTransaction()"),
        Mistakes.removeRewind(LEDGER, "reports.seek(")
            .named("go back without a seek")
            .foundAt(BOOK, ".abortTransaction()"),
        Mistakes.removeFatalHandlers(LEDGER, "book.discard();")
            .foundAt(BOOK, ".abortTransaction()"),
        Mistakes.removeInit(LEDGER).foundAt(BOOK, ".beginTransaction()"),
        Mistakes.initBeforeEachTransaction(BOOK),
        Mistakes.removeOffsets(BOOK),
        Mistakes.groupOnce(
            LEDGER, "private final DeliveryBook book;", "reports", "this.book = book;"),
        Mistakes.commitAlsoWith(
            "reports", LEDGER, "book.finish(batch.nextOffsets(), reports.groupMetadata());"),
        new Mutation(
            "abort when the commit is late",
            "commit-timeout-then-abort",
            BOOK,
            ".abortTransaction()",
            Edit.replace(
                BOOK,
                "(TimeoutException late) {\n      producer.commitTransaction();",
                "(TimeoutException late) {\n      producer.abortTransaction();")),
        Mistakes.removeIsolation(LEDGER),
        Mistakes.readUncommitted(LEDGER),
        Mistakes.removeAutoCommit(LEDGER),
        new Mutation(
            "make the transactional id constant",
            "hardcoded-transactional-id",
            LEDGER,
            "TRANSACTIONAL_ID_CONFIG",
            Edit.replace(
                LEDGER,
                "TRANSACTIONAL_ID_CONFIG, \"milk-ledger-\" + System.getenv(\"REGION\")",
                "TRANSACTIONAL_ID_CONFIG, \"milk-ledger\"")));
  }

  static List<Mutation> exactlyOnceLoop() {
    return List.of(
        new Mutation(
            "remove the abort",
            "transaction-not-completed",
            ENRICHER,
            ".beginTransaction()",
            Edit.replacePattern(
                ENRICHER,
                "producer\\.abortTransaction\\(\\);\n( *resetToLastCommittedPositions\\(\\);)",
                "$1")),
        Mistakes.removeRewind(ENRICHER, "        resetToLastCommittedPositions();"),
        Mistakes.removeFatalHandlers(
            ENRICHER,
            """
            LOG.warn("Starting again from the last commit", abortable);
                    producer.abortTransaction();"""),
        new Mutation(
            "remove only the handler of a fenced producer",
            "abort-on-fatal-error",
            ENRICHER,
            ".abortTransaction()",
            Edit.removePattern(
                ENRICHER, " catch \\(ProducerFencedException[^()]*\\) \\{.*?\n *\\}(?= catch)"),
            Edit.replacePattern(
                ENRICHER,
                "producer\\.abortTransaction\\(\\);(?=\n *resetToLastCommittedPositions)",
                "try {\n$0\n} catch (RuntimeException unaborted) {\n}")),
        Mistakes.goOnAfterFatalError(
            ENRICHER,
            "replaced);\n        close();",
            "replaced);\n        resetToLastCommittedPositions();"),
        Mistakes.removeInit(ENRICHER),
        Mistakes.initBeforeEachTransaction(ENRICHER),
        Mistakes.beginTwice(ENRICHER),
        Mistakes.removeOffsets(ENRICHER),
        Mistakes.groupAsText(ENRICHER, "\"telemetry-enricher\""),
        Mistakes.groupWithoutMember(ENRICHER, "\"telemetry-enricher\""),
        Mistakes.groupOnce(
            ENRICHER,
            "private boolean closed;",
            "consumer",
            "consumer.subscribe(Collections.singleton(INPUT));"),
        Mistakes.dropPlusOne(ENRICHER),
        Mistakes.commitAlsoWith("consumer", ENRICHER, "\n        commit();"),
        Mistakes.removeIsolation(ENRICHER),
        Mistakes.readUncommitted(ENRICHER),
        Mistakes.removeAutoCommit(ENRICHER),
        Mistakes.switchAutoCommitOn(ENRICHER),
        new Mutation(
            "abort when the commit is late",
            "commit-timeout-then-abort",
            ENRICHER,
            ".abortTransaction()",
            Edit.replacePattern(
                ENRICHER,
                "LOG\\.warn\\(\"No answer.*?throw unanswered;\n        \\}",
                "producer.abortTransaction();\n        return;")),
        new Mutation(
            "commit in finally",
            "transaction-call-out-of-order",
            ENRICHER,
            ".commitTransaction()",
            Edit.removeLines(ENRICHER, "        commit();"),
            Edit.replace(
                ENRICHER,
                "resetToLastCommittedPositions();\n      }",
                "resetToLastCommittedPositions();\n      } finally {\n        commit();\n      }")),
        new Mutation(
            "commit behind the handlers",
            "transaction-call-out-of-order",
            ENRICHER,
            ".commitTransaction()",
            Edit.removeLines(ENRICHER, "        commit();"),
            Edit.replace(
                ENRICHER,
                "resetToLastCommittedPositions();\n      }",
                "resetToLastCommittedPositions();\n      }\n      commit();")),
        new Mutation(
            "commit after the loop",
            "transaction-not-completed",
            ENRICHER,
            ".beginTransaction()",
            Edit.removeLines(ENRICHER, "        commit();"),
            Edit.replace(
                ENRICHER,
                "resetToLastCommittedPositions();\n      }\n    }",
                "resetToLastCommittedPositions();\n      }\n    }\n    commit();")),
        new Mutation(
            "pass over a record that cannot be transformed",
            "error-swallowed-in-transaction",
            ENRICHER,
            "catch (RuntimeException untransformed)",
            Edit.replace(
                ENRICHER,
                "          producer.send(new ProducerRecord<>(OUTPUT, record.key(), transform(record)));",
                """
                          try {
                            producer.send(new ProducerRecord<>(OUTPUT, record.key(), transform(record)));
                          } catch (RuntimeException untransformed) {
                            LOG.warn("Record {} is left out", record.offset(), untransformed);
                          }""")),
        new Mutation(
            "ask a service in the transaction",
            "external-effect-in-transaction",
            ENRICHER,
            "http.send(",
            Edit.importing(ENRICHER, "java.net.URI"),
            Edit.importing(ENRICHER, "java.net.http.HttpClient"),
            Edit.importing(ENRICHER, "java.net.http.HttpRequest"),
            Edit.importing(ENRICHER, "java.net.http.HttpResponse"),
            Edit.replace(
                ENRICHER,
                "private boolean closed;",
                "private final HttpClient http = HttpClient.newHttpClient();\n  private boolean closed;"),
            Edit.replace(
                ENRICHER,
                "          producer.send(",
                """
                          bill(record.key());
                          producer.send("""),
            Edit.replace(
                ENRICHER,
                "  private void close() {",
                """
                  private void bill(String device) {
                    HttpRequest request =
                        HttpRequest.newBuilder(URI.create("https://billing.lumenworks.example/usage"))
                            .POST(HttpRequest.BodyPublishers.ofString(device))
                            .build();
                    try {
                      http.send(request, HttpResponse.BodyHandlers.discarding());
                    } catch (java.io.IOException | InterruptedException failure) {
                      throw new IllegalStateException("There is no bill for " + device, failure);
                    }
                  }

                  private void close() {""")));
  }

  static List<Mutation> modeFlag() {
    return List.of(
        Mistakes.removeOffsets(INDEXER),
        Mistakes.groupAsText(INDEXER, "\"indexer\""),
        Mistakes.groupWithoutMember(INDEXER, "\"indexer\""),
        Mistakes.commitAlsoWith("pages", INDEXER, "words.commitTransaction();"),
        Mistakes.beginTwice(INDEXER),
        Mistakes.removeIsolation(INDEXER_SETTINGS).foundAt(INDEXER, "new KafkaConsumer<>("),
        Mistakes.readUncommitted(INDEXER_SETTINGS),
        Mistakes.removeAutoCommit(INDEXER_SETTINGS).foundAt(INDEXER, "new KafkaConsumer<>("),
        Mistakes.switchAutoCommitOn(INDEXER_SETTINGS),
        new Mutation(
            "make the transactional id constant",
            "hardcoded-transactional-id",
            INDEXER_SETTINGS,
            "TRANSACTIONAL_ID_CONFIG",
            Edit.replace(
                INDEXER_SETTINGS, "\"indexer-\" + System.getenv(\"POD_NAME\")", "\"indexer\"")),
        new Mutation(
            "go on after an error",
            "transaction-not-completed",
            INDEXER,
            ".beginTransaction()",
            Edit.importing(INDEXER, "org.apache.kafka.common.KafkaException"),
            Edit.replace(
                INDEXER,
                "          index(batch);",
                """
                          try {
                            index(batch);
                          } catch (KafkaException failure) {
                            System.err.println("A batch was not indexed: " + failure);
                          }""")));
  }

  static List<Mutation> offsetsFromPosition() {
    return List.of(
        Mistakes.removeAbort(SCALER),
        Mistakes.removeRewind(SCALER, "start.forEach(logs::seek);"),
        Mistakes.removeFatalHandlers(SCALER, "volumes.abortTransaction();"),
        Mistakes.removeInit(SCALER),
        Mistakes.initBeforeEachTransaction(SCALER),
        Mistakes.beginTwice(SCALER),
        Mistakes.removeOffsets(SCALER),
        Mistakes.groupAsText(SCALER, "GROUP"),
        Mistakes.groupWithoutMember(SCALER, "GROUP"),
        Mistakes.groupOnce(
            SCALER,
            "private final Map<TopicPartition, Long> start = new HashMap<>();",
            "logs",
            "logs.subscribe(List.of(\"timber-logs\"));"),
        Mistakes.commitAlsoWith("logs", SCALER, "volumes.commitTransaction();"),
        Mistakes.removeIsolation(SCALER),
        Mistakes.readUncommitted(SCALER),
        Mistakes.removeAutoCommit(SCALER),
        Mistakes.switchAutoCommitOn(SCALER),
        new Mutation(
            "abort when the commit is late",
            "commit-timeout-then-abort",
            SCALER,
            ".abortTransaction()",
            Edit.replace(
                SCALER, "(TimeoutException\n        | InterruptException", "(InterruptException"),
            Edit.replace(
                SCALER,
                "} catch (KafkaException failure) {",
                """
                } catch (TimeoutException late) {
                      volumes.abortTransaction();
                      return false;
                    } catch (KafkaException failure) {""")),
        new Mutation(
            "make the transactional id constant",
            "hardcoded-transactional-id",
            SCALER,
            "TRANSACTIONAL_ID_CONFIG",
            Edit.replace(SCALER, "GROUP + \"-\" + yard", "GROUP")));
  }
}
