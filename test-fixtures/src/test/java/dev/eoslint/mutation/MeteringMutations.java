package dev.eoslint.mutation;

import java.util.List;

/** Mistakes in the application with settings in base classes {@code metering-repaired}. */
final class MeteringMutations {

  private static final String APPLICATION = "MeteringApplication.java";
  private static final String COMMITS = "Commits.java";
  private static final String CONSUMER = "ConsumerSettings.java";
  private static final String DEPLOYMENT = "statefulset.yaml";
  private static final String PRODUCER = "ProducerSettings.java";
  private static final String RUNNER = "BatchRunner.java";
  private static final String TARIFFS = "TariffPublisher.java";
  private static final String TARIFF_SETTINGS = "TariffProducerSettings.java";

  private MeteringMutations() {}

  static List<Mutation> all() {
    return List.of(
        Mistakes.removeAbort(RUNNER),
        Mistakes.removeAbort(TARIFFS).named("remove the abort of tariffs"),
        Mistakes.removeRewind(RUNNER, "      rewind(batch);"),
        Mistakes.removeRewind(RUNNER, "consumer.seek(").named("rewind without a seek"),
        Mistakes.removeFatalHandlers(RUNNER, "producer.abortTransaction();"),
        Mistakes.removeFatalHandlers(TARIFFS).named("abort tariffs after fatal errors"),
        Mistakes.goOnAfterFatalError(
            RUNNER,
            "throw new RunnerStoppedException(\"The producer of \" + topic + \" cannot be used again.\", fatal);",
            "LOG.error(\"The producer of {} cannot be used again\", topic, fatal);"),
        Mistakes.removeInit(RUNNER),
        Mistakes.removeInit(TARIFFS).named("remove initTransactions of tariffs"),
        Mistakes.initBeforeEachTransaction(RUNNER),
        Mistakes.initBeforeEachTransaction(TARIFFS).named("init before each price list"),
        Mistakes.beginTwice(RUNNER),
        Mistakes.removeOffsets(RUNNER),
        Mistakes.groupAsText(RUNNER, "\"reading-check\""),
        Mistakes.groupWithoutMember(RUNNER, "\"reading-check\""),
        Mistakes.groupWithoutMember(RUNNER, "\"readings\"")
            .named("send the offsets for another group")
            .foundBy("offsets-for-foreign-group", RUNNER, ".sendOffsetsToTransaction("),
        Mistakes.groupOnce(
            RUNNER, "private int failures;", "consumer", "consumer.subscribe(List.of(topic));"),
        Mistakes.dropPlusOne(RUNNER),
        Mistakes.commitAlsoWith("consumer", RUNNER, "failures = 0;"),
        Mistakes.removeIsolation(CONSUMER).foundAt(RUNNER, "new KafkaConsumer<>("),
        Mistakes.readUncommitted(CONSUMER),
        Mistakes.removeAutoCommit(CONSUMER).foundAt(RUNNER, "new KafkaConsumer<>("),
        Mistakes.switchAutoCommitOn(CONSUMER),
        new Mutation(
            "abort when the commit is late",
            "commit-timeout-then-abort",
            COMMITS,
            ".abortTransaction()",
            Edit.replacePattern(
                COMMITS,
                "if \\(attempt == ATTEMPTS\\) \\{.*?\n        \\}",
                "producer.abortTransaction();")),
        new Mutation(
            "begin when the commit is late",
            "commit-timeout-then-abort",
            COMMITS,
            ".beginTransaction()",
            Edit.replacePattern(
                COMMITS,
                "if \\(attempt == ATTEMPTS\\) \\{.*?\n        \\}",
                "producer.beginTransaction();")),
        new Mutation(
            "make the transactional id constant",
            "fixed-transactional-id-with-replicas",
            APPLICATION,
            "new ProducerSettings(",
            Edit.replace(PRODUCER, "name() + \"-\" + Environment.podName()", "name()")),
        new Mutation(
            "make the transactional id constant with one replica",
            "hardcoded-transactional-id",
            APPLICATION,
            "new ProducerSettings(",
            Edit.replace(PRODUCER, "name() + \"-\" + Environment.podName()", "name()"),
            Edit.replace(DEPLOYMENT, "replicas: 3", "replicas: 1")),
        new Mutation(
            "give two producers the same id",
            "transactional-id-shared-in-process",
            PRODUCER,
            "TRANSACTIONAL_ID_CONFIG",
            Edit.replace(TARIFF_SETTINGS, "super(\"tariffs\")", "super(\"reading-check\")")),
        new Mutation(
            "draw the transactional id of tariffs",
            "random-transactional-id",
            PRODUCER,
            "TRANSACTIONAL_ID_CONFIG",
            Edit.importing(TARIFF_SETTINGS, "java.util.UUID"),
            Edit.replace(
                TARIFF_SETTINGS,
                "  @Override\n  protected void addTo",
                """
                  @Override
                  protected String transactionalId() {
                    return "tariffs-" + UUID.randomUUID();
                  }

                  @Override
                  protected void addTo""")),
        new Mutation(
            "go on when a reading cannot be converted",
            "error-swallowed-in-transaction",
            RUNNER,
            "catch (IllegalStateException unconverted)",
            Edit.replace(
                RUNNER,
                "producer.send(conversion.convert(record));",
                """
                try {
                          producer.send(conversion.convert(record));
                        } catch (IllegalStateException unconverted) {
                          LOG.warn("Record {} is left out", record.offset(), unconverted);
                        }""")),
        new Mutation(
            "count the batch in the transaction with another producer",
            "foreign-producer-in-transaction",
            RUNNER,
            "counts.send(",
            Edit.importing(RUNNER, "org.apache.kafka.clients.producer.ProducerRecord"),
            Edit.importing(RUNNER, "org.apache.kafka.common.serialization.StringSerializer"),
            Edit.replace(
                RUNNER,
                "private int failures;",
                """
                private int failures;
                  private final KafkaProducer<String, String> counts =
                      new KafkaProducer<>(
                          Map.of("bootstrap.servers", System.getenv("KAFKA_BOOTSTRAP_SERVERS")),
                          new StringSerializer(),
                          new StringSerializer());"""),
            Edit.replace(
                RUNNER,
                "      Commits.commit(producer);",
                """
                      counts.send(new ProducerRecord<>("metering.batches", topic, "" + batch.count()));
                      Commits.commit(producer);""")),
        new Mutation(
            "send after the commit",
            "send-outside-transaction",
            TARIFFS,
            "\"complete\"",
            Edit.replace(
                TARIFFS,
                "Commits.commit(producer);",
                "Commits.commit(producer);\n"
                    + "producer.send(new ProducerRecord<>(Topics.TARIFFS, \"complete\", \"\" + today));")),
        new Mutation(
            "return from an open transaction",
            "transaction-not-completed",
            TARIFFS,
            ".beginTransaction()",
            Edit.removeLines(TARIFFS, "      producer.beginTransaction();"),
            Edit.replace(
                TARIFFS,
                "    List<Price> prices = folder",
                "    producer.beginTransaction();\n    List<Price> prices = folder")));
  }
}
