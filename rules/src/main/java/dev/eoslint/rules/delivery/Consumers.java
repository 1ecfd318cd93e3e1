package dev.eoslint.rules.delivery;

import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.rules.setting.Keys;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** What rules on consumers ask of them, and of what was seen of them. */
final class Consumers {

  private Consumers() {}

  /** Returns whether each poll gives one record at most, or may do so. */
  static boolean mayPollSingleRecords(Consumer consumer) {
    return consumer.configs().stream()
        .map(config -> config.lastSetting(Keys.MAX_POLL_RECORDS))
        .flatMap(Optional::stream)
        .anyMatch(setting -> setting.value().text().filter(text -> !text.equals("1")).isEmpty());
  }

  /** Returns the elements of {@code all} without those that concern the same site again. */
  static <T> List<T> oncePerSite(List<T> all, Function<T, Site> site) {
    Set<Site> seen = new HashSet<>();
    return all.stream().filter(each -> seen.add(site.apply(each))).toList();
  }
}
