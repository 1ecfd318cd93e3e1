package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.config.placeholder.PropertyLookup;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads numbers of instances. */
final class InstanceCounts {

  /** No more digits than any cluster has instances. */
  private static final Pattern NUMBER = Pattern.compile("\\d{1,6}");

  private InstanceCounts() {}

  /**
   * Returns the greatest number that surely stands under a key.
   *
   * @param kind what states the number, for people
   */
  static Optional<InstanceCount> greatest(ManifestView view, String key, String kind) {
    return view.all(key).stream()
        .filter(view::isCertain)
        .flatMap(
            entry -> count(view.value(entry, PropertyLookup.NONE), kind, entry.site()).stream())
        .reduce(InstanceCount::greater);
  }

  /** A default holds until somebody replaces it; it is what the files show. */
  private static Optional<InstanceCount> count(Value value, String kind, Site site) {
    if (value instanceof Value.External external) {
      return external.defaultValue().flatMap(known -> count(known, kind, site));
    }
    return value
        .text()
        .map(String::strip)
        .filter(text -> NUMBER.matcher(text).matches())
        .map(
            text ->
                new InstanceCount(
                    Integer.parseInt(text), kind, value.innermostOrigin().orElse(site)));
  }
}
