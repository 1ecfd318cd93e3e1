package dev.eoslint.analyzer.kafka;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Reads the table of keys; its own header explains the columns. */
final class ConfigKeysParser {
  private static final String COMMENT = "#";
  private static final String VERSIONS_ROW = "kafka";
  private static final int COLUMNS = 6;

  private final List<KafkaVersion> releases = new ArrayList<>();
  private final Map<ClientRole, Map<String, List<KeyDefinition>>> definitions =
      new EnumMap<>(ClientRole.class);

  /**
   * Reads all lines of the table.
   *
   * @throws IllegalArgumentException when a line is none that the generator of the table writes
   */
  static ConfigKeys parse(Stream<String> lines) {
    ConfigKeysParser parser = new ConfigKeysParser();
    lines.filter(line -> !line.startsWith(COMMENT)).forEach(parser::readLine);
    return parser.result();
  }

  private void readLine(String line) {
    List<String> cells = List.of(line.split("\t", -1));
    if (cells.get(0).equals(VERSIONS_ROW)) {
      cells.stream().skip(1).map(ConfigKeysParser::version).forEach(releases::add);
      return;
    }
    if (cells.size() != COLUMNS) {
      throw new IllegalArgumentException("Not a row of the table of keys: '" + line + "'");
    }
    ClientRole role = ClientRole.valueOf(cells.get(0).toUpperCase(Locale.ROOT));
    definitions
        .computeIfAbsent(role, first -> new TreeMap<>())
        .computeIfAbsent(cells.get(1), first -> new ArrayList<>())
        .add(definition(cells.get(2), cells.get(3), cells.get(4), cells.get(5)));
  }

  private KeyDefinition definition(
      String versions, String type, String defaultValue, String allowedValues) {
    boolean openEnd = versions.endsWith("+");
    String[] ends = (openEnd ? versions.substring(0, versions.length() - 1) : versions).split("-");
    KafkaVersion since = release(ends[0]);
    KafkaVersion until =
        openEnd ? releases.get(releases.size() - 1) : release(ends[ends.length - 1]);
    return new KeyDefinition(
        since,
        until,
        ValueType.valueOf(type.toUpperCase(Locale.ROOT)),
        defaultValue.startsWith("=") ? Optional.of(defaultValue.substring(1)) : Optional.empty(),
        defaultValue.equals("required"),
        AllowedValuesParser.parse(allowedValues));
  }

  /** Finds the release of the table that a minor version stands for. */
  private KafkaVersion release(String minorVersion) {
    KafkaVersion wanted = version(minorVersion);
    return releases.stream()
        .filter(release -> release.isMinorOrLater(wanted) && wanted.isMinorOrLater(release))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("Not a version of the table: " + minorVersion));
  }

  private static KafkaVersion version(String text) {
    return KafkaVersion.parse(text)
        .orElseThrow(() -> new IllegalArgumentException("Not a version: '" + text + "'"));
  }

  private ConfigKeys result() {
    Map<ClientRole, Map<String, ConfigKey>> keys = new EnumMap<>(ClientRole.class);
    definitions.forEach(
        (role, byName) -> {
          Map<String, ConfigKey> keysOfRole = new TreeMap<>();
          byName.forEach((name, spans) -> keysOfRole.put(name, new ConfigKey(role, name, spans)));
          keys.put(role, keysOfRole);
        });
    return new ConfigKeys(releases, keys);
  }
}
