package dev.eoslint.rules.timing;

import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Effective;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The number that certainly holds for a key of a client; of several configurations the largest.
 *
 * @param key the key
 * @param number the number
 * @param site where the application sets it; empty when it is a default
 */
record Amount(String key, long number, Optional<Site> site) {

  private static final Pattern NUMBER = Pattern.compile("\\d{1,15}");

  /**
   * Returns the largest number that one of {@code configs} has for {@code key}.
   *
   * @param client where the client is created that has these configurations
   */
  static Optional<Amount> largest(
      String key, List<ClientConfig> configs, Site client, KafkaApplication application) {
    Optional<Amount> largest = Optional.empty();
    for (ClientConfig config : configs) {
      Optional<Amount> here = of(key, application.effective(config, key, client));
      if (here.isEmpty()) {
        return Optional.empty();
      } else if (largest.isEmpty() || here.get().number > largest.get().number) {
        largest = here;
      }
    }
    return largest;
  }

  private static Optional<Amount> of(String key, Effective effective) {
    if (effective instanceof Effective.SetHere set) {
      Setting setting = set.setting();
      return setting
          .value()
          .text()
          .map(String::strip)
          .filter(text -> !setting.conditional() && NUMBER.matcher(text).matches())
          .map(text -> new Amount(key, Long.parseLong(text), Optional.of(setting.site())));
    } else if (effective instanceof Effective.DefaultApplies byDefault
        && NUMBER.matcher(byDefault.value()).matches()) {
      return Optional.of(new Amount(key, Long.parseLong(byDefault.value()), Optional.empty()));
    }
    return Optional.empty();
  }

  /** Returns {@code "'max.poll.records' of '500' (the default)"}. */
  String phrase() {
    return "'%s' of '%d'%s".formatted(key, number, site.isPresent() ? "" : " (the default)");
  }
}
