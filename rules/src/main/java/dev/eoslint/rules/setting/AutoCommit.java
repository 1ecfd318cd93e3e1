package dev.eoslint.rules.setting;

import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.Effective;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import java.util.Optional;

/**
 * Auto-commit of a consumer that is on.
 *
 * <p>Source: {@code ConsumerConfig.maybeOverrideEnableAutoCommit}: without a group id the default
 * of {@code enable.auto.commit} is {@code false}.
 *
 * @param consumer the consumer
 * @param config the configuration in which it is on
 * @param setting the setting that turns it on; empty when that is the default
 */
public record AutoCommit(Consumer consumer, ClientConfig config, Optional<Setting> setting) {

  /** Returns how auto-commit is turned on in a configuration; empty if that is not shown. */
  public static Optional<AutoCommit> in(
      ClientConfig config, Consumer consumer, KafkaApplication application) {
    Effective effective = application.effective(consumer, config, Keys.AUTO_COMMIT);
    if (effective instanceof Effective.SetHere set && says(set.setting(), "true")) {
      return Optional.of(new AutoCommit(consumer, config, Optional.of(set.setting())));
    } else if (effective instanceof Effective.DefaultApplies byDefault
        && byDefault.value().equals("true")
        && config.lastSetting(Keys.GROUP_ID).filter(group -> !group.conditional()).isPresent()) {
      return Optional.of(new AutoCommit(consumer, config, Optional.empty()));
    }
    return Optional.empty();
  }

  /** Returns how auto-commit is turned on in some configuration; empty if that is not shown. */
  public static Optional<AutoCommit> of(Consumer consumer, KafkaApplication application) {
    return consumer.configs().stream()
        .flatMap(config -> in(config, consumer, application).stream())
        .findFirst();
  }

  /** Returns whether auto-commit of a consumer is off for certain. */
  public static boolean isOff(Consumer consumer, KafkaApplication application) {
    return consumer.configs().stream()
        .filter(config -> !consumer.leavesToProfiles(config, Keys.AUTO_COMMIT))
        .allMatch(
            config ->
                application.effective(consumer, config, Keys.AUTO_COMMIT)
                        instanceof Effective.SetHere set
                    && says(set.setting(), "false"));
  }

  private static boolean says(Setting setting, String expected) {
    return setting.value().text().filter(text -> text.equalsIgnoreCase(expected)).isPresent();
  }

  /** Returns the place to report: the setting, or where one belongs. */
  public Site site() {
    return setting.map(Setting::site).orElseGet(() -> config.siteOfMissing(consumer.creation()));
  }

  /** Returns a clause for messages. */
  public String phrase() {
    return setting
            .map(set -> "'%s' is 'true'".formatted(set.spelling()))
            .orElse(
                "'enable.auto.commit' is not set, and it is 'true' by default because 'group.id' is"
                    + " set")
        + Profiles.inProfile(config);
  }
}
