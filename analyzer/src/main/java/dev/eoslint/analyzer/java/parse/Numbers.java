package dev.eoslint.analyzer.java.parse;

import java.math.BigInteger;
import java.util.Locale;
import java.util.Optional;

/** Reads integer literals (JLS 3.10.1). */
final class Numbers {

  private Numbers() {}

  /** Returns the value in decimal, or nothing for a literal that is not legal. */
  static Optional<String> decimal(String written) {
    String digits = written.replace("_", "").toLowerCase(Locale.ROOT);
    if (digits.endsWith("l")) {
      digits = digits.substring(0, digits.length() - 1);
    }
    try {
      if (digits.startsWith("0x")) {
        return Optional.of(new BigInteger(digits.substring(2), 16).toString());
      } else if (digits.startsWith("0b")) {
        return Optional.of(new BigInteger(digits.substring(2), 2).toString());
      } else if (digits.length() > 1 && digits.startsWith("0")) {
        return Optional.of(new BigInteger(digits, 8).toString());
      }
      return Optional.of(new BigInteger(digits).toString());
    } catch (NumberFormatException notANumber) {
      return Optional.empty();
    }
  }
}
