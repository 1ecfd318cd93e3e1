package dev.eoslint.mutation;

import java.util.List;

/** Mistakes in {@code orders-repaired}, where one service is plain and the other uses Spring. */
final class OrdersMutations {

  private static final String APPLICATION = "RelayApplication.java";
  private static final String AUDIT = "AuditTrail.java";
  private static final String BOOT = "application.yml";
  private static final String CONSUMER = "order-consumer.properties";
  private static final String DEPLOYMENT = "deployment.yaml";
  private static final String GATEWAY = "PaymentGateway.java";
  private static final String LISTENER = "PaymentListener.java";
  private static final String RECEIPTS = "ReceiptNotifier.java";
  private static final String RELAY = "OrderRelay.java";
  private static final String STOCK = "StockClient.java";

  private OrdersMutations() {}

  static List<Mutation> all() {
    return List.of(
        Mistakes.removeAbort(RELAY),
        Mistakes.removeRewind(RELAY, "      rewind();"),
        Mistakes.removeFatalHandlers(RELAY, "producer.abortTransaction();"),
        Mistakes.goOnAfterFatalError(RELAY, "      stop();\n", ""),
        Mistakes.removeInit(RELAY),
        Mistakes.removeInit(AUDIT).named("remove initTransactions of the audit trail"),
        Mistakes.initBeforeEachTransaction(RELAY),
        Mistakes.initBeforeEachTransaction(AUDIT).named("init before each audit entry"),
        Mistakes.beginTwice(RELAY),
        Mistakes.removeOffsets(RELAY),
        Mistakes.groupAsText(RELAY, "\"order-relay\""),
        Mistakes.groupWithoutMember(RELAY, "\"order-relay\""),
        Mistakes.groupOnce(
            RELAY,
            "private volatile boolean running = true;",
            "consumer",
            "consumer.subscribe(List.of(KafkaSettings.PLACED_ORDERS));"),
        Mistakes.commitAlsoWith("consumer", RELAY, "      producer.commitTransaction();"),
        Mistakes.removeIsolation(CONSUMER).foundAt(RELAY, "new KafkaConsumer<>("),
        Mistakes.readUncommitted(CONSUMER),
        Mistakes.removeAutoCommit(CONSUMER).foundAt(RELAY, "new KafkaConsumer<>("),
        Mistakes.switchAutoCommitOn(CONSUMER),
        new Mutation(
            "forget the worker in the transactional id",
            "transactional-id-shared-in-process",
            RELAY,
            "output.put(",
            Edit.replace(RELAY, "\"order-relay-\" + worker", "\"order-relay\"")),
        new Mutation(
            "start one relay several times",
            "transactional-producer-shared-across-threads",
            RELAY,
            ".beginTransaction()",
            Edit.replace(
                APPLICATION,
                "    for (int worker = 0;",
                "    OrderRelay relay = new OrderRelay(stock, 0);\n    for (int worker = 0;"),
            Edit.replace(
                APPLICATION,
                "workers.execute(new OrderRelay(stock, worker));",
                "workers.execute(relay);")),
        new Mutation(
            "draw the transactional id of the audit trail",
            "random-transactional-id",
            AUDIT,
            "settings.put(",
            Edit.importing(AUDIT, "java.util.UUID"),
            Edit.replace(
                AUDIT,
                "KafkaSettings.transactionalId(\"order-audit\")",
                "\"order-audit-\" + UUID.randomUUID()")),
        new Mutation(
            "make the transactional id of the audit trail constant",
            "hardcoded-transactional-id",
            AUDIT,
            "settings.put(",
            Edit.replace(
                AUDIT, "KafkaSettings.transactionalId(\"order-audit\")", "\"order-audit\"")),
        new Mutation(
            "commit after each entry",
            "transaction-call-out-of-order",
            AUDIT,
            ".commitTransaction()",
            Edit.replace(
                AUDIT,
                "    }\n    producer.commitTransaction();",
                "  producer.commitTransaction();\n    }")),
        new Mutation(
            "send an audit entry without a transaction",
            "send-outside-transaction",
            AUDIT,
            "producer.send(",
            Edit.removeLines(AUDIT, "producer.beginTransaction();"),
            Edit.removeLines(AUDIT, "producer.commitTransaction();")),
        new Mutation(
            "abort in finally",
            "transaction-call-out-of-order",
            RELAY,
            ".abortTransaction()",
            Edit.replace(
                RELAY,
                "producer.abortTransaction();\n      rewind();\n    }",
                "rewind();\n    } finally {\n      producer.abortTransaction();\n    }")),
        new Mutation(
            "abort when the commit is late",
            "commit-timeout-then-abort",
            RELAY,
            ".abortTransaction()",
            Edit.importing(RELAY, "org.apache.kafka.common.errors.TimeoutException"),
            Edit.replace(
                RELAY,
                "} catch (KafkaException | IOException failure) {",
                """
                } catch (TimeoutException late) {
                      producer.abortTransaction();
                      rewind();
                    } catch (KafkaException | IOException failure) {""")),
        Mistakes.removeIdempotencyKey(STOCK, "external-effect-in-transaction", "http.send("),
        Mistakes.removeIdempotencyKey(GATEWAY, "external-effect-in-transaction", "provider")
            .named("remove the idempotency key of the payment"),
        Mistakes.removeIdempotencyKey(
                RECEIPTS, "external-effect-without-idempotency-key", "http.send(")
            .named("remove the idempotency key of the text message"),
        new Mutation(
            "draw the idempotency key",
            "external-effect-in-transaction",
            STOCK,
            "http.send(",
            Edit.importing(STOCK, "java.util.UUID"),
            Edit.replace(
                STOCK,
                "\"Idempotency-Key\", orderNumber",
                "\"Idempotency-Key\", UUID.randomUUID().toString()")),
        new Mutation(
            "notify from what is not committed",
            "transactional-topic-read-uncommitted",
            RECEIPTS,
            "read_uncommitted",
            Edit.replace(RECEIPTS, "read_committed", "read_uncommitted")),
        Mistakes.readUncommitted(BOOT).named("read uncommitted in the YAML file"),
        new Mutation(
            "remove the isolation level from the YAML file",
            "pipeline-reads-uncommitted",
            LISTENER,
            "@KafkaListener",
            Edit.removeLines(BOOT, "isolation-level:")),
        new Mutation(
            "switch automatic commits on in the YAML file",
            "auto-commit-in-transactional-loop",
            BOOT,
            "enable-auto-commit: true",
            Edit.replace(
                BOOT, "group-id: payments", "group-id: payments\n      enable-auto-commit: true")),
        new Mutation(
            "make the transaction id prefix constant",
            "fixed-transactional-id-with-replicas",
            BOOT,
            "transaction-id-prefix",
            Edit.replace(BOOT, "payments-${HOSTNAME}-", "payments-")),
        new Mutation(
            "make the transaction id prefix constant with one replica",
            "hardcoded-transactional-id",
            BOOT,
            "transaction-id-prefix",
            Edit.replace(BOOT, "payments-${HOSTNAME}-", "payments-"),
            Edit.replace(DEPLOYMENT, "replicas: 3", "replicas: 1")));
  }
}
