package dev.eoslint.analyzer.kafka;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The configuration keys of Kafka's clients, as the {@code ConfigDef}s of several Kafka releases
 * define them. Immutable; loaded once and passed to whoever asks.
 *
 * <p>A question names a Kafka version. It is answered from the newest release of the table whose
 * minor version is not newer, and from the oldest release when all are newer. Patch releases do not
 * count, because Kafka does not change its definitions in them. A key that Kafka added between two
 * releases of the table is therefore known from the later of them on: whoever wants to call a key
 * unknown asks {@link #rolesKnowing} too.
 */
public final class ConfigKeys {
  private static final String TABLE = "config-keys.tsv";

  private final List<KafkaVersion> releases;
  private final Map<ClientRole, Map<String, ConfigKey>> keys;

  ConfigKeys(List<KafkaVersion> releases, Map<ClientRole, Map<String, ConfigKey>> keys) {
    if (releases.isEmpty()) {
      throw new IllegalArgumentException("The table of keys names no Kafka release");
    }
    this.releases = List.copyOf(releases);
    this.keys = new EnumMap<>(keys);
  }

  /**
   * Reads the table that comes with eoslint.
   *
   * @throws UncheckedIOException when the table cannot be read
   * @throws IllegalStateException when the table is missing
   * @throws IllegalArgumentException when the table is malformed
   */
  public static ConfigKeys load() {
    try (InputStream table = ConfigKeys.class.getResourceAsStream(TABLE)) {
      if (table == null) {
        throw new IllegalStateException("The resource '" + TABLE + "' is missing");
      }
      return ConfigKeysParser.parse(
          new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8)).lines());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the Kafka releases that the table was generated from, oldest first. */
  List<KafkaVersion> releases() {
    return releases;
  }

  /** Returns the newest Kafka release that the table knows. */
  public KafkaVersion newestRelease() {
    return releases.get(releases.size() - 1);
  }

  /** Returns all keys of a role in any release, sorted by name. */
  public List<ConfigKey> keys(ClientRole role) {
    return List.copyOf(keysOf(role).values());
  }

  /** Returns a key of a role when at least one release knows it. */
  public Optional<ConfigKey> find(ClientRole role, String name) {
    return Optional.ofNullable(keysOf(role).get(name));
  }

  /** Returns the roles that know a key in at least one release. */
  public Set<ClientRole> rolesKnowing(String name) {
    Set<ClientRole> roles = EnumSet.noneOf(ClientRole.class);
    keys.forEach(
        (role, keysOfRole) -> {
          if (keysOfRole.containsKey(name)) {
            roles.add(role);
          }
        });
    return roles;
  }

  /** Returns what Kafka says about a key in a version, empty when that version does not know it. */
  public Optional<KeyDefinition> definition(ClientRole role, String name, KafkaVersion version) {
    return find(role, name).flatMap(key -> key.definitionIn(releaseFor(version)));
  }

  /**
   * Returns the default of a key as a user would write it.
   *
   * @return empty when the version does not know the key, when the key is required, or when it is
   *     unset by default
   */
  public Optional<String> defaultOf(ClientRole role, String name, KafkaVersion version) {
    return definition(role, name, version).flatMap(KeyDefinition::defaultValue);
  }

  private KafkaVersion releaseFor(KafkaVersion version) {
    KafkaVersion answering = releases.get(0);
    for (KafkaVersion release : releases) {
      if (version.isMinorOrLater(release)) {
        answering = release;
      }
    }
    return answering;
  }

  private Map<String, ConfigKey> keysOf(ClientRole role) {
    return keys.getOrDefault(role, Map.of());
  }
}
