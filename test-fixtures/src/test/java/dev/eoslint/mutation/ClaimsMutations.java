package dev.eoslint.mutation;

import java.util.List;

/** Mistakes in the hexagonal application {@code claims-repaired}. */
final class ClaimsMutations {

  private static final String BATCH = "KafkaClaimBatch.java";
  private static final String BORDEREAU = "BordereauPublisher.java";
  private static final String COMPOSE = "compose.yaml";
  private static final String RESERVES = "ReserveTransactions.java";
  private static final String RESERVE_WORKER = "ReserveWorker.java";
  private static final String SOURCE = "KafkaClaimSource.java";
  private static final String UNIT = "KafkaUnitOfWork.java";
  private static final String WIRING = "Wiring.java";
  private static final String WORKER = "ClaimsWorker.java";

  private ClaimsMutations() {}

  static List<Mutation> all() {
    return List.of(
        Mistakes.removeAbort(UNIT).named("remove the abort of claims"),
        Mistakes.removeAbort(RESERVES).named("remove the abort of reserves"),
        Mistakes.removeRewind(WORKER, "source.returnTo(batch);")
            .named("do not return to the claims")
            .foundAt(UNIT, ".abortTransaction()"),
        Mistakes.removeRewind(SOURCE, "consumer.seek(")
            .named("return to the claims without a seek")
            .foundAt(UNIT, ".abortTransaction()"),
        Mistakes.removeRewind(RESERVE_WORKER, "startAgain(batch);")
            .named("do not start the referrals again")
            .foundAt(RESERVES, ".abortTransaction()"),
        Mistakes.removeFatalHandlers(UNIT, "producer.abortTransaction();")
            .named("abort claims after fatal errors"),
        Mistakes.removeFatalHandlers(RESERVES, "producer.abortTransaction();")
            .named("abort reserves after fatal errors"),
        removeInit("claims").foundAt(UNIT, ".beginTransaction()"),
        removeInit("reserves").foundAt(RESERVES, ".beginTransaction()"),
        Mistakes.removeInit(BORDEREAU).named("remove initTransactions of the bordereau"),
        Mistakes.initBeforeEachTransaction(UNIT),
        Mistakes.beginTwice(UNIT).named("begin twice for claims"),
        Mistakes.beginTwice(BORDEREAU).named("begin twice for the bordereau"),
        Mistakes.removeOffsets(UNIT).named("remove the offsets of claims"),
        Mistakes.removeOffsets(RESERVES).named("remove the offsets of reserves"),
        Mistakes.groupAsText(UNIT, "\"claims\""),
        Mistakes.groupWithoutMember(RESERVES, "\"reserves\""),
        Mistakes.groupOnce(
            UNIT,
            "private final DecisionLog decisions;",
            "consumer",
            "this.decisions = decisions;"),
        offsetOfTheRecord(),
        Mistakes.commitAlsoWith("consumer", UNIT, "\n      commit();"),
        Mistakes.commitAlsoWith("consumer", RESERVE_WORKER, "startAgain(batch);\n        }")
            .named("commit referrals with the consumer as well"),
        Mistakes.removeIsolation(WIRING),
        Mistakes.readUncommitted(WIRING),
        Mistakes.removeAutoCommit(WIRING),
        Mistakes.switchAutoCommitOn(WIRING),
        abortAfterLateCommit(),
        sameIdForClaimsAndReserves(),
        constantId(),
        constantIdWithReplicas(),
        randomId(),
        sendAfterCommit(),
        abortInFinally());
  }

  private static Mutation removeInit(String prefix) {
    String creation = "producer(\"" + prefix + "-\" + instance);\n";
    return new Mutation(
        "remove initTransactions of " + prefix,
        "init-transactions-missing",
        WIRING,
        "producer(",
        Edit.replace(WIRING, creation + "    producer.initTransactions();\n", creation));
  }

  private static Mutation offsetOfTheRecord() {
    return new Mutation(
        "commit the offset of the last record",
        "offset-not-incremented",
        BATCH,
        "new OffsetAndMetadata(",
        Edit.replace(
            BATCH,
            "return records.nextOffsets();",
            """
            Map<TopicPartition, OffsetAndMetadata> offsets = new java.util.HashMap<>();
                for (ConsumerRecord<String, Claim> claim : records) {
                  offsets.put(
                      new TopicPartition(claim.topic(), claim.partition()),
                      new OffsetAndMetadata(claim.offset()));
                }
                return offsets;"""));
  }

  private static Mutation abortAfterLateCommit() {
    return new Mutation(
        "abort when the commit is late",
        "commit-timeout-then-abort",
        RESERVES,
        ".abortTransaction()",
        Edit.replace(
            RESERVES, "commitAgain();\n    }\n  }", "producer.abortTransaction();\n    }\n  }"));
  }

  private static Mutation sameIdForClaimsAndReserves() {
    return new Mutation(
        "give two producers the same id",
        "transactional-id-shared-in-process",
        WIRING,
        "TRANSACTIONAL_ID_CONFIG",
        Edit.replace(WIRING, "\"reserves-\" + instance", "\"claims-\" + instance"));
  }

  private static Mutation constantId() {
    return new Mutation(
        "make the transactional id constant",
        "hardcoded-transactional-id",
        WIRING,
        "TRANSACTIONAL_ID_CONFIG",
        Edit.replace(WIRING, "\"claims-\" + instance", "\"claims\""));
  }

  private static Mutation constantIdWithReplicas() {
    return new Mutation(
        "make the transactional id constant and raise the replicas",
        "fixed-transactional-id-with-replicas",
        WIRING,
        "TRANSACTIONAL_ID_CONFIG",
        Edit.replace(WIRING, "\"claims-\" + instance", "\"claims\""),
        Edit.replace(
            COMPOSE, "restart: on-failure", "restart: on-failure\n    deploy:\n      replicas: 2"));
  }

  private static Mutation randomId() {
    return new Mutation(
        "draw the transactional id of the bordereau",
        "random-transactional-id",
        WIRING,
        "TRANSACTIONAL_ID_CONFIG",
        Edit.importing(WIRING, "java.util.UUID"),
        Edit.replace(WIRING, "\"bordereaux-\" + instance", "\"bordereaux-\" + UUID.randomUUID()"));
  }

  private static Mutation sendAfterCommit() {
    return new Mutation(
        "send the end of the bordereau after the commit",
        "send-outside-transaction",
        BORDEREAU,
        "\"#end\"",
        Edit.replace(
            BORDEREAU,
            "producer.commitTransaction();",
            "producer.commitTransaction();\n"
                + "      producer.send(new ProducerRecord<>(topic, month + \"#end\", \"\"));"));
  }

  private static Mutation abortInFinally() {
    return new Mutation(
        "abort in finally",
        "transaction-call-out-of-order",
        RESERVES,
        ".abortTransaction()",
        Edit.removePattern(RESERVES, " *producer\\.abortTransaction\\(\\);\n"),
        Edit.replace(
            RESERVES,
            "return false;\n    }",
            "return false;\n    } finally {\n      producer.abortTransaction();\n    }"));
  }
}
