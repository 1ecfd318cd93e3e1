package dev.eoslint.rules.pipeline;

import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.Effective;
import dev.eoslint.analyzer.model.IgnoredSetting;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.rules.setting.Keys;
import dev.eoslint.rules.setting.Profiles;
import java.util.Locale;
import java.util.Optional;

/**
 * A consumer that reads records of open and aborted transactions.
 *
 * @param site the place to report
 * @param statement a full sentence that says how the sources show it
 * @param explicit whether the application asks for it, and does not merely leave it open
 * @param unread where the application asks for committed records without any effect
 */
record Isolation(Site site, String statement, boolean explicit, Optional<Setting> unread) {

  private static final String READ_UNCOMMITTED = "read_uncommitted";

  /**
   * Returns how {@code consumer} reads uncommitted records, if {@code config} shows that it does.
   */
  static Optional<Isolation> uncommitted(
      Consumer consumer, ClientConfig config, KafkaApplication application) {
    Effective effective = application.effective(consumer, config, Keys.ISOLATION_LEVEL);
    if (effective instanceof Effective.SetHere set) {
      return isUncommitted(set.setting().value().text())
          ? Optional.of(explicit(set.setting(), config))
          : Optional.empty();
    } else if (effective instanceof Effective.DefaultApplies byDefault
        && isUncommitted(Optional.of(byDefault.value()))) {
      return Optional.of(
          config
              .ignoredSetting(Keys.ISOLATION_LEVEL)
              .filter(IgnoredSetting::misplaced)
              .map(ignored -> ineffective(ignored, config))
              .orElseGet(() -> missing(consumer, config, byDefault)));
    }
    return Optional.empty();
  }

  /** Spring reads relaxed spellings; Kafka itself only knows the lower-case one. */
  private static boolean isUncommitted(Optional<String> value) {
    return value
        .map(text -> text.toLowerCase(Locale.ROOT).replace('-', '_'))
        .filter(READ_UNCOMMITTED::equals)
        .isPresent();
  }

  private static Isolation explicit(Setting setting, ClientConfig config) {
    return new Isolation(
        setting.site(),
        "'%s' is 'read_uncommitted'%s.".formatted(setting.spelling(), Profiles.inProfile(config)),
        true,
        Optional.empty());
  }

  private static Isolation ineffective(IgnoredSetting ignored, ClientConfig config) {
    return new Isolation(
        ignored.setting().site(),
        "'%s' has no effect on this consumer%s: %s"
            .formatted(ignored.setting().spelling(), Profiles.inProfile(config), ignored.reason()),
        false,
        Optional.of(ignored.setting()).filter(Isolation::asksForCommitted));
  }

  private static Isolation missing(
      Consumer consumer, ClientConfig config, Effective.DefaultApplies byDefault) {
    String missing =
        "The consumer does not set 'isolation.level'%s, so that it is 'read_uncommitted' (%s)"
            .formatted(Profiles.inProfile(config), byDefault.explanation());
    Optional<IgnoredSetting> outOfReach =
        config
            .ignoredSetting(Keys.ISOLATION_LEVEL)
            .filter(ignored -> asksForCommitted(ignored.setting()));
    return new Isolation(
        config.siteOfMissing(consumer.creation()),
        outOfReach
            .map(
                ignored ->
                    "%s; '%s' has no effect on it: %s"
                        .formatted(missing, ignored.setting().spelling(), ignored.reason()))
            .orElseGet(() -> missing + "."),
        false,
        outOfReach.map(IgnoredSetting::setting));
  }

  private static boolean asksForCommitted(Setting setting) {
    return setting.value().text().isPresent() && !isUncommitted(setting.value().text());
  }

  /** Returns {@code problem} with the place that asks for committed records in vain. */
  Problem explained(Problem problem) {
    return unread
        .filter(setting -> !setting.site().equals(site))
        .map(setting -> problem.withRelated(setting.site(), "does not reach the consumer"))
        .orElse(problem);
  }
}
