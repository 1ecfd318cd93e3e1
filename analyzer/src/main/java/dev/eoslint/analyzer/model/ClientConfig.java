package dev.eoslint.analyzer.model;

import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.kafka.ConfigKeys;
import java.util.List;
import java.util.Optional;

/**
 * The configuration of one client as far as the sources show it.
 *
 * @param role which client reads it
 * @param settings what the application sets, in the order of writing: a later one wins
 * @param ignored what the user wrote where it has no effect
 * @param frameworkDefaults what a framework sets when the application does not
 * @param complete whether {@code settings} is all that the client gets: only then a key can be
 *     called missing
 * @param profile the framework profile that this configuration holds in; empty for the base
 * @param beginning where the code begins that writes the settings of this client, and where one
 *     that is missing belongs; absent when no such code is seen
 */
public record ClientConfig(
    ClientRole role,
    List<Setting> settings,
    List<IgnoredSetting> ignored,
    List<FrameworkDefault> frameworkDefaults,
    boolean complete,
    Optional<String> profile,
    Optional<Site> beginning) {

  /** Copies the lists. */
  public ClientConfig {
    settings = List.copyOf(settings);
    ignored = List.copyOf(ignored);
    frameworkDefaults = List.copyOf(frameworkDefaults);
  }

  /** Returns a configuration of which nothing is known. */
  public static ClientConfig unknown(ClientRole role) {
    return new ClientConfig(
        role, List.of(), List.of(), List.of(), false, Optional.empty(), Optional.empty());
  }

  /** Returns this configuration when something unseen may add to it. */
  public ClientConfig asIncomplete() {
    return new ClientConfig(role, settings, ignored, frameworkDefaults, false, profile, beginning);
  }

  /**
   * Returns what holds for {@code key}.
   *
   * @param keys Kafka's own defaults
   * @param versions the versions of the Kafka clients
   * @param creation where the client is made
   */
  public Effective effective(String key, ConfigKeys keys, KafkaVersions versions, Site creation) {
    Optional<Setting> last = lastSetting(key);
    if (last.isPresent()) {
      return last.get().conditional()
          ? new Effective.CannotBeKnown()
          : new Effective.SetHere(last.get());
    }
    if (!complete) {
      return new Effective.CannotBeKnown();
    }
    Optional<FrameworkDefault> framework =
        frameworkDefaults.stream().filter(candidate -> candidate.key().equals(key)).findFirst();
    if (framework.isPresent()) {
      return new Effective.DefaultApplies(framework.get().value(), framework.get().explanation());
    }
    String version = versions.shownAt(creation).map(" in version %s"::formatted).orElse("");
    return keys.defaultOf(role, key, versions.at(creation))
        .<Effective>map(
            value ->
                new Effective.DefaultApplies(value, "Kafka's default%s applies".formatted(version)))
        .orElseGet(Effective.CannotBeKnown::new);
  }

  /** Returns the setting of {@code key} that was written last, conditional or not. */
  public Optional<Setting> lastSetting(String key) {
    return settings.stream().filter(s -> s.key().equals(key)).reduce((first, second) -> second);
  }

  /**
   * Returns the place to report when a setting is missing: where it belongs, or else where the
   * client is made.
   */
  public Site siteOfMissing(Site creation) {
    return beginning.orElse(creation);
  }

  /** Returns whether {@code key} is set on at least one path. */
  public boolean mentions(String key) {
    return lastSetting(key).isPresent();
  }

  /** Returns a setting of {@code key} that has no effect where the user wrote it. */
  public Optional<IgnoredSetting> ignoredSetting(String key) {
    return ignored.stream().filter(entry -> entry.setting().key().equals(key)).findFirst();
  }
}
