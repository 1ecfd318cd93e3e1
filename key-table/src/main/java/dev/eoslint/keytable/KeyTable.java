package dev.eoslint.keytable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The table of all configuration keys: one line for each key and each span of releases in which its
 * definition stays the same, sorted by role, key and version.
 */
final class KeyTable {
  private static final String HEADER =
      """
      # The configuration keys of Kafka's clients, read from the ConfigDefs of the releases below.
      # Generated, do not edit. Written anew by: mvn -pl key-table verify -Dkey-table.update
      #
      # Columns, separated by one tab: role, key, Kafka versions, type, default, allowed values.
      # Versions: 3.0+ from there on, 2.8-3.9 both ends included, 3.0 that one only.
      # Default: =text, or null when unset, or required when Kafka has no default.
      # Taken from the machine, so named by its Java property: ${java.io.tmpdir},
      # ${ssl.KeyManagerFactory.algorithm}, ${ssl.TrustManagerFactory.algorithm}.
      """;

  private final List<KafkaRelease> releases;

  /**
   * Makes the table of the given releases.
   *
   * @param releases oldest first
   */
  KeyTable(List<KafkaRelease> releases) {
    this.releases = List.copyOf(releases);
  }

  /** Returns the whole file; its lines end with a line feed on every system. */
  String render() {
    StringBuilder table = new StringBuilder(HEADER);
    List<String> versions = releases.stream().map(KafkaRelease::version).toList();
    table.append("kafka\t").append(String.join("\t", versions)).append('\n');
    for (Map<Integer, KeyDefinition> history : histories().values()) {
      for (Span span : spans(history)) {
        table.append(line(span)).append('\n');
      }
    }
    return table.toString();
  }

  /** The definitions of each key by the index of the release, sorted by role and key. */
  private SortedMap<String, Map<Integer, KeyDefinition>> histories() {
    SortedMap<String, Map<Integer, KeyDefinition>> histories = new TreeMap<>();
    for (int release = 0; release < releases.size(); release++) {
      for (KeyDefinition definition : releases.get(release).definitions()) {
        histories
            .computeIfAbsent(
                definition.role() + '\t' + definition.name(), key -> new LinkedHashMap<>())
            .put(release, definition);
      }
    }
    return histories;
  }

  private List<Span> spans(Map<Integer, KeyDefinition> history) {
    List<Span> spans = new ArrayList<>();
    Span open = null;
    for (int release = 0; release < releases.size(); release++) {
      KeyDefinition definition = history.get(release);
      if (open != null && open.definition().equals(definition)) {
        open = new Span(open.first(), release, open.definition());
      } else {
        addIfPresent(open, spans);
        open = definition == null ? null : new Span(release, release, definition);
      }
    }
    addIfPresent(open, spans);
    return spans;
  }

  private static void addIfPresent(@Nullable Span span, List<Span> spans) {
    if (span != null) {
      spans.add(span);
    }
  }

  private String line(Span span) {
    KeyDefinition definition = span.definition();
    List<String> cells =
        List.of(
            definition.role(),
            definition.name(),
            versions(span),
            definition.type(),
            definition.defaultValue(),
            definition.allowedValues());
    for (String cell : cells) {
      if (cell.contains("\t") || cell.contains("\n") || cell.contains("\r")) {
        throw new IllegalStateException("A cell would break the table: '" + cell + "'");
      }
    }
    return String.join("\t", cells);
  }

  private String versions(Span span) {
    String first = minorVersion(span.first());
    if (span.last() == releases.size() - 1) {
      return first + "+";
    }
    return span.first() == span.last() ? first : first + "-" + minorVersion(span.last());
  }

  private String minorVersion(int release) {
    String version = releases.get(release).version();
    return version.substring(0, version.lastIndexOf('.'));
  }

  /** A definition and the first and last release, by index, that it holds in. */
  private record Span(int first, int last, KeyDefinition definition) {}
}
