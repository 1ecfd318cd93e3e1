package dev.eoslint.analyzer.dialect.facts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Brings several sightings of one client together. */
final class Merging {

  private Merging() {}

  /**
   * Returns the clients without repetition. Where a creation was seen with its whole configuration,
   * executions that saw less of it add nothing.
   */
  static List<ClientSighting> merged(List<ClientSighting> all) {
    Map<Object, List<ClientSighting>> byCreation = new LinkedHashMap<>();
    all.forEach(
        sighting ->
            byCreation
                .computeIfAbsent(sighting.creation(), key -> new ArrayList<>())
                .add(sighting));
    List<ClientSighting> merged = new ArrayList<>();
    for (List<ClientSighting> group : byCreation.values()) {
      boolean anyComplete = group.stream().anyMatch(ClientSighting::isComplete);
      merged.addAll(
          distinct(group.stream().filter(each -> !anyComplete || each.isComplete()).toList()));
    }
    return merged;
  }

  private static List<ClientSighting> distinct(List<ClientSighting> group) {
    List<ClientSighting> kept = new ArrayList<>();
    for (ClientSighting sighting : group) {
      ClientSighting known = kept.stream().filter(sighting::sameAs).findFirst().orElse(null);
      if (known == null) {
        kept.add(sighting);
      } else {
        known.absorb(sighting);
      }
    }
    return kept;
  }
}
