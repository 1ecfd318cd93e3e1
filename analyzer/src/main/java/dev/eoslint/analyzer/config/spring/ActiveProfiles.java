package dev.eoslint.analyzer.config.spring;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The profiles that are active in a view, in the order in which their files override each other.
 *
 * @param names later ones win; never empty, since without any other the profile {@code default} is
 *     active
 * @param cloudPlatform the cloud platform that is assumed
 */
record ActiveProfiles(Set<String> names, Optional<String> cloudPlatform) {

  private static final String DEFAULT_PROFILE = "default";

  /** Returns the active profiles, {@code default} if the list is empty. */
  static ActiveProfiles of(List<String> names, Optional<String> cloudPlatform) {
    return new ActiveProfiles(
        new LinkedHashSet<>(names.isEmpty() ? List.of(DEFAULT_PROFILE) : names), cloudPlatform);
  }

  /** Returns the position of a profile among the active ones, -1 for no profile. */
  int rank(Optional<String> profile) {
    return profile.map(name -> List.copyOf(names).indexOf(name)).orElse(-1);
  }
}
