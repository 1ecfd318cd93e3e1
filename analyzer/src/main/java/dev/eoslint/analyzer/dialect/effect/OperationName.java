package dev.eoslint.analyzer.dialect.effect;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The name of a remote operation, where no verb tells what it does.
 *
 * @param words its words in lower case
 */
record OperationName(List<String> words) {

  private static final Pattern WORD_BOUNDARY =
      Pattern.compile("[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");

  private static final Set<String> ASKING =
      Set.of(
          "get", "list", "find", "search", "read", "query", "watch", "check", "lookup", "fetch",
          "count", "exists", "describe", "validate", "verify", "ping", "echo", "is", "has", "resolve",
          "load", "calculate", "compute", "estimate", "preview", "retrieve", "quote", "show");

  /** Words that begin the name of something that happens each time that it is asked for. */
  private static final Set<String> ADDING =
      Set.of(
          "create", "add", "insert", "append", "send", "submit", "publish", "post", "charge", "pay",
          "refund", "transfer", "debit", "credit", "withdraw", "deposit", "book", "place", "issue",
          "dispatch", "notify", "trigger", "increment", "increase", "decrement", "decrease",
          "enqueue", "push");

  /** Words that say that something is done only once, or that it is there already. */
  private static final Set<String> ONCE =
      Set.of("if", "unless", "or", "upsert", "idempotent", "idempotently", "once", "ensure");

  OperationName {
    words = List.copyOf(words);
  }

  /** Returns the words of {@code name}. */
  static OperationName of(String name) {
    return new OperationName(
        WORD_BOUNDARY
            .splitAsStream(name)
            .filter(word -> !word.isEmpty())
            .map(word -> word.toLowerCase(Locale.ROOT))
            .toList());
  }

  /** Returns what a second call of the operation does, as far as its name says. */
  Judgement judgement() {
    if (words.isEmpty()) {
      return Judgement.undecided();
    } else if (ASKING.contains(words.get(0))) {
      return Judgement.reads();
    }
    boolean adds =
        ADDING.contains(words.get(0)) && words.stream().noneMatch(ONCE::contains);
    return adds
        ? Judgement.adds("a second call is a second request")
        : Judgement.undecided();
  }
}
