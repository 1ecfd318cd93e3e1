package dev.eoslint.mutation;

import java.util.List;

/** Mistakes in the application of lambdas {@code ticketing-repaired}. */
final class TicketingMutations {

  private static final String BANK = "Bank.java";
  private static final String BATCHES = "Batches.java";
  private static final String CLIENTS = "Clients.java";
  private static final String DEPLOYMENT = "ticketing.yaml";
  private static final String REFUNDS = "RefundFlow.java";
  private static final String SALES = "SalesFlow.java";
  private static final String SEATS = "SeatFlow.java";
  private static final String TOTALS = "DailyTotals.java";
  private static final String TRANSACTIONS = "Transactions.java";

  private TicketingMutations() {}

  static List<Mutation> all() {
    return List.of(
        Mistakes.removeAbort(TRANSACTIONS),
        Mistakes.removeRewind(SALES, "Batches.again(holds, batch);")
            .named("do not sell again")
            .foundAt(TRANSACTIONS, ".abortTransaction()"),
        Mistakes.removeRewind(SEATS, "Batches.again(requests, batch);")
            .named("do not hold again")
            .foundAt(TRANSACTIONS, ".abortTransaction()"),
        Mistakes.removeRewind(REFUNDS, "Batches.again(cancellations, batch);")
            .named("do not refund again")
            .foundAt(TRANSACTIONS, ".abortTransaction()"),
        new Mutation(
            "abort after fatal errors",
            "abort-on-fatal-error",
            TRANSACTIONS,
            ".abortTransaction()",
            Edit.removePattern(TRANSACTIONS, " *if \\(Failures.*?\n        \\}\n"),
            Edit.replace(
                TRANSACTIONS,
                "producer.abortTransaction();",
                "try {\nproducer.abortTransaction();\n} catch (RuntimeException unaborted) {\nlog.warn(\"There was nothing to roll back\", unaborted);\n}")),
        Mistakes.removeInit(SALES)
            .named("remove initTransactions of the sales")
            .foundAt(TRANSACTIONS, ".beginTransaction()"),
        Mistakes.removeInit(TOTALS).named("remove initTransactions of the totals"),
        Mistakes.initBeforeEachTransaction(TRANSACTIONS),
        Mistakes.beginTwice(TRANSACTIONS),
        Mistakes.beginTwice(TOTALS).named("begin the totals twice"),
        Mistakes.removeOffsets(SALES)
            .named("remove the offsets of the sales")
            .foundAt(TRANSACTIONS, ".beginTransaction()"),
        Mistakes.removeOffsets(REFUNDS)
            .named("remove the offsets of the refunds")
            .foundAt(TRANSACTIONS, ".beginTransaction()"),
        Mistakes.groupAsText(SEATS, "GROUP"),
        Mistakes.groupWithoutMember(SALES, "GROUP"),
        Mistakes.groupOnce(
            REFUNDS,
            "private final BooleanSupplier running;",
            "cancellations",
            "cancellations.subscribe(List.of(Topics.CANCELLATIONS));"),
        Mistakes.dropPlusOne(BATCHES),
        Mistakes.commitAlsoWith(
            "requests", SEATS, "Batches.again(requests, batch);\n                }"),
        new Mutation(
            "remove isolation.level",
            "pipeline-reads-uncommitted",
            CLIENTS,
            "new KafkaConsumer<>(",
            Edit.removePattern(
                CLIENTS, " *entry\\(\\s*ConsumerConfig\\.ISOLATION_LEVEL_CONFIG,.*?ROOT\\)\\),\n")),
        new Mutation(
            "read uncommitted",
            "pipeline-reads-uncommitted",
            CLIENTS,
            "entry(",
            Edit.replace(
                CLIENTS, "IsolationLevel.READ_COMMITTED", "IsolationLevel.READ_UNCOMMITTED")),
        new Mutation(
            "remove enable.auto.commit",
            "auto-commit-in-transactional-loop",
            CLIENTS,
            "new KafkaConsumer<>(",
            Edit.removeLines(CLIENTS, "ENABLE_AUTO_COMMIT_CONFIG")),
        Mistakes.switchAutoCommitOn(CLIENTS),
        new Mutation(
            "abort when the commit is late",
            "commit-timeout-then-abort",
            TRANSACTIONS,
            ".abortTransaction()",
            Edit.replace(
                TRANSACTIONS,
                "Retry.times(5).on(TimeoutException.class).run(producer::commitTransaction);",
                "producer.commitTransaction();"),
            Edit.replace(
                TRANSACTIONS,
                "throw new FlowEndedException(unanswered);",
                "producer.abortTransaction();\n            return false;")),
        new Mutation(
            "make the transactional id constant",
            "fixed-transactional-id-with-replicas",
            SALES,
            "GROUP =",
            Edit.replace(CLIENTS, "flow + \".\" + System.getenv(\"POD_NAME\")", "flow")),
        new Mutation(
            "make the transactional id constant with one replica",
            "hardcoded-transactional-id",
            SALES,
            "GROUP =",
            Edit.replace(CLIENTS, "flow + \".\" + System.getenv(\"POD_NAME\")", "flow"),
            Edit.replace(DEPLOYMENT, "replicas: 4", "replicas: 1")),
        new Mutation(
            "forget the flow in the transactional id",
            "transactional-id-shared-in-process",
            CLIENTS,
            "TRANSACTIONAL_ID_CONFIG",
            Edit.replace(
                CLIENTS,
                "flow + \".\" + System.getenv(\"POD_NAME\")",
                "\"tickets.\" + System.getenv(\"POD_NAME\")")),
        new Mutation(
            "draw the transactional id of the totals",
            "random-transactional-id",
            CLIENTS,
            "TRANSACTIONAL_ID_CONFIG",
            Edit.replace(
                TOTALS,
                "Clients.producer(\"daily-totals\")",
                "Clients.producer(\"daily-totals-\" + System.currentTimeMillis())")),
        new Mutation(
            "send after the commit",
            "send-outside-transaction",
            TOTALS,
            "\"all\"",
            Edit.replace(
                TOTALS,
                "producer.commitTransaction();",
                "producer.commitTransaction();\n"
                    + "producer.send(new ProducerRecord<>(Topics.DAILY_TOTALS, \"all\", \"done\"));")),
        new Mutation(
            "commit after each hall",
            "transaction-call-out-of-order",
            TOTALS,
            ".commitTransaction()",
            Edit.removePattern(TOTALS, "        producer.commitTransaction\\(\\);\n"),
            Edit.replace(
                TOTALS,
                "producer.send(new ProducerRecord<>(Topics.DAILY_TOTALS, hall, count.toString())));",
                "{ producer.send(new ProducerRecord<>(Topics.DAILY_TOTALS, hall, count.toString()));\n"
                    + "producer.commitTransaction(); });")),
        Mistakes.removeIdempotencyKey(BANK, "external-effect-in-transaction", "http.send("),
        new Mutation(
            "go on when a refund fails",
            "error-swallowed-in-transaction",
            REFUNDS,
            "catch (IllegalArgumentException unpaid)",
            Edit.replace(
                REFUNDS,
                "batch.forEach(cancellation -> refunds.send(refund(cancellation)));",
                """
                batch.forEach(cancellation -> {
                                        try {
                                            refunds.send(refund(cancellation));
                                        } catch (IllegalArgumentException unpaid) {
                                            log.warn("{} is not refunded", cancellation.key(), unpaid);
                                        }
                                    });""")));
  }
}
