package dev.eoslint.analyzer.kafka;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the table of keys, which is sorted; its own header explains the columns. */
final class ConfigKeysParser {
  private static final String COMMENT = "#";
  private static final String VERSIONS_ROW = "kafka";
  private static final int COLUMNS = 6;

  private final List<KafkaVersion> releases = new ArrayList<>();
  private final Map<String, KafkaVersion> releasesByMinor = new HashMap<>();
  private final Map<String, AllowedValues> allowedValuesByCell = new HashMap<>();
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
      cells.subList(1, cells.size()).forEach(this::addRelease);
      return;
    }
    if (cells.size() != COLUMNS) {
      throw new IllegalArgumentException("Not a row of the table of keys: '" + line + "'");
    }
    ClientRole role = ClientRole.valueOf(cells.get(0).toUpperCase(Locale.ROOT));
    definitions
        .computeIfAbsent(role, first -> new LinkedHashMap<>())
        .computeIfAbsent(cells.get(1), first -> new ArrayList<>())
        .add(definition(cells.get(2), cells.get(3), cells.get(4), cells.get(5)));
  }

  private KeyDefinition definition(
      String versions, String type, String defaultValue, String allowedValues) {
    boolean openEnd = versions.endsWith("+");
    String span = openEnd ? versions.substring(0, versions.length() - 1) : versions;
    int dash = span.indexOf('-');
    KafkaVersion since = release(dash < 0 ? span : span.substring(0, dash));
    KafkaVersion until =
        openEnd ? releases.get(releases.size() - 1) : release(span.substring(dash + 1));
    return new KeyDefinition(
        since,
        until,
        ValueType.valueOf(type.toUpperCase(Locale.ROOT)),
        defaultValue.startsWith("=") ? Optional.of(defaultValue.substring(1)) : Optional.empty(),
        defaultValue.equals("required"),
        allowedValuesByCell.computeIfAbsent(allowedValues, AllowedValuesParser::parse));
  }

  private void addRelease(String version) {
    KafkaVersion release =
        KafkaVersion.parse(version)
            .orElseThrow(() -> new IllegalArgumentException("Not a version: '" + version + "'"));
    releases.add(release);
    releasesByMinor.put(version.substring(0, version.lastIndexOf('.')), release);
  }

  /** Finds the release of the table that a minor version stands for. */
  private KafkaVersion release(String minorVersion) {
    KafkaVersion release = releasesByMinor.get(minorVersion);
    if (release == null) {
      throw new IllegalArgumentException("Not a version of the table: '" + minorVersion + "'");
    }
    return release;
  }

  private ConfigKeys result() {
    Map<ClientRole, Map<String, ConfigKey>> keys = new EnumMap<>(ClientRole.class);
    definitions.forEach(
        (role, byName) -> {
          Map<String, ConfigKey> keysOfRole = new LinkedHashMap<>();
          byName.forEach((name, spans) -> keysOfRole.put(name, new ConfigKey(name, spans)));
          keys.put(role, keysOfRole);
        });
    return new ConfigKeys(releases, keys);
  }
}
