package dev.eoslint.analyzer.config.spring;

import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.config.ValueStyle;
import java.math.BigInteger;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Spring Boot reads YAML with the types of YAML 1.1 and hands their Java text on: {@code yes}
 * arrives as {@code true} and {@code 60_000} as {@code 60000}.
 */
final class YamlScalars {

  private static final Set<String> TRUE =
      Set.of("yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON");
  private static final Set<String> FALSE =
      Set.of("no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF");
  private static final Pattern DECIMAL = Pattern.compile("[-+]?(?:0|[1-9][0-9_]*)");
  private static final Pattern OCTAL = Pattern.compile("[-+]?0[0-7_]+");
  private static final Pattern HEXADECIMAL = Pattern.compile("[-+]?0x[0-9a-fA-F_]+");

  private YamlScalars() {}

  /** Returns the text that Spring Boot sees for a value of a file. */
  static String text(ConfigEntry entry) {
    boolean yaml = !entry.keySite().file().endsWith(".properties");
    return yaml && entry.style() == ValueStyle.PLAIN ? plainText(entry.value()) : entry.value();
  }

  private static String plainText(String text) {
    if (TRUE.contains(text)) {
      return "true";
    } else if (FALSE.contains(text)) {
      return "false";
    } else if (DECIMAL.matcher(text).matches()) {
      return number(text, "", 10);
    } else if (OCTAL.matcher(text).matches()) {
      return number(text, "0", 8);
    } else if (HEXADECIMAL.matcher(text).matches()) {
      return number(text, "0x", 16);
    }
    return text;
  }

  private static String number(String text, String prefix, int radix) {
    String digits = text.replace("_", "").replace("+", "").replaceFirst(prefix, "");
    return digits.isEmpty() || digits.equals("-") ? text : new BigInteger(digits, radix).toString();
  }
}
