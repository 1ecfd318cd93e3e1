package dev.eoslint.rules.setting;

import java.util.List;
import java.util.Optional;

/**
 * A number that holds for a key.
 *
 * @param key the key
 * @param number the number
 * @param remark why it holds, when the application does not set it
 * @param stated the setting, when the application sets it
 */
public record Amount(String key, long number, String remark, Optional<Stated> stated) {

  /**
   * Returns the largest number that a client has for {@code key} in one of its configurations.
   *
   * @param configurations all configurations of the client
   * @return empty when the number of one of them is not certain
   */
  public static Optional<Amount> largest(String key, List<ConfiguredClient> configurations) {
    Optional<Amount> largest = Optional.empty();
    for (ConfiguredClient each : configurations) {
      if (each.client().leavesToProfiles(each.config(), key)) {
        continue;
      }
      Optional<Amount> here = each.amount(key).filter(Amount::isFixed);
      if (here.isEmpty()) {
        return Optional.empty();
      } else if (largest.isEmpty() || here.get().number > largest.get().number) {
        largest = here;
      }
    }
    return largest;
  }

  /** Returns whether nothing outside of the sources can replace the number. */
  public boolean isFixed() {
    return stated.map(Stated::isFixed).orElse(true);
  }

  /** Returns {@code "'linger.ms' of '5' (the default in version 4.0.0)"}. */
  public String phrase() {
    return "'%s' of '%d'%s".formatted(key, number, remark);
  }
}
