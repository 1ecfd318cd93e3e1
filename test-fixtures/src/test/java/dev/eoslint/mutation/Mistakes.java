package dev.eoslint.mutation;

import java.util.regex.Pattern;

/**
 * The mistakes that can be made in any application that writes its transactions by hand.
 *
 * <p>Each takes the name of the file that is changed, and expects the finding in this file unless
 * the mutation is told another place.
 */
final class Mistakes {

  private static final String BEGIN = ".beginTransaction()";
  private static final String ABORT = ".abortTransaction()";
  private static final String SEND_OFFSETS = ".sendOffsetsToTransaction(";
  private static final String METADATA = "org.apache.kafka.clients.consumer.ConsumerGroupMetadata";

  private Mistakes() {}

  static Mutation removeAbort(String file) {
    return new Mutation(
        "remove the abort",
        "transaction-not-completed",
        file,
        BEGIN,
        Edit.removePattern(file, " *\\w+\\.abortTransaction\\(\\);\n"));
  }

  /** Removes the statement {@code rewind} that makes the consumer read again. */
  static Mutation removeRewind(String file, String rewind) {
    return new Mutation(
        "remove the rewind", "abort-without-rewind", file, ABORT, Edit.removeLines(file, rewind));
  }

  /**
   * Lets fatal errors come to the handler that aborts, where the statement {@code abort} fails and
   * nobody notices.
   */
  static Mutation removeFatalHandlers(String file, String abort) {
    return removeFatalHandlers(file)
        .named("abort after fatal errors")
        .and(
            Edit.replace(
                file, abort, "try {\n" + abort + "\n} catch (RuntimeException unaborted) {\n}"));
  }

  /** Lets fatal errors come to the handler that aborts. */
  static Mutation removeFatalHandlers(String file) {
    return new Mutation(
        "remove the handlers of fatal errors",
        "abort-on-fatal-error",
        file,
        ABORT,
        Edit.removePattern(
                file,
                " catch \\([^()]*"
                    + "(ProducerFenced|ApplicationRecoverable|OutOfOrderSequence)Exception"
                    + "[^()]*\\) \\{"
                    + ".*?\n *\\}(?= catch)")
            .everywhere());
  }

  /** Lets the program go on after a fatal error: {@code leaving} is what ends it. */
  static Mutation goOnAfterFatalError(String file, String leaving, String instead) {
    return new Mutation(
        "go on after a fatal error",
        "producer-reused-after-fatal-error",
        file,
        BEGIN,
        Edit.replace(file, leaving, instead));
  }

  static Mutation removeInit(String file) {
    return new Mutation(
        "remove initTransactions",
        "init-transactions-missing",
        file,
        BEGIN,
        Edit.removePattern(file, " *(this\\.)?\\w+\\.initTransactions\\(\\);\n"));
  }

  static Mutation initBeforeEachTransaction(String file) {
    return new Mutation(
        "call initTransactions before each transaction",
        "init-transactions-repeated",
        file,
        ".initTransactions()",
        Edit.replacePattern(
            file, "(\\w+)\\.beginTransaction\\(\\);", "$1.initTransactions();\n$0"));
  }

  static Mutation beginTwice(String file) {
    return new Mutation(
        "begin twice",
        "transaction-call-out-of-order",
        file,
        BEGIN,
        Edit.replacePattern(file, "\\w+\\.beginTransaction\\(\\);", "$0\n$0"));
  }

  static Mutation removeOffsets(String file) {
    return new Mutation(
        "remove sendOffsetsToTransaction",
        "offsets-not-in-transaction",
        file,
        BEGIN,
        Edit.removePattern(file, "\\w+\\.sendOffsetsToTransaction\\([^;]*\\);"));
  }

  /** Names the group instead of describing it. */
  static Mutation groupAsText(String file, String group) {
    return new Mutation(
        "give the group as a text",
        "send-offsets-overload-removed",
        file,
        SEND_OFFSETS,
        Edit.replacePattern(file, "\\w+\\.groupMetadata\\(\\)", group));
  }

  /** Makes metadata of nothing but the name of the group. */
  static Mutation groupWithoutMember(String file, String group) {
    return new Mutation(
        "make the metadata from the group id",
        "bare-consumer-group-metadata",
        file,
        "new ConsumerGroupMetadata(",
        Edit.importing(file, METADATA),
        Edit.replacePattern(
            file, "\\w+\\.groupMetadata\\(\\)", "new ConsumerGroupMetadata(" + group + ")"));
  }

  /**
   * Takes the metadata of a consumer once and keeps it in a field.
   *
   * @param declaration the field that the new one stands behind
   * @param consumer the consumer
   * @param place the statement that the metadata is taken behind
   */
  static Mutation groupOnce(String file, String declaration, String consumer, String place) {
    return new Mutation(
        "take the metadata before the loop",
        "cached-group-metadata",
        file,
        ".groupMetadata()",
        Edit.importing(file, METADATA),
        Edit.replacePattern(file, "\\w+\\.groupMetadata\\(\\)", "group"),
        Edit.replace(file, declaration, declaration + "\n  private ConsumerGroupMetadata group;"),
        Edit.replace(file, place, place + "\ngroup = " + consumer + ".groupMetadata();"));
  }

  static Mutation dropPlusOne(String file) {
    return new Mutation(
        "drop the + 1",
        "offset-not-incremented",
        file,
        "new OffsetAndMetadata(",
        Edit.removePattern(file, "(?<=offset\\(\\)|Offset) \\+ 1\\b"));
  }

  /** Commits with a consumer as well, behind the statement {@code place}. */
  static Mutation commitAlsoWith(String consumer, String file, String place) {
    return new Mutation(
        "commit with the consumer as well",
        "consumer-commit-in-transactional-loop",
        file,
        ".commitSync()",
        Edit.replace(file, place, place + "\n" + consumer + ".commitSync();"));
  }

  static Mutation removeIsolation(String file) {
    return new Mutation(
        "remove isolation.level",
        "pipeline-reads-uncommitted",
        file,
        "new KafkaConsumer<>(",
        removeSetting(file, "ISOLATION_LEVEL_CONFIG", "isolation.level"));
  }

  static Mutation readUncommitted(String file) {
    return new Mutation(
        "read uncommitted",
        "pipeline-reads-uncommitted",
        file,
        "read_uncommitted",
        Edit.replace(file, "read_committed", "read_uncommitted"));
  }

  static Mutation removeAutoCommit(String file) {
    return new Mutation(
        "remove enable.auto.commit",
        "auto-commit-in-transactional-loop",
        file,
        "new KafkaConsumer<>(",
        removeSetting(file, "ENABLE_AUTO_COMMIT_CONFIG", "enable.auto.commit"));
  }

  static Mutation switchAutoCommitOn(String file) {
    return new Mutation(
        "switch automatic commits on",
        "auto-commit-in-transactional-loop",
        file,
        "true",
        Edit.replacePattern(
            file,
            "((?:ENABLE_AUTO_COMMIT_CONFIG|enable[.]auto[.]commit)[ ,=]+\"?)"
                + "(?:Boolean\\.FALSE|false)",
            "$1true"));
  }

  /** Removes the header that tells a service that it has seen a request before. */
  static Mutation removeIdempotencyKey(String file, String rule, String call) {
    return new Mutation(
        "remove the idempotency key",
        rule,
        file,
        call,
        Edit.removePattern(file, "[^\n]*\"Idempotency-Key\"[^\n]*\n"));
  }

  /** Removes an entry of {@code Map.of}, a call that puts a setting, or a line of a file. */
  private static Edit removeSetting(String file, String constant, String key) {
    String name = "ConsumerConfig\\." + constant;
    return Edit.removePattern(
        file,
        "\n *\\w+\\.(put|setProperty)\\("
            + name
            + ",[^\n]*\\);"
            + "|,\\s*"
            + name
            + ", [^,)\n]+"
            + "|\n"
            + Pattern.quote(key)
            + "=[^\n]*");
  }
}
