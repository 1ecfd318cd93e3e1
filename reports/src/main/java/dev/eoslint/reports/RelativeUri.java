package dev.eoslint.reports;

import java.nio.charset.StandardCharsets;

/** Paths as relative references in the sense of RFC 3986. */
final class RelativeUri {

  /** What a path segment may hold as it is; a colon could be taken for the end of a scheme. */
  private static final String LITERAL = "-._~!$&'()*+,;=@/";

  private static final char[] HEX = "0123456789ABCDEF".toCharArray();

  private RelativeUri() {}

  /**
   * Returns {@code path} with all other characters percent-encoded in UTF-8.
   *
   * @param path a relative path with forward slashes
   */
  static String of(String path) {
    StringBuilder uri = new StringBuilder(path.length());
    for (byte octet : path.getBytes(StandardCharsets.UTF_8)) {
      if (isLiteral(octet)) {
        uri.append((char) octet);
      } else {
        uri.append('%').append(HEX[(octet >> 4) & 0xF]).append(HEX[octet & 0xF]);
      }
    }
    return uri.toString();
  }

  private static boolean isLiteral(byte octet) {
    return (octet >= 'a' && octet <= 'z')
        || (octet >= 'A' && octet <= 'Z')
        || (octet >= '0' && octet <= '9')
        || LITERAL.indexOf(octet) >= 0;
  }
}
