package dev.eoslint.mutation;

import java.util.List;

/** Mistakes in the application with many threads {@code labels-repaired}. */
final class LabelsMutations {

  private static final String CLIENTS = "KafkaClients.java";
  private static final String COMMIT = "PatientCommit.java";
  private static final String MANIFEST = "ManifestWorker.java";
  private static final String POOL = "ProducerPool.java";
  private static final String SHARED_PARAMETER =
      "LabelWorker(int number, KafkaProducer<String, String> producer) {";
  private static final String TRACKING = "TrackingWriter.java";
  private static final String WORKER = "LabelWorker.java";
  private static final String WORKERS = "LabelWorkers.java";

  private LabelsMutations() {}

  static List<Mutation> all() {
    return List.of(
        Mistakes.removeAbort(WORKER),
        new Mutation(
            "do not recover the manifests",
            "transaction-not-completed",
            MANIFEST,
            ".beginTransaction()",
            Edit.removeLines(MANIFEST, "      recover();")),
        new Mutation(
            "do not undo tracking events",
            "transaction-not-completed",
            TRACKING,
            ".beginTransaction()",
            Edit.removeLines(TRACKING, "      undo(producer);")),
        Mistakes.removeRewind(WORKER, "      seekBack(shipments);"),
        Mistakes.removeRewind(MANIFEST, "      returnTo(closed);").named("do not list again"),
        Mistakes.removeFatalHandlers(WORKER, "producer.abortTransaction();"),
        Mistakes.goOnAfterFatalError(
            WORKER,
            "throw new WorkerFailedException(\"The producer cannot go on.\", fatal);",
            "LOG.error(\"The producer cannot go on.\", fatal);"),
        Mistakes.removeInit(WORKER),
        Mistakes.removeInit(MANIFEST).named("remove initTransactions of the manifests"),
        Mistakes.removeInit(POOL)
            .named("remove initTransactions of the pool")
            .foundAt(TRACKING, ".beginTransaction()"),
        Mistakes.initBeforeEachTransaction(WORKER),
        Mistakes.initBeforeEachTransaction(MANIFEST).named("init before each manifest"),
        Mistakes.beginTwice(TRACKING),
        Mistakes.removeOffsets(WORKER),
        Mistakes.removeOffsets(MANIFEST).named("remove the offsets of the manifests"),
        Mistakes.groupAsText(MANIFEST, "\"manifests\""),
        Mistakes.groupWithoutMember(WORKER, "\"labels\""),
        Mistakes.groupOnce(
            MANIFEST,
            "private volatile boolean stopped;",
            "consumer",
            "consumer.subscribe(List.of(KafkaClients.CLOSED_SHIPMENTS));"),
        Mistakes.dropPlusOne(WORKER),
        Mistakes.commitAlsoWith("consumer", MANIFEST, "PatientCommit.of(producer);"),
        Mistakes.commitAlsoWith("consumer", WORKER, "        print(shipments);")
            .named("commit labels with the consumer as well"),
        Mistakes.removeIsolation(CLIENTS),
        Mistakes.readUncommitted(CLIENTS),
        Mistakes.removeAutoCommit(CLIENTS),
        Mistakes.switchAutoCommitOn(CLIENTS),
        new Mutation(
            "abort when the commit is late",
            "commit-timeout-then-abort",
            COMMIT,
            ".abortTransaction()",
            Edit.replace(COMMIT, "last = late;", "producer.abortTransaction();\n        return;")),
        new Mutation(
            "forget the worker in the transactional id",
            "transactional-id-shared-in-process",
            CLIENTS,
            "TRANSACTIONAL_ID_CONFIG",
            Edit.replace(
                CLIENTS,
                "\"%s-%d-%d\", kind, Instance.ordinal(), worker",
                "\"%s-%s\", kind, System.getenv(\"POD_NAME\")")),
        new Mutation(
            "forget the pod in the transactional id",
            "fixed-transactional-id-with-replicas",
            CLIENTS,
            "TRANSACTIONAL_ID_CONFIG",
            Edit.replace(
                CLIENTS,
                "\"%s-%d-%d\", kind, Instance.ordinal(), worker",
                "\"%s-%d\", kind, worker")),
        new Mutation(
            "draw the transactional ids of the pool",
            "random-transactional-id",
            CLIENTS,
            "TRANSACTIONAL_ID_CONFIG",
            Edit.importing(POOL, "java.util.UUID"),
            Edit.replace(
                POOL, "producer(\"tracking\",", "producer(\"tracking-\" + UUID.randomUUID(),")),
        shareOneProducer(),
        new Mutation(
            "send to the customs after the commit",
            "send-outside-transaction",
            MANIFEST,
            "\"end\"",
            Edit.replace(
                MANIFEST,
                "PatientCommit.of(producer);",
                "PatientCommit.of(producer);\n"
                    + "producer.send(new ProducerRecord<>(KafkaClients.MANIFESTS, \"end\", \"\"));")),
        new Mutation(
            "go on when a label cannot be drawn",
            "error-swallowed-in-transaction",
            WORKER,
            "catch (IllegalArgumentException undrawn)",
            Edit.replace(
                WORKER,
                "String label = layout.draw(shipment.key(), shipment.value());",
                """
                String label;
                        try {
                          label = layout.draw(shipment.key(), shipment.value());
                        } catch (IllegalArgumentException undrawn) {
                          LOG.warn("There is no label for {}", shipment.key(), undrawn);
                          continue;
                        }""")));
  }

  /** All threads write with the producer of the first of them. */
  private static Mutation shareOneProducer() {
    return new Mutation(
        "share one producer among the threads",
        "transactional-producer-shared-across-threads",
        WORKER,
        ".beginTransaction()",
        Edit.replace(WORKER, "LabelWorker(int number) {", SHARED_PARAMETER),
        Edit.replace(
            WORKER,
            "this.producer = KafkaClients.producer(\"labels\", number);",
            "this.producer = producer;"),
        Edit.removeLines(WORKER, "producer.initTransactions();"),
        Edit.importing(WORKERS, "nl.postwerk.labels.kafka.KafkaClients"),
        Edit.importing(WORKERS, "org.apache.kafka.clients.producer.KafkaProducer"),
        Edit.replace(
            WORKERS,
            "for (int number = 0;",
            """
            KafkaProducer<String, String> producer = KafkaClients.producer("labels", 0);
                producer.initTransactions();
                for (int number = 0;"""),
        Edit.replace(WORKERS, "new LabelWorker(number)", "new LabelWorker(number, producer)"),
        Edit.replace(
            WORKERS, "Executors.newFixedThreadPool(count)", "Executors.newCachedThreadPool()"));
  }
}
