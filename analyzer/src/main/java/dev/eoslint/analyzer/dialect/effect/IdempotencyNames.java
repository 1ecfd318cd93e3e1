package dev.eoslint.analyzer.dialect.effect;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Names that say what something is for. */
final class IdempotencyNames {

  /**
   * Headers without {@code idempotency} in their name by which receivers recognise a repetition.
   */
  private static final Set<String> KEY_HEADERS =
      Set.of(
          "requestid",
          "xrequestid",
          "paypalrequestid",
          "ifmatch",
          "ifnonematch",
          "amqduplid",
          "natsmsgid");

  private static final Set<String> KEY_FIELDS =
      Set.of("clientrequesttoken", "clienttoken", "requestid");

  private static final Pattern KEY_IN_TEXT =
      Pattern.compile("idempot|dedup|client_?request_?token|client_?token|request_?id");

  private static final Pattern MEMORY =
      Pattern.compile(
          "idempot|dedup|inbox|outbox|(^|_)(processed|handled|consumed|seen|duplicate|duplicates"
              + "|already)(_|$)|(message|event)_?log|received_?(message|event)");

  private static final Pattern POSITIONS = Pattern.compile("(^|_)(offset|checkpoint)s?(_|$)");

  private static final Pattern STATE =
      Pattern.compile(
          "(^|_)(version|revision|offset|sequence|seq|status|state|processed|handled|applied|epoch"
              + "|etag|generation|position|last|event|events)($|_)");

  private static final Pattern WORD_START = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  private IdempotencyNames() {}

  /** Returns whether a header of this name lets the receiver recognise a repetition. */
  static boolean isKeyHeader(String name) {
    String plain = plain(name);
    return plain.contains("idempot") || plain.contains("dedup") || KEY_HEADERS.contains(plain);
  }

  /** Returns whether a field of a request body with this name does so. */
  static boolean isKeyField(String name) {
    String plain = plain(name);
    return plain.contains("idempot") || plain.contains("dedup") || KEY_FIELDS.contains(plain);
  }

  /** Returns whether a request body that holds {@code text} seems to have such a field. */
  static boolean holdsKeyField(String text) {
    return KEY_IN_TEXT.matcher(text.toLowerCase(Locale.ROOT)).find();
  }

  /**
   * Returns whether a table, class, method or key of this name seems to hold what was handled, or
   * waits to be handled.
   */
  static boolean isMemory(String name) {
    return MEMORY.matcher(words(name)).find();
  }

  /** Returns whether a table of this name seems to hold how far records were read. */
  static boolean holdsPositions(String table) {
    return POSITIONS.matcher(words(table)).find();
  }

  /**
   * Returns whether a field of this name seems to tell how far something has got, so that a
   * condition on it fails a second time.
   */
  static boolean isState(String name) {
    return STATE.matcher(words(name)).find();
  }

  private static String words(String name) {
    return WORD_START
        .matcher(name)
        .replaceAll("_")
        .replaceAll("[^A-Za-z0-9]", "_")
        .toLowerCase(Locale.ROOT);
  }

  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
  }
}
