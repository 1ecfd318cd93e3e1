package dev.eoslint.analyzer.config.placeholder;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;

/**
 * Turns texts with placeholders into values.
 *
 * <ul>
 *   <li><code>${name}</code> becomes the value of the property if it is known, else {@link
 *       Value.PerInstance} for a name that tells instances apart, {@link Value.Random} for <code>
 *       ${random.uuid}</code> and its like, else {@link Value.External}. A name that tells
 *       instances apart and has a default of its own stays {@code External}, since nobody knows
 *       whether it is set; only {@code HOSTNAME} always is.
 *   <li><code>#{...}</code> (Spring's expression language) becomes known only if it is a literal
 *       string, and an environment variable if it does nothing but read one.
 *   <li><code>$(NAME)</code> (Kubernetes), <code>%NAME%</code> (Windows) and <code>@name@</code>
 *       (Maven's resource filtering) become {@code External} or {@code PerInstance}.
 *   <li><code>{{ expression }}</code> (Helm, Jinja, Camel) becomes {@code External}, named after
 *       the expression: {@code .Values.replicaCount}; a literal default of the expression is kept.
 * </ul>
 *
 * <p>Parts in a row become a {@link Value.Composite}.
 */
public final class Placeholders {

  /** A longer text is a document of its own; taking it apart could take long. */
  private static final int MAXIMUM_LENGTH = 2_000;

  private Placeholders() {}

  /**
   * Returns the value of a text in {@link PlaceholderSyntax#PROPERTIES} syntax of which no property
   * is known.
   *
   * @param text as the file states it, without quotes and escapes of the file
   * @param site where it stands
   */
  public static Value parse(String text, Site site) {
    return resolve(text, site, PlaceholderSyntax.PROPERTIES, PropertyLookup.NONE);
  }

  /**
   * Returns the value of a text of which no property is known.
   *
   * @param text as the file states it, without quotes and escapes of the file
   * @param site where it stands
   * @param syntax what <code>${...}</code> means there
   */
  public static Value parse(String text, Site site, PlaceholderSyntax syntax) {
    return resolve(text, site, syntax, PropertyLookup.NONE);
  }

  /**
   * Returns the value of a text whose placeholders may name known properties. A text with
   * placeholders of more than 2,000 characters is not looked at and gives {@link Value.Unknown}.
   *
   * @param text as the file states it, without quotes and escapes of the file
   * @param site where it stands
   * @param syntax what <code>${...}</code> means there
   * @param properties the known properties, asked by the names that the placeholders hold
   */
  public static Value resolve(
      String text, Site site, PlaceholderSyntax syntax, PropertyLookup properties) {
    if (!mayHoldPlaceholder(text)) {
      return Value.known(text, site);
    }
    return text.length() > MAXIMUM_LENGTH
        ? Value.unknown(site)
        : new PlaceholderEvaluator(site, properties).value(PlaceholderParser.parse(text, syntax));
  }

  private static boolean mayHoldPlaceholder(String text) {
    return text.chars().anyMatch(character -> "$#{%@".indexOf(character) >= 0);
  }
}
