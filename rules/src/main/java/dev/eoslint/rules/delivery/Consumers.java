package dev.eoslint.rules.delivery;

import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.Effective;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * What the configuration of a consumer says on offsets.
 *
 * <p>Source: {@code ConsumerConfig.maybeOverrideEnableAutoCommit}: without a group id the default
 * of {@code enable.auto.commit} is {@code false}.
 */
final class Consumers {

  static final String AUTO_COMMIT = "enable.auto.commit";

  private static final String GROUP_ID = "group.id";
  private static final String MAX_POLL_RECORDS = "max.poll.records";

  private Consumers() {}

  /**
   * Auto-commit that is on.
   *
   * @param setting the setting that turns it on; empty when that is the default
   */
  record AutoCommit(Optional<Setting> setting) {

    /** Returns a clause for messages. */
    String phrase() {
      return setting
          .map(set -> "'%s' is 'true'".formatted(set.spelling()))
          .orElse(
              "'enable.auto.commit' is not set, and it is 'true' by default because 'group.id' is"
                  + " set");
    }
  }

  /** Returns how auto-commit is turned on in the base configuration; empty if that is not shown. */
  static Optional<AutoCommit> autoCommit(Consumer consumer, KafkaApplication application) {
    for (ClientConfig config : consumer.configs()) {
      Effective effective = application.effective(config, AUTO_COMMIT, consumer.creation());
      if (effective instanceof Effective.SetHere set && says(set.setting(), "true")) {
        return Optional.of(new AutoCommit(Optional.of(set.setting())));
      } else if (effective instanceof Effective.DefaultApplies byDefault
          && byDefault.value().equals("true")
          && config.mentions(GROUP_ID)) {
        return Optional.of(new AutoCommit(Optional.empty()));
      }
    }
    return Optional.empty();
  }

  /** Returns whether auto-commit is off for certain. */
  static boolean neverAutoCommits(Consumer consumer, KafkaApplication application) {
    return consumer.configs().stream()
        .allMatch(
            config ->
                application.effective(config, AUTO_COMMIT, consumer.creation()) instanceof Effective.SetHere set
                    && says(set.setting(), "false"));
  }

  /** Returns whether each poll gives one record at most, or may do so. */
  static boolean mayPollSingleRecords(Consumer consumer) {
    return consumer.configs().stream()
        .map(config -> config.lastSetting(MAX_POLL_RECORDS))
        .flatMap(Optional::stream)
        .anyMatch(setting -> setting.value().text().filter(text -> !text.equals("1")).isEmpty());
  }

  private static boolean says(Setting setting, String expected) {
    return setting.value().text().filter(text -> text.equalsIgnoreCase(expected)).isPresent();
  }

  /** Returns the elements of {@code all} without those that concern the same site again. */
  static <T> List<T> oncePerSite(List<T> all, Function<T, Site> site) {
    Set<Site> seen = new HashSet<>();
    return all.stream().filter(each -> seen.add(site.apply(each))).toList();
  }
}
