package dev.eoslint.mutation;

import java.util.List;

/** Mistakes in the application with a library of its own {@code ledger-repaired}. */
final class LedgerMutations {

  private static final String APPLICATION = "LedgerApplication.java";
  private static final String INTEREST = "InterestRun.java";
  private static final String POSTINGS = "TransferPostings.java";
  private static final String PUBLISHER = "TransactionalPublisher.java";
  private static final String SCREENING = "Screening.java";
  private static final String SETTINGS = "LedgerSettings.java";
  private static final String PUBLISHER_SETTINGS = "PublisherSettings.java";

  private LedgerMutations() {}

  static List<Mutation> all() {
    return List.of(
        new Mutation(
            "remove the abort",
            "transaction-not-completed",
            PUBLISHER,
            ".beginTransaction()",
            Edit.removeLines(PUBLISHER, "      abort();")),
        Mistakes.removeRewind(POSTINGS, "      rewind(batch);")
            .foundAt(PUBLISHER, ".abortTransaction()"),
        Mistakes.removeFatalHandlers(PUBLISHER)
            .and(
                Edit.replace(
                    PUBLISHER,
                    "close();\n      throw new PublisherLostException(\"A transaction could",
                    "throw new PublisherLostException(\"A transaction could"))
            .and(
                Edit.replace(
                    POSTINGS,
                    "(TransactionAbortedException aborted)",
                    "(RuntimeException aborted)")),
        Mistakes.removeInit(PUBLISHER),
        Mistakes.initBeforeEachTransaction(PUBLISHER),
        Mistakes.beginTwice(PUBLISHER),
        new Mutation(
            "begin for each transfer",
            "transaction-call-out-of-order",
            POSTINGS,
            "transaction.begin()",
            Edit.replace(
                POSTINGS,
                "batch.forEach(record -> post(transaction, record));",
                "batch.forEach(record -> { transaction.begin(); post(transaction, record); });")),
        new Mutation(
            "remove sendOffsetsToTransaction",
            "offsets-not-in-transaction",
            PUBLISHER,
            ".beginTransaction()",
            Edit.removeLines(POSTINGS, "transaction.advance(")),
        Mistakes.groupWithoutMember(POSTINGS, "\"ledger-postings\""),
        Mistakes.groupOnce(
            POSTINGS,
            "private int failures;",
            "transfers",
            "transfers.subscribe(List.of(LedgerSettings.ACCEPTED_TRANSFERS));"),
        Mistakes.commitAlsoWith("transfers", POSTINGS, "failures = 0;"),
        Mistakes.removeIsolation(SETTINGS).foundAt(POSTINGS, "new KafkaConsumer<>("),
        Mistakes.readUncommitted(SETTINGS),
        Mistakes.removeAutoCommit(SETTINGS).foundAt(POSTINGS, "new KafkaConsumer<>("),
        Mistakes.switchAutoCommitOn(SETTINGS),
        new Mutation(
            "abort when the commit is late",
            "commit-timeout-then-abort",
            PUBLISHER,
            ".abortTransaction()",
            Edit.replace(
                PUBLISHER,
                "if (attempt == COMMIT_ATTEMPTS) {\n          close();",
                "producer.abortTransaction();\n        if (attempt == 1) {\n          close();")),
        new Mutation(
            "make the transactional id constant",
            "hardcoded-transactional-id",
            SETTINGS,
            "\"ledger-transfers\"",
            Edit.replace(SETTINGS, "\"ledger-transfers-\" + instance()", "\"ledger-transfers\"")),
        new Mutation(
            "draw the transactional id of the interest",
            "random-transactional-id",
            PUBLISHER_SETTINGS,
            "TRANSACTIONAL_ID_CONFIG",
            Edit.importing(SETTINGS, "java.util.UUID"),
            Edit.replace(
                SETTINGS,
                "\"ledger-interest-\" + instance()",
                "\"ledger-interest-\" + UUID.randomUUID()")),
        new Mutation(
            "connect a publisher for each branch",
            "transactional-id-shared-in-process",
            PUBLISHER_SETTINGS,
            "TRANSACTIONAL_ID_CONFIG",
            Edit.replace(
                APPLICATION,
                "run.post(branch, accounts, day)",
                "new InterestRun(TransactionalPublisher.connect(LedgerSettings.interestPublisher()))"
                    + ".post(branch, accounts, day)")),
        new Mutation(
            "announce statements without a transaction",
            "send-outside-transaction",
            PUBLISHER,
            "producer.send(",
            Edit.replace(
                INTEREST,
                "publisher.inTransaction(\n"
                    + "          transaction -> transaction.publish(LedgerSettings.STATEMENTS, \"all\","
                    + " day.toString()));",
                "publisher.publish(LedgerSettings.STATEMENTS, \"all\", day.toString());")),
        new Mutation(
            "abort the interest in finally",
            "transaction-call-out-of-order",
            PUBLISHER,
            ".abortTransaction()",
            Edit.replace(
                INTEREST,
                "publisher.abort();\n      throw failure;\n    }",
                "throw failure;\n    } finally {\n      publisher.abort();\n    }")),
        Mistakes.removeIdempotencyKey(SCREENING, "external-effect-in-transaction", "http.send("),
        new Mutation(
            "pass over malformed transfers",
            "error-swallowed-in-transaction",
            POSTINGS,
            "catch (IllegalArgumentException malformed)",
            Edit.replace(
                POSTINGS,
                "transaction.publish(LedgerSettings.REJECTED_TRANSFERS, record.key(), record.value());",
                "LOG.warn(\"Transfer {} is malformed\", record.key(), malformed);")));
  }
}
