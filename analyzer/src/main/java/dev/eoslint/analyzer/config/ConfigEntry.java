package dev.eoslint.analyzer.config;

import dev.eoslint.analyzer.model.Site;

/**
 * One key and its value.
 *
 * <p>An entry that a YAML merge key or an alias of a whole collection brings in carries the sites
 * of the anchored text, since that is what a user would change. Where an alias stands for a single
 * value, {@code valueSite} is the alias.
 *
 * @param key the flat key: names joined by dots, list positions as {@code [0]}
 * @param value the value without quotes and escapes; empty for {@link ValueStyle#NULL} and {@link
 *     ValueStyle#EMPTY_COLLECTION}. Template expressions stand as they are written
 * @param keySite where the last name of the key is written; the value for an item of a list
 * @param valueSite where the value is written, with its quotes; an empty range after the key if
 *     there is none
 * @param style how the value is written
 */
public record ConfigEntry(
    String key, String value, Site keySite, Site valueSite, ValueStyle style) {

  /** Returns the range from the start of the key to the end of the value. */
  public Site site() {
    return new Site(
        keySite.file(),
        keySite.startLine(),
        keySite.startColumn(),
        valueSite.endLine(),
        valueSite.endColumn());
  }
}
