package dev.eoslint.analyzer.config;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The one form of flat keys. */
public final class FlatKeys {

  private static final Pattern BRACKETED_NAME =
      Pattern.compile("\\.?\\[([^\\[\\]]*[^0-9\\[\\]][^\\[\\]]*)]");

  private FlatKeys() {}

  /**
   * Returns a key in which a name that stands in brackets, as Spring Boot has it, is an ordinary
   * part: {@code properties[isolation.level]} becomes {@code properties.isolation.level}. Positions
   * in lists stay.
   */
  public static String withoutBrackets(String key) {
    if (key.indexOf('[') < 0) {
      return key;
    }
    Matcher bracketed = BRACKETED_NAME.matcher(key);
    String plain = bracketed.replaceAll(match -> "." + Matcher.quoteReplacement(match.group(1)));
    return plain.startsWith(".") && !key.startsWith(".") ? plain.substring(1) : plain;
  }
}
